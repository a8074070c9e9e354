import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { loginFailure } from '../../db/schema/platform.ts';
import { openTestApp } from '../../testing/testApp.ts';
import { workBitsOf } from '@aosai/api/accounts/proofOfWork';
import { newId } from '../../base/newId.ts';
import { workFor } from '../../testing/sendWithWork.ts';
import { drawCaptcha, solveCaptcha } from '../captcha/captchas.ts';
import { lockedUntilMs } from './loginLimits.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);

const site = await openTestApp();
beforeEach(async () => {
  site.at(start);
  await site.db.delete(loginFailure);
});
afterAll(() => site.close());

const attempt = async (account: string, password: string, ip = '10.0.0.1', captcha?: string, proof?: string) => {
  const body = { account, password, realm: 'member', captcha, proof };
  const reply = await site.send('POST', '/auth/loginByPwd', { body, ip });
  return reply.body.code ?? 'in';
};
/** The challenge that a try gets. */
const challengeFor = async (account: string, captcha?: string, ip = '10.0.0.1') => {
  const body = { account, password: 'wrong', realm: 'member', captcha };
  const reply = await site.send('POST', '/auth/loginByPwd', { body, ip });
  return reply.body.challenge ?? '';
};
/** Each from its own address, so that no work is demanded. */
const wrong = (count: number, account = 'xuesheng') =>
  Promise.all(Array.from({ length: count }, (_, i) => attempt(account, 'wrong', `10.1.${i >> 8}.${i & 255}`)));
async function solved() {
  const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  const { id, text } = await drawCaptcha(context);
  await solveCaptcha(context, id, text);
  return id;
}
const tally = (codes: string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length]));

test('login: five wrong passwords lock this account only, even for the right password', async () => {
  expect(await wrong(5)).toEqual(Array.from({ length: 5 }, () => 'LOGIN_FAILED'));
  expect(await attempt('xuesheng', 'aosai2026')).toBe('LOGIN_LOCKED');
  expect(await attempt('xuesheng', 'aosai2026', '10.9.9.9')).toBe('LOGIN_LOCKED');
  expect(await attempt('laoshi', 'aosai2026')).toBe('in');
  site.at(after(15));
  expect(await attempt('xuesheng', 'aosai2026')).toBe('in');
});

test('login: concurrent tries pass no more often than sequential ones', async () => {
  expect(tally(await wrong(60))).toEqual({ LOGIN_FAILED: 5, LOGIN_LOCKED: 55 });
});

test('login: after three failures of an account at one address, each try there needs a new proof of work', async () => {
  for (let i = 0; i < 3; i += 1) expect(await attempt('xuesheng', 'wrong')).toBe('LOGIN_FAILED');
  expect(await attempt('xuesheng', 'aosai2026')).toBe('WORK_REQUIRED');
  expect(await attempt('laoshi', 'aosai2026')).toBe('in');
  const proof = workFor(await challengeFor('xuesheng'));
  expect(await attempt('xuesheng', 'wrong', undefined, undefined, proof)).toBe('LOGIN_FAILED');
  expect(await attempt('xuesheng', 'aosai2026', undefined, undefined, proof)).toBe('WORK_REQUIRED');
  expect(await attempt('xuesheng', 'aosai2026', undefined, undefined, workFor(await challengeFor('xuesheng')))).toBe(
    'in',
  );
  expect(await attempt('xuesheng', 'wrong')).toBe('LOGIN_FAILED');
});

test('login: a solved picture quarters the work, does not replace it, and works for one try', async () => {
  for (let i = 0; i < 3; i += 1) await attempt('xuesheng', 'wrong');
  const captcha = await solved();
  expect(await attempt('xuesheng', 'aosai2026', undefined, captcha)).toBe('WORK_REQUIRED');
  const [plain, eased] = [await challengeFor('xuesheng'), await challengeFor('xuesheng', captcha)];
  expect(workBitsOf(plain) - workBitsOf(eased)).toBe(2);
  // Work that was reduced for a picture is not enough without one.
  expect(await attempt('xuesheng', 'aosai2026', undefined, undefined, workFor(eased))).toBe('WORK_REQUIRED');
  expect(await attempt('xuesheng', 'wrong', undefined, captcha, workFor(eased))).toBe('LOGIN_FAILED');
  expect(await attempt('xuesheng', 'aosai2026', undefined, captcha)).toBe('CAPTCHA_REQUIRED');
});

