import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '@aosai/api/contract/index';
import type { OpenDatabase } from '../db/open.ts';
import { exam as exams, examMemberQuestion, submission } from '../db/schema/exam.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { CANARIES, EXACT_FIGURES, FIGURE_CANARIES } from '../engine/testing/canaries.ts';
import { choice, code, DEVICE, offer, OTHER_DEVICE } from '../engine/testing/drive.ts';
import { NOON } from '../engine/testing/world.ts';
import { ACCEPTED, fakeJudge } from '../queue/fakeJudge.ts';
import { startQueue } from '../queue/startQueue.ts';
import { type ExamResource, examStage, type Persona, PERSONAS, type Stage } from './testing/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const HOUR_MS = 3_600_000;
const MISSING = '0'.repeat(26);
const RESOURCES = ['exam', 'examEnroll', 'examPaper', 'examPaperEnroll', 'examMemberQuestion'] as const;

/** An input for every field name of the exam calls, so that each call is really answered where it may be. */
async function inputFor(stage: Stage, call: string, attemptId: string, token: string) {
  const { world } = stage;
  const [record] = await database.db
    .select({ id: examMemberQuestion.id })
    .from(examMemberQuestion)
    .where(eq(examMemberQuestion.attemptId, attemptId))
    .limit(1);
  const codeId = world.questionIds.code;
  const list = { page: 0, size: 200, sort: [] };
  const inputs: Record<string, unknown> = {
    'exam.queryList': { ...list, keyword: '' },
    'exam.querySimpleList': list,
    'exam.queryById': { id: world.examId },
    'exam.queryNotesById': { id: world.examId },
    'exam.queryExamPaperListByExam': { examId: world.examId },
    'exam.queryStatistics': { id: world.examId },
    'examEnroll.enroll': { examId: world.examId },
    'examEnroll.cancel': { id: MISSING },
    'examEnroll.applyQuit': { id: MISSING, reason: 'x' },
    'examEnroll.queryMineEnrollByEnrollId': { enrollId: world.enrollId },
    'examEnroll.queryMineLatestEnroll': {},
    'examEnroll.queryMineStatistics': { memberId: world.pupilId },
    'examEnroll.passQuit': { id: MISSING },
    'examEnroll.rejectQuit': { id: MISSING, reason: 'x' },
    'examEnroll.finishQuit': { id: MISSING },
    'examPaper.queryById': { id: world.paperId },
    'examPaper.queryQuestionList': { examPaperId: world.paperId },
    'examPaper.queryQuestionListByExam': { examId: world.examId },
    'examPaperEnroll.start': { examId: world.examId, examPaperId: world.paperId, deviceId: OTHER_DEVICE },
    'examPaperEnroll.takeover': { id: attemptId, deviceId: DEVICE },
    'examPaperEnroll.complete': { id: MISSING, token: '', answers: [] },
    'examPaperEnroll.settle': { id: MISSING },
    'examPaperEnroll.report': { id: attemptId },
    'examPaperEnroll.queryById': { id: attemptId },
    'examPaperEnroll.queryLatest': {},
    'examPaperEnroll.queryList': list,
    'examPaperEnroll.queryListByTeacher': list,
    'examPaperEnroll.extend': { id: MISSING, seconds: 1, reason: 'x' },
    'examPaperEnroll.acceptLate': { id: MISSING, questionIds: [codeId] },
    'examMemberQuestion.save': {
      attemptId,
      token,
      answers: [offer(codeId, 0, code('other'))],
      events: [],
      wantResults: true,
    },
    'examMemberQuestion.debug': { attemptId, token, questionId: codeId, language: 53, code: 'x', sampleId: '02' },
    'examMemberQuestion.queryById': { id: record?.id ?? MISSING },
    'examMemberQuestion.queryLatest': { attemptId, questionId: codeId },
    'examMemberQuestion.queryLatestList': { ...list, attemptId },
    'examMemberQuestion.queryList': list,
    'examMemberQuestion.queryListByExamPaperEnroll': { attemptId },
  };
  expect(Object.keys(inputs)).toContain(call);
  return inputs[call];
}

/** Everything that a persona gets to read of every exam call: replies, and errors with their texts. */
async function served(stage: Stage, persona: Persona, attemptId = MISSING, token = ''): Promise<string> {
  const parts: string[] = [];
  for (const resource of RESOURCES) {
    for (const action of Object.keys(contract[resource].calls)) {
      const input = await inputFor(stage, `${resource}.${action}`, attemptId, token);
      const ask = stage.ask as (p: Persona, r: ExamResource, a: string, i: unknown) => Promise<unknown>;
      const reply = await ask(persona, resource, action, input).catch((error: unknown) =>
        error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error,
      );
      parts.push(`${resource}.${action} ${JSON.stringify(reply)}`);
    }
  }
  return parts.join('\n');
}

