import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TestData } from '@aosai/api/judging/judging';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import { openConnection } from '@aosai/judge/remote/connection';
import { runRemoteWorker } from '@aosai/judge/remote/remoteWorker';
import { openTestDataCache } from '@aosai/judge/remote/testDataCache';
import { submission } from '../../db/schema/submission.ts';
import { A_PLUS_B, A_PLUS_B_CASES } from '../../testing/engine/aPaper.ts';
import { code, offer, running, saveAs } from '../../testing/engine/drive.ts';
import { PRIORITY } from '../../judging/submissions/trialRuns.ts';
import { debugRun } from '../../exams/saving/debugRun.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { ORIGIN, TEST_JUDGE_TOKEN } from '../../testing/testApp.ts';
import { type Judging, openWorkerStage, until } from '../../testing/workerStage.ts';

const { site, folder, openWorker, aJob, rowsOf, allDone } = await openWorkerStage();

test('remote worker: judges jobs with the data of the task, which it fetches once', async () => {
  const seen: unknown[] = [];
  const worker = await openWorker('one');
  const textOf = async (data: TestData) =>
    typeof data === 'string' ? data : Buffer.from(await data.read()).toString('utf8');
  worker.judge.judge = async ({ cases, limits }) => {
    const texts = cases.map(async ({ input, expected }) => ({
      input: await textOf(input),
      expected: await textOf(expected),
    }));
    seen.push({ cases: await Promise.all(texts), limits });
    return ACCEPTED;
  };
  const first = await aJob();
  await until(allDone(first));
  const second = await aJob();
  await until(allDone(second));
  const want = {
    cases: A_PLUS_B_CASES.map(({ input, expected }) => ({ input, expected })),
    limits: A_PLUS_B.limits,
  };
  expect(seen).toMatchObject([want, want]);
  expect(worker.asked.filter((call) => call === 'testdata')).toHaveLength(4);
  expect(await rowsOf(first)).toEqual([{ state: 'done', verdict: 'AC', tries: 1, doneCases: 2 }]);
});

test('remote worker: returns a trial run with its output', async () => {
  const world = await aJob();
  await debugRun(world.call(), world.studentId, {
    ...world.room,
    questionId: world.questionIds.code,
    language: 53,
    code: 'echo',
    input: 'mine',
  });
  await openWorker('one');
  await until(allDone(world));
  const { results } = await saveAs(world, { ...world.room, wantResults: true });
  expect(results.find(({ kind }) => kind === 'debug')).toMatchObject({ verdict: 'AC', run: { stdout: 'mine' } });
});

test('remote worker: ends on a wrong token with the reason, but not on a wrong clock', async () => {
  const stranger = await openWorker('stranger', undefined, { token: 'x'.repeat(40) });
  await expect(stranger.ended).rejects.toMatchObject({ name: 'ServerRefused', code: 'WORKER_REFUSED' });
  const world = await aJob();
  await openWorker('late', undefined, { clockMs: -3_600_000 });
  await until(allDone(world));
  expect(await rowsOf(world)).toMatchObject([{ verdict: 'AC', tries: 1 }]);
});

test('remote worker: is refused when its judge is not isolated', async () => {
  const open = fakeJudge();
  open.available = false;
  const connection = openConnection({
    server: ORIGIN,
    token: TEST_JUDGE_TOKEN,
    fetch: (r) => site.fetch(r),
    nowMs: () => site.now().getTime(),
  });
  const cache = await openTestDataCache(join(folder, 'open'), 1_000);
  const { signal } = new AbortController();
  const ended = runRemoteWorker({
    connection,
    judge: open,
    cache,
    name: 'open',
    version: '1',
    signal,
    log: () => undefined,
  });
  await expect(ended).rejects.toMatchObject({ code: 'WORKER_UNSAFE' });
});