test('login: a proof is invalid for another account or address, when made up, and after five minutes', async () => {
  for (const account of ['xuesheng', 'laoshi']) for (let i = 0; i < 3; i += 1) await attempt(account, 'wrong');
  const challenge = await challengeFor('xuesheng');
  const proof = workFor(challenge);
  const easy = workFor(challenge.replace(/^\d+/, '1'));
  // Counters are the smallest that fit, so smaller ones fit nothing.
  for (const lie of [proof.replace(/~.*$/, '~0-0-0-0-0-0-0-0'), easy])
    expect(await attempt('xuesheng', 'aosai2026', undefined, undefined, lie)).toBe('WORK_REQUIRED');
  expect(await attempt('laoshi', 'aosai2026', undefined, undefined, proof)).toBe('WORK_REQUIRED');
  site.at(after(5));
  expect(await attempt('xuesheng', 'aosai2026', undefined, undefined, proof)).toBe('WORK_REQUIRED');
});

test('lockedUntilMs: doubles each further lock', () => {
  const at = (minute: number) => start.getTime() + minute * MINUTE_MS;
  const five = (minute: number) => Array.from({ length: 5 }, () => at(minute));
  const limit = { tries: 5, windowMs: 15 * MINUTE_MS };
  const lockedUntil = (failuresMs: number[]) => lockedUntilMs(failuresMs, limit);
  expect(lockedUntil(five(0).slice(1))).toBe(0);
  expect(lockedUntil([0, 4, 8, 12, 16].map(at))).toBe(0);
  expect(lockedUntil([0, 3, 6, 9, 12].map(at))).toBe(at(27));
  expect(lockedUntil([...five(0), ...five(20)])).toBe(at(50));
  expect(lockedUntil([...five(0), ...five(20), ...five(60)])).toBe(at(120));
});

test('login: a success clears the failures before it', async () => {
  await wrong(4);
  expect(await attempt('xuesheng', 'aosai2026')).toBe('in');
  for (let i = 0; i < 7; i += 1) expect(await attempt('xuesheng', 'aosai2026')).toBe('in');
  expect(await wrong(4)).toEqual(Array.from({ length: 4 }, () => 'LOGIN_FAILED'));
  expect(await attempt('xuesheng', 'aosai2026')).toBe('in');
});

test('login: an unknown account behaves like a wrong password, including the lock', async () => {
  const codes = [...(await wrong(5, 'nobody')), await attempt('nobody', 'aosai2026')];
  expect(codes).toEqual([...Array.from({ length: 5 }, () => 'LOGIN_FAILED'), 'LOGIN_LOCKED']);
});

test('login: after 200 failures of an address in ten minutes each try costs work, more with every doubling', async () => {
  const fail = (count: number) =>
    site.db
      .insert(loginFailure)
      .values(
        Array.from({ length: count }, () => ({ appId: 'aosai', id: newId(), subject: 'address:10.0.0.7', at: start })),
      );
  const bits: number[] = [];
  await fail(199);
  expect(await attempt('nobody', 'wrong', '10.0.0.7')).toBe('LOGIN_FAILED');
  for (const more of [0, 200, 400, 800, 1600, 3200]) {
    if (more > 0) await fail(more);
    bits.push(workBitsOf(await challengeFor('xuesheng', undefined, '10.0.0.7')));
  }
  const { workBits } = site.services.platform;
  expect(bits).toEqual([1, 2, 3, 4, 4, 4].map((growth) => workBits + growth));
  expect(await attempt('xuesheng', 'aosai2026', '10.0.0.7')).toBe('WORK_REQUIRED');
  expect(await attempt('xuesheng', 'aosai2026', '10.0.0.8')).toBe('in');
  site.at(after(10));
  expect(await attempt('xuesheng', 'aosai2026', '10.0.0.7')).toBe('in');
});

test('login: addresses of one IPv6 subscriber, and other ports, count as one address', async () => {
  for (const ip of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:9::'])
    expect(await attempt('xuesheng', 'wrong', ip)).toBe('LOGIN_FAILED');
  expect(await attempt('xuesheng', 'aosai2026', '2001:db8::3')).toBe('WORK_REQUIRED');
  expect(await attempt('xuesheng', 'aosai2026', '2001:db8:1::3')).toBe('in');
  for (const port of [1, 2, 3]) expect(await attempt('xuesheng', 'wrong', `10.0.0.9:${port}`)).toBe('LOGIN_FAILED');
  expect(await attempt('xuesheng', 'aosai2026', '10.0.0.9')).toBe('WORK_REQUIRED');
});

test('login: does not store in readable form what is typed as an account', async () => {
  await attempt('my-password-in-the-wrong-field', 'x');
  const [row] = await site.db
    .select({ count: sql<number>`count(*)::int` })
    .from(loginFailure)
    .where(sql`${loginFailure.subject} like '%wrong-field%'`);
  expect(row?.count).toBe(0);
  expect((await site.db.select().from(loginFailure).where(eq(loginFailure.appId, 'aosai'))).length).toBe(3);
});
