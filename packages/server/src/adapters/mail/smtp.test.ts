import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpMail } from './smtp.ts';

async function mailServer(accept: boolean) {
  const received: { from: string; to: string[]; user: unknown; raw: string }[] = [];
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onData: (stream, { envelope, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user, raw });
        done(accept ? null : new Error('mailbox full'));
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: (password: string) => `smtp://aosai:${password}@127.0.0.1:${port}` };
}
const mail = { to: 'parent@example.com', subject: '验证码 123456（登录）', text: '您的验证码是 123456。' };

test('smtpMail: delivers a mail unchanged, from the configured address', async () => {
  const { received, url } = await mailServer(true);
  await smtpMail({ url: url('secret'), from: '奥赛学堂 <no-reply@example.com>' }).send(mail);
  const [one] = received;
  expect({ ...one, raw: '' }).toEqual({ from: 'no-reply@example.com', to: [mail.to], user: 'aosai', raw: '' });
  const [head = '', body = ''] = one?.raw.split('\r\n\r\n') ?? [];
  const [, encoded = ''] = /^Subject: =\?UTF-8\?B\?(.+?)\?=/m.exec(head) ?? [];
  expect(Buffer.from(encoded, 'base64').toString()).toBe(mail.subject);
  expect(Buffer.from(body, 'base64').toString().trim()).toBe(mail.text);
});

test('smtpMail: sends HTML as an alternative to the same text', async () => {
  const { received, url } = await mailServer(true);
  const html = '<p>您的验证码是 123456。</p>';
  await smtpMail({ url: url('secret'), from: 'a@example.com' }).send({ ...mail, html });
  const raw = received[0]?.raw ?? '';
  expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  const parts = [...raw.matchAll(/Content-Type: (text\/\w+)[^]*?\r\n\r\n([\w+/=\r\n]+)/g)];
  expect(parts.map(([, type, body = '']) => [type, Buffer.from(body, 'base64').toString().trim()])).toEqual([
    ['text/plain', mail.text],
    ['text/html', html],
  ]);
});

test('smtpMail: rejects when the mail server refuses', async () => {
  const full = await mailServer(false);
  await expect(smtpMail({ url: full.url('secret'), from: 'a@example.com' }).send(mail)).rejects.toThrow('mailbox full');
  await expect(smtpMail({ url: full.url('wrong'), from: 'a@example.com' }).send(mail)).rejects.toThrow('Invalid login');
});
