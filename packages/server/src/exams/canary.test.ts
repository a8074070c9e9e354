import { HOUR_MS } from '@aosai/api/kit/constants';
import { todaysShare } from '@aosai/api/kit/todaysShare';
import { CPP } from '@aosai/api/judging/languages';
import { PROGRAMMING } from '@aosai/api/questions/kinds';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../base/newId.ts';
import type { OpenDatabase } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { exam as exams, questionVersion } from '../db/schema/exam.ts';
import type { StoredSolution } from '../db/schema/storedQuestion.ts';
import { submission } from '../db/schema/submission.ts';
import { questionImport } from '../db/schema/imports.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { fillBank } from '../questions/bank/fillBank.ts';
import { CANARIES, EXACT_FIGURES, FIGURE_CANARIES } from '../testing/engine/canaries.ts';
import { choice, code, DEVICE, offer } from '../testing/engine/drive.ts';
import { NOON } from '../testing/engine/world.ts';
import { ACCEPTED, fakeJudge } from '../testing/judging/fakeJudge.ts';
import { startQueue } from '../judging/queue/startQueue.ts';
import { A_PLUS_B_CASES } from '../testing/engine/aPaper.ts';
import { codeOf, examStage, PERSONAS, type Stage } from '../testing/stages/examStage.ts';
import { leaks, served } from '../testing/stages/served.ts';
import { servedPractice } from '../testing/stages/servedPractice.ts';
import { servedBank } from '../testing/stages/servedBank.ts';
import { servedCourses, teachAll } from '../testing/stages/servedCourses.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const EVERY_CANARY = [...Object.values(CANARIES), ...FIGURE_CANARIES];
const HIDDEN_CASES = [CANARIES.hiddenInput, CANARIES.hiddenExpected];

/** The exam is the platform's: its office reads the keys, schools get them together with everybody else. */
async function expectNoLeak(stage: Stage, attemptId?: string, token?: string) {
  for (const persona of PERSONAS) {
    const text = (await served(stage, persona, attemptId, token)) + (await servedBank(stage, persona));
    const watched = persona === 'office' ? HIDDEN_CASES : EVERY_CANARY;
    const found = leaks(text, watched).filter((one) => persona !== 'office' || one !== 'rightAnswer');
    expect(found, persona).toEqual([]);
  }
  expect(leaks(JSON.stringify(stage.world.published), EVERY_CANARY)).toEqual([]);
}

/** Puts the exam's questions into the bank, with programs and a checker, shared with every school. */
async function lend({ world: { appId } }: Stage) {
  await fillBank(database.db, appId);
  await database.db.update(question).set({ isShared: true }).where(eq(question.appId, appId));
  const solutions: StoredSolution[] = [
    { id: 's', name: CANARIES.solution, language: CPP, code: CANARIES.solution, expect: ['AC'] },
  ];
  const ofTasks = and(eq(questionVersion.appId, appId), eq(questionVersion.type, PROGRAMMING));
  const checker = { kind: 'checker', protocol: 'testlib', language: CPP, source: CANARIES.checker };
  await database.db
    .update(questionVersion)
    .set({ solutions, programming: sql`jsonb_set(programming, '{compare}', ${JSON.stringify(checker)}::jsonb)` })
    .where(ofTasks);
}

/** An import of the office whose report contains secrets. */
async function bringIn({ world: { appId } }: Stage) {
  const secret = `${CANARIES.analysis} ${CANARIES.solution}`;
  const item = { no: 1, key: '1', title: secret, type: PROGRAMMING, caseCount: 1, sampleCount: 0, bytes: 1 };
  await database.db.insert(questionImport).values({
    appId,
    id: newId(),
    createdAt: NOON,
    updatedAt: NOON,
    actorKind: 'user',
    actorId: 'U'.repeat(26),
    purpose: 'bank',
    fileName: `${secret}.zip`,
    sha256: '0'.repeat(64),
    sizeBytes: 1,
    items: [{ ...item, outcome: 'new', match: null, notes: [secret], faults: [secret] }],
    dataHashes: [],
    expiresAt: new Date(NOON.getTime() + 100 * HOUR_MS),
    state: 'done',
    chosen: [{ no: 1, action: 'create', questionId: null }],
  });
}

const BOUNDS = { timeMs: 50_000, memoryKiB: 4_194_304 };

/** Checks how exact times and memory are in a report, by reader. */
async function expectCoarse(stage: Stage, attemptId: string) {
  for (const persona of ['student', 'parent', 'teacher', 'manager', 'office'] as const) {
    const { questions } = await stage.ask(persona, 'examPaperEnroll', 'report', { id: attemptId });
    const judged = questions.flatMap(({ submission: one }) => (one ? [one, ...one.cases] : []));
    const figures = judged.map(({ timeMs, memoryKiB }) => ({ timeMs, memoryKiB }));
    expect(figures, persona).toEqual(figures.map(() => (persona === 'office' ? EXACT_FIGURES : BOUNDS)));
    expect(figures).toHaveLength(3);
  }
}

const SAMPLES = new Set(A_PLUS_B_CASES.flatMap(({ id, sample }) => (sample ? [id] : [])));

