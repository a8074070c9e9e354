import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { examPaperEnroll } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { PRIORITY } from '../submissions/trialRuns.ts';
import { debugRun } from '../../exams/saving/debugRun.ts';
import { code, completeAs, offer, running, saveAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { openQueueStage, until } from '../../testing/judging/queueStage.ts';
import { settleWithoutJudge } from '../../exams/attempts/examPaperEnroll.ts';

const { db, rows, optionsFor, open, allDone, submitted } = await openQueueStage();

test('queue: judges a submission, stores it with its cases, and tells its student without the cases’ data', async () => {
  const world = await aWorld(db);
  const { attemptId, token } = await submitted(world);
  const [job] = await rows(world);
  open(optionsFor(world, fakeJudge()));
  await until(allDone(world));
  const reply = await saveAs(world, { attemptId, token, wantResults: true });
  expect(reply.results).toEqual([
    {
      id: job?.id,
      attemptId,
      questionId: world.questionIds.code,
      kind: 'submit',
      state: 'done',
      language: 53,
      codeHash: job?.codeHash,
      createdAt: world.clock.now.toISOString(),
      finishedAt: world.clock.now.toISOString(),
      doneCases: 2,
      totalCases: 2,
      verdict: 'AC',
      points: 2500,
      maxPoints: 2500,
      figures: 'atMost',
      timeMs: 50,
      memoryKiB: 16_384,
      compileMessage: '',
      cases: [
        { no: 1, subtaskId: null, verdict: 'AC', points: 1250, timeMs: 50, memoryKiB: 16_384 },
        { no: 2, subtaskId: null, verdict: 'AC', points: 1250, timeMs: 50, memoryKiB: 16_384 },
      ],
      subtasks: [],
      run: null,
    },
  ]);
  const of = { type: 'submission', id: job?.id, attemptId, questionId: world.questionIds.code, total: 2 };
  expect(world.published.map(({ event }) => event)).toEqual([
    { ...of, state: 'judging', done: 0 },
    { ...of, state: 'done', done: 2 },
  ]);
});

test('queue: keeps no output of an exam, whatever a judge sends: it may contain hidden input', async () => {
  const world = await aWorld(db);
  await submitted(world);
  const cases = ACCEPTED.cases.map((one) => ({ ...one, output: { text: '5 6 SECRET', isCut: false } }));
  open(
    optionsFor(
      world,
      fakeJudge(() => ({ ...ACCEPTED, verdict: 'WA', cases })),
    ),
  );
  await until(allDone(world));
  expect(JSON.stringify(await rows(world))).not.toContain('SECRET');
});

test('queue: the last verdict settles an attempt that was handed in', async () => {
  const world = await aWorld(db);
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(world.questionIds.code, 0, code('int main(){}'))]);
  open(optionsFor(world, fakeJudge()));
  await until(allDone(world));
  const [attempt] = await db
    .select({ status: examPaperEnroll.status, total: examPaperEnroll.totalPoints, by: examPaperEnroll.sectionPoints })
    .from(examPaperEnroll)
    .where(eq(examPaperEnroll.id, attemptId));
  expect(attempt).toEqual({ status: '3', total: 2500, by: [0, 2500] });
  expect(world.published.at(-1)).toEqual({
    memberId: world.studentId,
    event: { type: 'attempt', attemptId, status: '3' },
  });
});

test('queue: a verdict after settling by hand still counts', async () => {
  const world = await aWorld(db);
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(world.questionIds.code, 0, code('int main(){}'))]);
  await settleWithoutJudge(world.call(), attemptId, async () => {});
  const total = async () => {
    const [row] = await db
      .select({ total: examPaperEnroll.totalPoints })
      .from(examPaperEnroll)
      .where(eq(examPaperEnroll.id, attemptId));
    return row?.total;
  };
  expect(await total()).toBe(0);
  open(optionsFor(world, fakeJudge()));
  await until(allDone(world));
  expect(await total()).toBe(2500);
});

