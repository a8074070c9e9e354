import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendCode } from '../signIn/verifyCodes.ts';
import type { Visitor } from '../../testing/testApp.ts';
import { openMemberSite, START } from '../../testing/memberSite.ts';

const { site, sent, office, get, post, put, answerOf, rowOf, logOf } = await openMemberSite();
afterAll(() => site.close());
beforeEach(() => site.at(START));
const { db } = site;
const { appId, classmateIds } = site.people;

test('S25: a disabled member has no session and cannot sign in until enabled again', async () => {
  const id = classmateIds[2] ?? '';
  const banned = await site.signIn('xuesheng4');
  const operator = await office();
  const { version } = await rowOf(id);
  expect(answerOf(await put(operator, '/member/update', { id, version, status: '3' }))).toBe('VALIDATION');
  expect(answerOf(await put(operator, '/member/update', { id, version, status: '3', reason: '代考' }))).toBe('ok');
  expect(answerOf(await get(banned, '/member/queryCurrent'))).toMatch(/SIGN_IN_REQUIRED|ENV_SESSION/);
  await expect(site.signIn('xuesheng4')).rejects.toThrow('ACCOUNT_DISABLED');
  expect(answerOf(await put(operator, '/member/update', { id, version: version + 1, status: '1' }))).toBe('ok');
  await site.signIn('xuesheng4');
});

test('S25: a new password needs the old one or a code, ends other sessions, and guessing locks', async () => {
  const here = await site.signIn('xuesheng2');
  const elsewhere = await site.signIn('xuesheng2');
  const change = (visitor: Visitor, body: object) => put(visitor, '/member/updatePwd', body);
  expect(answerOf(await change(here, { password: 'kites over the sea' }))).toBe('VALIDATION');
  expect(answerOf(await change(here, { password: 'kites over the sea', oldPassword: 'wrong' }))).toBe('PWD_WRONG');
  expect(answerOf(await change(here, { password: 'password1', oldPassword: 'aosai2026' }))).toBe('PWD_WEAK');
  expect(answerOf(await change(here, { password: '13800000010', oldPassword: 'aosai2026' }))).toBe('PWD_WEAK');
  expect(answerOf(await change(here, { password: 'kites over the sea', oldPassword: 'aosai2026' }))).toBe('ok');
  expect([
    answerOf(await get(here, '/member/queryCurrent')),
    answerOf(await get(elsewhere, '/member/queryPointsRanking')),
  ]).toEqual(['ok', 'ENV_SESSION']);
  await expect(site.signIn('xuesheng2')).rejects.toThrow('LOGIN_FAILED');
  await site.signIn('xuesheng2', 'member', 'kites over the sea');
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => change(here, { password: 'another good one', oldPassword: 'guess' })),
  );
  expect(new Set(guesses.map(answerOf))).toEqual(new Set(['PWD_WRONG', 'LOGIN_LOCKED']));
});

test('S24: a sent code resets a forgotten password, and a number without an account gets none', async () => {
  const context = { db, appId, services: site.services, ip: '10.2.2.2' };
  const reset = async (mobile: string, code: string | undefined) => {
    const reply = await post(null, '/member/pwd', { mobile, code, password: 'a boat on the lake' });
    return { ...reply, serverTime: undefined };
  };
  const wrongOf = (code: string | undefined) => (code === '000000' ? '000001' : '000000');
  const [known, unknown] = ['13800000013', '13999999999'] as const;
  await sendCode(context, { channel: 'sms', target: known, purpose: 'resetPwd' });
  const code = sent.at(-1);
  const wrong = await reset(known, wrongOf(code));
  const [right, again] = [await reset(known, code), await reset(known, code)];
  expect([wrong, right, again]).toMatchObject([{ code: 'CODE_WRONG' }, { success: true }, { code: 'CODE_WRONG' }]);

  const messages = sent.length;
  await sendCode(context, { channel: 'sms', target: unknown, purpose: 'resetPwd' });
  expect(sent.length).toBe(messages);
  expect(await reset(unknown, wrongOf(code))).toEqual(wrong);
  expect(await logOf('member:pwd')).toHaveLength(1);
});