async function judgeAll(stage: Stage, verdict: Verdict = 'AC') {
  const { services } = stage.world.call();
  const judge = fakeJudge(() => ({
    ...ACCEPTED,
    ...EXACT_FIGURES,
    verdict,
    points: verdict === 'AC' ? ACCEPTED.points : 0,
    cases: ACCEPTED.cases.map((one) => ({
      ...one,
      ...EXACT_FIGURES,
      verdict,
      // A program that prints what it reads; samples are public.
      ...(!SAMPLES.has(one.caseId) && {
        message: `${CANARIES.hiddenExpected} expected`,
        output: { text: CANARIES.hiddenInput, isCut: false },
      }),
    })),
  }));
  const log = { warn: () => undefined, error: () => undefined };
  const queue = startQueue({ db: database.db, judge, services, log, slots: 1 });
  const waiting = and(eq(submission.appId, stage.world.appId), eq(submission.state, 'queued'));
  while ((await database.db.$count(submission, waiting)) > 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await queue.stop();
}

// Each takes a minute: by turns, nightly both.
test.each(todaysShare(['ioi', 'deferred'] as const, 2))(
  'no key, analysis or hidden case leaves the server before review opens (%s)',
  { timeout: 240_000 },
  async (feedback) => {
    const stage = await examStage(database.db, {
      paper: { feedback },
      exam: { startAt: new Date(NOON.getTime() + HOUR_MS), maxAttempts: 1 },
    });
    await lend(stage);
    await bringIn(stage);
    await expectNoLeak(stage);

    const setStart = (startAt: Date) =>
      database.db.update(exams).set({ startAt }).where(eq(exams.appId, stage.world.appId));
    await setStart(NOON);
    const { examId, paperId, questionIds } = stage.world;
    const room = await stage.ask('student', 'examPaperEnroll', 'start', {
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
    expect(leaks(JSON.stringify(await stage.ask('student', 'examMemberQuestion', 'save', save)), EVERY_CANARY)).toEqual(
      [],
    );
    await judgeAll(stage);
    await expectNoLeak(stage, attemptId, room.token ?? '');

    const now = await stage.ask('student', 'examPaperEnroll', 'takeover', { id: attemptId, deviceId: DEVICE });
    await stage.ask('student', 'examPaperEnroll', 'complete', { id: attemptId, token: now.token ?? '', answers: [] });
    await expectNoLeak(stage, attemptId, now.token ?? '');
    await judgeAll(stage);
    stage.world.passMs(10 * 60_000);
    await expectNoLeak(stage, attemptId, now.token ?? '');

    stage.world.passMs(6 * HOUR_MS);
    const open = await served(stage, 'student', attemptId);
    expect(leaks(open, EVERY_CANARY)).toEqual([
      CANARIES.analysis,
      CANARIES.video,
      CANARIES.acceptedText,
      'rightAnswer',
    ]);
    expect(leaks(await served(stage, 'classmate', attemptId), EVERY_CANARY)).toEqual([]);
    expect(leaks(await served(stage, 'stranger', attemptId), EVERY_CANARY)).toEqual([]);
    expect(leaks(await served(stage, 'office', attemptId), FIGURE_CANARIES)).toEqual([
      ...FIGURE_CANARIES,
      'rightAnswer',
    ]);
    await expectCoarse(stage, attemptId);
  },
);

test('practice shows no key, analysis or hidden case before it is earned, and nothing of a running exam', async () => {
  const stage = await examStage(database.db, {});
  await lend(stage);
  await teachAll(stage);
  await database.db.update(question).set({ pricePoints: 9 }).where(eq(question.appId, stage.world.appId));
  const expectNothing = async () => {
    for (const persona of PERSONAS)
      expect(leaks(await servedPractice(stage, persona), EVERY_CANARY), persona).toEqual([]);
  };
  const hand = (questionId: string, answer: object) =>
    stage
      .ask('student', 'memberQuestion', 'submitAnswer', { questionId, answer, draw: 0, requestId: newId() } as never)
      .then(
        (reply) => JSON.stringify(reply),
        (error: unknown) => String(codeOf(error)),
      );
  const heads = await database.db
    .select({ id: question.id, versionId: question.currentVersionId })
    .from(question)
    .where(eq(question.appId, stage.world.appId));
  const headOf = (versionId: string) => heads.find((head) => head.versionId === versionId)?.id ?? '';
  const { single, code: codeId } = stage.world.questionIds;
  expect(await hand(headOf(single), choice('A'))).toBe('QUESTION_HELD');
  await expectNothing();

  // The exam is over for everybody: its questions may be practised, and a wrong first try reveals nothing.
  stage.world.passMs(6 * HOUR_MS);
  const replies = [await hand(headOf(single), choice('A')), await hand(headOf(codeId), code('int main(){}'))];
  expect(leaks(replies.join(), EVERY_CANARY)).toEqual([]);
  expect(replies.filter((reply) => reply.startsWith('{'))).toHaveLength(2);
  await judgeAll(stage, 'WA');
  await expectNothing();
  // Only students who failed a case may see it, and only where the question shows cases.
  await database.db.update(question).set({ casePolicy: 'all' }).where(eq(question.appId, stage.world.appId));
  for (const persona of PERSONAS) {
    const isTheirs = persona === 'student' || persona === 'parent';
    expect(leaks(await servedPractice(stage, persona), EVERY_CANARY), persona).toEqual(isTheirs ? HIDDEN_CASES : []);
  }
  stage.world.passMs(10_000);
  const second = await hand(headOf(single), choice('A'));
  expect(leaks(String(second), EVERY_CANARY)).toEqual([CANARIES.analysis, CANARIES.video, 'rightAnswer']);
});

test('a chapter shows every question of a paper, but no key, analysis or hidden case', async () => {
  const stage = await examStage(database.db, {});
  await lend(stage);
  await teachAll(stage);
  for (const persona of PERSONAS) {
    const text = await servedCourses(stage, persona);
    const isOffice = persona === 'office';
    expect(text.includes('"stemHtml"'), persona).toBe(true);
    // A free solution is open where it reveals no answer to submit: that of a programming task.
    expect(
      leaks(text, EVERY_CANARY).filter((one) => isOffice || (one !== CANARIES.analysis && one !== CANARIES.video)),
      persona,
    ).toEqual([]);
  }
});
