import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { WeChat } from '../../adapters/wechat/port.ts';
import { newId } from '../../base/newId.ts';
import { memberBlacklist } from '../../db/schema/memberRecords.ts';
import { member, organization, organizationMember, user } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { sendCode } from './verifyCodes.ts';
import { fromWeChat } from '../../testing/fromWeChat.ts';
import { openTestApp, type Reply, type Visitor } from '../../testing/testApp.ts';
import { visitorOf } from '../../testing/visitorOf.ts';
import { entryHash } from '../../kit/audit/sysLogChain.ts';
import type { SignInReply } from '@aosai/api/accounts/auth.contract';

/** Returns the person whom the code names; only `both` belongs to an owner of several accounts. */
const wechat: WeChat = {
  gzhIdentity: async (code) => ({ openId: `open-${code}`, unionId: code === 'both' ? 'union-both' : null }),
  mpIdentity: async (code) => ({ openId: `open-${code}`, unionId: null }),
  mpMobile: async (code) => code,
  mpQrCode: async ({ scene, page }) => ({ mime: 'image/png', bytes: Buffer.from(`${scene} ${page}`) }),
  isFromGzh: ({ signature }) => signature === 'a'.repeat(40),
  gzhIsOff: false,
  gzhPage: 'https://school.example/web/',
  gzhAuthorizeUrl: (state) => `https://open.weixin.qq.com/x?state=${state}`,
};

const site = await openTestApp({ wechat });
afterAll(() => site.close());

test('a student signs in and receives their name, organization, card and masked number', async () => {
  const reply = await site.send('POST', '/auth/loginByPwd', {
    body: { account: 'xuesheng', password: 'aosai2026', realm: 'member' },
  });
  expect(reply.body.data).toEqual({
    session: {
      id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      key: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: '2026-11-22T08:00:00.000Z',
    },
    current: {
      realm: 'member',
      expiresAt: '2026-11-22T08:00:00.000Z',
      member: {
        id: site.people.studentId,
        name: '林知远',
        nickname: '林同学',
        avatar: null,
        type: 'student',
        tags: ['student'],
        points: 0,
        mobileMasked: '138****0001',
        organization: { id: site.people.orgId, name: '星海编程', logo: null, roles: ['student'] },
        organizations: [{ id: site.people.orgId, name: '星海编程', logo: null, roles: ['student'] }],
        children: [],
        card: { name: '年卡', type: '0', expireDate: '2027-11-21T08:00:00.000Z' },
        mustChangePwd: false,
        mustSetSecondFactor: false,
      },
    },
  });
});

test('a member cannot sign in to the back office, nor an operator as a member', async () => {
  await expect(site.signIn('xuesheng', 'user')).rejects.toThrow('LOGIN_OTHER_DOOR');
  await expect(site.signIn('guanli', 'member')).rejects.toThrow('LOGIN_OTHER_DOOR');
  const operator = await site.signIn('guanli', 'user');
  const { body } = await site.send('GET', '/auth/queryCurrent', { visitor: operator });
  expect(body.data).toMatchObject({ realm: 'user', user: { name: '平台管理员', isSuper: true } });
});

test('names the other door for a right password, while wrong tries count for both doors', async () => {
  const [operator] = await site.db.select().from(user).where(eq(user.account, 'guanli'));
  if (!operator) throw new Error('no operator');
  const made = ['shixi', 'shixi2'].map((account) => ({ ...operator, id: newId(), account }));
  await site.db.insert(user).values(made);
  const at = async (realm: string, password: string, ip: string, account = 'shixi') =>
    (await site.send('POST', '/auth/loginByPwd', { body: { account, password, realm }, ip })).body;
  expect(await at('member', 'aosai2026', '10.9.0.1', 'nobody-here')).toMatchObject({ code: 'LOGIN_FAILED' });
  expect(await at('member', 'aosai2026', '10.9.0.1', 'shixi2')).toMatchObject({
    code: 'LOGIN_OTHER_DOOR',
    message: '这是管理账号，请在上方选「管理」，再登录',
  });
  for (const place of [2, 3, 4, 5, 6]) {
    expect(await at('member', 'wrong', `10.9.0.${place}`)).toMatchObject({ code: 'LOGIN_FAILED' });
  }
  // Five tries at the wrong door have locked the right one, and nothing is revealed from then on.
  expect([await at('user', 'aosai2026', '10.9.0.7'), await at('member', 'aosai2026', '10.9.0.8')]).toMatchObject([
    { code: 'LOGIN_LOCKED' },
    { code: expect.stringMatching(/^LOGIN_(FAILED|LOCKED)$/) },
  ]);
});

