// A thousand people sign in within two minutes while two hundred students sit an exam: measures the latency of saves
// during the wave. Then what an attacker could time (S24: known and unknown accounts) and how fast a session ends
// (S25: for the next call and for the open event stream). All on one machine, the generator in this process.
import { get as httpGet } from 'node:http';
import { API_PREFIX } from '@aosai/api/kit/constants';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { arrivals } from '../load/arrivals.ts';
import { percentile } from '../load/percentile.ts';
import { enterRoom, type Server, signInOn } from '../load/savingStudents.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../load/seed.ts';
import { errorCount, fail, figuresOf, newTally, type Tally } from '../load/tally.ts';
import { get, openWire, serverKeyOf, signedGet, type Wire } from '../load/wire.ts';
import { removeData, startProduct } from '../support/product.ts';

export const name = 'signIns';

export const budgets: BenchEntry['budgets'] = {
  'saveInWave.p50Ms': { max: 60 },
  'saveInWave.p95Ms': { max: 250 },
  'saveInWave.p99Ms': { max: 800 },
  timingGapMs: { max: 5 },
  'sessionEnd.nextCallMs': { max: 1_000 },
  'sessionEnd.streamMs': { max: 1_000 },
  errors: { max: 0 },
};

export interface SignInPlan {
  signIns: number;
  waveSeconds: number;
  savers: number;
  savesPerSecond: number;
  aloneSeconds: number;
  /** Wrong passwords for known accounts, and as many for unknown ones; below the limit of one IP address. */
  guesses: number;
  rounds: number;
}

/** Each saver sends a heartbeat every 15 s and a save every 10 s. */
const FULL: SignInPlan = {
  signIns: 1_000,
  waveSeconds: 120,
  savers: 200,
  savesPerSecond: 33,
  aloneSeconds: 30,
  guesses: 80,
  rounds: 10,
};

async function signInWave(server: Server, accounts: readonly string[], perSecond: number, tally: Tally): Promise<void> {
  await arrivals(accounts.length, perSecond, async (no, dueMs) => {
    const wire = openWire();
    try {
      const refused = await signInOn(server, wire, accounts[no] ?? '', LOAD_PASSWORD);
      if (refused === null) tally.times.push(performance.now() - dueMs);
      else fail(tally, refused);
    } catch (error) {
      fail(tally, error instanceof Error ? error.message : String(error));
    } finally {
      wire.agent.destroy();
    }
  });
}

/** Median times of refused sign-ins for known and for unknown accounts, tried alternately. */
async function timingGap(server: Server, accounts: readonly string[]): Promise<{ known: number; unknown: number }> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const wire = openWire();
  for (const account of accounts) {
    for (const kind of ['known', 'unknown'] as const) {
      const startMs = performance.now();
      const refused = await signInOn(server, wire, kind === 'known' ? account : `no-${account}`, 'a wrong password');
      if (refused !== '401 LOGIN_FAILED') throw new Error(`the gate answered ${refused}`);
      times[kind].push(performance.now() - startMs);
    }
  }
  wire.agent.destroy();
  return { known: percentile(times.known, 50), unknown: percentile(times.unknown, 50) };
}

/** Opens the event stream; `ended` resolves with the time at which it ends. */
function streamOf({ url }: Server, { cookie }: Wire): Promise<{ ended: Promise<number> }> {
  return new Promise((resolve, reject) => {
    httpGet(`${url}${API_PREFIX}/events`, { headers: { Cookie: cookie } }, (response) => {
      response.resume();
      resolve({ ended: new Promise((end) => response.once('end', () => end(performance.now()))) });
    }).once('error', reject);
  });
}

/** Time from the answer of a sign-out to the first refused call and to the end of the open stream. */
async function sessionEnd(server: Server, account: string): Promise<{ nextCallMs: number; streamMs: number }> {
  const wire = openWire();
  const refused = await signInOn(server, wire, account, LOAD_PASSWORD);
  if (refused !== null) throw new Error(refused);
  const stream = await streamOf(server, wire);
  const { status } = await signedGet(server.url, server.key, wire, '/auth/logout');
  if (status !== 200) throw new Error(`the sign-out answered ${status}`);
  const outMs = performance.now();
  for (;;) {
    const { body } = await get(server.url, wire, '/auth/verify');
    if (body.code === 'SIGN_IN_REQUIRED') break;
    if (!body.success) throw new Error(`the ended session answered ${body.code ?? ''}`);
  }
  const nextCallMs = performance.now() - outMs;
  const streamMs = (await stream.ended) - outMs;
  wire.agent.destroy();
  return { nextCallMs, streamMs };
}

const slowest = (times: readonly number[]) => Math.round(Math.max(0, ...times) * 10) / 10;

export async function measure(plan: SignInPlan): Promise<Figures> {
  // The first start creates the demo's papers.
  const first = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  await first.stop();
  const { dataFolder } = first;
  const count = plan.savers + plan.signIns;
  const seeded = await seedExam(dataFolder, '登录压力', count, (db) => demoPaper(db, 'gesp-4'));
  const product = await startProduct({ dataFolder, env: { JUDGE_SLOTS: '0' } });
  try {
    const server = { url: product.url, key: await serverKeyOf(product.url) };
    const { examId, examPaperId, accounts } = seeded;
    const [savers, wave] = [accounts.slice(0, plan.savers), accounts.slice(plan.savers)];
    const room = await enterRoom(server, { examId, examPaperId, accounts: savers, password: LOAD_PASSWORD });
    const [alone, inWave, signIn] = [newTally(), newTally(), newTally()];
    await room.save(alone, plan.savesPerSecond, plan.aloneSeconds);
    await Promise.all([
      room.save(inWave, plan.savesPerSecond, plan.waveSeconds),
      signInWave(server, wave, plan.signIns / plan.waveSeconds, signIn),
    ]);
    room.close();
    const gap = await timingGap(server, wave.slice(0, plan.guesses));
    const ends = [];
    for (const account of savers.slice(0, plan.rounds)) ends.push(await sessionEnd(server, account));
    for (const [phase, tally] of Object.entries({ alone, inWave, signIn })) {
      if (errorCount(tally) > 0) console.log(`  ${phase}: ${JSON.stringify(tally.errors)}`);
    }
    return {
      signIns: plan.signIns,
      seconds: plan.waveSeconds,
      savesPerSecond: plan.savesPerSecond,
      errors: errorCount(alone) + errorCount(inWave) + errorCount(signIn),
      signIn: figuresOf(signIn),
      saveAlone: figuresOf(alone),
      saveInWave: figuresOf(inWave),
      refusalOfKnownMs: gap.known,
      refusalOfUnknownMs: gap.unknown,
      timingGapMs: Math.round(Math.abs(gap.known - gap.unknown) * 100) / 100,
      sessionEnd: {
        nextCallMs: slowest(ends.map(({ nextCallMs }) => nextCallMs)),
        streamMs: slowest(ends.map(({ streamMs }) => streamMs)),
      },
    };
  } finally {
    await product.stop();
    await removeData(product);
  }
}

export const run = (): Promise<Figures> => measure(FULL);
