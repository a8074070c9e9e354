import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { newId } from '../../base/newId.ts';
import { loginFailure, sysLog } from '../../db/schema/platform.ts';
import { knownBrowser, signInScene, verifyCode } from '../../db/schema/signIn.ts';
import { httpWeChat } from '../../adapters/wechat/httpWeChat.ts';
import { sendWithWork } from '../../testing/sendWithWork.ts';
import { openTestApp, type Reply } from '../../testing/testApp.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const PASSWORD = 'aosai2026';
const SCHOOL = '10.7.0.1';
const gzh = { appId: 'wx', secret: 's', token: null, redirectUrl: 'https://school.example/web/' };

const site = await openTestApp({ wechat: httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh, mp: null }, () => start) });
beforeEach(async () => {
  site.at(start);
  await site.db.delete(loginFailure);
  await site.db.delete(verifyCode);
  await site.db.delete(knownBrowser);
});
afterAll(() => site.close());

/** The cookies that a browser keeps from a reply. */
const cookiesOf = (reply: Reply) => reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const browserOf = (reply: Reply) => cookiesOf(reply).find((cookie) => cookie.startsWith('aosai_browser-')) ?? '';

const tryPassword = (account: string, password: string, { ip = SCHOOL, browser = '' } = {}) =>
  site.send('POST', '/auth/loginByPwd', {
    body: { account, password, realm: 'member' },
    ip,
    ...(browser && { headers: { Cookie: browser } }),
  });
const codeOf = async (reply: Promise<Reply>) => (await reply).body.code ?? 'in';
const signInWithWork = (account: string, ip = SCHOOL, path = '/auth/loginByPwd') =>
  sendWithWork(site, 'POST', path, { body: { account, password: PASSWORD, realm: 'member' }, ip });

/**
 * A machine at the school's address with made-up names: most of its failures are inserted, the rest it makes itself.
 */
async function flood() {
  const rows = Array.from({ length: 195 }, () => ({
    appId: 'aosai',
    id: newId(),
    subject: `address:${SCHOOL}`,
    at: start,
  }));
  await site.db.insert(loginFailure).values(rows);
  for (let i = 0; i < 8; i += 1) await tryPassword(`flood-${i}`, 'wrong');
}
/** A stranger elsewhere who knows the account's name. */
async function lockByStranger(account: string) {
  for (let i = 0; i < 5; i += 1) await tryPassword(account, 'wrong', { ip: `10.66.0.${i}` });
  expect(await codeOf(tryPassword(account, PASSWORD, { ip: '10.66.1.1' }))).toBe('LOGIN_LOCKED');
}

test('S42: a machine that floods the school’s address locks nobody out: known browsers enter, others by work', async () => {
  const known = browserOf(await tryPassword('xuesheng', PASSWORD));
  await flood();
  expect(await codeOf(tryPassword('xuesheng', PASSWORD, { browser: known }))).toBe('in');
  const { body } = await tryPassword('xuesheng2', PASSWORD);
  expect(body).toMatchObject({ code: 'WORK_REQUIRED', challenge: expect.any(String) });
  expect(await codeOf(signInWithWork('xuesheng2'))).toBe('in');
  expect(await codeOf(tryPassword('xuesheng3', PASSWORD, { ip: '10.8.0.1' }))).toBe('in');
});

test('S42: five wrong tries of a stranger lock an account for unknown browsers, not for its owner’s', async () => {
  const own = browserOf(await tryPassword('xuesheng', PASSWORD));
  await lockByStranger('xuesheng');
  expect(await codeOf(signInWithWork('xuesheng'))).toBe('LOGIN_LOCKED');
  expect(await codeOf(tryPassword('xuesheng', PASSWORD, { browser: own }))).toBe('in');
  // The owner's sign-ins give the stranger no new tries.
  expect(await codeOf(tryPassword('xuesheng', 'wrong', { ip: '10.66.1.2' }))).toBe('LOGIN_LOCKED');
});

