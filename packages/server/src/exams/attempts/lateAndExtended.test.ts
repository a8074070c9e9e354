import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import type { OpenDatabase } from '../../db/open.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { message, sysLog } from '../../db/schema/platform.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { choice, code, offer } from '../../testing/engine/drive.ts';
import { codeOf, examStage } from '../../testing/stages/examStage.ts';
import { after, start, judgeAll } from '../../testing/stages/attemptStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('acceptLate', () => {
  test('replaces the answer by the newest late copy, rescores it, waits for the judge, and logs it', async () => {
    const stage = await examStage(database.db);
    const { single, code: codeId } = stage.world.questionIds;
    const { id, token } = await start(stage);
    await stage.ask('student', 'examMemberQuestion', 'save', {
      attemptId: id,
      token,
      answers: [offer(single, 0, choice('A'))],
      events: [],
    });
    stage.world.passMs(122 * MINUTE_MS);
    const late = (answers: ReturnType<typeof offer>[]) =>
      stage.ask('student', 'examMemberQuestion', 'save', { attemptId: id, token, answers, events: [] }).catch(codeOf);
    expect(await late([offer(single, 1, choice('C')), offer(codeId, 0, code('int main(){}'))])).toBe('ATTEMPT_CLOSED');
    expect(await late([offer(single, 1, choice('B'))])).toBe('ATTEMPT_CLOSED');
    expect(await stage.ask('teacher', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: '3',
      totalPoints: 0,
      lateCopyCount: 3,
    });
    const accept = { id, questionIds: [single, codeId] };
    expect(await stage.ask('teacher', 'examPaperEnroll', 'acceptLate', accept)).toMatchObject({
      status: '2',
      totalPoints: null,
      lateCopyCount: 1,
    });
    const [told] = await database.db.select().from(message).where(eq(message.memberId, stage.ids.student));
    expect(told).toMatchObject({ type: 'exam', link: `exam/report/paper?id=${id}` });
    await judgeAll(stage);
    expect(await stage.ask('student', 'examPaperEnroll', 'queryById', { id })).toMatchObject({
      status: '3',
      totalPoints: 200 + 2500,
    });
    const [row] = await database.db
      .select({ answer: examMemberQuestion.answer, revision: examMemberQuestion.revision })
      .from(examMemberQuestion)
      .where(and(eq(examMemberQuestion.attemptId, id), eq(examMemberQuestion.questionVersionId, single)));
    expect(row).toEqual({ answer: choice('B'), revision: 2 });
    const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, id));
    expect(entry).toMatchObject({
      action: 'examPaperEnroll:acceptLate',
      actorId: stage.ids.teacher,
      diff: {
        before: { answers: expect.arrayContaining([{ questionId: single, answer: choice('A'), points: 0 }]) },
        after: { questionIds: [single, codeId] },
      },
    });
    expect(
      await stage.ask('teacher', 'examPaperEnroll', 'acceptLate', { id, questionIds: [codeId] }).catch(codeOf),
    ).toBe('LATE_COPY_NOT_FOUND');
  });

  test('acceptLate: is refused while the attempt runs', async () => {
    const stage = await examStage(database.db);
    const { id } = await start(stage);
    const accept = { id, questionIds: [stage.world.questionIds.single] };
    expect(await stage.ask('teacher', 'examPaperEnroll', 'acceptLate', accept).catch(codeOf)).toBe('ATTEMPT_RUNNING');
  });
});

describe('extending an attempt', () => {
  test('extending an attempt moves the deadline, notifies the student and is logged', async () => {
    const stage = await examStage(database.db);
    const { id, token } = await start(stage);
    const extended = await stage.ask('teacher', 'examPaperEnroll', 'extend', { id, seconds: 600, reason: '停电\0' });
    expect(extended).toMatchObject({ deadlineAt: after(130 * MINUTE_MS), extraSec: 600 });
    const reply = await stage.ask('student', 'examMemberQuestion', 'save', {
      attemptId: id,
      token,
      answers: [],
      events: [],
    });
    expect(reply).toMatchObject({ deadlineAt: after(130 * MINUTE_MS), notices: [{ kind: 'extended' }] });
    expect(stage.world.published).toContainEqual({
      memberId: stage.ids.student,
      event: { type: 'attempt', attemptId: id, status: '1' },
    });
    const [entry] = await database.db.select().from(sysLog).where(eq(sysLog.target, id));
    expect(entry).toMatchObject({
      action: 'examPaperEnroll:extend',
      diff: {
        before: { deadlineAt: after(120 * MINUTE_MS) },
        after: { deadlineAt: after(130 * MINUTE_MS), seconds: 600, reason: '停电\uFFFD' },
      },
    });
  });

  test('extends a whole room in one call: skips closed attempts, refuses all for a foreign one', async () => {
    const stage = await examStage(database.db);
    const [mine, other] = [await start(stage), await start(stage, 'classmate')];
    const give = (andIds: string[], id = mine.id) =>
      stage.ask('manager', 'examPaperEnroll', 'extend', { id, andIds, seconds: 600, reason: '停电' });
    const extraOf = async ({ id }: { id: string }) =>
      (await stage.ask('office', 'examPaperEnroll', 'queryById', { id })).extraSec;
    await give([other.id, other.id, mine.id]);
    expect([await extraOf(mine), await extraOf(other)]).toEqual([600, 600]);
    await stage.ask('classmate', 'examPaperEnroll', 'complete', { ...other, answers: [] });
    await give([other.id]);
    expect([await extraOf(mine), await extraOf(other)]).toEqual([1200, 600]);
    const foreign = { id: mine.id, andIds: ['0'.repeat(26)], seconds: 600, reason: '停电' };
    expect(await stage.ask('manager', 'examPaperEnroll', 'extend', foreign).catch(codeOf)).toBe('NOT_FOUND');
    expect(await extraOf(mine)).toBe(1200);
    await give([mine.id], other.id);
    expect([await extraOf(mine), await extraOf(other)]).toEqual([1800, 600]);
    expect(await give([], other.id).catch(codeOf)).toBe('ATTEMPT_CLOSED');
  });

  test('extends all attempts of a room or none, when one of them fails', async () => {
    const stage = await examStage(database.db);
    const [mine, other] = [await start(stage), await start(stage, 'classmate')];
    const [first, second] = [mine.id, other.id].toSorted();
    // The largest number that the column takes: adding to it fails.
    await database.db
      .update(examPaperEnroll)
      .set({ extraSec: 2 ** 31 - 1 })
      .where(eq(examPaperEnroll.id, second ?? ''));
    const give = { id: first ?? '', andIds: [second ?? ''], seconds: 600, reason: '停电' };
    expect(await stage.ask('manager', 'examPaperEnroll', 'extend', give).then(() => 'ok', codeOf)).not.toBe('ok');
    expect(await stage.ask('manager', 'examPaperEnroll', 'queryById', { id: first ?? '' })).toMatchObject({
      extraSec: 0,
      deadlineAt: after(120 * MINUTE_MS),
    });
    expect(stage.world.published.map(({ event }) => event)).not.toContainEqual(
      expect.objectContaining({ type: 'attempt', attemptId: first }),
    );
  });
});
