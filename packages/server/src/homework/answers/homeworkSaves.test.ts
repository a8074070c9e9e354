import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examMemberQuestion, examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { code } from '../../testing/engine/drive.ts';
import { sweepOnce } from '../../exams/attempts/sweep.ts';
import { NOON } from '../../testing/engine/world.ts';
import { choice, offer } from '../../testing/engine/drive.ts';
import { codeOf, page } from '../../testing/stages/examStage.ts';
import { aPlace, type PlaceStage } from '../../testing/homework/aPlace.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const at = (ms: number): string => new Date(NOON.getTime() + ms).toISOString();
const RIGHT = 'B';
const WRONG = 'A';

/** Saves the choice question; returns the error code of a refusal. */
function saver({ stage, enrollId }: PlaceStage) {
  let revision = 0;
  const { single } = stage.world.questionIds;
  return async (answer: Answer | null, more: { complete?: boolean } = {}) => {
    const answers = answer === null ? [] : [offer(single, revision, answer)];
    const reply = await stage
      .ask('student', 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers, ...more })
      .catch(codeOf);
    if (typeof reply === 'object' && reply !== null && answer !== null) revision += 1;
    return typeof reply === 'object' ? 'saved' : reply;
  };
}

const progress = async ({ stage, enrollId }: PlaceStage) => {
  // Asks as the office: the student sees no total until the homework is closed.
  const place = await stage.ask('office', 'homeworkEnroll', 'queryById', { id: enrollId }, 'bms');
  return [place.progress, place.isLate, place.totalPoints];
};

describe('saving answers of homework', () => {
  test('the first save begins the attempt once, however many arrive together', async () => {
    const here = await aPlace(database.db);
    const { stage, enrollId } = here;
    const { single, multiple } = stage.world.questionIds;
    const save = (questionId: string) =>
      stage.ask('student', 'homeworkMemberQuestion', 'save', {
        homeworkEnrollId: enrollId,
        answers: [offer(questionId, 0, choice('A'))],
      });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => save(n % 2 ? single : multiple)));
    expect(new Set(replies.map(({ attemptId }) => attemptId)).size).toBe(1);
    const rows = await database.db.select().from(examPaperEnroll).where(eq(examPaperEnroll.examEnrollId, enrollId));
    expect(rows.map(({ kind, status, deadlineAt }) => [kind, status, deadlineAt?.toISOString()])).toEqual([
      ['homework', '1', at(3 * DAY_MS)],
    ]);
    const saved = await stage.ask('student', 'homeworkMemberQuestion', 'queryLatestList', {
      homeworkEnrollId: enrollId,
    });
    expect(saved.content.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1]);
    expect(await progress(here)).toEqual(['1', false, null]);
    expect(await stage.ask('student', 'homeworkEnroll', 'queryById', { id: enrollId })).toMatchObject({
      answeredCount: 2,
      questionCount: 5,
    });
    const exams = await stage.ask('office', 'examPaperEnroll', 'queryList', { ...page });
    expect(exams.content).toEqual([]);
  });

  test('only the enrolled student saves answers, from the opening to the hard close', async () => {
    const here = await aPlace(database.db);
    const { stage, enrollId } = here;
    const ask = (persona: 'student' | 'classmate' | 'teacher' | 'parent') =>
      stage
        .ask(persona, 'homeworkMemberQuestion', 'save', { homeworkEnrollId: enrollId, answers: [] })
        .then(() => 'saved', codeOf);
    stage.world.clock.now = new Date(NOON.getTime() - 2 * HOUR_MS);
    expect(await ask('student')).toBe('HOMEWORK_NOT_OPEN');
    stage.world.clock.now = NOON;
    expect([await ask('classmate'), await ask('teacher'), await ask('parent'), await ask('student')]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'FORBIDDEN',
      'saved',
    ]);
    stage.world.passMs(3 * DAY_MS + 60_001);
    expect(await ask('student')).toBe('HOMEWORK_CLOSED');
  });

  test('a save after the hard close is refused and kept as a late copy', async () => {
    const here = await aPlace(database.db);
    const save = saver(here);
    await save(choice(RIGHT));
    here.stage.world.passMs(3 * DAY_MS + 60_001);
    expect(await save(choice(WRONG))).toBe('HOMEWORK_CLOSED');
    const [row] = await database.db
      .select({ answer: examMemberQuestion.answer, copies: examMemberQuestion.lateCopies })
      .from(examMemberQuestion)
      .where(
        and(
          eq(examMemberQuestion.appId, here.stage.world.appId),
          eq(examMemberQuestion.questionVersionId, here.stage.world.questionIds.single),
        ),
      );
    expect([row?.answer, row?.copies.map(({ answer }) => answer)]).toEqual([choice(RIGHT), [choice(WRONG)]]);
  });

  test('handing in can be undone by another save until the hard close', async () => {
    const here = await aPlace(database.db);
    const save = saver(here);
    await save(choice(WRONG));
    expect([await save(null, { complete: true }), await progress(here)]).toEqual(['saved', ['3', false, 0]]);
    expect([await save(choice(RIGHT)), await progress(here)]).toEqual(['saved', ['1', false, null]]);
    await save(null, { complete: true });
    expect(await progress(here)).toEqual(['3', false, 200]);
  });

  test('a student who never hands in gets the saved answers scored at the close', async () => {
    const here = await aPlace(database.db);
    await saver(here)(choice(RIGHT));
    const { world } = here.stage;
    world.passMs(3 * DAY_MS + 60_001);
    const { services, attemptSecret } = world.call();
    await sweepOnce({
      db: database.db,
      services,
      attemptSecret,
      log: { error: (details) => expect(details).toBeNull() },
    });
    expect(await progress(here)).toEqual(['3', false, 200]);
  });
});

