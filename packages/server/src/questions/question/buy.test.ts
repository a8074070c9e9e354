import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { question, unlock } from '../../db/schema/bank.ts';
import { memberPoints } from '../../db/schema/memberRecords.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { member } from '../../db/schema/people.ts';
import { createQuestion } from '../bank/createQuestion.ts';
import { aStatement } from '../../testing/engine/aStatement.ts';
import { openTestApp } from '../../testing/testApp.ts';

const app = await openTestApp();
afterAll(() => app.close());
const { appId, studentId, classmateIds } = app.people;
const other = classmateIds[0] ?? '';
const student = await app.signIn('xuesheng2');
const at = { appId, now: app.now(), actorId: null };

const OPEN = { orgId: null, ownerId: null, status: '1', isOpen: true } as const;
const priced = async (pricePoints: number, more: object = {}) =>
  (await createQuestion(app.db, at, aStatement(), { ...OPEN, pricePoints, ...more })).id;
async function buy(id: string, visitor = student) {
  const { body } = await app.send('GET', `/oj/question/buy?id=${id}`, { visitor, headerForm: true });
  return body.code ?? body.data;
}
const give = (points: number, id = other) =>
  app.db
    .update(member)
    .set({ points })
    .where(and(eq(member.appId, appId), eq(member.id, id)));
const standing = async () => {
  const [row] = await app.db.select({ points: member.points }).from(member).where(eq(member.id, other));
  const ofThem = (table: typeof unlock | typeof memberPoints) => app.db.$count(table, eq(table.memberId, other));
  return { points: row?.points, unlocks: await ofThem(unlock), entries: await ofThem(memberPoints) };
};
async function solution(id: string, visitor = student) {
  const { body } = await app.send('GET', `/oj/question/queryById?id=${id}`, { visitor });
  const { analysisHtml, unlocked } = body.data as { analysisHtml: string | null; unlocked: boolean };
  return { analysisHtml, unlocked };
}

test('a hundred concurrent calls buy a solution once, and each succeeds', async () => {
  await give(50);
  const id = await priced(30);
  const { entries } = await standing();
  expect(await solution(id)).toEqual({ analysisHtml: null, unlocked: false });
  const said = await Promise.all(Array.from({ length: 100 }, () => buy(id)));
  const spent = said.filter((one) => (one as { spent?: number }).spent === 30);
  expect(spent).toEqual([{ unlocked: true, spent: 30, balance: 20 }]);
  expect(said.filter((one) => !spent.includes(one))).toEqual(
    Array.from({ length: 99 }, () => ({ unlocked: true, spent: 0, balance: 20 })),
  );
  expect(await standing()).toEqual({ points: 20, unlocks: 1, entries: entries + 1 });
  expect(await solution(id)).toEqual({ analysisHtml: '<p>矩阵的解析</p>', unlocked: true });
});

test('refuses to sell for too few points, also with several purchases at once', async () => {
  await give(50);
  const before = await standing();
  const ids = [await priced(30), await priced(30), await priced(30)];
  const said = await Promise.all(ids.map((id) => buy(id)));
  expect(said.filter((one) => one === 'POINTS_SHORT')).toHaveLength(2);
  expect(await standing()).toEqual({
    points: 20,
    unlocks: before.unlocks + 1,
    entries: before.entries + 1,
  });
});

test('a free solution and one opened by a card cost nothing and are not recorded', async () => {
  await give(10);
  const before = await standing();
  const free = await priced(0);
  expect(await buy(free)).toEqual({ unlocked: false, spent: 0, balance: 10 });
  // It would reveal the answer before a try.
  expect(await solution(free)).toEqual({ analysisHtml: null, unlocked: false });
  expect(await standing()).toEqual(before);
  const own = await app.db.$count(memberMembership, eq(memberMembership.memberId, studentId));
  expect(own).toBeGreaterThan(0);
  const visitor = await app.signIn('xuesheng');
  await give(100, studentId);
  const dear = await priced(40);
  expect(await buy(dear, visitor)).toEqual({ unlocked: true, spent: 0, balance: 100 });
  expect(await solution(dear, visitor)).toMatchObject({ unlocked: true });
  expect(await app.db.$count(unlock, eq(unlock.memberId, studentId))).toBe(0);
});

test('a closed, deleted or unknown question cannot be bought, nor can a parent buy', async () => {
  await give(100);
  const gone = await priced(1);
  await app.db
    .update(question)
    .set({ deletedAt: app.now() })
    .where(and(eq(question.appId, appId), eq(question.id, gone)));
  expect([
    await buy(await priced(1, { isOpen: false })),
    await buy(await priced(1, { status: '2' })),
    await buy(gone),
    await buy('0'.repeat(26)),
    await buy(await priced(1), await app.signIn('jiazhang')),
  ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'FORBIDDEN']);
  const plain = await app.send('GET', `/oj/question/buy?id=${await priced(1)}`, { visitor: student });
  expect(plain.body.code).toMatch(/^ENV_/);
  expect(await standing()).toMatchObject({ points: 100 });
});