test('a pending account is reported as not active, but only for the right password', async () => {
  const where = and(eq(member.appId, 'aosai'), eq(member.account, 'xuesheng3'));
  await site.db.update(member).set({ status: '0' }).where(where);
  await expect(site.signIn('xuesheng3', 'member', 'wrong')).rejects.toThrow('LOGIN_FAILED');
  await expect(site.signIn('xuesheng3')).rejects.toThrow('ACCOUNT_PENDING');
});

test('a sign-in is logged with person and address, and without secrets', async () => {
  await site.signIn('laoshi', 'member', 'aosai2026', '10.1.2.3');
  const [entry] = await site.db.select().from(sysLog).where(eq(sysLog.target, site.people.teacherId));
  expect(entry).toEqual({
    appId: 'aosai',
    id: expect.any(String),
    seq: expect.any(Number),
    prevHash: expect.any(String),
    hash: entry && entryHash(entry),
    at: new Date('2026-11-21T08:00:00.000Z'),
    actorKind: 'member',
    actorId: site.people.teacherId,
    action: 'auth:loginByPwd',
    target: site.people.teacherId,
    diff: null,
    ip: '10.1.2.3',
  });
});

const smsIn = async (mobile: string, options: { ip?: string; wxTicket?: string } = {}) => {
  const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  await sendCode(context, { channel: 'sms', target: mobile, purpose: 'signIn' });
  const code = site.services.inbox?.list()[0]?.code ?? '';
  const body = { mobile, code, ...(options.wxTicket !== undefined && { wxTicket: options.wxTicket }) };
  const reply = await site.send('POST', '/auth/loginByMobile', { body });
  return { body, reply };
};
const memberOf = (reply: Reply) => (reply.body.data as SignInReply).current;
const post = async (path: string, body: unknown) => (await site.send('POST', path, { body })).body;

test('a mobile number and its code sign in exactly once', async () => {
  const { body, reply } = await smsIn('13800000001');
  expect(memberOf(reply)).toMatchObject({ realm: 'member', member: { id: site.people.studentId } });
  expect(await post('/auth/loginByMobile', body)).toMatchObject({ code: 'CODE_WRONG' });
  const { reply: unknown } = await smsIn('13899999999');
  expect(unknown.body).toMatchObject({ code: 'CODE_WRONG' });
});

test('an e-mail address signs in with its code or, like a mobile number, with a password', async () => {
  await site.db.update(member).set({ email: 'lin@example.com' }).where(eq(member.id, site.people.studentId));
  const context = { db: site.db, appId: 'aosai', services: site.services, ip: '10.0.0.1' };
  await sendCode(context, { channel: 'email', target: 'lin@example.com', purpose: 'signIn' });
  const code = site.services.inbox?.list()[0]?.code ?? '';
  const reply = await site.send('POST', '/auth/loginByMobile', { body: { email: ' Lin@Example.com ', code } });
  expect(memberOf(reply)).toMatchObject({ member: { id: site.people.studentId } });
  await site.signIn('lin@example.com');
  await site.signIn('13800000001');
});

