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

it.each([
  ['is incomplete', async () => 2, '2 of 4 bytes arrived'],
  ['is complete', async () => 4, undefined],
  [
    'has no known size',
    () => Promise.reject(new FTPError({ code: 502, message: '502 What is SIZE?' })),
    undefined,
  ],
])(
  'a file that %s on an FTP server gets its name only if nothing is missing',
  async (_how, size, problem) => {
    const server = vi.mocked(Client.prototype);
    vi.spyOn(server, 'access').mockResolvedValue({ code: 230, message: '' });
    vi.spyOn(server, 'pwd').mockResolvedValue('/');
    vi.spyOn(server, 'cd').mockResolvedValue({ code: 250, message: '' });
    vi.spyOn(server, 'list').mockResolvedValue([]);
    vi.spyOn(server, 'uploadFrom').mockResolvedValue({ code: 226, message: '' });
    vi.spyOn(server, 'size').mockImplementation(size);
    const rename = vi.spyOn(server, 'rename').mockResolvedValue({ code: 250, message: '' });
    rename.mockClear();
    const put = (await openFtp(place())).put('a.txt', Buffer.from('text'));
    if (problem) await expect(put).rejects.toThrow(problem);
    else await put;
    expect(rename).toHaveBeenCalledTimes(problem ? 0 : 1);
  },
);
