import { Client, FTPError } from 'basic-ftp';
import { expect, it, vi } from 'vitest';
import { openFtp } from '../../../build/commands/upload/ftp.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';

const place = () => remotePlace(new URL('ftp://agency@example.com'), { UPLOAD_PASSWORD: 'secret' });

it.each([500, 530, 421])('a password that an FTP server repeats is not shown: %s', async (code) => {
  const message = `${code} 'PASS secret': command not understood`;
  vi.spyOn(Client.prototype, 'access').mockRejectedValue(new FTPError({ code, message }));
  const refused = openFtp(place());
  await expect(refused).rejects.toThrow("'PASS ***': command not understood");
  await expect(refused).rejects.not.toThrow('secret');
});
