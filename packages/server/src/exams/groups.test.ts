import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JudgeReport } from '@aosai/api/judging/judging';
import { PRACTICE_REVIEW } from '@aosai/api/exams/review';
import type { OpenDatabase } from '../db/open.ts';
import { exam, examPaperEnroll } from '../db/schema/exam.ts';
import { submission } from '../db/schema/submission.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { code, DEVICE, offer, text } from '../testing/engine/drive.ts';
import { useGroups } from '../testing/engine/groups.ts';
import { ACCEPTED, fakeJudge } from '../testing/judging/fakeJudge.ts';
import { startQueue } from '../judging/queue/startQueue.ts';
import { examStage, type Stage } from '../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const SIX_HOURS_MS = 6 * 3_600_000;
const WRONG: JudgeReport = { ...ACCEPTED, verdict: 'WA', points: 0 };

async function judgeAll(stage: Stage, verdict: JudgeReport) {
  const log = { warn: () => undefined, error: () => undefined };
  const { services } = stage.world.call();
  const queue = startQueue({ db: database.db, judge: fakeJudge(() => verdict), services, log, slots: 1 });
  const waiting = and(eq(submission.appId, stage.world.appId), eq(submission.state, 'queued'));
  while ((await database.db.$count(submission, waiting)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await queue.stop();
}

type Groups = Awaited<ReturnType<typeof useGroups>>;

async function handIn(stage: Stage, { paperId, ids }: Groups, persona: 'student' | 'classmate', read: string[]) {
  const { examId } = stage.world;
  const entry = { examId, examPaperId: paperId, deviceId: DEVICE };
  const room = await stage.ask(persona, 'examPaperEnroll', 'start', entry);
  const id = room.attempt.id;
  const answers = [
    offer(ids.read, 0, text(...read)),
    offer(ids.complete, 0, text('A', 'B')),
    offer(ids.task, 0, code('int main() {}')),
  ];
  await stage.ask(persona, 'examPaperEnroll', 'complete', { id, token: room.token ?? '', answers });
  return id;
}

test('rejudging a task keeps the points of the paper’s groups, and totals follow', async () => {
  const stage = await examStage(database.db, { exam: { reviewMatrix: PRACTICE_REVIEW } });
  const groups = await useGroups(database.db, stage.world);
  const attemptId = await handIn(stage, groups, 'student', ['T', 'A', 'C']);
  await judgeAll(stage, WRONG);
  const earned = async () => {
    const { totalPoints, sections, questions } = await stage.ask('student', 'examPaperEnroll', 'report', {
      id: attemptId,
    });
    return {
      totalPoints,
      sections: sections.map(({ points }) => points),
      parts: questions.map((one) => one.partScores),
    };
  };
  const parts = [[150, 0, 400], [300, 300], undefined];
  expect(await earned()).toEqual({ totalPoints: 1150, sections: [550, 600, 0], parts });

  const wish = { scope: 'exam', targetId: stage.world.examId, reason: '数据有误' } as const;
  const { id } = await stage.ask('office', 'rejudge', 'start', wish);
  await judgeAll(stage, ACCEPTED);
  const { content } = await stage.ask('office', 'rejudge', 'queryDifferenceList', { id, page: 0, size: 20, sort: [] });
  expect(content.map(({ totalBefore, totalAfter }) => [totalBefore, totalAfter])).toEqual([[1150, 3650]]);
  const { digest } = await stage.ask('office', 'rejudge', 'queryById', { id });
  await stage.ask('office', 'rejudge', 'apply', { id, digest });
  expect(await earned()).toEqual({ totalPoints: 3650, sections: [550, 600, 2500], parts });
});

test('statistics count a group by its parts’ points, and knowledge points by whole groups', async () => {
  const stage = await examStage(database.db, { exam: { reviewMatrix: PRACTICE_REVIEW } });
  const groups = await useGroups(database.db, stage.world);
  const attemptId = await handIn(stage, groups, 'student', ['T', 'A', 'C']);
  await judgeAll(stage, ACCEPTED);
  const { tags } = await stage.ask('student', 'examPaperEnroll', 'report', { id: attemptId });
  expect(tags).toEqual([
    { tag: '函数', points: 550, maxPoints: 850 },
    { tag: '循环', points: 600, maxPoints: 600 },
    { tag: '输入输出', points: 2500, maxPoints: 2500 },
  ]);
  expect(await stage.ask('student', 'examEnroll', 'queryMineStatistics', {})).toEqual({
    enrolledCount: 1,
    completedCount: 1,
    passedCount: 1,
    averagePercent: 92,
  });
});

test('the score distribution includes half points, from ten results on and after the exam', async () => {
  const stage = await examStage(database.db, { exam: { reviewMatrix: PRACTICE_REVIEW, maxAttempts: 10 } });
  const groups = await useGroups(database.db, stage.world);
  // Everybody answers the task and earns nothing, so totals are those of the groups.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await handIn(stage, groups, attempt < 5 ? 'student' : 'classmate', attempt === 0 ? ['T', 'B', 'C'] : ['T']);
    await judgeAll(stage, WRONG);
  }
  stage.world.passMs(SIX_HOURS_MS);
  const { examId: id, appId } = stage.world;
  await database.db.update(exam).set({ endAt: stage.world.clock.now }).where(eq(exam.appId, appId));
  // Figures count students, not attempts, so each attempt gets a student of its own.
  const ofEach = { memberId: sql`${examPaperEnroll.id}` };
  await database.db.update(examPaperEnroll).set(ofEach).where(eq(examPaperEnroll.appId, appId));
  const { scores } = await stage.ask('anonymous', 'exam', 'queryStatistics', { id });
  expect(scores).toMatchObject({ average: 820, highest: 1450, passCount: 0, settledCount: 10 });
});
