import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { judgeWorker } from '../../db/schema/judge.ts';
import { user } from '../../db/schema/people.ts';
import { app, message } from '../../db/schema/platform.ts';
import { newId } from '../../base/newId.ts';
import { code, offer, saveAs } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { claim, type Job } from './claim.ts';
import { ACCEPTED, fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { JudgeFailed } from './judgeJob.ts';
import { storeResult, tryAgain } from './outcome.ts';
import { REST_MS } from './failingWorkers.ts';
import { openQueueStage, until } from '../../testing/judging/queueStage.ts';
import { openWorkerDirectory } from './workerDirectory.ts';

const { db, optionsFor, open, statuses, submitted } = await openQueueStage();
afterEach(() => db.delete(judgeWorker));

const status = fakeJudge().status();

/** Announces live workers; call it again after time has passed. */
async function announce(world: World, ...ids: string[]) {
  const directory = openWorkerDirectory(db, () => world.clock.now);
  for (const id of ids) await directory.seen({ id, name: id, version: '1', status }, 'remote');
}

const claimAs = (world: World, worker: string) => claim(db, { worker, slots: 1 }, world.clock.now);

async function failed(world: World, job: Job | null) {
  if (!job) throw new Error('a job was there');
  await tryAgain(optionsFor(world, fakeJudge()), job, new JudgeFailed('the disk is gone'));
}

async function jobs(world: World, count: number) {
  const mine = await submitted(world);
  for (let no = 1; no < count; no += 1) {
    const answer = { ...offer(world.questionIds.code, no, code(`int main(){return ${no};}`)), submit: true };
    await saveAs(world, { ...mine, answers: [answer] });
  }
}

test('mayClaim: a job goes to another worker first, and back to the one that failed if there is no other', async () => {
  const world = await aWorld(db);
  await submitted(world);
  await announce(world, 'sick', 'healthy');
  await failed(world, await claimAs(world, 'sick'));
  world.passMs(2_000);
  await announce(world, 'healthy');
  expect(await claimAs(world, 'sick')).toBeNull();
  expect(await claimAs(world, 'healthy')).toMatchObject({ tries: 2 });

  const alone = await aWorld(db);
  await submitted(alone);
  await db.delete(judgeWorker);
  await announce(alone, 'sick');
  await failed(alone, await claimAs(alone, 'sick'));
  alone.passMs(2_000);
  expect(await claimAs(alone, 'sick')).toMatchObject({ tries: 2 });
});

test('noteFailure: rests a worker after three failed jobs with an alarm, then gives it one more chance', async () => {
  const world = await aWorld(db);
  const { appId } = world;
  const look = { logo: '', favicon: '', accent: null };
  const base = { appId, id: newId(), createdAt: world.clock.now, updatedAt: world.clock.now };
  await db.insert(app).values({ ...base, ...look, name: appId, title: 'the school' });
  const operator = { appId, id: newId(), createdAt: world.clock.now, updatedAt: world.clock.now };
  await db
    .insert(user)
    .values({ ...operator, account: `a${operator.id}`, name: 'A', pwdHash: 'x', isSuper: true, status: 'active' });
  await jobs(world, 4);
  await announce(world, 'sick', 'healthy');
  for (let no = 0; no < 3; no += 1) await failed(world, await claimAs(world, 'sick'));
  expect(await claimAs(world, 'sick')).toBeNull();
  expect(await db.select({ title: message.title }).from(message).where(eq(message.appId, appId))).toEqual([
    { title: '一台评测机连续出错，已暂停派发' },
  ]);

  world.passMs(REST_MS + 1_000);
  await announce(world, 'healthy');
  const probe = await claimAs(world, 'sick');
  expect(probe).not.toBeNull();
  if (!probe) return;
  const result = { verdict: 'AC', points: 2500, doneCases: probe.totalCases } as const;
  await storeResult(optionsFor(world, fakeJudge()), probe, result);
  expect(
    await db.select({ failures: judgeWorker.failures }).from(judgeWorker).where(eq(judgeWorker.id, 'sick')),
  ).toEqual([{ failures: 0 }]);
});

test('noteFailure: never rests the last healthy worker', async () => {
  const world = await aWorld(db);
  await jobs(world, 4);
  await announce(world, 'only');
  for (let no = 0; no < 3; no += 1) await failed(world, await claimAs(world, 'only'));
  expect(await claimAs(world, 'only')).not.toBeNull();
});

test('queue: a job whose data cannot be read waits until it can, without counting a try', async () => {
  const world = await aWorld(db);
  await submitted(world);
  let isAway = true;
  const judge = fakeJudge();
  judge.judge = async ({ cases }) => {
    for (const { input } of cases) if (typeof input !== 'string') await input.read();
    return ACCEPTED;
  };
  const options = optionsFor(world, judge);
  const { testData } = options.services;
  const read = (sha: string) => (isAway ? Promise.reject(new Error('ENOENT')) : testData.read(sha));
  const queue = open({ ...options, services: { ...options.services, testData: { ...testData, read } } });
  for (let tries = 0; tries < 5; tries += 1) {
    queue.wake();
    await until(async () => (await statuses(world))[0]?.state === 'queued');
    world.passMs(6_000);
  }
  expect(await statuses(world)).toMatchObject([{ verdict: null }]);
  isAway = false;
  await until(async () => {
    world.passMs(6_000);
    queue.wake();
    return (await statuses(world))[0]?.state === 'done';
  });
  expect(await statuses(world)).toEqual([{ state: 'done', verdict: 'AC', points: 2500, tries: 1 }]);
});
