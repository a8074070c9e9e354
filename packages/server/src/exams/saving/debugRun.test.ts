import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import { DEBUG_PER_MINUTE } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { PRIORITY, TRIAL_BUDGET_MS, TRIAL_FIRST_MS } from '../../judging/submissions/trialRuns.ts';
import { A_PLUS_B } from '../../testing/engine/aPaper.ts';
import { completeAs, running } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { type DebugInput, debugRun } from './debugRun.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const run = (world: World, changes: Partial<DebugInput> & { attemptId: string; token: string }) =>
  debugRun(world.call(), world.studentId, {
    questionId: world.questionIds.code,
    language: 53,
    code: 'x',
    ...changes,
  }).then(
    () => 'queued',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

const finishAll = (world: World) =>
  database.db.update(submission).set({ state: 'done' }).where(eq(submission.appId, world.appId));

test('debugRun: each student has one run at a time, also with fifty concurrent calls', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const results = await Promise.all(Array.from({ length: 50 }, () => run(world, { ...mine, input: '1 2' })));
  expect(results.filter((one) => one === 'queued')).toHaveLength(1);
  expect(results.filter((one) => one === 'DEBUG_BUSY')).toHaveLength(49);
});

test('debugRun: allows twelve runs a minute', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  for (let i = 0; i < DEBUG_PER_MINUTE; i += 1) {
    expect(await run(world, mine)).toBe('queued');
    await finishAll(world);
  }
  expect(await run(world, mine)).toBe('RATE_LIMITED');
  world.passMs(60_001);
  expect(await run(world, mine)).toBe('queued');
});

test('debugRun: a member becomes a guest, and past the budget is refused with the time to wait', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const ofWorld = eq(submission.appId, world.appId);
  const uses = async (judgeMs: number) => {
    expect(await run(world, mine)).toBe('queued');
    const [row] = await database.db
      .update(submission)
      .set({ state: 'done', claimedAt: world.clock.now, judgeMs })
      .where(and(ofWorld, ne(submission.state, 'done')))
      .returning();
    return row?.priority;
  };
  const used = [];
  for (const judgeMs of [TRIAL_FIRST_MS - 1, 1, TRIAL_BUDGET_MS - TRIAL_FIRST_MS]) {
    used.push(await uses(judgeMs));
    world.passMs(10_000);
  }
  expect(used).toEqual([PRIORITY.trial, PRIORITY.trial, PRIORITY.guest]);
  const questionId = world.questionIds.code;
  const refused = debugRun(world.call(), world.studentId, { ...mine, questionId, language: 53, code: 'x' });
  await expect(refused).rejects.toMatchObject({ code: 'TRIAL_BUDGET', params: { seconds: 30, budget: 15 } });
  world.passMs(29_999);
  expect(await run(world, mine)).toBe('TRIAL_BUDGET');
  world.passMs(1);
  expect(await run(world, mine)).toBe('queued');
});

test('debugRun: only for the holder of a running attempt, only for programming, only on samples', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  expect({
    token: await run(world, { ...mine, token: 'wrong' }),
    choice: await run(world, { ...mine, questionId: world.questionIds.single }),
    unknown: await run(world, { ...mine, questionId: '0'.repeat(26) }),
    hidden: await run(world, { ...mine, sampleId: '02' }),
    sample: await run(world, { ...mine, sampleId: '01' }),
  }).toEqual({
    token: 'TAKEN_OVER',
    choice: 'VALIDATION',
    unknown: 'NOT_FOUND',
    hidden: 'NOT_FOUND',
    sample: 'queued',
  });
  await completeAs(world, mine.attemptId, mine.token);
  expect(await run(world, mine)).toBe('ATTEMPT_CLOSED');
});

test('debugRun: compares a sample with its answer, unless a program decides which answers are right', async () => {
  const checker = { kind: 'checker', protocol: 'testlib', language: 53, source: 'int main() {}' } as const;
  const expected: unknown[] = [];
  for (const compare of [A_PLUS_B.compare, checker]) {
    const world = await aWorld(database.db);
    await database.db
      .update(questionVersion)
      .set({ programming: { ...A_PLUS_B, compare } })
      .where(eq(questionVersion.id, world.questionIds.code));
    expect(await run(world, { ...(await running(world)), sampleId: '01' })).toBe('queued');
    const rows = await database.db.select().from(submission).where(eq(submission.appId, world.appId));
    expected.push(...rows.map((row) => row.expected));
  }
  expect(expected).toEqual(['3\n', null]);
});
