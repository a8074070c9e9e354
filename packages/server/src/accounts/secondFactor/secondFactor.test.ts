import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { member, session, user } from '../../db/schema/people.ts';
import { loginFailure, sysLog } from '../../db/schema/platform.ts';
import { recoveryCode, signInChallenge, totpFactor } from '../../db/schema/signIn.ts';
import { openSecondFactorSite } from '../../testing/secondFactorSite.ts';
import { visitorOf } from '../../testing/visitorOf.ts';
import { sendCode } from '../signIn/verifyCodes.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const world = await openSecondFactorSite();
const { site, newBrowser, from, ask, codeOf, passwordStep, firstStep, secondStep, turnOn } = world;
const later = (minutes: number) => site.at(new Date(site.now().getTime() + minutes * MINUTE_MS));

beforeEach(async () => {
  site.at(start);
  for (const table of [loginFailure, totpFactor, recoveryCode, signInChallenge]) await site.db.delete(table);
});
afterAll(() => site.close());

test.each([
  ['laoshi', 'member'],
  ['guanli', 'user'],
] as const)('sign-in: %s gives a code of the authenticator app after the password', async (account, realm) => {
  const { codeNow } = await turnOn(account, realm);
  later(1);
  const browser = newBrowser();
  const challenge = await firstStep(browser, account, realm);
  const reply = await secondStep(browser, { challenge, code: codeNow() });
  expect(reply.body).toMatchObject({ success: true, data: { current: { realm } } });
  expect(await codeOf(visitorOf(reply), 'GET', '/auth/verify')).toBe('ok');
});

test('sign-in: the first step sets no session and opens no call', async () => {
  await turnOn('laoshi');
  const before = await site.db.$count(session);
  const browser = newBrowser();
  const challenge = await firstStep(browser, 'laoshi');
  expect(await site.db.$count(session)).toBe(before);
  expect([...browser.cookies.keys()]).toEqual(['aosai_browser-aosai']);
  // Neither as the cookie of a session does the challenge help.
  const forged = { cookies: new Map([['aosai-aosai', challenge]]) };
  for (const [method, path] of [
    ['POST', '/secondFactor/beginTotp'],
    ['POST', '/secondFactor/prove'],
    ['POST', '/edms/desk/queryTeacherDay'],
  ] as const) {
    const body = path.endsWith('prove') ? { password: 'aosai2026' } : {};
    expect((await from(forged, method, path, body)).body.success).toBe(false);
  }
});

test('sign-in: a code that was used is refused, also when two requests race with it', async () => {
  const { codeNow } = await turnOn('laoshi');
  // The code that turned it on counts as used.
  const first = newBrowser();
  const used = await secondStep(first, { challenge: await firstStep(first, 'laoshi'), code: codeNow() });
  expect(used.body.code).toBe('SECOND_FACTOR_WRONG');

  later(1);
  const browsers = [newBrowser(), newBrowser(), newBrowser()];
  const challenges: string[] = [];
  for (const browser of browsers) challenges.push(await firstStep(browser, 'laoshi'));
  const replies = await Promise.all(
    browsers.map((browser, i) => secondStep(browser, { challenge: challenges[i], code: codeNow() })),
  );
  expect(replies.map(({ body }) => body.code ?? 'ok').toSorted()).toEqual([
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_WRONG',
    'ok',
  ]);
});

test('sign-in: a challenge is valid once, for ten minutes, in its browser and until the password changes', async () => {
  const { codeNow, recoveryCodes } = await turnOn('laoshi');
  later(1);
  const browser = newBrowser();
  const challenge = await firstStep(browser, 'laoshi');
  const stolen = await secondStep(newBrowser(), { challenge, code: codeNow() });
  expect(stolen.body.code).toBe('SECOND_FACTOR_OVER');
  // A sign-in replaces the cookie of the browser, so the second try comes with a copy of the first cookie.
  const copied = { cookies: new Map(browser.cookies) };
  expect((await secondStep(browser, { challenge, code: codeNow() })).body.success).toBe(true);
  const again = await secondStep(copied, { challenge, recoveryCode: recoveryCodes[0] });
  expect(again.body.code).toBe('SECOND_FACTOR_OVER');

  const slow = await firstStep(browser, 'laoshi');
  later(10);
  expect((await secondStep(browser, { challenge: slow, code: codeNow() })).body.code).toBe('SECOND_FACTOR_OVER');

  const other = await firstStep(browser, 'laoshi');
  const where = and(eq(member.appId, 'aosai'), eq(member.account, 'laoshi'));
  const [{ pwdHash } = { pwdHash: null }] = await site.db.select({ pwdHash: member.pwdHash }).from(member).where(where);
  await site.db.update(member).set({ pwdHash: 'another' }).where(where);
  expect((await secondStep(browser, { challenge: other, code: codeNow() })).body.code).toBe('SECOND_FACTOR_OVER');
  await site.db.update(member).set({ pwdHash }).where(where);
});