test('S42: a code to one’s own mobile works while the password is locked, and wrong codes lock nobody', async () => {
  await lockByStranger('xuesheng');
  const sent = await sendWithWork(site, 'POST', '/getSmsCode', { body: { mobile: '13800000001', purpose: 'signIn' } });
  expect(sent.body.success).toBe(true);
  const code = site.services.inbox?.list()[0]?.code ?? '';
  for (let i = 0; i < 20; i += 1) {
    const body = { mobile: '13811119999', code: '000000' };
    await site.send('POST', '/auth/loginByMobile', { body, ip: `10.66.2.${i}` });
  }
  const reply = await site.send('POST', '/auth/loginByMobile', { body: { mobile: '13800000001', code } });
  expect(reply.body.success).toBe(true);
});

test('S42: a browser is known only for the accounts that it signed in, and only in its own app', async () => {
  const first = browserOf(await tryPassword('xuesheng', PASSWORD));
  const both = browserOf(await tryPassword('xuesheng2', PASSWORD, { browser: first }));
  for (const account of ['xuesheng', 'xuesheng2', 'xuesheng3']) await lockByStranger(account);
  expect(await codeOf(tryPassword('xuesheng3', PASSWORD, { browser: both }))).toBe('LOGIN_LOCKED');
  // Each sign-in makes a new secret and invalidates the old one.
  expect(await codeOf(tryPassword('xuesheng', PASSWORD, { browser: first }))).toBe('LOGIN_LOCKED');
  const next = await tryPassword('xuesheng', PASSWORD, { browser: both });
  expect(next.body.success).toBe(true);
  expect(await codeOf(tryPassword('xuesheng2', PASSWORD, { browser: browserOf(next) }))).toBe('in');
  const kept = await site.db.select().from(knownBrowser);
  expect(JSON.stringify(kept)).not.toContain(browserOf(next).split('=')[1]);
  await site.db.update(knownBrowser).set({ appId: 'other' });
  expect(await codeOf(tryPassword('xuesheng2', PASSWORD, { browser: browserOf(next) }))).toBe('LOGIN_LOCKED');
});

test('S42: a stolen cookie is no oracle: it has five tries of its own, then it is locked too', async () => {
  const own = browserOf(await tryPassword('xuesheng', PASSWORD));
  const guesses = Array.from({ length: 40 }, (_, i) =>
    tryPassword('xuesheng', 'wrong', { browser: own, ip: `10.67.0.${i}` }),
  );
  const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'LOGIN_FAILED').length).toBe(5);
  expect(await codeOf(tryPassword('xuesheng', PASSWORD, { browser: own }))).toBe('LOGIN_LOCKED');
  site.at(new Date(start.getTime() + 15 * MINUTE_MS));
  expect(await codeOf(tryPassword('xuesheng', PASSWORD, { browser: own }))).toBe('in');
});

test('S42: after a ban, a new password or signing out other devices a browser is unknown again', async () => {
  const own = async (account: string, realm: 'member' | 'user' = 'member') => {
    const body = { account, password: PASSWORD, realm };
    return browserOf(await site.send('POST', '/auth/loginByPwd', { body, ip: SCHOOL }));
  };
  const browsers = () => site.db.select().from(knownBrowser).where(eq(knownBrowser.realm, 'member'));
  await own('xuesheng5');
  await site.send('POST', '/bms/memberBlacklist/create', {
    visitor: await site.signIn('guanli', 'user'),
    body: { memberId: site.people.classmateIds[3], scope: 'all', reason: '测试', until: null },
  });
  expect(await browsers()).toEqual([]);

  const here = await own('xuesheng');
  await own('xuesheng');
  expect((await browsers()).length).toBe(2);
  const visitor = await site.signIn('xuesheng');
  const headers = { Cookie: `${visitor.cookie}; ${here}` };
  await site.send('GET', '/auth/logout?elsewhere=1', {
    visitor: { ...visitor, cookie: headers.Cookie },
    headerForm: true,
  });
  await lockByStranger('xuesheng');
  expect([(await browsers()).length, await codeOf(tryPassword('xuesheng', PASSWORD, { browser: here }))]).toEqual([
    1,
    'in',
  ]);
});

