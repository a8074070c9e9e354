import { and, eq, inArray, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import { JudgeUnavailable } from '@aosai/judge/judgeUnavailable';
import { newId } from '../../base/newId.ts';
import { submission } from '../../db/schema/submission.ts';
import { user } from '../../db/schema/people.ts';
import { message } from '../../db/schema/platform.ts';
import { role } from '../../db/schema/rights.ts';
import { code, offer, saveAs } from '../../testing/engine/drive.ts';
import { aWorld } from '../../testing/engine/world.ts';
import { claim } from './claim.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { tryAgain } from './outcome.ts';
import { notifyStandstill } from './notifyStandstill.ts';
import { openQueueStage, until } from '../../testing/judging/queueStage.ts';
import { startQueue } from './startQueue.ts';
import { workOn } from './worker.ts';

const { db, queues, rows, optionsFor, open, statuses, allDone, submitted } = await openQueueStage();

test('queue: after three failures of the judge stores SE with an alarm, and goes on', async () => {
  const world = await aWorld(db);
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

/** A worker whose lease has expired reports after another one has claimed the job; returns the row. */
async function lateResult(run: typeof workOn) {
  const world = await aWorld(db);
  await submitted(world);
  let answer: (report: typeof ACCEPTED) => void = () => undefined;
  const slow = fakeJudge(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const lost = await claim(db, { worker: 'first', slots: 1 }, world.clock.now);
  if (!lost) throw new Error('one job waits');
  const work = run(optionsFor(world, slow), lost, new AbortController().signal);
  await until(() => Promise.resolve(slow.seen.length === 1));
  expect(await claim(db, { worker: 'second', slots: 1 }, world.clock.now)).toBeNull();
  world.passMs(LEASE_MS + 1);
  const taken = await claim(db, { worker: 'second', slots: 1 }, world.clock.now);
  expect(taken).toMatchObject({ id: lost.id, tries: 2, worker: 'second' });
  answer({ ...ACCEPTED, verdict: 'WA', points: 0 });
  await work;
  return { world, taken, late: await statuses(world) };
}

test('queue: another worker takes over after the lease expired, and the first one’s result is dropped', async () => {
  const { world, taken, late } = await lateResult(workOn);
  expect(late).toEqual([{ state: 'judging', verdict: null, points: null, tries: 2 }]);
  if (taken) await workOn(optionsFor(world, fakeJudge()), taken, new AbortController().signal);
  expect(await statuses(world)).toEqual([{ state: 'done', verdict: 'AC', points: 2500, tries: 2 }]);
});

/** Test files share a process, so the next one must not get modules with this mock. */
function putBackClaim(): void {
  vi.doUnmock('./claim.ts');
  vi.resetModules();
}

test('the late result is stored when results have no fence, which proves the test', async () => {
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

test('queue: a job that killed its judge three times gets SE without a fourth run', async () => {
  const world = await aWorld(db);
  await submitted(world);
  for (let i = 0; i < 3; i += 1) {
    expect(await claim(db, { worker: 'killed', slots: 1 }, world.clock.now)).toMatchObject({ tries: i + 1 });
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

test('stop: returns the leases without counting the tries', async () => {
  const world = await aWorld(db);
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

test('queue: rows wait without a judge, and a judge that goes away costs no try', async () => {
  const world = await aWorld(db);
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

/** Every twentieth job is poisoned, in two queues; returns how they ended after at most `rounds` rounds of waiting. */
async function poisoned(start: typeof startQueue, jobs: number, rounds: number) {
  const world = await aWorld(db);
  await submitted(world, 'job 0');
  const [first] = await rows(world);
  if (!first) throw new Error('one job waits');
  await db.insert(submission).values(
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
  const ended = await db
    .select({ verdict: submission.verdict, jobs: sql<number>`count(*)::int`, most: sql<number>`max(tries)` })
    .from(submission)
    .where(and(eq(submission.appId, world.appId), eq(submission.state, 'done')))
    .groupBy(submission.verdict)
    .orderBy(submission.verdict);
  return { ended, sound: judge.seen.filter((source) => source !== 'poison').length };
}

test(
  'queue: of 200 jobs in two queues, ten poisoned, each ends once and the others are not affected',
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

test('the poison test fails with a queue that tries for ever', { timeout: 120_000 }, async () => {
  vi.resetModules();
  vi.doMock('./claim.ts', async (original) => ({ ...(await original<object>()), MAX_TRIES: Number.POSITIVE_INFINITY }));
  const { startQueue: startEndless } = await import('./startQueue.ts');
  putBackClaim();
  const { ended } = await poisoned(startEndless, 20, 100);
  expect(ended).toEqual([{ verdict: 'AC', jobs: 19, most: 1 }]);
});

test('queue: tells the back office of a failing judge once, until the message is read', async () => {
  const world = await aWorld(db);
  const base = () => ({ appId: world.appId, id: newId(), createdAt: world.clock.now, updatedAt: world.clock.now });
  const watching = { ...base(), code: 'watch', name: '值班', permissions: ['judge:queryOverview'] };
  await db.insert(role).values(watching);
  const users = { watcher: { roleIds: [watching.id] }, clerk: {}, boss: { isSuper: true }, gone: { isSuper: true } };
  await db.insert(user).values(
    Object.entries(users).map(([name, changes]) => {
      const status = name === 'gone' ? ('disabled' as const) : ('active' as const);
      return { ...base(), account: name, name, pwdHash: '', status, ...changes };
    }),
  );
  const boxes = () =>
    db
      .select({ to: user.name, title: message.title, link: message.link })
      .from(message)
      .innerJoin(user, eq(user.id, message.userId))
      .where(eq(message.appId, world.appId))
      .orderBy(user.name, message.id);
  await submitted(world);
  const store = optionsFor(world, fakeJudge());
  const fail = async (error: Error) => {
    world.passMs(5_000);
    const job = await claim(db, { worker: 'here', slots: 1 }, world.clock.now);
    if (!job) throw new Error('one job waits');
    await tryAgain(store, job, error);
    return job;
  };
  const away = new JudgeUnavailable(['没有隔离']);
  const told = (to: string, title: string) => ({ to, title, link: 'bms/judge' });
  const lost = await fail(away);
  await fail(away);
  expect(await boxes()).toEqual([told('boss', '评测机不可用'), told('watcher', '评测机不可用')]);

  const readBy = (name: string) =>
    db
      .update(message)
      .set({ readAt: world.clock.now })
      .where(inArray(message.userId, db.select({ id: user.id }).from(user).where(eq(user.name, name))));
  await readBy('watcher');
  // A try that is no longer ours sends no message.
  await tryAgain(store, lost, away);
  for (let tries = 0; tries < 3; tries += 1) await fail(new Error('the sandbox died'));
  const all = [told('boss', '评测机不可用'), told('watcher', '评测机不可用'), told('watcher', '有提交评测失败（SE）')];
  expect(await boxes()).toEqual(all);
});

test('notifyStandstill: tells the back office of a missing judge while submissions wait for it', async () => {
  const world = await aWorld(db);
  const { appId, clock } = world;
  const boss = { account: 'boss', name: '负责人', pwdHash: '', isSuper: true, status: 'active' as const };
  await db.insert(user).values({ ...boss, appId, id: newId(), createdAt: clock.now, updatedAt: clock.now });
  const told = () => db.$count(message, eq(message.appId, appId));
  await submitted(world);
  const counts: number[] = [];
  for (const available of [false, true, false, false]) {
    await notifyStandstill(db, available, clock.now);
    counts.push(await told());
    if (available) world.passMs(120_000);
  }
  expect(counts).toEqual([0, 0, 1, 1]);
});