test('sign-in: a recovery code in any spelling works once, and never for somebody else', async () => {
  const { recoveryCodes, visitor } = await turnOn('laoshi');
  const theirs = await turnOn('guanli', 'user');
  const [code = ''] = recoveryCodes;
  expect(code).toMatch(/^(?:[2-9A-HJ-KMNP-Z]{4}-){3}[2-9A-HJ-KMNP-Z]{4}$/);
  expect(JSON.stringify(await site.db.select().from(recoveryCode))).not.toContain(code.replaceAll('-', ''));

  const browser = newBrowser();
  const other = await secondStep(browser, {
    challenge: await firstStep(browser, 'laoshi'),
    recoveryCode: theirs.recoveryCodes[0],
  });
  expect(other.body.code).toBe('SECOND_FACTOR_WRONG');
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const enter = async () =>
    (await secondStep(browser, { challenge: await firstStep(browser, 'laoshi'), recoveryCode: typed })).body;
  expect(await enter()).toMatchObject({ success: true });
  expect(await ask(visitor, 'GET', '/secondFactor/queryMine')).toMatchObject({ recoveryCodesLeft: 9 });
  expect(await enter()).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
});

test('sign-in: five wrong second factors lock it, also for right ones and with new challenges', async () => {
  const { codeNow } = await turnOn('laoshi');
  later(1);
  for (let i = 0; i < 5; i += 1) {
    const browser = newBrowser();
    const challenge = await firstStep(browser, 'laoshi', 'member', `10.7.0.${i}`);
    const given = i % 2 ? { code: '000000' } : { recoveryCode: '2222-2222-2222-2222' };
    const { body } = await secondStep(browser, { challenge, ...given }, `10.7.0.${i}`);
    expect(body.code).toBe('SECOND_FACTOR_WRONG');
  }
  const browser = newBrowser();
  const right = { challenge: await firstStep(browser, 'laoshi'), code: codeNow() };
  expect((await secondStep(browser, right)).body).toMatchObject({
    code: 'SECOND_FACTOR_LOCKED',
    message: expect.stringContaining('15 分钟'),
  });
});

test("sign-in: somebody who has the password cannot lock the second step of the owner's browser", async () => {
  const { codeNow } = await turnOn('laoshi');
  later(1);
  const own = newBrowser();
  await secondStep(own, { challenge: await firstStep(own, 'laoshi'), code: codeNow() });
  for (let i = 0; i < 6; i += 1) {
    const thief = newBrowser();
    await secondStep(thief, { challenge: await firstStep(thief, 'laoshi'), code: '000000' });
  }
  later(1);
  const { body } = await secondStep(own, { challenge: await firstStep(own, 'laoshi'), code: codeNow() });
  expect(body.success).toBe(true);
});

test('sign-in: a code sent to the telephone is a first step too', async () => {
  const { codeNow } = await turnOn('laoshi');
  later(1);
  const [row] = await site.db.select().from(member).where(eq(member.id, site.people.teacherId));
  const mobile = site.services.platform.keys.openField(row?.mobileEnc ?? '');
  const sms = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  await sendCode(sms, { channel: 'sms', target: mobile, purpose: 'signIn' });
  const sent = site.services.inbox?.list()[0]?.code ?? '';
  const browser = newBrowser();
  const first = await from(browser, 'POST', '/auth/loginByMobile', { mobile, code: sent });
  expect(first.body.code).toBe('SECOND_FACTOR_REQUIRED');
  const reply = await secondStep(browser, { challenge: first.body.challenge, code: codeNow() });
  expect(reply.body.success).toBe(true);
});

test('sign-in: a person disabled between the two steps stays outside', async () => {
  const { codeNow } = await turnOn('guanli', 'user');
  later(1);
  const browser = newBrowser();
  const challenge = await firstStep(browser, 'guanli', 'user');
  const where = and(eq(user.appId, 'aosai'), eq(user.account, 'guanli'));
  await site.db.update(user).set({ status: 'disabled' }).where(where);
  const { body } = await secondStep(browser, { challenge, code: codeNow() });
  await site.db.update(user).set({ status: 'active' }).where(where);
  expect(body.code).toBe('ACCOUNT_DISABLED');
});