describe('late work', () => {
  test('late work counts after its deduction', async () => {
    const late = await aPlace(database.db);
    late.stage.world.passMs(2 * DAY_MS + HOUR_MS);
    const save = saver(late);
    await save(choice(RIGHT));
    await save(null, { complete: true });
    expect(await progress(late)).toEqual(['3', true, 180]);
  });

  test('a right answer on time still counts when it is changed late', async () => {
    const spoiled = await aPlace(database.db);
    const again = saver(spoiled);
    await again(choice(RIGHT));
    spoiled.stage.world.passMs(2 * DAY_MS + HOUR_MS);
    await again(choice(WRONG));
    await again(choice('C'));
    await again(null, { complete: true });
    expect(await progress(spoiled)).toEqual(['3', true, 200]);
    const { late: answers } = await spoiled.stage.ask('office', 'homeworkEnroll', 'report', { id: spoiled.enrollId });
    const ofSingle = answers.find(({ questionId }) => questionId === spoiled.stage.world.questionIds.single);
    expect(ofSingle).toMatchObject({ days: 0, penaltyPct: 0, earned: 200, onTime: 200, points: 200 });
  });

  test('handing in late what was saved on time is not late', async () => {
    const here = await aPlace(database.db);
    const save = saver(here);
    await save(choice(RIGHT));
    here.stage.world.passMs(2 * DAY_MS + HOUR_MS);
    await save(null, { complete: true });
    expect(await progress(here)).toEqual(['3', false, 200]);
  });

  test('a program saved on time counts as of then, even if judged later', async () => {
    const here = await aPlace(database.db);
    const { stage, enrollId } = here;
    const save = (text: string, revision: number) =>
      stage.ask('student', 'homeworkMemberQuestion', 'save', {
        homeworkEnrollId: enrollId,
        answers: [offer(stage.world.questionIds.code, revision, code(text))],
      });
    await save('int main() { return 1; }', 0);
    stage.world.passMs(2 * DAY_MS + HOUR_MS);
    await save('int main() { return 2; }', 1);
    await saver(here)(null, { complete: true });
    const made = await database.db
      .select({ code: submission.code, createdAt: submission.createdAt })
      .from(submission)
      .where(eq(submission.appId, stage.world.appId))
      .orderBy(submission.createdAt);
    expect(made).toEqual([
      { code: 'int main() { return 1; }', createdAt: NOON },
      { code: 'int main() { return 2; }', createdAt: new Date(at(2 * DAY_MS + HOUR_MS)) },
    ]);
  });
});

