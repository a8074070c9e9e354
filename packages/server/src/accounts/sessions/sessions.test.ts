import { HEADER_FRAME_SESSION } from '@aosai/api/accounts/frameSession';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { member, organizationMember, session as sessionTable, user } from '../../db/schema/people.ts';
import { openTestApp, type TestApp, type Visitor } from '../../testing/testApp.ts';
import { hashPassword } from '../signIn/password.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
beforeEach(() => site.at(start));
afterAll(() => site.close());

const state = async (visitor: Visitor) => {
  const { body } = await site.send('GET', '/auth/verify', { visitor });
  return body.code ?? 'valid';
};

test('session: the cookie is a random token, stored as a hash, and not readable by scripts', async () => {
  const reply = await site.send('POST', '/auth/loginByPwd', {
    body: { account: 'xuesheng', password: 'aosai2026', realm: 'member' },
  });
  const [cookie = '', browser = ''] = reply.headers.getSetCookie();
  expect(cookie).toMatch(/^aosai-aosai=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(browser).toMatch(/^aosai_browser-aosai=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(reply.sealed).toBe(true);
  const token = cookie.slice('aosai-aosai='.length).split(';')[0] ?? '';
  const rows = JSON.stringify(await site.db.select().from(sessionTable));
  expect(rows).not.toContain(token);
  const key = (reply.body.data as { session: { key: string } }).session.key;
  expect(rows).not.toContain(key);
});

test('session: over https the cookie is Secure and bound to its host', async () => {
  const reply = await site.send('POST', '/auth/loginByPwd', {
    body: { account: 'xuesheng', password: 'aosai2026', realm: 'member' },
    headers: { 'X-Forwarded-Proto': 'https' },
  });
  const names = reply.headers.getSetCookie().map((cookie) => {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    return cookie.split('=')[0];
  });
  expect(names).toEqual(['__Host-aosai-aosai', '__Host-aosai_browser-aosai']);
  expect(reply.headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d+/);
});

test('session: a page in a frame gets its token in a header, and cookies say nothing there', async () => {
  const teacher = await site.signIn('laoshi');
  const framed = { [HEADER_FRAME_SESSION]: '' };
  const signIn = { account: 'xuesheng', password: 'aosai2026', realm: 'member' };
  const reply = await site.send('POST', '/auth/loginByPwd', { body: signIn, headers: framed });
  const token = reply.headers.get(HEADER_FRAME_SESSION) ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(reply.headers.getSetCookie().filter((cookie) => cookie.startsWith('aosai-'))).toEqual([]);
  const { session: opened } = reply.body.data as { session: { id: string; key: string } };
  const session = { id: opened.id, key: Buffer.from(opened.key, 'base64url') };
  const nameIn = async (headers: Record<string, string>, visitor: Visitor) =>
    (await site.send('GET', '/auth/verify', { visitor, headers, headerForm: true })).body.code ?? 'valid';
  expect([
    await nameIn({ [HEADER_FRAME_SESSION]: token }, { cookie: '', session }),
    await nameIn({ [HEADER_FRAME_SESSION]: token }, { cookie: teacher.cookie, session }),
    // A cookie of the browser opens nothing for a frame, even with its own session's key.
    await nameIn(framed, teacher),
    await nameIn({}, teacher),
  ]).toEqual(['valid', 'valid', 'ENV_SESSION', 'valid']);
});

test('session: signing out ends only the session of this sign-in and removes its cookie', async () => {
  const first = await site.signIn('xuesheng');
  const second = await site.signIn('xuesheng');
  expect(first.cookie).not.toBe(second.cookie);
  expect(first.session.id).not.toBe(second.session.id);
  const reply = await site.send('GET', '/auth/logout', { visitor: first, headerForm: true });
  expect(reply.headers.get('Set-Cookie')).toContain('aosai-aosai=; Max-Age=0');
  expect([await state(first), await state(second)]).toEqual(['SIGN_IN_REQUIRED', 'valid']);
  expect(await site.send('POST', '/dict/queryByValue', { visitor: first, body: { value: 'x' } })).toMatchObject({
    status: 401,
    body: { code: 'ENV_SESSION' },
  });
});

test('session: a browser with the cookie of one session and the key of another can still sign out', async () => {
  const [first, second] = [await site.signIn('xuesheng'), await site.signIn('xuesheng')];
  const mixed = { cookie: first.cookie, session: second.session };
  const out = (session?: typeof first.session) =>
    site.send('GET', '/auth/logout', {
      visitor: { ...mixed, session: session as typeof first.session },
      headerForm: true,
    });
  expect((await out(mixed.session)).body).toMatchObject({ code: 'ENV_SIGNATURE' });
  const reply = await out();
  expect([reply.body, reply.sealed]).toEqual([{ success: true, data: { signedOut: true } }, true]);
  expect(reply.headers.get('Set-Cookie')).toContain('aosai-aosai=; Max-Age=0');
  expect([await state(first), await state(second)]).toEqual(['SIGN_IN_REQUIRED', 'valid']);
  expect((await out()).body).toEqual({ success: true, data: { signedOut: true } });
  const elsewhere = await site.send('GET', '/auth/logout?elsewhere=1', { headerForm: true });
  expect(elsewhere.body).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
});

test('session: a ban ends it, and so does a new password', async () => {
  const banned = await site.signIn('xuesheng2');
  const where = and(eq(member.appId, 'aosai'), eq(member.account, 'xuesheng2'));
  await site.db.update(member).set({ status: '3' }).where(where);
  expect(await state(banned)).toBe('SIGN_IN_REQUIRED');
  await expect(site.signIn('xuesheng2')).rejects.toThrow('ACCOUNT_DISABLED');

  await site.db.update(member).set({ status: '1' }).where(where);
  expect(await state(banned)).toBe('valid');
  await site.db
    .update(member)
    .set({ pwdHash: await hashPassword('another one') })
    .where(where);
  expect(await state(banned)).toBe('SIGN_IN_REQUIRED');
});

test('session: a disabled back-office user is out, and removed rights are gone with the next call', async () => {
  const operator = await site.signIn('guanli', 'user');
  const where = and(eq(user.appId, 'aosai'), eq(user.account, 'guanli'));
  await site.db.update(user).set({ isSuper: false }).where(where);
  const clerk = {
    id: site.people.operatorId,
    name: '平台管理员',
    isSuper: false,
    permissions: [],
    mustChangePwd: false,
  };
  const current = await site.send('GET', '/auth/queryCurrent', { visitor: operator });
  expect(current.body.data).toMatchObject({ realm: 'user', user: clerk });
  expect((await site.send('GET', '/bms/judge/queryOverview', { visitor: operator })).body.code).toBe('FORBIDDEN');
  await site.db.update(user).set({ isSuper: true, status: 'disabled' }).where(where);
  expect(await state(operator)).toBe('SIGN_IN_REQUIRED');
  await site.db.update(user).set({ status: 'active' }).where(where);
});

test('session: a member who has left the organization keeps the session but not its roles', async () => {
  const manager = await site.signIn('laoshi');
  const organizationNow = async () => {
    const { body } = await site.send('GET', '/member/queryCurrent', { visitor: manager });
    return (body.data as { organization: { roles: string[] } | null }).organization?.roles ?? null;
  };
  expect(await organizationNow()).toEqual(['teacher', 'manager']);
  await site.db
    .update(organizationMember)
    .set({ status: 'left' })
    .where(eq(organizationMember.memberId, site.people.teacherId));
  expect(await organizationNow()).toBeNull();
});

test('session: slides while used, ends a day after the last use and in any case after thirty days', async () => {
  const student = await site.signIn('xuesheng');
  const idle = await site.signIn('xuesheng');
  site.at(after(20 * HOUR_MS));
  const reply = await site.send('GET', '/auth/verify', { visitor: student });
  expect(reply.body.data).toMatchObject({ expiresAt: after(44 * HOUR_MS).toISOString() });
  expect(reply.headers.get('Set-Cookie')).toContain(`${student.cookie}; Max-Age=86400`);
  site.at(after(24 * HOUR_MS));
  expect([await state(student), await state(idle)]).toEqual(['valid', 'SIGN_IN_REQUIRED']);
  for (let hour = 40; hour < 30 * 24; hour += 20) {
    site.at(after(hour * HOUR_MS));
    expect(await state(student)).toBe('valid');
  }
  site.at(after(30 * 24 * HOUR_MS));
  expect(await state(student)).toBe('SIGN_IN_REQUIRED');
});

test('session: other devices are signed out, this one stays', async () => {
  const [here, there] = [await site.signIn('xuesheng5'), await site.signIn('xuesheng5')];
  const out = await site.send('GET', '/auth/logout?elsewhere=1', { visitor: here, headerForm: true });
  expect(out.body.data).toEqual({ signedOut: false });
  const status = async (visitor: Visitor) => (await site.send('GET', '/auth/verify', { visitor })).status;
  expect([await status(here), await status(there)]).toEqual([200, 401]);
});