test('remote worker: returns its job when stopped, and another worker judges it as the first try', async () => {
  const endless: Judging = (_, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const first = await openWorker('first', endless);
  const world = await aJob();
  await until(() => first.judge.seen.length === 1);
  await first.stop();
  expect(await rowsOf(world)).toEqual([{ state: 'queued', verdict: null, tries: 0, doneCases: 0 }]);
  await openWorker('second');
  await until(allDone(world));
  expect(await rowsOf(world)).toMatchObject([{ verdict: 'AC', tries: 1 }]);
});

test('remote worker: a failing judge counts as a try, one that is away does not', async () => {
  const world = await aJob();
  let times = 0;
  await openWorker('weak', () => {
    times += 1;
    if (times === 1) throw new Error('the sandbox died');
    if (times === 2) throw new JudgeUnavailable(['没有隔离']);
    return ACCEPTED;
  });
  await until(async () => {
    site.at(new Date(site.now().getTime() + 5_000));
    site.services.judgeDesk.wake();
    await sleep(20);
    return allDone(world)();
  });
  expect(await rowsOf(world)).toMatchObject([{ verdict: 'AC', tries: 2 }]);
  expect(times).toBe(3);
});

test('remote worker: reports a result later, once, when the server was away', async () => {
  const world = await aJob();
  let cuts = 0;
  const worker = await openWorker('patient', undefined, {
    fetch: async (request, send) => {
      if (!request.url.endsWith('/judge/result')) return send(request);
      cuts += 1;
      // First the connection fails before the server, then after it: the server has the result but no reply arrives.
      if (cuts === 1) throw new TypeError('fetch failed');
      const response = await send(request);
      if (cuts === 2) throw new TypeError('fetch failed');
      return response;
    },
  });
  await until(() => worker.asked.filter((call) => call === 'result').length === 2);
  await until(allDone(world));
  expect(worker.judge.seen).toHaveLength(1);
  expect(await rowsOf(world)).toEqual([{ state: 'done', verdict: 'AC', tries: 1, doneCases: 2 }]);
  expect(worker.said).toHaveLength(2);
});

test('remote worker: the overview shows workers, their jobs, and who fell silent', async () => {
  let finish: (report: typeof ACCEPTED) => void = () => undefined;
  const slow: Judging = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const worker = await openWorker('machine 7', slow);
  const world = await aJob();
  await until(() => worker.judge.seen.length === 1);
  const office = await site.signIn('guanli', 'user');
  const overview = async () => (await site.send('GET', '/bms/judge/queryOverview', { visitor: office })).body.data;
  expect(await overview()).toMatchObject({
    workers: [{ name: 'machine 7', place: 'remote', version: '1', running: 1, isAlive: true, status: { level: 'L4' } }],
  });
  site.at(new Date(site.now().getTime() + 31_000));
  expect(await overview()).toMatchObject({ workers: [{ name: 'machine 7', isAlive: false }] });
  finish(ACCEPTED);
  await until(allDone(world));
});

test('remote worker: a trial run yields to a submission, and runs again afterwards', { timeout: 60_000 }, async () => {
  const world = await aWorld(site.db);
  const room = await running(world);
  const questionId = world.questionIds.code;
  await debugRun(world.call(), world.studentId, { ...room, questionId, language: 53, code: 'long', input: '' });
  await site.db.update(submission).set({ priority: PRIORITY.guest }).where(eq(submission.appId, world.appId));
  const worker = await openWorker('one');
  const { run } = worker.judge;
  worker.judge.run = async (request, { signal } = {}) => {
    const isFirst = worker.judge.seen.length === 0;
    const report = await run(request);
    while (isFirst && !signal?.aborted) await sleep(10);
    if (isFirst) throw new Error('called off');
    return report;
  };
  await until(() => worker.judge.seen.length === 1);
  await saveAs(world, { ...room, answers: [{ ...offer(questionId, 0, code('scored')), submit: true }] });
  await until(allDone(world));
  expect(worker.judge.seen).toEqual(['long', 'scored', 'long']);
  const tries = new Set((await rowsOf(world)).map((row) => row.tries));
  expect(tries).toEqual(new Set([1, 2]));
});
