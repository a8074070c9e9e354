import { eq } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { submission } from '../../db/schema/submission.ts';
import { GUEST_PATIENCE_MS, PRIORITY, TRIAL_FIRST_MS } from '../submissions/trialRuns.ts';
import { debugRun } from '../../exams/saving/debugRun.ts';
import { code, offer, saveAs, startAs } from '../../testing/engine/drive.ts';
import { aWorld, type World } from '../../testing/engine/world.ts';
import { claim } from './claim.ts';
import { fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { startQueue } from './startQueue.ts';
import { openQueueStage, until } from '../../testing/judging/queueStage.ts';
import { endPreemptedTrials } from './preemptTrial.ts';

const { db, queues, rows, optionsFor, open, allDone } = await openQueueStage();

interface Member {
  memberId: string;
  room: { attemptId: string; token: string };
}

async function aMember(world: World): Promise<Member> {
  const [memberId] = await world.addStudent();
  const { attempt, token } = await startAs(world, memberId);
  return { memberId, room: { attemptId: attempt.id, token: token ?? '' } };
}

async function tries(world: World, { memberId, room }: Member, source: string): Promise<string> {
  const questionId = world.questionIds.code;
  return debugRun(world.call(), memberId, { ...room, questionId, language: 53, code: source, input: '' });
}

async function submits(world: World, { memberId, room }: Member, source: string, base = 0): Promise<void> {
  const answer = { ...offer(world.questionIds.code, base, code(source)), submit: true };
  await saveAs({ ...world, studentId: memberId }, { ...room, answers: [answer] });
}

/** A judge on which trial runs of `bomb` run until they are aborted or all are released. */
function bombed() {
  const ended: string[] = [];
  const letGo = new AbortController();
  const judge = fakeJudge();
  const { run, judge: score } = judge;
  judge.judge = async (request, options) => {
    const report = await score(request, options);
    ended.push(request.source);
    return report;
  };
  judge.run = async (request, { signal } = {}) => {
    const off = AbortSignal.any([letGo.signal, ...(signal ? [signal] : [])]);
    if (request.source === 'bomb') {
      judge.seen.push('bomb');
      while (!off.aborted) await sleep(5);
      if (!letGo.signal.aborted) throw new Error('called off');
    }
    const report = await run(request);
    ended.push(request.source);
    return report;
  };
  return { judge, ended, letGo: () => letGo.abort() };
}

/** Two attackers with endless trial runs in every slot, then three submissions of others; returns the order of ends. */
async function starved(start: typeof startQueue, places: number): Promise<string[]> {
  const world = await aWorld(db);
  const attackers = [await aMember(world), await aMember(world)];
  const { judge, ended, letGo } = bombed();
  for (const attacker of attackers) await tries(world, attacker, 'bomb');
  const servers = Array.from({ length: places }, () => start(optionsFor(world, judge)));
  queues.push(...servers);
  const round = async () => {
    world.passMs(TRIAL_FIRST_MS);
    for (const server of servers) server.wake();
    await sleep(10);
  };
  await until(async () => judge.seen.length >= places);
  for (const source of ['one', 'two', 'three']) await submits(world, await aMember(world), source);
  for (let i = 0; i < 200 && ended.length < 3; i += 1) await round();
  letGo();
  await until(async () => {
    await round();
    return allDone(world)();
  });
  await Promise.all(servers.map((server) => server.stop()));
  return ended;
}

test.each([1, 2])(
  'endless trial runs of two members do not delay others’ verdicts (%i servers, one slot each)',
  { timeout: 60_000 },
  async (places) => {
    const ended = await starved(startQueue, places);
    expect([ended.slice(0, 3).toSorted(), ended.slice(3)]).toEqual([
      ['one', 'three', 'two'],
      ['bomb', 'bomb'],
    ]);
  },
);

test('the same attack succeeds when trial runs never yield, which proves the test', { timeout: 60_000 }, async () => {
  vi.resetModules();
  vi.doMock('./preemptTrial.ts', () => ({ yieldPlace: () => Promise.resolve(null) }));
  const { startQueue: startUnfair } = await import('./startQueue.ts');
  vi.doUnmock('./preemptTrial.ts');
  vi.resetModules();
  expect((await starved(startUnfair, 1)).slice(0, 2)).toEqual(['bomb', 'bomb']);
});

test('yieldPlace: interrupts a trial run only after its first slice of time, without counting a try', async () => {
  const world = await aWorld(db);
  const [calm, other] = [await aMember(world), await aMember(world)];
  const { judge, ended, letGo } = bombed();
  const queue = open(optionsFor(world, judge));
  await tries(world, calm, 'bomb');
  queue.wake();
  await until(async () => judge.seen.length === 1);
  await submits(world, other, 'scored');
  world.passMs(TRIAL_FIRST_MS - 1);
  for (let i = 0; i < 20; i += 1) {
    queue.wake();
    await sleep(5);
  }
  expect([judge.seen, ended]).toEqual([['bomb'], []]);
  world.passMs(1);
  queue.wake();
  await until(async () => judge.seen.length === 3);
  expect([judge.seen, ended]).toEqual([['bomb', 'scored', 'bomb'], ['scored']]);
  await submits(world, other, 'scored again', 1);
  queue.wake();
  await until(async () => judge.seen.length === 5);
  expect(judge.seen.slice(3)).toEqual(['scored again', 'bomb']);
  letGo();
  await until(allDone(world));
  const [trial] = (await rows(world)).filter(({ kind }) => kind === 'debug');
  expect(trial).toMatchObject({ verdict: 'AC', tries: 3, yields: 2, judgeMs: TRIAL_FIRST_MS });
  const states = world.published.flatMap(({ memberId, event }) =>
    memberId === calm.memberId && event.type === 'submission' ? [event.state] : [],
  );
  expect(states).toEqual(['judging', 'queued', 'judging', 'queued', 'judging', 'done']);
});

test('endGuests: ends a guest that waited for half a minute, and its member may run something else', async () => {
  const world = await aWorld(db);
  const member = await aMember(world);
  await tries(world, member, 'long');
  await db.update(submission).set({ priority: PRIORITY.guest }).where(eq(submission.appId, world.appId));
  const store = optionsFor(world, fakeJudge());
  world.passMs(GUEST_PATIENCE_MS);
  await endPreemptedTrials(store);
  expect(await rows(world)).toMatchObject([{ state: 'queued' }]);
  world.passMs(1);
  await endPreemptedTrials(store);
  expect(await rows(world)).toMatchObject([{ state: 'done', verdict: 'Skipped', run: null }]);
  expect(world.published.map(({ event }) => event)).toMatchObject([{ type: 'submission', state: 'done' }]);
  await tries(world, member, 'short');
});

/** The next `count` jobs, each claimed a moment after the other. */
async function claimed(world: World, count: number, slots = 1): Promise<string[]> {
  const codes: string[] = [];
  for (let i = 0; i < count; i += 1) {
    world.passMs(1);
    const job = await claim(db, { worker: 'here', slots }, world.clock.now);
    codes.push(job?.code ?? '');
  }
  return codes;
}

test('claim: prefers scored work, if any waits, after four trial runs in a row', async () => {
  const world = await aWorld(db);
  for (let i = 0; i < 6; i += 1) await tries(world, await aMember(world), 'trial');
  for (let i = 0; i < 2; i += 1) await submits(world, await aMember(world), 'scored');
  for (let i = 0; i < 5; i += 1) await tries(world, await aMember(world), 'trial');
  const order = [4, 1, 4, 1, 3].flatMap((count, i) =>
    Array.from({ length: count }, () => (i % 2 ? 'scored' : 'trial')),
  );
  expect(await claimed(world, 13)).toEqual(order);
});

test('claim: a worker with several slots keeps one free of trial runs', async () => {
  const world = await aWorld(db);
  for (let i = 0; i < 3; i += 1) await tries(world, await aMember(world), 'trial');
  expect(await claimed(world, 3, 3)).toEqual(['trial', 'trial', '']);
  await submits(world, await aMember(world), 'scored');
  expect(await claimed(world, 1, 3)).toEqual(['scored']);
});

test('claim: a member who has just used much of the judge waits for others, but not for ever', async () => {
  const world = await aWorld(db);
  const [heavy, light] = [await aMember(world), await aMember(world)];
  await submits(world, heavy, 'long');
  expect(await claimed(world, 1)).toEqual(['long']);
  await db.update(submission).set({ state: 'done', judgeMs: 20_000 }).where(eq(submission.code, 'long'));
  await submits(world, heavy, 'heavy', 1);
  world.passMs(10_000);
  await submits(world, light, 'light');
  expect(await claimed(world, 1)).toEqual(['light']);
  world.passMs(15_000);
  await submits(world, await aMember(world), 'latest');
  expect(await claimed(world, 2)).toEqual(['heavy', 'latest']);
});
