import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { httpWeChat } from '../../adapters/wechat/httpWeChat.ts';
import { DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { member } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { keepSession } from '../sessions/sessions.ts';
import { type CodeRequest, sendCode } from './verifyCodes.ts';
import { fromWeChat } from '../../testing/fromWeChat.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const START = new Date('2026-11-21T08:00:00.000Z');
const sent: string[] = [];
const keep = ({ code = '' }: { code?: string }) => {
  sent.push(code);
  return Promise.resolve('OK');
};
const site = await openTestApp({
  sms: { sendCode: keep },
  mail: { send: keep },
  wechat: {
    ...httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh: null, mp: null }, () => START),
    gzhIsOff: false,
    gzhIdentity: (code) => Promise.resolve({ openId: `open-${code}`, unionId: null }),
  },
});
const { db, people } = site;
const { appId } = people;
const [studentId = '', guestId = '', thirdId = ''] = people.classmateIds;
afterAll(() => site.close());
beforeEach(() => site.at(START));

/** Moves the clock by three minutes: a target has to wait between two codes. */
const codeFor = async (channel: CodeRequest['channel'], target: string, purpose: CodeRequest['purpose']) => {
  site.at(new Date(site.now().getTime() + 3 * 60_000));
  await sendCode({ db, appId, services: site.services, ip: '10.1.1.1' }, { channel, target, purpose });
  return sent.at(-1) ?? '';
};
const rowOf = async (id: string) => {
  const [row] = await db.select().from(member).where(eq(member.id, id));
  if (!row) throw new Error('no such member');
  return row;
};
const send = async (visitor: Visitor, method: string, path: string, body: object) => {
  const { code, success } = (await site.send(method, path, { visitor, body })).body;
  return code ?? (success ? 'ok' : 'failed');
};
const update = async (visitor: Visitor, id: string, body: object) =>
  send(visitor, 'PUT', '/member/update', { id, version: (await rowOf(id)).version, ...body });
const isIn = async (visitor: Visitor) =>
  (await site.send('GET', '/member/queryCurrent', { visitor, headerForm: true })).body.success;

test('S25: changing the mobile number needs password and code, and ends every other session', async () => {
  const [here, elsewhere] = [await site.signIn('xuesheng2'), await site.signIn('xuesheng2')];
  const mobile = '13911113333';
  const mobileCode = await codeFor('sms', mobile, 'bindMobile');
  const before = await rowOf(studentId);
  // A thief of the session can get this: a code to their own number.
  const stolen = await codeFor('sms', mobile, 'confirm');
  expect([
    await update(here, studentId, { mobile, mobileCode }),
    await update(here, studentId, { mobile, mobileCode, verifyCode: stolen }),
    await update(here, studentId, { mobile, mobileCode, password: 'guess' }),
    await update(here, studentId, { mobile, mobileCode, password: '' }),
    await update(here, studentId, { mobile: null }),
    await update(here, studentId, { email: null }),
  ]).toEqual(Array.from({ length: 5 }, () => 'PROOF_FAILED').concat('LOGIN_LOCKED'));
  expect(await rowOf(studentId)).toEqual(before);
  expect(await isIn(elsewhere)).toBe(true);

  site.at(new Date(site.now().getTime() + 16 * 60_000));
  const proof = { password: DEMO_PASSWORD };
  expect(await update(here, studentId, { ...proof, mobile, mobileCode: '000000' })).toBe('CODE_WRONG');
  const code = await codeFor('sms', mobile, 'bindMobile');
  expect(await update(here, studentId, { ...proof, mobile, mobileCode: code })).toBe('ok');
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  const written = await db
    .select({ title: message.title, body: message.body })
    .from(message)
    .where(and(eq(message.memberId, studentId), eq(message.type, 'account')));
  expect(written).toEqual([
    { title: '绑定的手机号已更改', body: expect.stringContaining('现在绑定的是 139****3333') as string },
  ]);
  // Without a change of number no proof is needed: a nickname opens no account.
  expect(await update(here, studentId, { nickname: '小鱼' })).toBe('ok');
});

