import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '@aosai/api/kit/constants';
import { CONSENT_RENEWAL_DAYS } from '@aosai/api/accounts/age';
import { newId } from '../../base/newId.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { consent } from '../../db/schema/minors.ts';
import { member, memberGuardian } from '../../db/schema/people.ts';
import { config, message } from '../../db/schema/platform.ts';
import { recordConsent } from './recordConsent.ts';
import { openTestApp, type Visitor } from '../../testing/testApp.ts';

const START = new Date('2026-11-21T08:00:00.000Z');
const days = (count: number) => new Date(START.getTime() + count * DAY_MS);
const LAST_DAY = days(CONSENT_RENEWAL_DAYS - 0.5);
const TOO_LATE = days(CONSENT_RENEWAL_DAYS + 0.5);

const site = await openTestApp();
const { db, people } = site;
const { appId } = people;
const [childId = '', olderId = ''] = people.classmateIds;
afterAll(() => site.close());
beforeEach(() => site.at(START));

const base = () => ({ appId, id: newId(), createdAt: START, updatedAt: START });
await db.update(member).set({ birthYm: '2015-03' }).where(eq(member.id, childId));
await db.update(member).set({ birthYm: '2010-03' }).where(eq(member.id, olderId));
await db.insert(memberGuardian).values({
  ...base(),
  guardianId: people.parentId,
  memberId: childId,
  relation: '父亲',
  status: 'active',
  confirmedAt: START,
});
for (const memberId of [childId, olderId]) {
  const { keys } = site.services.platform;
  await recordConsent(db, { appId, memberId, createdBy: null, channel: 'sms', keys, now: START });
}

const signIn = async (account: string) => {
  const body = { account, password: 'aosai2026', realm: 'member' };
  const reply = (await site.send('POST', '/auth/loginByPwd', { body })).body;
  return reply.code ?? 'ok';
};
const consentOf = async (visitor: Visitor) => {
  const reply = await site.send('POST', '/member/linkGuardian', { visitor, body: { step: 'query' } });
  const { content } = reply.body.data as {
    content: { side: string; other: { id: string }; consent: string; renewBy: string | null }[];
  };
  return content
    .filter(({ side, other }) => side === 'child' || other.id === childId)
    .map(({ side, consent: state, renewBy }) => ({ side, state, renewBy }));
};
const isIn = async (visitor: Visitor) =>
  (await site.send('GET', '/member/queryCurrent', { visitor, headerForm: true })).body.success;
const messagesOf = (memberId: string) =>
  db
    .select({ title: message.title, link: message.link })
    .from(message)
    .where(and(eq(message.memberId, memberId), eq(message.type, 'guardian')))
    .orderBy(asc(message.id));
/** Publishes other rules for children as the office; returns their version. */
async function publish(value: string): Promise<number> {
  const visitor = await site.signIn('guanli', 'user');
  const [row] = await db.select().from(config).where(eq(config.key, 'agreement.children'));
  const body = { id: row?.id, version: row?.version, value, isPublic: true };
  const reply = await site.send('PUT', '/common/config/update', { visitor, body });
  if (!reply.body.success) throw new Error(reply.body.message);
  return (row?.version ?? 0) + 1;
}

test('after new children’s rules the old consent allows sign-in for two more weeks', async () => {
  const parent = await site.signIn('jiazhang');
  expect(await consentOf(parent)).toEqual([{ side: 'guardian', state: 'given', renewBy: null }]);
  const version = await publish('# 儿童个人信息保护规则（第二版）');
  expect([await messagesOf(people.parentId), await messagesOf(childId), await messagesOf(olderId)]).toEqual([
    [{ title: '请重新同意陈*使用账号', link: `register/consent?childId=${childId}` }],
    [{ title: '儿童个人信息保护规则有了新版本', link: 'register/consent' }],
    [],
  ]);

  const renewBy = days(CONSENT_RENEWAL_DAYS).toISOString();
  site.at(LAST_DAY);
  expect(await signIn('xuesheng2')).toBe('ok');
  const child = await site.signIn('xuesheng2');
  expect(await consentOf(child)).toEqual([{ side: 'child', state: 'renew', renewBy }]);
  site.at(TOO_LATE);
  expect([await signIn('xuesheng2'), await signIn('xuesheng3')]).toEqual(['CONSENT_OUTDATED', 'ok']);
  const atHome = await site.signIn('jiazhang');
  expect(await consentOf(atHome)).toEqual([{ side: 'guardian', state: 'renew', renewBy }]);

  const give = (textVersion: number) =>
    site.send('POST', '/member/consent', {
      visitor: atHome,
      body: { by: 'guardian', memberId: childId, textVersion, agreed: true },
    });
  expect((await give(1)).body.code).toBe('AGREEMENT_CHANGED');
  expect((await give(version)).body.success).toBe(true);
  expect(await signIn('xuesheng2')).toBe('ok');
  expect(await consentOf(atHome)).toEqual([{ side: 'guardian', state: 'given', renewBy: null }]);
  // Both consents are kept, each with its version.
  const given = await db.select({ to: consent.textVersion }).from(consent).where(eq(consent.memberId, childId));
  expect(given.map(({ to }) => to)).toEqual([1, version]);
});

test('a child whose consent lapses during an exam stays signed in until the exam is handed in', async () => {
  site.at(days(20));
  await publish('# 儿童个人信息保护规则（第三版）');
  site.at(days(20 + CONSENT_RENEWAL_DAYS - 0.1));
  const child = await site.signIn('xuesheng2');
  const attempt = { ...base(), examEnrollId: newId(), examId: newId(), examPaperId: newId(), memberId: childId };
  await db
    .insert(examPaperEnroll)
    .values({ ...attempt, attemptNo: 1, status: '1', seed: 1, maxPoints: 10_000, questionCount: 1 });
  site.at(days(20 + CONSENT_RENEWAL_DAYS + 0.1));
  expect([await signIn('xuesheng2'), await isIn(child)]).toEqual(['CONSENT_OUTDATED', true]);
  await db.update(examPaperEnroll).set({ status: '2' }).where(eq(examPaperEnroll.id, attempt.id));
  site.at(days(20 + CONSENT_RENEWAL_DAYS + 0.2));
  expect(await isIn(child)).toBe(false);
});

test('an unconfirmed guardian learns nothing about the consent', async () => {
  await db
    .update(memberGuardian)
    .set({ status: 'pending', confirmedAt: null })
    .where(and(eq(memberGuardian.guardianId, people.parentId), eq(memberGuardian.memberId, childId)));
  expect(await consentOf(await site.signIn('jiazhang'))).toEqual([
    { side: 'guardian', state: 'notNeeded', renewBy: null },
  ]);
});
