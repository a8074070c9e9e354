import { afterAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { newId } from '../../base/newId.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { member } from '../../db/schema/people.ts';
import { sysLog } from '../../db/schema/platform.ts';
import { openTestApp } from '../../testing/testApp.ts';

const site = await openTestApp();
afterAll(() => site.close());
const office = await site.signIn('guanli', 'user');
const memberId = site.people.classmateIds[0] ?? '';

const adjust = async (delta: number, more: object = {}) => {
  const body = { memberId, delta, reason: '比赛志愿者', requestId: newId(), ...more };
  const { body: reply } = await site.send('PUT', '/bms/memberPoints/adjust', { visitor: office, body });
  return reply.code ?? reply.data;
};
const standing = async () => {
  const [row] = await site.db.select({ points: member.points }).from(member).where(eq(member.id, memberId));
  const entries = await site.db.$count(memberPoints, eq(memberPoints.memberId, memberId));
  const logged = await site.db.$count(sysLog, eq(sysLog.action, 'memberPoints:adjust'));
  return { points: row?.points, entries, logged };
};

test('an operator adjusts points with a reason, but never below zero', async () => {
  const { points = 0, entries } = await standing();
  expect([await adjust(30), await adjust(-10), await adjust(-100_000)]).toEqual([
    { points: points + 30 },
    { points: points + 20 },
    'POINTS_SHORT',
  ]);
  expect(await standing()).toEqual({ points: points + 20, entries: entries + 2, logged: 2 });
  const [entry] = await site.db
    .select({ diff: sysLog.diff })
    .from(sysLog)
    .where(eq(sysLog.action, 'memberPoints:adjust'));
  expect(entry?.diff).toEqual({ before: { points }, after: { points: points + 30, reason: '比赛志愿者' } });
});

test('the same request counts once, also when it arrives several times at once', async () => {
  const { points = 0, entries, logged } = await standing();
  const again = { requestId: newId() };
  const all = await Promise.all(Array.from({ length: 5 }, () => adjust(7, again)));
  expect(all).toEqual(Array.from({ length: 5 }, () => ({ points: points + 7 })));
  expect(await standing()).toEqual({ points: points + 7, entries: entries + 1, logged: logged + 1 });
});

test('refuses zero, too much, a blank reason and an unknown member', async () => {
  expect([
    await adjust(0),
    await adjust(100_001),
    await adjust(1.5),
    await adjust(5, { reason: ' ' }),
    await adjust(5, { memberId: newId() }),
  ]).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION', 'VALIDATION', 'NOT_FOUND']);
});

test('the ledger is filtered by points given or taken, and by a whole account', async () => {
  const list = async (filter: object) => {
    const options = { visitor: office, body: filter };
    const { body } = await site.send('POST', '/bms/memberPoints/queryList?size=100', options);
    return (body.data as { content: { delta: number; memberId: string; member: { nameMasked: string } }[] }).content;
  };
  expect((await list({ memberId, turn: 'spent' })).map(({ delta }) => delta)).toEqual([-10]);
  expect((await list({ memberId, turn: 'gained' })).map(({ delta }) => delta).slice(0, 2)).toEqual([7, 30]);
  const found = await list({ keyword: 'xuesheng2' });
  expect([...new Set(found.map((row) => `${row.memberId} ${row.member.nameMasked}`))]).toEqual([`${memberId} 陈*`]);
});

test('finds a member only by the whole account or mobile number', async () => {
  const { points = 0 } = await standing();
  const named = (account: string) => adjust(1, { memberId: undefined, account });
  const [person] = await site.db.select({ name: member.name }).from(member).where(eq(member.id, memberId));
  const accounts = ['xuesheng2', ' XueSheng2 ', person?.name ?? '', 'xuesheng', '13800000001', '1380000', 'nobody'];
  const answers = [];
  for (const account of accounts) answers.push(await named(account));
  const student = { points: expect.any(Number) };
  expect(answers).toEqual([
    { points: points + 1 },
    { points: points + 2 },
    'MEMBER_NOT_FOUND',
    student,
    student,
    'MEMBER_NOT_FOUND',
    'MEMBER_NOT_FOUND',
  ]);
  expect(await standing()).toMatchObject({ points: points + 2 });
  expect([await adjust(1, { account: 'xuesheng2' }), await adjust(1, { memberId: undefined })]).toEqual([
    'VALIDATION',
    'VALIDATION',
  ]);
});
