import { AppError } from '@aosai/api/kit/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loginFailure } from '../../db/schema/platform.ts';
import { askAs, loggedBy } from '../../testing/askAs.ts';
import { openTestApp } from '../../testing/testApp.ts';

const sent: { to: string; text: string }[] = [];
let fault: Error | null = null;
const take = (to: string, text: string) => {
  if (fault) return Promise.reject(fault);
  sent.push({ to, text });
  return Promise.resolve('250 OK queued');
};
const site = await openTestApp({
  mail: { send: ({ to, text }) => take(to, text) },
  sms: { sendCode: ({ mobile, code }) => take(mobile, code) },
});
afterAll(() => site.close());
const ask = askAs(site, await site.signIn('guanli', 'user'));
const send = (to: object) => ask<{ state: string; answer: string }>('POST /common/config/sendTest', to);

beforeEach(async () => {
  sent.length = 0;
  fault = null;
  await site.db.delete(loginFailure).where(eq(loginFailure.appId, site.people.appId));
});

test('sendTest: sends one mail and one text message, and returns what the provider answered', async () => {
  const mail = await send({ email: 'office@example.com' });
  const sms = await send({ mobile: '138 0000 0001' });
  expect([mail.data, sms.data]).toEqual([
    { state: 'sent', answer: '250 OK queued' },
    { state: 'sent', answer: '250 OK queued' },
  ]);
  expect(sent).toEqual([
    { to: 'office@example.com', text: expect.stringContaining('测试邮件') },
    { to: '13800000001', text: expect.stringMatching(/^\d{6}$/) },
  ]);
});

test('sendTest: logs each try with a masked address', async () => {
  const lines = await loggedBy(site, () => send({ mobile: '13800000001' }));
  expect(lines).toMatchObject([{ action: 'common/config:sendTest', target: 'sms' }]);
  expect(JSON.stringify(lines)).not.toContain('13800000001');
});

test('sendTest: says in words why a provider refused', async () => {
  fault = Object.assign(new Error('Invalid login'), { code: 'EAUTH', response: '535 authentication failed' });
  const mail = await send({ email: 'office@example.com' });
  fault = Object.assign(new Error('refused'), { response: '账户余额不足（isv.AMOUNT_NOT_ENOUGH）' });
  const sms = await send({ mobile: '13800000001' });
  expect([mail.data, sms.data]).toEqual([
    { state: 'refused', answer: '邮件服务器不接受账号或密码（535 authentication failed）' },
    { state: 'refused', answer: '账户余额不足（isv.AMOUNT_NOT_ENOUGH）' },
  ]);
});

test.each([
  [{ email: 'office@example.com, everybody@example.com' }, '邮箱'],
  [{ email: 'office@example.com\r\nBcc: everybody@example.com' }, '邮箱'],
  [{ email: '<script>alert(1)</script>' }, '邮箱'],
  [{ mobile: '110' }, '手机号'],
  [{ mobile: '13800000001,13800000002' }, '手机号'],
  [{}, '请填写手机号或邮箱'],
])('sendTest: refuses the address %j by the name of its field', async (to, name) => {
  const { code, message } = await send(to);
  expect([code, message]).toEqual(['VALIDATION', expect.stringContaining(name)]);
  expect(sent).toEqual([]);
});

test('sendTest: refuses the seventh try within an hour', async () => {
  const codes = [];
  for (let no = 0; no < 7; no += 1) codes.push((await send({ email: 'office@example.com' })).code ?? 'ok');
  expect(codes).toEqual([...Array<string>(6).fill('ok'), 'RATE_LIMITED']);
});

test('sendTest: says that a service is not configured', async () => {
  fault = new AppError('NOT_CONFIGURED', { name: '邮件' });
  expect((await send({ email: 'office@example.com' })).code).toBe('NOT_CONFIGURED');
});
