// Processor time of the server for one call, in microseconds over all threads. Calls run one at a time, so that none
// share a round trip. Absolute times depend on the machine: compare the ratio to an empty call in the same run. The
// generator runs in this process and is not counted.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Figures } from '../../scripts/parts/benchReport.ts';
import { type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { hashPassword, verifyPassword } from '../../packages/server/src/accounts/signIn/password.ts';
import { type Candidate, openCandidate } from '../load/candidate.ts';
import { percentile } from '../load/percentile.ts';
import { demoPaper, LOAD_PASSWORD, seedExam, twicePaper } from '../load/seed.ts';
import { serverKeyOf } from '../load/wire.ts';
import { type CpuTime, cpuOf, TELLS_CPU } from '../support/cpuTime.ts';
import { removeData, startProduct } from '../support/product.ts';

export const name = 'cost';

const ROUNDS = 7;
/** Calls of each kind per round; the figure is the median of the rounds after the first. */
const CALLS = { empty: 400, save: 200, start: 40, signIn: 40 } as const;
/** Like an exam day (tests/load/plan.ts): two in five saves are heartbeats; of the others a third are programs. */
const DAY = 'choice heartbeat choice code heartbeat choice heartbeat choice code heartbeat'.split(' ') as (
  | 'choice'
  | 'heartbeat'
  | 'code'
)[];

async function startEmpty(): Promise<{ url: string; child: ChildProcess }> {
  const file = join(import.meta.dirname, '../../packages/server/src/testing/emptyServer.ts');
  const child = spawn(process.execPath, [...TELLS_CPU, file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  if (!child.stdout) throw new Error('the empty server has no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), child };
}

async function callEmpty(url: string, agent: Agent): Promise<void> {
  const [response] = (await once(get(`${url}/empty`, { agent }), 'response')) as [IncomingMessage];
  for await (const chunk of response) void chunk;
}

/** Collects the processor time per call of each round. */
class Cost {
  readonly #rounds: number[] = [];
  readonly #mainThread: number[] = [];
  readonly #cpu: () => Promise<CpuTime>;

  constructor(cpu: () => Promise<CpuTime>) {
    this.#cpu = cpu;
  }

  async round(calls: number, call: (no: number) => Promise<void>): Promise<void> {
    const before = await this.#cpu();
    for (let no = 0; no < calls; no += 1) await call(no);
    const after = await this.#cpu();
    this.#rounds.push((after.us - before.us) / calls);
    this.#mainThread.push((after.mainThreadUs - before.mainThreadUs) / calls);
  }

  get us(): number {
    return Math.round(percentile(this.#rounds.slice(1), 50));
  }

  get mainThreadUs(): number {
    return Math.round(percentile(this.#mainThread.slice(1), 50));
  }
}

/** Cost of the password hash in a sign-in, measured in this process: it is slow on purpose. */
async function hashCost(): Promise<Cost> {
  const cost = new Cost(() => {
    const { user, system } = process.cpuUsage();
    return Promise.resolve({ us: user + system, mainThreadUs: 0 });
  });
  const stored = await hashPassword(LOAD_PASSWORD);
  for (let round = 0; round < ROUNDS; round += 1) {
    await cost.round(CALLS.signIn, async () => {
      if (!(await verifyPassword(stored, LOAD_PASSWORD))) throw new Error('the password does not fit');
    });
  }
  return cost;
}

/** Costs of the server process; excludes PostgreSQL's own processes. */
async function costsOn(postgres?: Postgres): Promise<Figures> {
  const database = postgres && { DATABASE_URL: postgres.url, AOSAI_SECRET: randomBytes(32).toString('base64url') };
  const env = { JUDGE_SLOTS: '0', ...database };
  const first = await startProduct({ env });
  await first.stop();
  const { dataFolder } = first;
  const count = ROUNDS * CALLS.start;
  const gesp = await seedExam(dataFolder, '单价', count, (db) => demoPaper(db, 'gesp-4'), { env });
  const twice = await seedExam(dataFolder, '单价，两倍题目', count, (db) => twicePaper(db, gesp.examPaperId), {
    prefix: 'twice',
    env,
  });
  const product = await startProduct({ dataFolder, env, tellsCpu: true });
  const empty = await startEmpty();
  const agent = new Agent({ keepAlive: true });
  const server = { url: product.url, key: await serverKeyOf(product.url) };
  const cpu = () => product.cpu();
  const cost = {
    empty: new Cost(() => cpuOf(empty.child)),
    signIn: new Cost(cpu),
    start: new Cost(cpu),
    startAgain: new Cost(cpu),
    save: new Cost(cpu),
  };
  const ofTwice = { start: new Cost(cpu), save: new Cost(cpu) };
  const opened: Candidate[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const batch = ({ accounts, ...place }: typeof gesp) =>
        accounts.slice(round * CALLS.start, (round + 1) * CALLS.start).map((one) => openCandidate(server, place, one));
      const people = batch(gesp);
      const others = batch(twice);
      opened.push(...people, ...others);
      const each = (list: Candidate[], act: (one: Candidate, no: number) => Promise<void>) => async (no: number) => {
        const one = list[no % list.length];
        if (one) await act(one, no);
      };
      const saveAsOnTheDay = (one: Candidate, no: number) => one.save(DAY[no % DAY.length] ?? 'choice');
      await cost.empty.round(CALLS.empty, () => callEmpty(empty.url, agent));
      await cost.signIn.round(
        CALLS.signIn,
        each(people, (one) => one.signIn()),
      );
      for (const one of others) await one.signIn();
      await cost.start.round(
        CALLS.start,
        each(people, (one) => one.start()),
      );
      await ofTwice.start.round(
        CALLS.start,
        each(others, (one) => one.start()),
      );
      await cost.startAgain.round(
        CALLS.start,
        each(people, (one) => one.start()),
      );
      await cost.save.round(CALLS.save, each(people, saveAsOnTheDay));
      await ofTwice.save.round(CALLS.save, each(others, saveAsOnTheDay));
    }
  } finally {
    for (const one of opened) one.close();
    agent.destroy();
    empty.child.kill();
    await product.stop();
    await removeData(product);
  }
  const passwordHashUs = (await hashCost()).us;
  const emptyUs = cost.empty.us;
  const times = (us: number) => Number((us / emptyUs).toFixed(1));
  const figures = ({ us, mainThreadUs }: Cost) => ({ us, mainThreadUs, timesEmpty: times(us) });
  const signInUs = cost.signIn.us - passwordHashUs;
  return {
    emptyUs,
    save: figures(cost.save),
    saveOfTwicePaper: { ...figures(ofTwice.save), timesSave: Number((ofTwice.save.us / cost.save.us).toFixed(2)) },
    start: figures(cost.start),
    startOfTwicePaper: {
      ...figures(ofTwice.start),
      timesStart: Number((ofTwice.start.us / cost.start.us).toFixed(2)),
    },
    startAgain: figures(cost.startAgain),
    signIn: {
      ...figures(cost.signIn),
      passwordHashUs,
      withoutHashUs: signInUs,
      withoutHashTimesEmpty: times(signInUs),
    },
  };
}

/** Measures with both databases; the embedded one runs inside the server process, so its work is included. */
export async function run(): Promise<Figures> {
  const embedded = await costsOn();
  const postgres = await startPostgres();
  try {
    return { ...embedded, postgresql: await costsOn(postgres) };
  } finally {
    await postgres.stop();
  }
}
