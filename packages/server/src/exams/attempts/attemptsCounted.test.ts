import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { DEVICE } from '../../testing/engine/drive.ts';
import { codeOf, examStage, type Stage } from '../../testing/stages/examStage.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const placeOf = async ({ ids, world, ask }: Stage) =>
  (await ask('student', 'examEnroll', 'queryMineLatestEnroll', { examId: world.examId })).enroll?.id ??
  `nobody ${ids.student}`;

/** Actions of a student, and of an office that grants everything; each returns a state or an error code. */
const STEPS = {
  start: async ({ ask, world }: Stage) => {
    const input = { examId: world.examId, examPaperId: world.paperId, deviceId: DEVICE };
    return (await ask('student', 'examPaperEnroll', 'start', input)).attempt.attemptNo;
  },
  complete: async ({ ask, world }: Stage) => {
    const input = { examId: world.examId, examPaperId: world.paperId, deviceId: DEVICE };
    const { attempt, token } = await ask('student', 'examPaperEnroll', 'start', input);
    const handIn = { id: attempt.id, token: token ?? '', answers: [] };
    return (await ask('student', 'examPaperEnroll', 'complete', handIn)).submitReason;
  },
  quit: async (stage: Stage) => {
    const id = await placeOf(stage);
    return (await stage.ask('student', 'examEnroll', 'applyQuit', { id, reason: '有事' })).status;
  },
  passQuit: async (stage: Stage) =>
    (await stage.ask('office', 'examEnroll', 'passQuit', { id: await placeOf(stage) })).status,
  finishQuit: async (stage: Stage) =>
    (await stage.ask('office', 'examEnroll', 'finishQuit', { id: await placeOf(stage) })).status,
  enroll: async ({ ask, world }: Stage) =>
    (await ask('student', 'examEnroll', 'enroll', { examId: world.examId })).status,
};
type Step = keyof typeof STEPS;

const run = (stage: Stage, step: Step) => STEPS[step](stage).catch(codeOf);
const attemptsOf = ({ world, ids }: Stage) =>
  database.db
    .select({ attemptNo: examPaperEnroll.attemptNo })
    .from(examPaperEnroll)
    .where(and(eq(examPaperEnroll.appId, world.appId), eq(examPaperEnroll.memberId, ids.student)))
    .orderBy(examPaperEnroll.attemptNo);

test('a student who has begun cannot quit, not even through the guardian', async () => {
  const stage = await examStage(database.db, { exam: { maxAttempts: 1 } });
  const steps: Step[] = ['complete', 'quit', 'passQuit', 'finishQuit', 'enroll', 'start'];
  const said: unknown[] = [];
  for (const step of steps) said.push(await run(stage, step));
  expect(said).toEqual(['manual', 'QUIT_AFTER_START', 'ENROLL_STATE', 'ENROLL_STATE', '2', 'ATTEMPTS_USED']);
  const id = await placeOf(stage);
  const asked = stage.ask('parent', 'examEnroll', 'applyQuit', { id, reason: '有事' });
  await expect(asked).rejects.toThrow('已经开始作答，不能再退出。');
});

test('attempts count by exam and member, across all their places', async () => {
  const stage = await examStage(database.db, { exam: { maxAttempts: 2 } });
  expect(await run(stage, 'complete')).toBe('manual');
  // Simulates a request from before this rule, which is granted now.
  await database.db.update(enrolment).set({ status: '4' }).where(eq(enrolment.id, stage.world.enrollId));
  const steps: Step[] = ['passQuit', 'finishQuit', 'enroll'];
  for (const step of steps) await run(stage, step);
  const left = async () => {
    const reply = await stage.ask('student', 'exam', 'queryExamPaperListByExam', { examId: stage.world.examId });
    return reply.content[0]?.attemptsLeft;
  };
  expect([await left(), await run(stage, 'quit')]).toEqual([1, 'QUIT_AFTER_START']);
  expect([await run(stage, 'complete'), await left(), await run(stage, 'start')]).toEqual([
    'manual',
    0,
    'ATTEMPTS_USED',
  ]);
  expect(await attemptsOf(stage)).toEqual([{ attemptNo: 1 }, { attemptNo: 2 }]);
});

test('a start reopens the running attempt of an earlier place', async () => {
  const stage = await examStage(database.db);
  expect(await run(stage, 'start')).toBe(1);
  await database.db.update(enrolment).set({ status: '6' }).where(eq(enrolment.id, stage.world.enrollId));
  expect([await run(stage, 'start'), await run(stage, 'enroll'), await run(stage, 'start')]).toEqual([
    'ENROLL_REQUIRED',
    '2',
    1,
  ]);
});

test('fifty concurrent starts, quits and enrolments never exceed the allowed attempts', async () => {
  const all = Object.keys(STEPS) as Step[];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.constantFrom(...all), { minLength: 50, maxLength: 50 }),
      async (maxAttempts, steps) => {
        const stage = await examStage(database.db, { exam: { maxAttempts } });
        await Promise.all(steps.map((step) => run(stage, step)));
        await run(stage, 'enroll');
        for (let more = 0; more <= maxAttempts; more += 1) await run(stage, 'complete');
        const attempts = await attemptsOf(stage);
        const places = await database.db
          .select({ status: enrolment.status })
          .from(enrolment)
          .innerJoin(examPaperEnroll, eq(examPaperEnroll.examEnrollId, enrolment.id))
          .where(eq(enrolment.appId, stage.world.appId));
        expect({ attempts, places: [...new Set(places.map(({ status }) => status))] }).toEqual({
          attempts: attempts.slice(0, maxAttempts).map((_, no) => ({ attemptNo: no + 1 })),
          places: places.length === 0 ? [] : ['2'],
        });
      },
    ),
    { numRuns: 3, endOnFailure: true },
  );
});
