import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { API_PREFIX, MINUTE_MS } from '@aosai/api/kit/constants';
import { sealRequest } from '@aosai/api/envelope/seal';
import { nodePrimitives } from '../../http/envelope/nodePrimitives.ts';
import { newId } from '../../base/newId.ts';
import { member, user } from '../../db/schema/people.ts';
import { loginFailure } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { sendWithWork } from '../../testing/sendWithWork.ts';
import { openTestApp, ORIGIN, type Reply, type Visitor } from '../../testing/testApp.ts';
import { visitorOf } from '../../testing/visitorOf.ts';
import { countLoginTry } from '../signIn/loginLimits.ts';

const start = new Date('2026-11-21T08:00:00.000Z');
const PASSWORD = 'aosai2026';

const site = await openTestApp();
beforeEach(async () => {
  site.at(start);
  await site.db.delete(loginFailure);
});
afterAll(() => site.close());

const state = async (visitor: Visitor) => (await site.send('GET', '/auth/verify', { visitor })).body.code ?? 'valid';
const logIn = (account: string, headers: Record<string, string> = {}) =>
  site.send('POST', '/auth/loginByPwd', { body: { account, password: PASSWORD, realm: 'member' }, headers });

test('S24: of ten thousand guesses within forty minutes, from as many addresses, ten are checked', async () => {
  let passed = 0;
  for (let step = 0; step < 100; step += 1) {
    const now = new Date(start.getTime() + step * 0.4 * MINUTE_MS);
    const guesses = Array.from({ length: 100 }, (_, i) =>
      countLoginTry(site.db, {
        appId: 'aosai',
        account: 'member:guessed',
        address: `10.${step}.0.${i}`,
        now,
        locks: true,
        demandWork: () => Promise.resolve(),
      }),
    );
    passed += (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled').length;
  }
  expect(passed).toBe(10);
});

test('S24: guesses share one count however the account is written, in sign-ins and consents', async () => {
  const consent = (account: string, i: number) =>
    site.send('POST', '/member/consent', {
      body: {
        by: 'code',
        account,
        password: 'wrong',
        mobile: '13900000009',
        verifyCode: '123456',
        textVersion: 1,
        agreed: true,
      },
      ip: `10.3.0.${i}`,
    });
  const guess = (account: string, i: number) =>
    site.send('POST', '/auth/loginByPwd', { body: { account, password: 'wrong', realm: 'member' }, ip: `10.4.0.${i}` });
  const spellings = ['xuesheng', 'XueSheng', 'ｘｕｅｓｈｅｎｇ', '13800000001', '+86 138 0000 0001'];
  const replies = [];
  for (const [i, account] of spellings.entries()) replies.push(await (i % 2 ? consent : guess)(account, i));
  for (const [i, account] of spellings.entries()) replies.push(await consent(account, i), await guess(account, i));
  expect(replies.map(({ body }) => body.code)).toEqual([
    ...spellings.map(() => 'LOGIN_FAILED'),
    ...spellings.flatMap(() => ['LOGIN_LOCKED', 'LOGIN_LOCKED']),
  ]);
});

test('login: ignores case, width and blanks in the account', async () => {
  for (const account of ['Xuesheng', ' ｘｕｅｓｈｅｎｇ ', '138 0000 0001', '１３８００００００01'])
    expect((await logIn(account)).body.success).toBe(true);
});

test('login: an account created with capitals still works as written', async () => {
  const called = (account: string) =>
    site.db.update(member).set({ account }).where(eq(member.id, site.people.teacherId));
  await called('LaoShi');
  expect((await logIn('LaoShi')).body.success).toBe(true);
  await called('laoshi');
});

test('S24: a captcha that was guessed, unsolved or made up admits nobody, with or without work', async () => {
  const wrong = (captcha?: string) =>
    sendWithWork(site, 'POST', '/auth/loginByPwd', {
      body: { account: 'xuesheng', password: 'x', realm: 'member', captcha },
    });
  for (let i = 0; i < 3; i += 1) await wrong();
  const { body } = await site.send('POST', '/getImageCaptcha', { body: {} });
  const { captcha } = body.data as { captcha: string };
  for (const tried of [captcha, newId()]) expect((await wrong(tried)).body.code).toBe('CAPTCHA_REQUIRED');
  const check = await site.send('POST', '/checkImageCaptcha', { body: { captcha, text: '', solved: true } });
  expect(check.body.code).toBe('VALIDATION');
});

test('S24: replies for known and unknown accounts differ only in their time stamps', async () => {
  const answers = await Promise.all(
    ['xuesheng', 'nobody', '13800000001', '13711111111', 'nobody@example.com'].map((account) =>
      site.send('POST', '/auth/loginByPwd', { body: { account, password: 'wrong', realm: 'member' } }),
    ),
  );
  const shown = ({ status, body, headers }: Reply) => ({ status, body, headers: [...headers.keys()] });
  for (const answer of answers) expect(shown(answer)).toEqual(answers[0] && shown(answers[0]));
  expect(answers[0]?.body).toMatchObject({ code: 'LOGIN_FAILED', message: '账号或密码不正确' });
});

test('login: a captured sign-in cannot be replayed', async () => {
  const [serverKey] = site.services.platform.keys.envelopeKeys(site.now());
  if (!serverKey) throw new Error('the test keys have no current pair');
  const { key, data, signature } = sealRequest({
    method: 'POST',
    path: '/auth/loginByPwd',
    query: '',
    appId: 'aosai',
    content: { body: { account: 'xuesheng', password: PASSWORD, realm: 'member' } },
    serverKey,
    nowMs: site.now().getTime(),
    primitives: nodePrimitives,
  });
  const captured = new Request(`${ORIGIN}${API_PREFIX}/auth/loginByPwd`, {
    method: 'POST',
    headers: { 'App-Id': 'aosai', 'Content-Type': 'application/json' },
    body: JSON.stringify({ key, data, signature }),
  });
  const first = await site.fetch(captured.clone());
  expect([first.status, first.headers.has('Set-Cookie')]).toEqual([200, true]);
  const again = await site.fetch(captured.clone());
  expect([again.status, again.headers.has('Set-Cookie'), await again.json()]).toEqual([
    409,
    false,
    expect.objectContaining({ code: 'ENV_REPLAY' }),
  ]);
});

test('S25: fixation: a sign-in never keeps the token that the browser sent, and ends its session', async () => {
  const planted = await site.signIn('xuesheng2');
  const reply = await logIn('xuesheng', { Cookie: planted.cookie });
  expect(visitorOf(reply).cookie).not.toBe(planted.cookie);
  expect([await state(planted), await state(visitorOf(reply))]).toEqual(['SIGN_IN_REQUIRED', 'valid']);
  const madeUp = await logIn('xuesheng', { Cookie: `aosai-aosai=${'A'.repeat(43)}` });
  expect(visitorOf(madeUp).cookie).not.toContain('A'.repeat(43));
});

const streamOf = async (visitor: Visitor) => {
  const headers = { Cookie: visitor.cookie, 'App-Id': 'aosai' };
  const response = await site.fetch(new Request(`${ORIGIN}${API_PREFIX}/events`, { headers }));
  return response.text();
};

/** Each way to end a session, by somebody else or by its owner from another session. */
const ENDINGS = [
  {
    name: 'sign-out',
    account: 'xuesheng3',
    act: (own: Visitor) => site.send('GET', '/auth/logout', { visitor: own, headerForm: true }),
  },
  {
    name: 'password change',
    account: 'xuesheng4',
    act: async () =>
      site.send('PUT', '/member/updatePwd', {
        visitor: await site.signIn('xuesheng4'),
        body: { oldPassword: PASSWORD, password: 'Another-2026' },
      }),
  },
  {
    name: 'ban',
    account: 'xuesheng5',
    act: async () =>
      site.send('POST', '/bms/memberBlacklist/create', {
        visitor: await site.signIn('guanli', 'user'),
        body: { memberId: site.people.classmateIds[3], scope: 'all', reason: '测试', until: null },
      }),
  },
  {
    name: 'role change',
    account: 'clerk',
    act: async () =>
      site.send('PUT', '/bms/role/configPerms', {
        visitor: await site.signIn('guanli', 'user'),
        body: { id: roleId, version: 1, permissions: [] },
      }),
  },
];
const roleId = newId();

test('S25: sign-out, password change, ban and role change end the session with the next call, and its stream', async () => {
  const base = (id = newId()) => ({ appId: 'aosai', id, createdAt: start, updatedAt: start });
  const [operator] = await site.db.select().from(user).where(eq(user.id, site.people.operatorId));
  const pwdHash = operator?.pwdHash ?? '';
  await site.db.insert(role).values({ ...base(roleId), code: 'clerk', name: '职员', permissions: ['dict:create'] });
  await site.db
    .insert(user)
    .values({ ...base(), account: 'clerk', name: '职员', pwdHash, status: 'active', roleIds: [roleId] });
  const outcomes = await Promise.all(
    ENDINGS.map(async ({ name, account, act }) => {
      const own = await site.signIn(account, account === 'clerk' ? 'user' : 'member');
      const stream = streamOf(own);
      const before = await state(own);
      const { body } = await act(own);
      const after = await state(own);
      return { name, acted: body.code ?? 'done', before, after, stream: (await stream).startsWith(': open') };
    }),
  );
  expect(outcomes).toEqual(
    ENDINGS.map(({ name }) => ({ name, acted: 'done', before: 'valid', after: 'SIGN_IN_REQUIRED', stream: true })),
  );
});

test('S25: of calls concurrent with a sign-out at most one succeeds, and the session is dead afterwards', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = await site.signIn('laoshi');
    const switching = () => site.send('POST', '/auth/switchOrganization', { visitor: own, body: { orgId: null } });
    const [, ...switched] = await Promise.all([
      site.send('GET', '/auth/logout', { visitor: own, headerForm: true }),
      switching(),
      switching(),
    ]);
    expect(switched.filter(({ body }) => body.success).length).toBeLessThanOrEqual(1);
    expect(await state(own)).toBe('SIGN_IN_REQUIRED');
  }
});