test('reveals that a number is taken only after account and number were proven', async () => {
  const here = await site.signIn('xuesheng2');
  const taken = '13800000001';
  const body = { mobile: taken, mobileCode: await codeFor('sms', taken, 'bindMobile') };
  expect(await update(here, studentId, { ...body, password: 'guess' })).toBe('PROOF_FAILED');
  expect(await update(here, studentId, { ...body, password: DEMO_PASSWORD })).toBe('MOBILE_TAKEN');
});

test('without a password, changing the number needs a code to the old number or else the old address', async () => {
  const visitor = await site.signIn('xuesheng3');
  const mobile = '13911114444';
  // A member who signed in by WeChat and never chose a password; the session stays valid because its fingerprint is
  // copied too.
  const { keys } = site.services.platform;
  const old = '13800007777';
  await db
    .update(member)
    .set({
      pwdHash: null,
      mobileEnc: keys.sealField(old),
      mobileHash: keys.mobileHash(old),
      email: 'xiaoyu@example.com',
    })
    .where(eq(member.id, guestId));
  await keepSession(db, appId, visitor.session.id, '');

  const mobileCode = await codeFor('sms', mobile, 'bindMobile');
  const toNew = await codeFor('sms', mobile, 'confirm');
  expect(await update(visitor, guestId, { mobile, mobileCode, verifyCode: toNew })).toBe('PROOF_FAILED');
  expect(await update(visitor, guestId, { mobile, mobileCode, password: DEMO_PASSWORD })).toBe('PROOF_FAILED');
  const verifyCode = await codeFor('sms', old, 'confirm');
  expect(await update(visitor, guestId, { mobile, mobileCode, verifyCode })).toBe('ok');
  expect(await update(visitor, guestId, { email: null, verifyCode })).toBe('PROOF_FAILED');

  await db.update(member).set({ mobileEnc: null, mobileHash: null }).where(eq(member.id, guestId));
  const byMail = await codeFor('email', 'xiaoyu@example.com', 'confirm');
  const next = { mobile, mobileCode: await codeFor('sms', mobile, 'bindMobile'), verifyCode: byMail };
  expect(await update(visitor, guestId, next)).toBe('ok');
});

test('binding WeChat needs the password, and one WeChat account belongs to one member', async () => {
  const student = await site.signIn('xuesheng4');
  const bind = (visitor: Visitor, password?: string) => {
    const { state, cookie } = fromWeChat(site);
    const here = { ...visitor, cookie: `${visitor.cookie}; ${cookie}` };
    return send(here, 'POST', '/member/bindWxGzh', { code: 'a', state, ...(password !== undefined && { password }) });
  };
  expect([await bind(student), await bind(student, 'guess'), await bind(student, DEMO_PASSWORD)]).toEqual([
    'PROOF_FAILED',
    'PROOF_FAILED',
    'ok',
  ]);
  expect((await rowOf(thirdId)).wxGzhOpenId).toBe('open-a');
  expect(await bind(await site.signIn('laoshi'), DEMO_PASSWORD)).toBe('WX_TAKEN');
});

test('guesses at the password within a session share one count, whichever call they are sent to', async () => {
  const visitor = await site.signIn('jiazhang');
  const guesses: string[] = [];
  for (const guess of ['one', 'two', 'three']) {
    guesses.push(await send(visitor, 'DELETE', '/member/eraseMine', { password: guess }));
    guesses.push(await send(visitor, 'PUT', '/member/updatePwd', { oldPassword: guess, password: 'another good one' }));
  }
  expect(guesses).toEqual(['PROOF_FAILED', 'PWD_WRONG', 'PROOF_FAILED', 'PWD_WRONG', 'PROOF_FAILED', 'LOGIN_LOCKED']);
  expect(await send(visitor, 'DELETE', '/member/eraseMine', { password: DEMO_PASSWORD })).toBe('LOGIN_LOCKED');
});