test('the log has each act with its kind of factor, and no secret', async () => {
  const { recoveryCodes, codeNow } = await turnOn('laoshi');
  later(1);
  const browser = newBrowser();
  const code = codeNow();
  await secondStep(browser, { challenge: await firstStep(browser, 'laoshi'), code });
  const rows = await site.db
    .select({ action: sysLog.action, diff: sysLog.diff })
    .from(sysLog)
    .where(eq(sysLog.target, site.people.teacherId))
    .orderBy(sysLog.seq);
  expect(rows.slice(-2)).toEqual([
    { action: 'secondFactor:confirmTotp', diff: null },
    { action: 'secondFactor:signIn', diff: { after: { firstStep: 'auth:loginByPwd', way: 'totp' } } },
  ]);
  const stored = JSON.stringify([await site.db.select().from(sysLog), await site.db.select().from(totpFactor)]);
  expect([...recoveryCodes, code].filter((secret) => stored.includes(secret))).toEqual([]);
});

test('changes need a proof of the last ten minutes, which takes the password and the second factor', async () => {
  const { visitor, codeNow, recoveryCodes } = await turnOn('laoshi');
  const change = () => codeOf(visitor, 'POST', '/secondFactor/newRecoveryCodes', {});
  const prove = (body: object) => codeOf(visitor, 'POST', '/secondFactor/prove', body);
  expect(await change()).toBe('ok');
  later(10);
  expect(await change()).toBe('PROVE_AGAIN');
  expect(await codeOf(visitor, 'DELETE', '/secondFactor/removeTotp', {})).toBe('PROVE_AGAIN');
  expect(await codeOf(visitor, 'POST', '/secondFactor/beginTotp', {})).toBe('PROVE_AGAIN');
  expect(await codeOf(visitor, 'POST', '/secondFactor/confirmTotp', { code: '123456' })).toBe('PROVE_AGAIN');
  expect(await prove({ password: 'wrong', code: codeNow() })).toBe('PROOF_FAILED');
  expect(await prove({ password: 'aosai2026' })).toBe('SECOND_FACTOR_WRONG');
  // The codes that were replaced no longer work.
  expect(await prove({ password: 'aosai2026', recoveryCode: recoveryCodes[0] })).toBe('SECOND_FACTOR_WRONG');
  expect(await prove({ password: 'aosai2026', code: codeNow() })).toBe('ok');
  expect(await change()).toBe('ok');
});

test('prove: limits wrong passwords and wrong second factors', async () => {
  const { visitor } = await turnOn('laoshi');
  const prove = (body: object) => codeOf(visitor, 'POST', '/secondFactor/prove', body);
  for (let i = 0; i < 5; i += 1)
    expect(await prove({ password: 'aosai2026', code: '000000' })).toBe('SECOND_FACTOR_WRONG');
  expect(await prove({ password: 'aosai2026', code: '000000' })).toBe('SECOND_FACTOR_LOCKED');
  for (let i = 0; i < 5; i += 1) expect(await prove({ password: 'guess' })).toBe('PROOF_FAILED');
  expect(await prove({ password: 'guess' })).toBe('LOGIN_LOCKED');
});

test('a new secret counts only after its first code, and not after fifteen minutes', async () => {
  const { visitor, codeNow } = await turnOn('laoshi');
  await ask(visitor, 'POST', '/secondFactor/beginTotp', {});
  expect(await codeOf(visitor, 'POST', '/secondFactor/confirmTotp', { code: codeNow() })).toBe('SECOND_FACTOR_WRONG');
  later(9);
  expect(await codeOf(visitor, 'POST', '/secondFactor/prove', { password: 'aosai2026', code: codeNow() })).toBe('ok');
  later(6);
  expect(await codeOf(visitor, 'POST', '/secondFactor/confirmTotp', { code: '123456' })).toBe('TOTP_OVER');
});

test('turning it on ends the other sessions, and turning it off makes the password enough again', async () => {
  const elsewhere = visitorOf(await passwordStep(newBrowser(), 'laoshi'));
  const { visitor } = await turnOn('laoshi');
  expect([await codeOf(elsewhere, 'GET', '/auth/verify'), await codeOf(visitor, 'GET', '/auth/verify')]).toEqual([
    'SIGN_IN_REQUIRED',
    'ok',
  ]);
  await ask(visitor, 'DELETE', '/secondFactor/removeTotp', {});
  expect((await passwordStep(newBrowser(), 'laoshi')).body.success).toBe(true);
  expect(await codeOf(visitor, 'DELETE', '/secondFactor/removeTotp', {})).toBe('SECOND_FACTOR_NONE');
  expect(await codeOf(visitor, 'POST', '/secondFactor/newRecoveryCodes', {})).toBe('SECOND_FACTOR_NONE');
});