test('a member blocked from signing in gets the reason, whichever way they sign in', async () => {
  const [memberId = ''] = site.people.classmateIds;
  const base = { appId: 'aosai', id: newId(), createdAt: site.now(), updatedAt: site.now() };
  await site.db.insert(memberBlacklist).values({ ...base, memberId, scope: 'login', reason: '代考' });
  const byPassword = await site.send('POST', '/auth/loginByPwd', {
    body: { account: 'xuesheng2', password: 'aosai2026', realm: 'member' },
  });
  const { reply: byCode } = await smsIn('13800000010');
  for (const { body } of [byPassword, byCode]) {
    expect(body).toMatchObject({ code: 'MEMBER_BLOCKED', message: expect.stringContaining('代考') });
  }
});

test('the first sign-in with a WeChat ticket binds the identity, which signs in from then on', async () => {
  const opened = await post('/auth/loginByWxMp', { code: 'mp-1' });
  expect(opened).toMatchObject({ code: 'WX_NOT_BOUND' });
  const session = await site.send('GET', '/wx/mp/code2Session?code=mp-1', { headerForm: true });
  const { ticket, isBound } = session.body.data as { ticket: string; isBound: boolean };
  expect([isBound, ticket.includes('open-mp-1')]).toEqual([false, false]);
  const { reply } = await smsIn('13800000003', { wxTicket: ticket });
  expect(reply.body.success).toBe(true);
  const byCode = await site.send('POST', '/auth/loginByWxMp', { body: { code: 'mp-1' } });
  const byTicket = await site.send('POST', '/auth/loginByWxMp', { body: { ticket } });
  for (const one of [byCode, byTicket]) expect(memberOf(one)).toMatchObject({ member: { id: site.people.teacherId } });
  expect(await post('/auth/loginByWxGzh', { ticket })).toMatchObject({ code: 'WX_CODE_WRONG' });
  expect(await post('/auth/loginByWxMp', { ticket: ticket.slice(0, -8) })).toMatchObject({ code: 'WX_CODE_WRONG' });
  site.at(new Date(site.now().getTime() + 10 * 60_000));
  expect(await post('/auth/loginByWxMp', { ticket })).toMatchObject({ code: 'WX_CODE_WRONG' });

  const other = await site.send('GET', '/wx/mp/code2Session?code=mp-1', { headerForm: true });
  const taken = await smsIn('13800000002', { wxTicket: (other.body.data as { ticket: string }).ticket });
  expect(taken.reply.body).toMatchObject({ code: 'WX_TAKEN' });
});

test('the official account recognizes a person by the union id', async () => {
  await site.db.update(member).set({ wxUnionId: 'union-both' }).where(eq(member.id, site.people.parentId));
  const { state, cookie } = fromWeChat(site);
  const reply = await site.send('POST', '/auth/loginByWxGzh', {
    body: { code: 'both', state },
    headers: { Cookie: cookie },
  });
  expect(memberOf(reply)).toMatchObject({ member: { id: site.people.parentId } });
  const [row] = await site.db.select().from(member).where(eq(member.id, site.people.parentId));
  expect(row?.wxGzhOpenId).toBe('open-both');
});

test('a mobile number confirmed by WeChat signs in and binds the identity', async () => {
  const reply = await site.send('POST', '/auth/loginByWxMpMobile', {
    body: { code: 'mp-2', mobileCode: '13800000012' },
  });
  expect(memberOf(reply)).toMatchObject({ member: { id: site.people.classmateIds[2] } });
  const again = await site.send('POST', '/auth/loginByWxMp', { body: { code: 'mp-2' } });
  expect(again.body.success).toBe(true);
  const mobile = await site.send('GET', '/wx/mp/authorizeMobile?code=13800000012', { headerForm: true });
  expect(mobile.body.data).toEqual({ mobile: '13800000012' });
});

test('the WeChat server check returns only the echo, and nothing for a wrong signature', async () => {
  const ask = (signature: string) =>
    site.fetch(
      new Request(
        `http://127.0.0.1:3000/aosai/api/wx/gzh/verifyToken?signature=${signature}&timestamp=1&nonce=n&echostr=5838`,
      ),
    );
  expect(await (await ask('a'.repeat(40))).text()).toBe('5838');
  expect((await ask('b'.repeat(40))).status).toBe(403);
});

