// How far two members can delay the verdicts of others (S41): members submit an A+B every second to a judge with one
// slot, first undisturbed, then while two members run compile bombs as trial runs as often as the server allows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@aosai/api/kit/errors';
import { CPP } from '@aosai/api/judging/languages';
import { openJudge } from '@aosai/judge/judge';
import { COMPILE_BOMB } from '@aosai/judge/testing/testJudge';
import { openTestDatabase } from '../../packages/server/src/testing/testDatabase.ts';
import { debugRun } from '../../packages/server/src/exams/saving/debugRun.ts';
import { offer, saveAs, startAs } from '../../packages/server/src/testing/engine/drive.ts';
import { aWorld, NOON, type World } from '../../packages/server/src/testing/engine/world.ts';
import { type Queue, startQueue } from '../../packages/server/src/judging/queue/startQueue.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { ADD_CPP } from '../load/addTask.ts';
import { headersBuilt } from '../load/headersBuilt.ts';
import { percentile } from '../load/percentile.ts';

export const name = 'starvation';

export const budgets: BenchEntry['budgets'] = { timesIdleP50: { max: 3 } };

const SUBMISSIONS = 40;
const EVERY_MS = 1_000;
/** Time in which the attackers use up their fast share of the judge. */
const WARM_UP_MS = 10_000;

async function enter(world: World) {
  const [memberId] = await world.addStudent();
  const { attempt, token } = await startAs(world, memberId);
  return { memberId, attemptId: attempt.id, token: token ?? '' };
}

/** Milliseconds from the save to the stored verdict of a program in no cache. */
async function verdictMs(world: World, queue: Queue, mark: string): Promise<number> {
  const { memberId, ...room } = await enter(world);
  const code = `${ADD_CPP}// ${mark} ${process.pid}\n`;
  const answer = { ...offer(world.questionIds.code, 0, { kind: 'code', language: CPP, code }), submit: true };
  const seen = world.published.length;
  const startedMs = performance.now();
  await saveAs({ ...world, studentId: memberId }, { ...room, answers: [answer] });
  queue.wake();
  const isDone = () =>
    world.published
      .slice(seen)
      .some((told) => told.memberId === memberId && told.event.type === 'submission' && told.event.state === 'done');
  while (!isDone()) await sleep(2);
  return performance.now() - startedMs;
}

async function verdicts(world: World, queue: Queue, mark: string): Promise<number[]> {
  const times: number[] = [];
  for (let no = 0; no < SUBMISSIONS; no += 1) {
    times.push(await verdictMs(world, queue, `${mark} ${no}`));
    await sleep(EVERY_MS);
  }
  return times;
}

/** Runs bombs until aborted; returns how many the server accepted. */
async function attack(world: World, queue: Queue, stop: AbortSignal): Promise<number> {
  const { memberId, ...room } = await enter(world);
  const bomb = { ...room, questionId: world.questionIds.code, language: CPP, input: '' } as const;
  let taken = 0;
  while (!stop.aborted) {
    try {
      await debugRun(world.call(), memberId, { ...bomb, code: `${COMPILE_BOMB}// ${memberId} ${taken}\n` });
      taken += 1;
      queue.wake();
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    await sleep(100);
  }
  return taken;
}

export async function run(): Promise<Figures> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'aosai-bench-starvation-'));
  const judge = await openJudge({ cacheDir, slots: 1 });
  const { db, close } = await openTestDatabase();
  const world = await aWorld(db);
  const startedMs = performance.now();
  Object.defineProperty(world.clock, 'now', { get: () => new Date(NOON.getTime() + performance.now() - startedMs) });
  const log = { warn: () => undefined, error: () => undefined };
  const queue = startQueue({ db, judge, services: world.call().services, log, slots: 1 });
  const stop = new AbortController();
  try {
    await headersBuilt(cacheDir);
    await verdictMs(world, queue, 'first');
    const idle = await verdicts(world, queue, 'idle');
    const attackers = [attack(world, queue, stop.signal), attack(world, queue, stop.signal)];
    await sleep(WARM_UP_MS);
    const attacked = await verdicts(world, queue, 'attacked');
    stop.abort();
    const bombs = (await Promise.all(attackers)).reduce((sum, taken) => sum + taken, 0);
    const times = (share: number) => Math.round((percentile(attacked, share) / percentile(idle, share)) * 10) / 10;
    return {
      idleP50Ms: percentile(idle, 50),
      idleP95Ms: percentile(idle, 95),
      attackedP50Ms: percentile(attacked, 50),
      attackedP95Ms: percentile(attacked, 95),
      timesIdleP50: times(50),
      timesIdleP95: times(95),
      bombs,
    };
  } finally {
    stop.abort();
    await queue.stop();
    await judge.close();
    await close();
    await rm(cacheDir, { recursive: true, force: true });
  }
}