test('S42: scan codes and the like, which one address could use up, cost a proof of work instead', async () => {
  const scenes = Array.from({ length: 600 }, (_, i) => ({
    appId: 'aosai',
    id: newId(),
    scene: `scene${i}`,
    secretHash: 'x',
    state: 'waiting' as const,
    ip: SCHOOL,
    userAgent: '',
    createdAt: start,
    expiresAt: start,
  }));
  await site.db.insert(signInScene).values(scenes);
  const open = () => ({ body: {}, ip: SCHOOL });
  expect((await site.send('POST', '/wx/gzh/createScene', open())).body.code).toBe('WORK_REQUIRED');
  expect((await sendWithWork(site, 'POST', '/wx/gzh/createScene', open())).body.success).toBe(true);
});

test('S42: asking for codes by the hundred at the school’s address does not affect known browsers there', async () => {
  const known = browserOf(await tryPassword('xuesheng', PASSWORD));
  const rows = Array.from({ length: 100 }, (_, i) => ({
    appId: 'aosai',
    id: String(i).padStart(26, '0'),
    channel: 'sms' as const,
    purpose: 'signIn',
    targetHash: `t${i}`,
    codeHash: 'x',
    ip: SCHOOL,
    createdAt: start,
    expiresAt: start,
  }));
  await site.db.insert(verifyCode).values(rows);
  const ask = (mobile: string) =>
    sendWithWork(site, 'POST', '/getSmsCode', {
      body: { mobile, purpose: 'signIn' },
      ip: SCHOOL,
      headers: { Cookie: known },
    });
  expect((await ask('13800000011')).body.code).toBe('RATE_LIMITED');
  // The wait is reported before any work is demanded.
  const body = { mobile: '13800000011', purpose: 'signIn' };
  const bare = await site.send('POST', '/getSmsCode', { body, ip: SCHOOL });
  expect(bare.body.code).toBe('RATE_LIMITED');
  expect((await ask('13800000001')).body.success).toBe(true);
});

test('S42: at a flooded school people can still confirm their password within a session', async () => {
  const visitor = await site.signIn('xuesheng4', 'member', PASSWORD, SCHOOL);
  await flood();
  const body = { oldPassword: 'wrong', password: 'Another-2026' };
  const reply = await site.send('PUT', '/member/updatePwd', { visitor, body, ip: SCHOOL });
  expect(reply.body.code).toBe('PWD_WRONG');
});

test('S42: a teacher sees that a student is locked and unlocks only their own students, which is logged', async () => {
  const { studentId } = site.people;
  await lockByStranger('xuesheng');
  const teacher = await site.signIn('laoshi');
  const lockedUntil = async () => {
    const { body } = await site.send('GET', `/member/queryById?id=${studentId}`, { visitor: teacher });
    return (body.data as { lockedUntil: string | null }).lockedUntil;
  };
  const unlock = (ids: string[], visitor = teacher) => site.send('PUT', '/member/unlock', { visitor, body: { ids } });
  expect(await lockedUntil()).toBe(new Date(start.getTime() + 15 * MINUTE_MS).toISOString());
  expect((await unlock([studentId, site.people.parentId])).body.code).toBe('NOT_FOUND');
  expect((await unlock([studentId], await site.signIn('xuesheng2'))).body.code).toBe('FORBIDDEN');
  expect(await codeOf(tryPassword('xuesheng', PASSWORD))).toBe('LOGIN_LOCKED');

  expect((await unlock([studentId])).body).toMatchObject({ success: true });
  expect([await lockedUntil(), await codeOf(tryPassword('xuesheng', PASSWORD))]).toEqual([null, 'in']);
  const log = await site.db.select().from(sysLog).where(eq(sysLog.action, 'member:unlock'));
  expect(log).toMatchObject([{ target: studentId, actorId: site.people.teacherId }]);
});

test('S42: signing in works at once after setting a new password by a code, whatever was locked before', async () => {
  await lockByStranger('xuesheng4');
  const mobile = '13800000012';
  const request = { mobile, purpose: 'resetPwd' };
  await sendWithWork(site, 'POST', '/getSmsCode', { body: request });
  const code = site.services.inbox?.list()[0]?.code ?? '';
  await site.send('POST', '/member/pwd', { body: { mobile, code, password: 'kites over the sea' } });
  expect(await codeOf(tryPassword('xuesheng4', 'kites over the sea'))).toBe('in');
});
