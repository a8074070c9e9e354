import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppError } from '@aosai/api/kit/errors';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, examEvent, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, code, DEVICE, offer, running, saveAs } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { save } from './save.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs `work` and counts its transactions of several statements. */
async function transactionsOf<T>(work: () => Promise<T>): Promise<{ result: T; transactions: number }> {
  const spy = vi.spyOn(database.db, 'transaction');
  const result = await work();
  const transactions = spy.mock.calls.length;
  spy.mockRestore();
  return { result, transactions };
}

function attemptIs(world: World, id: string) {
  return and(eq(examPaperEnroll.appId, world.appId), eq(examPaperEnroll.id, id));
}

async function stored(world: World, attemptId: string, questionId: string) {
  const { appId, attemptId: ofAttempt, questionVersionId } = examMemberQuestion;
  const [row] = await database.db
    .select()
    .from(examMemberQuestion)
    .where(and(eq(appId, world.appId), eq(ofAttempt, attemptId), eq(questionVersionId, questionId)));
  return row;
}

test('saves of answers and heartbeats by the holder take one statement each from the start on', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const { single, code: program } = world.questionIds;
  world.passMs(5000);
  const { result, transactions } = await transactionsOf(async () => [
    await saveAs(world, { ...mine, answers: [offer(single, 0, choice('A'))] }),
    await saveAs(world, { ...mine, answers: [{ ...offer(single, 1, choice('A')), flagged: true, spentMs: 10 }] }),
    await saveAs(world, { ...mine, answers: [offer(program, 0, code('int main() {}'))] }),
    await saveAs(world, { ...mine, answers: [offer(single, 2, null)] }),
    await saveAs(world, mine),
  ]);
  expect(transactions).toBe(0);
  expect(result.map(({ revisions }) => revisions.map((item) => !item.conflict && item.revision))).toEqual([
    [1],
    [2],
    [1],
    [3],
    [],
  ]);
  expect(await stored(world, mine.attemptId, single)).toMatchObject({
    answer: null,
    flagged: false,
    revision: 3,
    spentMs: 1000,
    savedAt: world.clock.now,
  });
  expect(await stored(world, mine.attemptId, program)).toMatchObject({
    answer: code('int main() {}'),
    revision: 1,
  });
  const [attempt] = await database.db.select().from(examPaperEnroll).where(attemptIs(world, mine.attemptId));
  expect(attempt).toMatchObject({ lastSeenAt: world.clock.now, eventsCount: 1 });
});

test('the same answer changes nothing, and an older base gets the server’s copy', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const { single } = world.questionIds;
  const first = await saveAs(world, { ...mine, answers: [offer(single, 0, choice('A'))] });
  world.passMs(1000);
  const again = await saveAs(world, { ...mine, answers: [offer(single, 0, choice('A'))] });
  const stale = await saveAs(world, { ...mine, answers: [offer(single, 0, choice('B'))] });
  expect(again.revisions).toEqual(first.revisions);
  expect(stale.revisions).toMatchObject([{ conflict: true, serverCopy: { revision: 1, answer: choice('A') } }]);
  expect(await stored(world, mine.attemptId, single)).toMatchObject({ answer: choice('A'), revision: 1 });
});

type AttemptChange = Partial<typeof examPaperEnroll.$inferInsert>;

/** Changes by another server that this one has not seen. */
const BEHIND_ITS_BACK: Record<string, { attempt?: AttemptChange; stops?: true; outcome: unknown }> = {
  'the attempt was taken over': {
    attempt: { holderDeviceId: 'another-device', holderGeneration: 2 },
    outcome: 'TAKEN_OVER',
  },
  'the same device holds it again': { attempt: { holderGeneration: 2 }, outcome: 'TAKEN_OVER' },
  'it was handed in': { attempt: { status: '2' }, outcome: 'ATTEMPT_CLOSED' },
  'its time was cut': { attempt: { deadlineAt: new Date('2026-11-21T03:00:00.000Z') }, outcome: 'ATTEMPT_CLOSED' },
  'the exam was stopped': { stops: true, outcome: 'ATTEMPT_CLOSED' },
  'it was extended': {
    attempt: { deadlineAt: new Date('2026-11-21T07:00:00.000Z'), extraSec: 60 },
    outcome: '2026-11-21T07:00:00.000Z',
  },
};

