import { and, eq, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LEASE_MS } from '@aosai/api/domain/remoteJudging';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import type { OpenDatabase } from '../db/open.ts';
import { examPaperEnroll, submission } from '../db/schema/exam.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { settleByHand } from '../engine/attempt/settleByHand.ts';
import { debugRun } from '../engine/save/debugRun.ts';
import { code, completeAs, offer, running, saveAs, startAs } from '../engine/testing/drive.ts';
import { aWorld, type World } from '../engine/testing/world.ts';
import { claim } from './claim.ts';
import { ACCEPTED, fakeJudge } from './fakeJudge.ts';
import type { JudgePort, QueueOptions } from './ports.ts';
import { type Queue, startQueue } from './startQueue.ts';
import { workOn } from './worker.ts';

let database: OpenDatabase;
const queues: Queue[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  await database.db.delete(submission);
});
afterAll(() => database.close());

function optionsFor(world: World, judge: JudgePort, alarms: string[] = []): QueueOptions {
  const log = { warn: () => undefined, error: (_: object, message: string) => alarms.push(message) };
  return { db: database.db, judge, services: world.call().services, log, slots: 1 };
}

function open(options: QueueOptions): Queue {
  const queue = startQueue(options);
  queues.push(queue);
  return queue;
}

async function rows(world: World) {
  return database.db.select().from(submission).where(eq(submission.appId, world.appId)).orderBy(submission.id);
}

