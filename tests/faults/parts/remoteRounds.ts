import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { openGespExam, type Sitting, sit } from '../../load/demoExam.ts';
import { signIn } from '../../support/apiClient.ts';
import { type Product, removeData, startProduct } from '../../support/product.ts';
import { startWorkerProcess, type WorkerProcess } from '../../support/workerProcess.ts';
import { openPhaseProxy, type Phase, type PhaseProxy, PHASES } from './phaseProxy.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './submissions.ts';

const TOKEN = 'the token of the workers in fault tests';
const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3'] as const;
const SIGNALS = ['SIGSTOP', 'SIGKILL'] as const;
/** Long enough that a worker reports a case before the last one. */
const CASE_SECONDS = 0.2;
const PATIENCE_MS = 180_000;
const SERVER = join(import.meta.dirname, '../../support/serverWithClock.ts');

interface Station {
  proxy: PhaseProxy;
  worker: WorkerProcess;
}

interface Hit {
  phase: Phase;
  signal: (typeof SIGNALS)[number];
}

/** Eight hits cover all pairs of phase and signal; the first four cover every phase and both signals. */
function hitOf(no: number): Hit {
  return {
    phase: PHASES[no % PHASES.length] ?? 'compile',
    signal: SIGNALS[(no + Math.floor(no / PHASES.length)) % SIGNALS.length] ?? 'SIGKILL',
  };
}

async function openStation(server: string, name: string): Promise<Station> {
  const proxy = await openPhaseProxy(server);
  const worker = startWorkerProcess(proxy.url, TOKEN, name);
  await worker.started;
  return { proxy, worker };
}

async function closeStation({ proxy, worker }: Station): Promise<void> {
  proxy.release();
  await worker.end();
  await proxy.close();
}

/**
 * Runs three remote workers on a server without its own judge. In each round all three are killed or stopped during a
 * job; three new ones take over when the leases expire, and stopped ones continue late. Returns a line for each job
 * that did not end exactly once with the verdict of an undisturbed run.
 */
export async function remoteRounds(
  hits: number,
  { entry = SERVER, patienceMs = PATIENCE_MS }: { entry?: string; patienceMs?: number } = {},
): Promise<string[]> {
  const product = await startProduct({ entry, env: { JUDGE_SLOTS: '0', JUDGE_TOKEN: TOKEN } });
  const stations = new Set<Station>();
  try {
    return await hitAll(product, hits, { stations, patienceMs });
  } finally {
    await Promise.all([...stations].map(closeStation));
    await product.kill();
    await removeData(product);
  }
}

async function hitAll(
  product: Product,
  hits: number,
  { stations, patienceMs }: Pick<Round, 'stations' | 'patienceMs'>,
): Promise<string[]> {
  const open = async (name: string) => {
    const station = await openStation(product.url, name);
    stations.add(station);
    return station;
  };
  const people = await Promise.all(STUDENTS.map((account) => signIn(product.url, account, DEMO_PASSWORD)));
  const sittings = await Promise.all(people.map(async (person) => sit(person, await openGespExam(person))));
  const problems: string[] = [];
  for (let no = 0; no < hits; no += STUDENTS.length) {
    const round = STUDENTS.slice(0, Math.min(STUDENTS.length, hits - no)).map((_, i) => hitOf(no + i));
    problems.push(...(await hitRound(product, sittings, round, { no, open, stations, patienceMs })));
  }
  return problems;
}

interface Round {
  no: number;
  open(name: string): Promise<Station>;
  stations: Set<Station>;
  patienceMs: number;
}

async function hitRound(
  product: Product,
  sittings: readonly Sitting[],
  hits: readonly Hit[],
  { no, open, stations, patienceMs }: Round,
): Promise<string[]> {
  const used = await Promise.all(hits.map((_, i) => open(`worker ${no + i}`)));
  const struck = hits.map(async ({ phase, signal }, i) => {
    const station = used[i];
    await station?.proxy.at(phase, () => station.worker.signal(signal));
  });
  const followers = await Promise.all(hits.map((_, i) => follow(sittings, i, product.url)));
  const jobs = await Promise.all(
    hits.map(async (_, i) => submit(sittingOf(sittings, i), slowWrongProgram(1_000 + no + i, CASE_SECONDS))),
  );
  await Promise.all(struck);
  const fresh = await Promise.all(hits.map((_, i) => open(`fresh ${no + i}`)));
  // Expires the leases of the dead and stopped workers without waiting.
  await product.moveClock((no / STUDENTS.length + 1) * (LEASE_MS + 1_000));
  const ended = await Promise.all(
    jobs.map(async (id, i) => submissionIn(sittingOf(sittings, i), id, ['done'], patienceMs)),
  );
  for (const { proxy, worker } of used) {
    worker.signal('SIGCONT');
    proxy.release();
  }
  // The late workers now send their results, which must not count.
  await sleep(1_500);
  await Promise.all(followers.map((follower) => follower.stop()));
  for (const station of [...used, ...fresh]) {
    await closeStation(station);
    stations.delete(station);
  }
  return ended.flatMap(({ verdict, points, cases }, i) => {
    const hit = hits[i];
    const outcome = `${verdict ?? ''} ${points ?? ''} ${cases.length} done ${followers[i]?.times(jobs[i] ?? '') ?? 0}`;
    return /^WA 0 [1-9]\d* done 1$/.test(outcome) ? [] : [`${hit?.signal} at ${hit?.phase}: ${outcome}`];
  });
}

function sittingOf(sittings: readonly Sitting[], no: number): Sitting {
  const sitting = sittings[no];
  if (!sitting) throw new Error('nobody sits the exam');
  return sitting;
}

function follow(sittings: readonly Sitting[], no: number, url: string) {
  return countDone(sittingOf(sittings, no), url);
}