test('demo accounts keep their published password as the only factor', async () => {
  const where = and(eq(user.appId, 'aosai'), eq(user.account, 'guanli'));
  const visitor = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  await site.db.update(user).set({ createdBy: 'demo' }).where(where);
  site.services.platform.demo = 'network';
  const replies = [];
  for (const [path, body] of [
    ['beginTotp', {}],
    ['confirmTotp', { code: '123456' }],
    ['newRecoveryCodes', {}],
  ] as const)
    replies.push(await codeOf(visitor, 'POST', `/secondFactor/${path}`, body));
  site.services.platform.demo = 'off';
  await site.db.update(user).set({ createdBy: null }).where(where);
  expect(replies).toEqual(['SECOND_FACTOR_DEMO', 'SECOND_FACTOR_DEMO', 'SECOND_FACTOR_DEMO']);
});

test('the log has one entry for each change', async () => {
  const { visitor, codeNow } = await turnOn('laoshi');
  const there = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  const other = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  later(1);
  await ask(visitor, 'POST', '/secondFactor/prove', { password: 'aosai2026', code: codeNow() });
  await ask(visitor, 'POST', '/secondFactor/newRecoveryCodes', {});
  await ask(visitor, 'DELETE', '/secondFactor/removeTotp', {});
  await ask(there, 'DELETE', '/secondFactor/endDevice', { id: other.session.id });
  const rows = await site.db
    .select({ action: sysLog.action })
    .from(sysLog)
    .where(like(sysLog.action, 'secondFactor:%'))
    .orderBy(desc(sysLog.seq))
    .limit(6);
  expect(rows.map(({ action }) => action).toReversed()).toEqual([
    'secondFactor:beginTotp',
    'secondFactor:confirmTotp',
    'secondFactor:prove',
    'secondFactor:newRecoveryCodes',
    'secondFactor:removeTotp',
    'secondFactor:endDevice',
  ]);
});

test('devices: a person sees and ends their own sessions only', async () => {
  const here = visitorOf(await passwordStep(newBrowser(), 'laoshi'));
  const there = visitorOf(await passwordStep(newBrowser(), 'laoshi'));
  const operator = visitorOf(await passwordStep(newBrowser(), 'guanli', 'user'));
  const { devices } = await ask<{ devices: { id: string; isCurrent: boolean }[] }>(
    here,
    'GET',
    '/secondFactor/queryDevices',
  );
  expect(devices.map(({ id, isCurrent }) => ({ id, isCurrent }))).toEqual(
    expect.arrayContaining([
      { id: here.session.id, isCurrent: true },
      { id: there.session.id, isCurrent: false },
    ]),
  );
  const end = (visitor: typeof here, id: string) => codeOf(visitor, 'DELETE', '/secondFactor/endDevice', { id });
  expect(await end(operator, there.session.id)).toBe('NOT_FOUND');
  expect(await end(here, there.session.id)).toBe('ok');
  expect([await codeOf(there, 'GET', '/auth/verify'), await codeOf(here, 'GET', '/auth/verify')]).toEqual([
    'SIGN_IN_REQUIRED',
    'ok',
  ]);
});

test('resetPwd: turns second factors off, the way back for who has lost telephone and recovery codes', async () => {
  await turnOn('laoshi');
  const where = and(eq(member.appId, 'aosai'), eq(member.account, 'laoshi'));
  const [teacher = { id: '', pwdHash: null }] = await site.db.select().from(member).where(where);
  const boss = await site.signIn('guanli', 'user');
  const { accounts } = await ask<{ accounts: { password: string }[] }>(boss, 'PUT', '/member/resetPwd', {
    ids: [teacher.id],
  });
  const given = { account: 'laoshi', password: accounts[0]?.password, realm: 'member' };
  expect((await from(newBrowser(), 'POST', '/auth/loginByPwd', given)).body.success).toBe(true);
  await site.db.update(member).set({ pwdHash: teacher.pwdHash }).where(where);

  const colleague = { account: 'tongshi', name: '同事', isSuper: false, roleIds: [] };
  const { id: personId } = await ask<{ id: string }>(boss, 'POST', '/bms/user/create', colleague);
  await site.db.insert(totpFactor).values({ appId: 'aosai', realm: 'user', personId, secretEnc: 'sealed' });
  await ask(boss, 'PUT', '/bms/user/resetPwd', { id: personId });
  expect([await site.db.$count(totpFactor), await site.db.$count(recoveryCode)]).toEqual([0, 0]);
});
