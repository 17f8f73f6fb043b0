import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Client, FTPError } from 'basic-ftp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openFtp } from '../../../build/commands/upload/ftp.ts';
import { remotePlace } from '../../../build/commands/upload/place.ts';

const place = (server = 'example.com') =>
  remotePlace(new URL(`ftp://agency@${server}`), { UPLOAD_PASSWORD: 'secret' });

it('a password is never sent to an FTP server without encryption', async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.write('220 Ready\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      received += line;
      socket.write('502 Not known\r\n');
    });
    socket.on('error', () => {});
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(openFtp(place(`127.0.0.1:${port}`))).rejects.toThrow('nothing is sent unencrypted');
  expect(received).toContain('AUTH TLS');
  expect(received).not.toMatch(/PASS|secret/);
});

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