describe('emptying an answer', () => {
  test('emptying an answer makes a new revision, and its points no longer count', async () => {
    const here = await aPlace(database.db);
    const { stage, enrollId } = here;
    const { single } = stage.world.questionIds;
    await saver(here)(choice(RIGHT));
    const clean = (ids: string[]) =>
      stage.ask('student', 'homeworkMemberQuestion', 'clean', { homeworkEnrollId: enrollId, questionIds: ids });
    expect(await clean([single])).toEqual({ content: [{ questionId: single, revision: 2 }] });
    expect(await clean(['X'.repeat(26)]).catch(codeOf)).toBe('NOT_FOUND');
    const [stale] = await stage
      .ask('student', 'homeworkMemberQuestion', 'save', {
        homeworkEnrollId: enrollId,
        answers: [offer(single, 1, choice(WRONG))],
      })
      .then(({ revisions }) => revisions);
    expect(stale).toMatchObject({ conflict: true, serverCopy: { revision: 2, answer: null } });
    await stage.ask('student', 'homeworkMemberQuestion', 'save', {
      homeworkEnrollId: enrollId,
      answers: [],
      complete: true,
    });
    expect(await progress(here)).toEqual(['3', false, 0]);
  });
});

describe('homework settled by a teacher', () => {
  test('settling needs a reason before the hard close, gives no points to those not begun, and is final', async () => {
    const here = await aPlace(database.db);
    const { stage, homeworkId, enrollId } = here;
    const save = saver(here);
    await save(choice(RIGHT));
    const settle = (reason?: string) =>
      stage
        .ask('office', 'homeworkEnroll', 'settle', { homeworkId, ...(reason !== undefined && { reason }) }, 'bms')
        .catch(codeOf);
    expect([await settle(), await settle('期末'), await settle('再来')]).toEqual([
      'HOMEWORK_STATE',
      { settled: 2, missing: 1 },
      { settled: 0, missing: 0 },
    ]);
    expect([await progress(here), await save(choice(WRONG))]).toEqual([['3', false, 200], 'HOMEWORK_CLOSED']);
    const roster = await stage.ask(
      'office',
      'homeworkEnroll',
      'queryEnrolledMemberListByHomework',
      { ...page, homeworkId },
      'bms',
    );
    expect(new Map(roster.content.map(({ memberId, totalPoints }) => [memberId, totalPoints]))).toEqual(
      new Map([
        [stage.ids.classmate, 0],
        [stage.ids.student, 200],
      ]),
    );
    const stats = await stage.ask('office', 'homeworkEnroll', 'queryEnrollStatistics', { homeworkId }, 'bms');
    expect(stats).toMatchObject({ total: 2, settled: 2, donePct: 50, mean: 100, median: 100 });
    const matrix = await stage.ask('office', 'homeworkMemberQuestion', 'queryStatisticsGroupByMember', { homeworkId });
    const mine = matrix.content.find((one) => one.homeworkEnrollId === enrollId);
    expect(mine).toMatchObject({ no: null, right: 1, part: 0, wrong: 0, blank: 4 });
  });

  test('the matrix tells who has not begun, how late the last save was, and how long was worked', async () => {
    const here = await aPlace(database.db);
    const { stage, homeworkId, enrollId } = here;
    const save = saver(here);
    await save(choice(WRONG));
    stage.world.passMs(2 * DAY_MS + 2 * HOUR_MS);
    await save(choice(RIGHT));
    const matrix = await stage.ask('office', 'homeworkMemberQuestion', 'queryStatisticsGroupByMember', { homeworkId });
    const told = (isMine: boolean) => {
      const found = matrix.content.find((one) => (one.homeworkEnrollId === enrollId) === isMine);
      return (
        found && [found.progress, found.lateDays, found.dueAt, found.firstSavedAt, found.lastSavedAt, found.spentMs]
      );
    };
    expect(told(true)).toEqual(['1', 1, at(2 * DAY_MS), at(0), at(2 * DAY_MS + 2 * HOUR_MS), 1000]);
    expect(told(false)).toEqual(['0', 0, at(2 * DAY_MS), null, null, 0]);
  });

  test('a marked student who changes an answer is told apart from one who has only begun, until the next hand-in', async () => {
    const here = await aPlace(database.db);
    const { stage, homeworkId, enrollId } = here;
    const save = saver(here);
    const states = async () => {
      const place = await stage.ask('office', 'homeworkEnroll', 'queryById', { id: enrollId }, 'bms');
      const matrix = await stage.ask('office', 'homeworkMemberQuestion', 'queryStatisticsGroupByMember', {
        homeworkId,
      });
      const row = matrix.content.find((one) => one.homeworkEnrollId === enrollId);
      return [place.progress, place.isTakenBack, row?.isTakenBack];
    };
    await save(choice(WRONG));
    expect(await states()).toEqual(['1', false, false]);
    await save(null, { complete: true });
    expect(await states()).toEqual(['3', false, false]);
    await save(choice(RIGHT));
    expect(await states()).toEqual(['1', true, true]);
    await save(null, { complete: true });
    expect(await states()).toEqual(['3', false, false]);
  });

  test('an exemption takes the student out of every figure', async () => {
    const here = await aPlace(database.db);
    const { stage, homeworkId, enrollId } = here;
    await stage.ask('parent', 'homeworkEnroll', 'applyQuit', { id: enrollId, reason: '住院' });
    await stage.ask('office', 'homeworkEnroll', 'passQuit', { id: enrollId }, 'bms');
    await stage.ask('office', 'homeworkEnroll', 'finishQuit', { id: enrollId }, 'bms');
    const stats = await stage.ask('office', 'homeworkEnroll', 'queryEnrollStatistics', { homeworkId }, 'bms');
    expect(stats).toMatchObject({ total: 1, notBegun: 1, donePct: 0 });
    expect(await saver(here)(choice(RIGHT))).toBe('NOT_FOUND');
    const [row] = await database.db.select().from(enrolment).where(eq(enrolment.id, enrollId));
    expect([row?.status, row?.quitReason]).toEqual(['6', '住院']);
  });
});

test('adding the student again with dates gives more time, also after the hard close', async () => {
  const here = await aPlace(database.db);
  const { stage, homeworkId, enrollId } = here;
  const save = saver(here);
  await save(choice(WRONG));
  stage.world.passMs(4 * DAY_MS);
  expect(await save(choice(RIGHT))).toBe('HOMEWORK_CLOSED');
  const give = (mode: 'check' | 'apply') =>
    stage.ask(
      'office',
      'homeworkEnroll',
      'batchEnroll',
      { homeworkId, mode, memberIds: [stage.ids.student], dates: { dueAt: at(6 * DAY_MS) } },
      'bms',
    );
  const report = { enrolled: 0, waiting: 0, had: 1, problems: [] };
  expect([await give('check'), await save(choice(RIGHT)), await give('apply')]).toEqual([
    report,
    'HOMEWORK_CLOSED',
    report,
  ]);
  const place = await stage.ask('student', 'homeworkEnroll', 'queryById', { id: enrollId });
  expect([place.dueAt, place.dueFrom, place.isOpen]).toEqual([at(6 * DAY_MS), 'own', true]);
  expect(await save(choice(RIGHT))).toBe('saved');
});
