import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { CodePurpose } from '@aosai/api/accounts/verifyCodes';
import { newId } from '../../base/newId.ts';
import { member } from '../../db/schema/people.ts';
import { config } from '../../db/schema/platform.ts';
import { sendCode } from '../signIn/verifyCodes.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const { db, people } = site;
const { appId } = people;
const PASSWORD = 'aosai2026';
let made = 0;

async function codeFor(mobile: string, purpose: CodePurpose): Promise<string> {
  site.at(new Date(site.now().getTime() + 5 * 60_000));
  made += 1;
  const where = { db, services: site.services, appId, ip: `10.3.0.${made}` };
  await sendCode(where, { channel: 'sms', target: mobile, purpose });
  return site.services.inbox?.list()[0]?.code ?? '';
}

/** A child whose account a school made, without consent. */
async function childOf(account: string) {
  const [demo] = await db.select().from(member).where(eq(member.id, people.studentId));
  const stamp = { appId, id: newId(), createdAt: site.now(), updatedAt: site.now() };
  const person = {
    account,
    name: '白小雨',
    type: 'student' as const,
    birthYm: '2016-01',
    pwdHash: demo?.pwdHash ?? '',
  };
  await db.insert(member).values({ ...stamp, ...person });
  return stamp.id;
}

const consent = async (account: string, mobile: string) => {
  const verifyCode = await codeFor(mobile, 'guardian');
  const body = { by: 'code', account, password: PASSWORD, mobile, verifyCode, textVersion: 1, agreed: true };
  return (await site.send('POST', '/member/consent', { body })).body;
};
const withMobile = (mobile: string) =>
  db
    .select()
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.mobileHash, site.services.platform.keys.mobileHash(mobile))));

test('consent by SMS makes a parent account that codes to the number open and that sees the child', async () => {
  const childId = await childOf('guarded1');
  const mobile = '13955550001';
  expect((await consent('guarded1', mobile)).success).toBe(true);
  const code = await codeFor(mobile, 'signIn');
  const entered = await site.send('POST', '/auth/loginByMobile', { body: { mobile, code } });
  expect(entered.body.data).toMatchObject({
    current: { member: { type: 'parent', name: '家长0001', children: [{ id: childId, name: '白小雨' }] } },
  });
});

test('a second child is added to the same account, also to one the parent had before', async () => {
  const mobile = '13955550002';
  for (const account of ['guarded2', 'guarded3']) {
    await childOf(account);
    expect((await consent(account, mobile)).success).toBe(true);
  }
  expect(await withMobile(mobile)).toHaveLength(1);
  const code = await codeFor(mobile, 'signIn');
  const entered = await site.send('POST', '/auth/loginByMobile', { body: { mobile, code } });
  const { current } = entered.body.data as { current: { member: { children: unknown[] } } };
  expect(current.member.children).toHaveLength(2);
});

test('a parent who registers later takes over the account of the consent, with name and password', async () => {
  await db.update(config).set({ value: 'true' }).where(eq(config.key, 'registration.open'));
  await childOf('guarded4');
  const mobile = '13955550004';
  await consent('guarded4', mobile);
  const verifyCode = await codeFor(mobile, 'register');
  const agreements = { service: 1, privacy: 1 };
  const person = { by: 'self', type: 'parent', name: '白建国', password: 'a boat on the lake', mobile, agreements };
  const register = (account: string) =>
    site.send('POST', '/member/create', { body: { ...person, account, verifyCode } });
  expect((await register('xuesheng')).body.code).toBe('ACCOUNT_TAKEN');
  expect((await register('baijianguo')).body.success).toBe(true);
  expect(await withMobile(mobile)).toMatchObject([{ name: '白建国', account: 'baijianguo' }]);
  await site.signIn('baijianguo', 'member', 'a boat on the lake');
});

test('consent by a student’s own number links no parent, but it counts', async () => {
  const childId = await childOf('guarded5');
  const mobile = '13800000001';
  expect((await consent('guarded5', mobile)).success).toBe(true);
  expect(await withMobile(mobile)).toMatchObject([{ id: people.studentId, type: 'student' }]);
  expect((await site.signIn('guarded5')) !== null).toBe(true);
  expect(childId).not.toBe(people.studentId);
});