for (const [what, { attempt, stops, outcome }] of Object.entries(BEHIND_ITS_BACK)) {
  for (const kind of ['an answer', 'a heartbeat']) {
    test(`${kind} is decided by the stored row when, unknown to this server, ${what}`, async () => {
      const world = await aWorld(database.db);
      const mine = await running(world);
      await saveAs(world, mine);
      if (attempt) await database.db.update(examPaperEnroll).set(attempt).where(attemptIs(world, mine.attemptId));
      if (stops) {
        const stoppedAt = new Date(world.clock.now.getTime() - 1000);
        await database.db
          .update(exam)
          .set({ stoppedAt })
          .where(and(eq(exam.appId, world.appId), eq(exam.id, world.examId)));
      }
      const answers = kind === 'an answer' ? [offer(world.questionIds.single, 0, choice('A'))] : [];
      const said = await saveAs(world, { ...mine, answers }).then(
        ({ deadlineAt }) => deadlineAt,
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
      expect(said).toBe(outcome);
      const isStored = kind === 'an answer' && !['TAKEN_OVER', 'ATTEMPT_CLOSED'].includes(String(outcome));
      expect(await stored(world, mine.attemptId, world.questionIds.single)).toMatchObject({
        revision: isStored ? 1 : 0,
      });
    });
  }
}

const eventsOf = (world: World, attemptId: string) =>
  database.db
    .select({ type: examEvent.type, meta: examEvent.meta })
    .from(examEvent)
    .where(and(eq(examEvent.appId, world.appId), eq(examEvent.attemptId, attemptId)))
    .orderBy(examEvent.id);

test('a change from an address that only another server has seen is recorded', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  await database.db.update(examPaperEnroll).set({ lastIp: '10.9.9.9' }).where(attemptIs(world, mine.attemptId));
  await saveAs(world, mine);
  expect(await eventsOf(world, mine.attemptId)).toEqual([
    { type: 'start', meta: { deviceId: DEVICE } },
    { type: 'addressChange', meta: { from: '10.9.9.9', to: '10.0.0.1' } },
  ]);
});

test('a changed address and reported events are recorded, and the next save is one statement again', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  await saveAs(world, { ...mine, events: [{ type: 'blur', ms: 800 }] }, '10.0.0.2');
  const { transactions } = await transactionsOf(() => saveAs(world, mine, '10.0.0.2'));
  expect(transactions).toBe(0);
  expect(await eventsOf(world, mine.attemptId)).toEqual([
    { type: 'start', meta: { deviceId: DEVICE } },
    { type: 'addressChange', meta: { from: '10.0.0.1', to: '10.0.0.2' } },
    { type: 'blur', meta: null },
  ]);
});

test('an attempt cached by this server accepts no save from another member or with another token', async () => {
  const world = await aWorld(database.db);
  const mine = await running(world);
  const answers = [offer(world.questionIds.single, 0, choice('A'))];
  const outcomeOf = (memberId: string, token: string) =>
    save(world.call(), { memberId, ip: '10.0.0.1' }, { attemptId: mine.attemptId, token, answers, events: [] }).then(
      () => 'saved',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  const stranger = await world.addMember();
  expect([await outcomeOf(stranger, mine.token), await outcomeOf(world.studentId, 'another token')]).toEqual([
    'NOT_FOUND',
    'TAKEN_OVER',
  ]);
  expect(await stored(world, mine.attemptId, world.questionIds.single)).toMatchObject({ revision: 0 });
});