test('queue: trial runs go first, then the first job of each student, then their second ones', async () => {
  const world = await aWorld(db);
  const busy = await submitted(world, 'busy 1');
  await saveAs(world, { ...busy, answers: [{ ...offer(world.questionIds.code, 1, code('busy 2')), submit: true }] });
  const [otherId] = await world.addStudent();
  const room = await startAs(world, otherId);
  const other = { attemptId: room.attempt.id, token: room.token ?? '' };
  const ofOther = { ...world, studentId: otherId };
  await saveAs(ofOther, { ...other, answers: [{ ...offer(world.questionIds.code, 0, code('calm')), submit: true }] });
  await debugRun(world.call(), world.studentId, {
    ...busy,
    questionId: world.questionIds.code,
    language: 53,
    code: 'run',
    input: '',
  });
  const judge = fakeJudge();
  open(optionsFor(world, judge));
  await until(allDone(world));
  expect(judge.seen).toEqual(['run', 'busy 1', 'calm', 'busy 2']);
});

test('queue: judges rejudge jobs after all others, one job at a time', async () => {
  const world = await aWorld(db);
  const { attemptId } = await submitted(world, 'first');
  const [first] = await rows(world);
  if (!first) throw new Error('one job waits');
  const [otherId] = await world.addStudent();
  const job = (no: number, more: Partial<typeof first>) => ({
    ...first,
    id: `${first.id.slice(0, 20)}${String(no).padStart(6, '0')}`,
    createdAt: new Date(first.createdAt.getTime() + no),
    ...more,
  });
  const again = { kind: 'rejudge', priority: PRIORITY.rejudge, rejudgeId: first.id } as const;
  await db
    .insert(submission)
    .values([
      ...[1, 2, 3].map((no) => job(no, { ...again, originalId: String(no), code: `again ${no}` })),
      job(4, { memberId: otherId, code: 'other 1' }),
      job(5, { memberId: otherId, code: 'other 2' }),
    ]);
  let running = 0;
  let most = 0;
  const judge = fakeJudge(async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(20);
    running -= 1;
    return ACCEPTED;
  });
  open({ ...optionsFor(world, judge), slots: 1 });
  await until(allDone(world));
  expect(judge.seen).toEqual(['first', 'other 1', 'other 2', 'again 1', 'again 2', 'again 3']);
  expect(most).toBe(1);
  expect(world.published.filter(({ event }) => event.type === 'submission').map(({ event }) => event)).toHaveLength(6);
  expect(attemptId).toBe(first.attemptId);
});

test('queue: a trial run shows its output, and for a sample whether it is right', async () => {
  const world = await aWorld(db);
  const { attemptId, token } = await running(world);
  const run = { attemptId, token, questionId: world.questionIds.code, language: 53 as const };
  const judge = fakeJudge();
  const queue = open(optionsFor(world, judge));
  const results = async () => {
    queue.wake();
    await until(allDone(world));
    const { results: all } = await saveAs(world, { attemptId, token, wantResults: true });
    return all.map(({ kind, verdict, points, run: shown }) => ({ kind, verdict, points, run: shown }));
  };
  const shown = { stderr: '', exitCode: 0, signal: null };
  await debugRun(world.call(), world.studentId, { ...run, code: 'x', sampleId: '01' });
  expect(await results()).toEqual([
    {
      kind: 'debug',
      verdict: 'AC',
      points: null,
      run: { input: '1 2\n', expected: '3\n', stdout: '3 \n\n', matches: true, ...shown },
    },
  ]);
  world.passMs(1);
  await debugRun(world.call(), world.studentId, { ...run, code: 'echo', sampleId: '01' });
  expect((await results())[0]).toMatchObject({ verdict: 'WA', run: { stdout: '1 2\n', matches: false } });
  world.passMs(1);
  await debugRun(world.call(), world.studentId, { ...run, code: 'echo', input: 'mine' });
  expect((await results())[0]).toMatchObject({
    verdict: 'AC',
    run: { input: 'mine', expected: null, stdout: 'mine', matches: null },
  });
});
