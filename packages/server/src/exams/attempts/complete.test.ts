import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { AppError } from '@aosai/api/kit/errors';
import { answerHash } from '@aosai/api/questions/hash';
import type { OpenDatabase } from '../../db/open.ts';
import { exam, examEvent, examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, code, completeAs, offer, running, saveAs, text } from '../../testing/engine/drive.ts';
import { aWorld, NOON, type World } from '../../testing/engine/world.ts';
import { sweepOnce } from './sweep.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const after = (ms: number) => new Date(NOON.getTime() + ms).toISOString();
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

async function attemptOf(world: World) {
  const [row] = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.appId, world.appId));
  if (!row) throw new Error('the world has one attempt');
  const { status, completedAt, submitReason, totalPoints, sectionPoints, settledAt } = row;
  return { status, completedAt, submitReason, totalPoints, sectionPoints, settledAt };
}

async function eventTypes(world: World) {
  const rows = await database.db
    .select({ type: examEvent.type })
    .from(examEvent)
    .where(eq(examEvent.appId, world.appId))
    .orderBy(asc(examEvent.id));
  return rows.map(({ type }) => type);
}

function sweep(world: World) {
  const { services, attemptSecret } = world.call();
  const log = { error: (details: object, message: string) => expect.fail(`${message} ${JSON.stringify(details)}`) };
  return sweepOnce({ db: database.db, services, attemptSecret, log });
}

describe('complete', () => {
  test('scores objective answers at once, settles an attempt without programs and returns a receipt', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    const { single, multiple, trueFalse, fill } = world.questionIds;
    world.passMs(1000);
    await saveAs(world, {
      attemptId,
      token,
      answers: [offer(single, 0, choice('B')), offer(trueFalse, 0, choice('F'))],
    });
    world.passMs(1000);
    const receipt = await completeAs(world, attemptId, token, [
      offer(multiple, 0, choice('A')),
      offer(fill, 0, text('４２')),
    ]);
    const items = new Map(receipt.items.map((item) => [item.questionId, item]));
    expect(receipt).toEqual({
      attemptId,
      completedAt: after(2000),
      submitReason: 'manual',
      serverNow: after(2000),
      items: expect.any(Array),
    });
    expect(receipt.items.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5]);
    expect(items.get(single)).toEqual({
      questionId: single,
      no: expect.any(Number),
      answered: true,
      revision: 1,
      savedAt: after(1000),
      hash: answerHash(choice('B')).slice(0, 8),
    });
    expect(items.get(world.questionIds.code)).toMatchObject({
      answered: false,
      revision: 0,
      savedAt: null,
      hash: null,
    });
    expect(await attemptOf(world)).toEqual({
      status: '3',
      completedAt: new Date(after(2000)),
      submitReason: 'manual',
      totalPoints: 200 + 100 + 0 + 400,
      sectionPoints: [700, 0],
      settledAt: new Date(after(2000)),
    });
    expect(world.published).toEqual([
      { memberId: world.studentId, event: { type: 'attempt', attemptId, status: '3' } },
    ]);
  });

  test('fifty concurrent calls have one effect and return fifty equal receipts', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    const answers = [offer(world.questionIds.single, 0, choice('B')), offer(world.questionIds.code, 0, code('int x;'))];
    const receipts = await Promise.all(Array.from({ length: 50 }, () => completeAs(world, attemptId, token, answers)));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await eventTypes(world)).toEqual(['start', 'complete']);
    expect(await database.db.$count(submission, eq(submission.appId, world.appId))).toBe(1);
    expect(await attemptOf(world)).toMatchObject({ status: '2', totalPoints: null });
  });

  test('complete: in the minute after the deadline, closes the attempt as of the deadline', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    world.passMs(120 * MINUTE_MS + 30_000);
    expect(await completeAs(world, attemptId, token, [offer(world.questionIds.single, 0, choice('B'))])).toMatchObject({
      completedAt: after(120 * MINUTE_MS),
      submitReason: 'timeout',
    });
    expect(await attemptOf(world)).toMatchObject({ totalPoints: 200 });
  });

  test('after the server has closed: returns the receipt if nothing differs, else 409, and keeps the answers', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    const same = [offer(world.questionIds.single, 0, choice('B'))];
    await saveAs(world, { attemptId, token, answers: same });
    world.passMs(122 * MINUTE_MS);
    expect(await completeAs(world, attemptId, token, same)).toMatchObject({ submitReason: 'timeout' });
    const different = completeAs(world, attemptId, token, [offer(world.questionIds.single, 1, choice('C'))]);
    expect(await different.catch(codeOf)).toBe('ATTEMPT_CLOSED');
    const [row] = await database.db
      .select({ lateCopies: examMemberQuestion.lateCopies })
      .from(examMemberQuestion)
      .where(
        and(
          eq(examMemberQuestion.appId, world.appId),
          eq(examMemberQuestion.questionVersionId, world.questionIds.single),
        ),
      );
    expect(row?.lateCopies).toMatchObject([{ reason: 'late', answer: choice('C'), accepted: false }]);
  });
});

describe('the sweep', () => {
  test('the sweep closes attempts a minute past the deadline with the saved answers, once, and no others', async () => {
    const world = await aWorld(database.db);
    const { attemptId, token } = await running(world);
    await saveAs(world, {
      attemptId,
      token,
      answers: [
        offer(world.questionIds.single, 0, choice('B')),
        offer(world.questionIds.code, 0, code('int main(){}')),
      ],
    });
    world.passMs(121 * MINUTE_MS);
    expect(await sweep(world)).toBe(0);
    world.passMs(1);
    expect(await sweep(world)).toBe(1);
    expect(await sweep(world)).toBe(0);
    expect(await attemptOf(world)).toEqual({
      status: '2',
      completedAt: new Date(after(120 * MINUTE_MS)),
      submitReason: 'timeout',
      totalPoints: null,
      sectionPoints: null,
      settledAt: null,
    });
    expect(await eventTypes(world)).toEqual(['start', 'closed']);
    expect(world.wakes.count).toBe(1);
  });

  test('the sweep closes attempts five seconds after the deadline if the student was present at the end', async () => {
    const world = await aWorld(database.db);
    const mine = await running(world);
    world.passMs(120 * MINUTE_MS - 29_900);
    await saveAs(world, mine);
    world.passMs(29_900 + 5000);
    expect(await sweep(world)).toBe(0);
    world.passMs(1);
    expect(await sweep(world)).toBe(1);
    expect(await attemptOf(world)).toMatchObject({ submitReason: 'timeout' });
  });

  test('the sweep closes attempts at once when the exam is stopped', async () => {
    const world = await aWorld(database.db);
    await running(world);
    world.passMs(10 * MINUTE_MS);
    await database.db.update(exam).set({ stoppedAt: world.clock.now }).where(eq(exam.appId, world.appId));
    world.passMs(5000);
    expect(await sweep(world)).toBe(1);
    expect(await attemptOf(world)).toMatchObject({
      status: '3',
      submitReason: 'stop',
      completedAt: new Date(after(10 * MINUTE_MS)),
    });
  });
});