test('a mini-program code contains a scene, which resolves to page and query', async () => {
  const student = await site.signIn('xuesheng');
  const made = await site.send('POST', '/wx/mp/generateQrCode', {
    visitor: student,
    body: { path: 'pages/exam/detail', query: 'id=1' },
  });
  const { scene, image } = made.body.data as { scene: string; image: string };
  expect(image).toBe(`data:image/png;base64,${Buffer.from(`${scene} pages/exam/detail`).toString('base64')}`);
  const found = await site.send('GET', `/common/queryScene?scene=${scene}`);
  expect(found.body.data).toEqual({ path: 'pages/exam/detail', query: 'id=1' });
  expect((await site.send('GET', '/common/queryScene?scene=unknown')).body.code).toBe('NOT_FOUND');
});

test('without WeChat settings each of its calls names what is missing', async () => {
  const bare = await openTestApp();
  const codes = await Promise.all([
    bare.send('POST', '/auth/loginByWxGzh', { body: { code: 'x', state: fromWeChat(bare).state } }),
    bare.send('POST', '/wx/gzh/createState', { body: {} }),
    bare.send('POST', '/auth/loginByWxMp', { body: { code: 'x' } }),
    bare.send('POST', '/auth/loginByWxMpMobile', { body: { code: 'x', mobileCode: 'x' } }),
    bare.send('GET', `/wx/gzh/code2Session?code=x&state=${fromWeChat(bare).state}`, { headerForm: true }),
    bare.send('GET', '/wx/mp/code2Session?code=x', { headerForm: true }),
    bare.send('GET', '/wx/mp/authorizeMobile?code=x', { headerForm: true }),
    bare.send('GET', `/wx/gzh/verifyToken?signature=${'a'.repeat(40)}&timestamp=1&nonce=n&echostr=1`),
    bare.send('POST', '/wx/mp/generateQrCode', { visitor: await bare.signIn('xuesheng'), body: { path: 'x' } }),
  ]);
  expect(codes.map(({ status, body }) => [status, body.code])).toEqual(codes.map(() => [501, 'NOT_CONFIGURED']));
  expect((await bare.send('GET', '/auth/queryWays')).body.data).toEqual({ sms: true, email: true, wechat: null });
  await bare.close();
});

test('switching the organization opens a new session with its roles and ends the old one', async () => {
  const { teacherId } = site.people;
  const base = () => ({ appId: 'aosai', id: newId(), createdAt: site.now(), updatedAt: site.now() });
  const school = { ...base(), name: '第二中学', status: '1' as const };
  const strange = { ...base(), name: '别的学校', status: '1' as const };
  await site.db.insert(organization).values([school, strange]);
  await site.db
    .insert(organizationMember)
    .values({ ...base(), orgId: school.id, memberId: teacherId, roles: ['teacher'], status: 'active' });
  const before = await site.signIn('laoshi');
  const to = (orgId: string | null, visitor = before) =>
    site.send('POST', '/auth/switchOrganization', { visitor, body: { orgId } });

  expect((await to(strange.id)).body.code).toBe('NOT_FOUND');
  const reply = await to(school.id);
  expect(memberOf(reply)).toMatchObject({
    member: {
      organization: { id: school.id, name: '第二中学', roles: ['teacher'] },
      organizations: [{ id: site.people.orgId }, { id: school.id }],
    },
  });
  const after = visitorOf(reply);
  expect(after.cookie).not.toBe(before.cookie);
  const state = async (visitor: Visitor) => (await site.send('GET', '/auth/verify', { visitor })).body.code ?? 'valid';
  expect([await state(before), await state(after)]).toEqual(['SIGN_IN_REQUIRED', 'valid']);
  expect((await to(school.id, before)).body.code).toBe('ENV_SESSION');
  expect(memberOf(await to(null, after))).toMatchObject({ member: { organization: null } });
});