async function statuses(world: World) {
  return (await rows(world)).map(({ state, verdict, points, tries }) => ({ state, verdict, points, tries }));
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

const allDone = (world: World) => async () => (await rows(world)).every(({ state }) => state === 'done');

async function submitted(world: World, source = 'int main(){}') {
  const mine = await running(world);
  await saveAs(world, { ...mine, answers: [{ ...offer(world.questionIds.code, 0, code(source)), submit: true }] });
  return mine;
}

test('a submission is judged, stored with its cases, told to its pupil, and read without the data of cases', async () => {
  const world = await aWorld(database.db);
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
      createdAt: world.clock.now.toISOString(),
      finishedAt: world.clock.now.toISOString(),
      doneCases: 2,
      totalCases: 2,
      verdict: 'AC',
      points: 2500,
      maxPoints: 2500,
      timeMs: 5,
      memoryKiB: 3400,
      compileMessage: '',
      cases: [
        { no: 1, subtaskId: null, verdict: 'AC', points: 1250, timeMs: 5, memoryKiB: 3400 },
        { no: 2, subtaskId: null, verdict: 'AC', points: 1250, timeMs: 4, memoryKiB: 3300 },
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

test('the last verdict settles the attempt that was handed in', async () => {
  const world = await aWorld(database.db);
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(world.questionIds.code, 0, code('int main(){}'))]);
  open(optionsFor(world, fakeJudge()));
  await until(allDone(world));
  const [attempt] = await database.db
    .select({ status: examPaperEnroll.status, total: examPaperEnroll.totalPoints, by: examPaperEnroll.sectionPoints })
    .from(examPaperEnroll)
    .where(eq(examPaperEnroll.id, attemptId));
  expect(attempt).toEqual({ status: '3', total: 2500, by: [0, 2500] });
  expect(world.published.at(-1)).toEqual({
    memberId: world.pupilId,
    event: { type: 'attempt', attemptId, status: '3' },
  });
});

test('a verdict after settling by hand still counts', async () => {
  const world = await aWorld(database.db);
  const { attemptId, token } = await running(world);
  await completeAs(world, attemptId, token, [offer(world.questionIds.code, 0, code('int main(){}'))]);
  await settleByHand(world.call(), attemptId, async () => {});
  const total = async () => {
    const [row] = await database.db
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

test('a judge that fails is asked three times, then the verdict is SE with an alarm, and the queue goes on', async () => {
  const world = await aWorld(database.db);
  const mine = await submitted(world, 'poison');
  const alarms: string[] = [];
  const judge = fakeJudge((source) => {
    if (source === 'poison') throw new Error('the sandbox died');
    return source === 'silent' ? { ...ACCEPTED, verdict: 'SE' } : ACCEPTED;
  });
  const queue = open(optionsFor(world, judge, alarms));
  await saveAs(world, { ...mine, answers: [{ ...offer(world.questionIds.code, 1, code('good')), submit: true }] });
  await saveAs(world, { ...mine, answers: [{ ...offer(world.questionIds.code, 2, code('silent')), submit: true }] });
  await until(async () => {
    world.passMs(5_000);
    queue.wake();
    await sleep(20);
    return allDone(world)();
  });
  expect(await statuses(world)).toEqual([
    { state: 'done', verdict: 'SE', points: 0, tries: 3 },
    { state: 'done', verdict: 'AC', points: 2500, tries: 1 },
    { state: 'done', verdict: 'SE', points: 0, tries: 3 },
  ]);
  expect(judge.seen.filter((source) => source === 'poison')).toHaveLength(3);
  expect(alarms).toHaveLength(2);
});

/** A worker whose lease has run out answers after another one has taken the job: what the row holds then. */
async function lateResult(run: typeof workOn) {
  const world = await aWorld(database.db);
  await submitted(world);
  let answer: (report: typeof ACCEPTED) => void = () => undefined;
  const slow = fakeJudge(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const lost = await claim(database.db, 'first', world.clock.now);
  if (!lost) throw new Error('one job waits');
  const work = run(optionsFor(world, slow), lost, new AbortController().signal);
  await until(() => Promise.resolve(slow.seen.length === 1));
  expect(await claim(database.db, 'second', world.clock.now)).toBeNull();
  world.passMs(LEASE_MS + 1);
  const taken = await claim(database.db, 'second', world.clock.now);
  expect(taken).toMatchObject({ id: lost.id, tries: 2, worker: 'second' });
  answer({ ...ACCEPTED, verdict: 'WA', points: 0 });
  await work;
  return { world, taken, late: await statuses(world) };
}

test('a lease that ran out is taken by another worker, and the result of the first is dropped', async () => {
  const { world, taken, late } = await lateResult(workOn);
  expect(late).toEqual([{ state: 'judging', verdict: null, points: null, tries: 2 }]);
  if (taken) await workOn(optionsFor(world, fakeJudge()), taken, new AbortController().signal);
  expect(await statuses(world)).toEqual([{ state: 'done', verdict: 'AC', points: 2500, tries: 2 }]);
});

/** Test files share a process: the next one must not find the modules that were loaded with another claim. */
function putBackClaim(): void {
  vi.doUnmock('./claim.ts');
  vi.resetModules();
}

test('the late result is seen where results have no fence', async () => {
  vi.resetModules();
  vi.doMock('./claim.ts', async (original) => ({
    ...(await original<object>()),
    stillOurs: ({ id }: { id: string }) => eq(submission.id, id),
  }));
  const { workOn: unfenced } = await import('./worker.ts');
  putBackClaim();
  const { late } = await lateResult(unfenced);
  expect(late).toEqual([{ state: 'done', verdict: 'WA', points: 0, tries: 2 }]);
});

test('a job that ended its judge three times is a system error without a fourth run', async () => {
  const world = await aWorld(database.db);
  await submitted(world);
  for (let i = 0; i < 3; i += 1) {
    expect(await claim(database.db, 'killed', world.clock.now)).toMatchObject({ tries: i + 1 });
    world.passMs(LEASE_MS + 1);
  }
  const judge = fakeJudge();
  const alarms: string[] = [];
  open(optionsFor(world, judge, alarms));
  await until(allDone(world));
  expect(judge.seen).toEqual([]);
  expect(alarms).toHaveLength(1);
  expect(await statuses(world)).toEqual([{ state: 'done', verdict: 'SE', points: 0, tries: 4 }]);
});

test('stopping gives the leases back without counting the try', async () => {
  const world = await aWorld(database.db);
  await submitted(world);
  const endless = fakeJudge(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const queue = open(optionsFor(world, endless));
  await until(async () => endless.seen.length === 1);
  await queue.stop();
  const [row] = await rows(world);
  expect({ state: row?.state, tries: row?.tries, worker: row?.worker, leaseUntil: row?.leaseUntil }).toEqual({
    state: 'queued',
    tries: 0,
    worker: null,
    leaseUntil: null,
  });
});

test('without a judge the rows wait, and a judge that goes away in between costs no try', async () => {
  const world = await aWorld(database.db);
  await submitted(world);
  const judge = fakeJudge(() => {
    if (judge.seen.length === 1) throw new JudgeUnavailable(['没有隔离']);
    return ACCEPTED;
  });
  judge.available = false;
  const queue = open(optionsFor(world, judge));
  queue.wake();
  await sleep(50);
  expect(await statuses(world)).toEqual([{ state: 'queued', verdict: null, points: null, tries: 0 }]);
  judge.available = true;
  await until(async () => {
    world.passMs(5_000);
    queue.wake();
    await sleep(20);
    return allDone(world)();
  });
  expect(await statuses(world)).toEqual([{ state: 'done', verdict: 'AC', points: 2500, tries: 1 }]);
});

test('trial runs go first, then the pupil with fewer waiting jobs, then the oldest', async () => {
  const world = await aWorld(database.db);
  const busy = await submitted(world, 'busy 1');
  await saveAs(world, { ...busy, answers: [{ ...offer(world.questionIds.code, 1, code('busy 2')), submit: true }] });
  const [otherId] = await world.addPupil();
  const room = await startAs(world, otherId);
  const other = { attemptId: room.attempt.id, token: room.token ?? '' };
  const ofOther = { ...world, pupilId: otherId };
  await saveAs(ofOther, { ...other, answers: [{ ...offer(world.questionIds.code, 0, code('calm')), submit: true }] });
  await debugRun(world.call(), world.pupilId, {
    ...busy,
    questionId: world.questionIds.code,
    language: 53,
    code: 'run',
    input: '',
  });
  const judge = fakeJudge();
  open(optionsFor(world, judge));
  await until(allDone(world));
  expect(judge.seen).toEqual(['run', 'calm', 'busy 1', 'busy 2']);
});

test('rejudging comes last of all and is no load of its pupil; each job has one slot', async () => {
  const world = await aWorld(database.db);
  const { attemptId } = await submitted(world, 'first');
  const [first] = await rows(world);
  if (!first) throw new Error('one job waits');
  const [otherId] = await world.addPupil();
  const job = (no: number, more: Partial<typeof first>) => ({
    ...first,
    id: `${first.id.slice(0, 20)}${String(no).padStart(6, '0')}`,
    createdAt: new Date(first.createdAt.getTime() + no),
    ...more,
  });
  const again = { kind: 'rejudge', priority: 2, rejudgeId: first.id } as const;
  await database.db
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

test('a trial run shows its output, and with a sample whether it is right', async () => {
  const world = await aWorld(database.db);
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
  await debugRun(world.call(), world.pupilId, { ...run, code: 'x', sampleId: '01' });
  expect(await results()).toEqual([
    {
      kind: 'debug',
      verdict: 'AC',
      points: null,
      run: { input: '1 2\n', expected: '3\n', stdout: '3 \n\n', matches: true, ...shown },
    },
  ]);
  world.passMs(1);
  await debugRun(world.call(), world.pupilId, { ...run, code: 'echo', sampleId: '01' });
  expect((await results())[0]).toMatchObject({ verdict: 'WA', run: { stdout: '1 2\n', matches: false } });
  world.passMs(1);
  await debugRun(world.call(), world.pupilId, { ...run, code: 'echo', input: 'mine' });
  expect((await results())[0]).toMatchObject({
    verdict: 'AC',
    run: { input: 'mine', expected: null, stdout: 'mine', matches: null },
  });
});

/** Every twentieth job is poisoned, in two queues: how they ended after at most so many rounds of waiting. */
async function poisoned(start: typeof startQueue, jobs: number, rounds: number) {
  const world = await aWorld(database.db);
  await submitted(world, 'job 0');
  const [first] = await rows(world);
  if (!first) throw new Error('one job waits');
  await database.db.insert(submission).values(
    Array.from({ length: jobs - 1 }, (_, i) => ({
      ...first,
      id: `${first.id.slice(0, 20)}${String(i).padStart(6, '0')}`,
      code: i % 20 === 7 ? 'poison' : `job ${i + 1}`,
    })),
  );
  const judge = fakeJudge((source) => {
    if (source === 'poison') throw new Error('the sandbox died');
    return ACCEPTED;
  });
  const options = { ...optionsFor(world, judge), slots: 3 };
  const both = [start(options), start(options)];
  queues.push(...both);
  for (let round = 0; round < rounds && !(await allDone(world)()); round += 1) {
    world.passMs(5_000);
    for (const queue of both) queue.wake();
    await sleep(20);
  }
  await Promise.all(both.map((queue) => queue.stop()));
  const ended = await database.db
    .select({ verdict: submission.verdict, jobs: sql<number>`count(*)::int`, most: sql<number>`max(tries)` })
    .from(submission)
    .where(and(eq(submission.appId, world.appId), eq(submission.state, 'done')))
    .groupBy(submission.verdict)
    .orderBy(submission.verdict);
  return { ended, sound: judge.seen.filter((source) => source !== 'poison').length };
}

test(
  'two hundred jobs with ten poisoned ones in two queues: each ends once, nobody else is hurt',
  { timeout: 120_000 },
  async () => {
    expect(await poisoned(startQueue, 200, Number.POSITIVE_INFINITY)).toEqual({
      ended: [
        { verdict: 'AC', jobs: 190, most: 1 },
        { verdict: 'SE', jobs: 10, most: 3 },
      ],
      sound: 190,
    });
  },
);

test('the poison test sees a queue that tries for ever', { timeout: 120_000 }, async () => {
  vi.resetModules();
  vi.doMock('./claim.ts', async (original) => ({ ...(await original<object>()), MAX_TRIES: Number.POSITIVE_INFINITY }));
  const { startQueue: startEndless } = await import('./startQueue.ts');
  putBackClaim();
  const { ended } = await poisoned(startEndless, 20, 100);
  expect(ended).toEqual([{ verdict: 'AC', jobs: 19, most: 1 }]);
});