function leaks(text: string, watched: readonly string[]): string[] {
  const found = watched.filter((canary) => text.includes(canary));
  return /"rightAnswer":\{/.test(text) ? [...found, 'rightAnswer'] : found;
}

const EVERY_CANARY = [...Object.values(CANARIES), ...FIGURE_CANARIES];
const HIDDEN_CASES = [CANARIES.hiddenInput, CANARIES.hiddenExpected];
const LEARNERS = PERSONAS.filter((persona) => !['teacher', 'manager', 'office'].includes(persona));

async function expectNoLeak(stage: Stage, attemptId?: string, token?: string) {
  for (const persona of LEARNERS) {
    expect(leaks(await served(stage, persona, attemptId, token), EVERY_CANARY), persona).toEqual([]);
  }
  for (const persona of ['teacher', 'manager', 'office'] as const) {
    expect(
      leaks(await served(stage, persona, attemptId), [
        ...HIDDEN_CASES,
        ...(persona === 'office' ? [] : FIGURE_CANARIES),
      ]).filter((one) => one !== 'rightAnswer'),
      persona,
    ).toEqual([]);
  }
  expect(leaks(JSON.stringify(stage.world.published), EVERY_CANARY)).toEqual([]);
}

const BOUNDS = { timeMs: 50_000, memoryKiB: 4_194_304 };

/** What a report says of times and memory, to whom. */
async function expectCoarse(stage: Stage, attemptId: string) {
  for (const persona of ['pupil', 'parent', 'teacher', 'manager', 'office'] as const) {
    const { questions } = await stage.ask(persona, 'examPaperEnroll', 'report', { id: attemptId });
    const judged = questions.flatMap(({ submission: one }) => (one ? [one, ...one.cases] : []));
    const figures = judged.map(({ timeMs, memoryKiB }) => ({ timeMs, memoryKiB }));
    expect(figures, persona).toEqual(figures.map(() => (persona === 'office' ? EXACT_FIGURES : BOUNDS)));
    expect(figures).toHaveLength(3);
  }
}

async function judgeAll(stage: Stage) {
  const { services } = stage.world.call();
  const judge = fakeJudge(() => ({
    ...ACCEPTED,
    ...EXACT_FIGURES,
    cases: ACCEPTED.cases.map((one) => ({
      ...one,
      ...EXACT_FIGURES,
      message: `${CANARIES.hiddenExpected} expected`,
    })),
  }));
  const log = { warn: () => undefined, error: () => undefined };
  const queue = startQueue({ db: database.db, judge, services, log, slots: 1 });
  const waiting = and(eq(submission.appId, stage.world.appId), eq(submission.state, 'queued'));
  while ((await database.db.$count(submission, waiting)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await queue.stop();
}

test.each(['ioi', 'deferred'] as const)(
  'no key, analysis or hidden case leaves the server before review opens (%s)',
  { timeout: 120_000 },
  async (feedback) => {
    const stage = await examStage(database.db, {
      paper: { feedback },
      exam: { startAt: new Date(NOON.getTime() + HOUR_MS), maxAttempts: 1 },
    });
    await expectNoLeak(stage);

    const setStart = (startAt: Date) =>
      database.db.update(exams).set({ startAt }).where(eq(exams.appId, stage.world.appId));
    await setStart(NOON);
    const { examId, paperId, questionIds } = stage.world;
    const room = await stage.ask('pupil', 'examPaperEnroll', 'start', {
      examId,
      examPaperId: paperId,
      deviceId: DEVICE,
    });
    const attemptId = room.attempt.id;
    expect(leaks(JSON.stringify(room), EVERY_CANARY)).toEqual([]);
    const answers = [
      offer(questionIds.single, 0, choice('B')),
      { ...offer(questionIds.code, 0, code('int main(){}')), submit: feedback === 'ioi' },
    ];
    const save = { attemptId, token: room.token ?? '', answers, events: [], wantResults: true };
    expect(leaks(JSON.stringify(await stage.ask('pupil', 'examMemberQuestion', 'save', save)), EVERY_CANARY)).toEqual(
      [],
    );
    await judgeAll(stage);
    await expectNoLeak(stage, attemptId, room.token ?? '');

    const now = await stage.ask('pupil', 'examPaperEnroll', 'takeover', { id: attemptId, deviceId: DEVICE });
    await stage.ask('pupil', 'examPaperEnroll', 'complete', { id: attemptId, token: now.token ?? '', answers: [] });
    await expectNoLeak(stage, attemptId, now.token ?? '');
    await judgeAll(stage);
    stage.world.passMs(10 * 60_000);
    await expectNoLeak(stage, attemptId, now.token ?? '');

    stage.world.passMs(6 * HOUR_MS);
    const open = await served(stage, 'pupil', attemptId);
    expect(leaks(open, EVERY_CANARY)).toEqual([CANARIES.analysis, CANARIES.acceptedText, 'rightAnswer']);
    expect(leaks(await served(stage, 'classmate', attemptId), EVERY_CANARY)).toEqual([]);
    expect(leaks(await served(stage, 'stranger', attemptId), EVERY_CANARY)).toEqual([]);
    expect(leaks(await served(stage, 'office', attemptId), FIGURE_CANARIES)).toEqual([
      ...FIGURE_CANARIES,
      'rightAnswer',
    ]);
    await expectCoarse(stage, attemptId);
  },
);
