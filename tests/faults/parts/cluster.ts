import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ApiError } from '@aosai/api/client/errors';
import { newPostgresDatabase } from '../../../packages/server/src/testing/testDatabase.ts';
import type { Postgres } from '../../../scripts/parts/postgres.ts';
import { type Sitting, sit } from '../../load/demoExam.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../../load/seed.ts';
import { signIn } from '../../support/apiClient.ts';
import { type Proxy, startNginx, throughProxy } from '../../support/nginx.ts';
import { type Product, type ProductOptions, removeData, startProduct } from '../../support/product.ts';
import { adopt, examSaver, lostSaves, type Saver, saveOnce } from './savers.ts';
import { openTcpSwitch, type TcpSwitch } from './tcpSwitch.ts';

export const TOKEN = 'the token of the workers in cluster tests';
const STUDENTS = 6;
const SERVERS = 3;

export interface Cluster {
  servers: Product[];
  proxy: Proxy;
  /** What the servers take for their database's address. */
  database: TcpSwitch;
  sittings: Sitting[];
  savers: Saver[];
  /** Starts a server again that has ended, on its port and data; `entry` starts another build of it. */
  startAgain(no: number, entry?: string): Promise<void>;
  /** Returns the rows of a statement. */
  query(statement: string, values: readonly unknown[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** Starts three servers of one site on a new database, behind nginx as documented, with students in an exam. */
export async function openCluster(postgres: Postgres): Promise<Cluster> {
  const { url } = await newPostgresDatabase(postgres.url);
  const database = await openTcpSwitch(Number(new URL(url).port));
  const through = Object.assign(new URL(url), { port: String(database.port) }).href;
  const secret = randomBytes(32).toString('base64url');
  const shared = { DATABASE_URL: through, AOSAI_SECRET: secret, JUDGE_SLOTS: '0', JUDGE_TOKEN: TOKEN };
  // The paper comes from the demo, whose accounts no site behind a proxy admits.
  const first = await startProduct({ env: { ...shared, AOSAI_DEMO: '1' } });
  const { dataFolder } = first;
  await first.stop();
  const place = await seedExam(dataFolder, '集群演练', STUDENTS, (db) => demoPaper(db, 'gesp-4'), { env: shared });

  const env = { ...shared, AOSAI_DEMO: '', AOSAI_TRUST_PROXY: '1' };
  const start = (options: ProductOptions) => startProduct({ ...options, dataFolder, env });
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => start({})));
  const proxy = await startNginx(...servers.map((server) => server.url));
  const people = await Promise.all(
    place.accounts.map((account) => signIn(proxy.url, account, LOAD_PASSWORD, 'member', throughProxy(proxy))),
  );
  const sittings = await Promise.all(people.map((person) => sit(person, place)));
  return {
    servers,
    proxy,
    database,
    sittings,
    savers: sittings.map(examSaver),
    startAgain: async (no, entry) => {
      const port = Number(new URL(servers[no]?.url ?? '').port);
      servers[no] = await start({ port, ...(entry !== undefined && { entry }) });
    },
    query: async (statement, values) => {
      const client = new pg.Client({ connectionString: through });
      await client.connect();
      const { rows } = await client.query<Record<string, unknown>>(statement, [...values]);
      await client.end();
      return rows;
    },
    close: async () => {
      await proxy.stop();
      for (const server of servers) await server.kill();
      await removeData(first);
      await database.close();
    },
  };
}

/** Lets each student go on with what the servers have stored, lost or not. */
export async function comeBackAll({ savers }: Cluster): Promise<void> {
  await Promise.all(savers.map(async (saver) => adopt(saver, await saver.comeBack())));
}

/** What students met while something was broken. */
export interface Met {
  /** A line for each acknowledged save that is not stored. */
  lost: string[];
  acknowledged: number;
  /** How often a call failed, and how often the next try failed as well. */
  refused: number;
  refusedTwice: number;
}

/** Answers that a page meets with another try: no answer, an answer of the proxy, a server that is not ready. */
const ASKS_AGAIN: readonly string[] = ['NETWORK', 'BAD_REPLY', 'UNAVAILABLE', 'TIMEOUT'];
const isTransient = (error: unknown) => error instanceof ApiError && ASKS_AGAIN.includes(error.code);
const PAUSE_MS = 100;

async function isSaved(saver: Saver): Promise<boolean> {
  try {
    return await saveOnce(saver);
  } catch (error) {
    if (!isTransient(error)) throw error;
    return false;
  }
}

async function saveSteadily(saver: Saver, isOver: () => boolean): Promise<Omit<Met, 'acknowledged'>> {
  const met = { lost: [] as string[], refused: 0, refusedTwice: 0 };
  const comeBack = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await saver.comeBack();
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (tries === 1) met.refusedTwice += 1;
        await sleep(PAUSE_MS);
      }
    }
  };
  const compare = async () => {
    const answers = await comeBack();
    met.lost.push(...lostSaves(saver, answers));
    adopt(saver, answers);
  };
  while (!isOver()) {
    if (await isSaved(saver)) continue;
    met.refused += 1;
    await compare();
  }
  const before = met.refusedTwice;
  await compare();
  met.refusedTwice = before;
  return met;
}

/** Lets all students save through nginx while `fault` happens, until each has saved again after it. */
export async function duringSaves({ savers }: Cluster, fault: () => Promise<unknown>): Promise<Met> {
  const counts = () => savers.map(({ acknowledgedCount }) => acknowledgedCount);
  const from = counts();
  /** Counts at the end of the fault. */
  const after: number[] = [];
  const isOver = () => after.length > 0 && counts().every((count, no) => count > (after[no] ?? Infinity));
  const saving = Promise.all(savers.map((saver) => saveSteadily(saver, isOver)));
  // The fault finds everybody in the middle of saving.
  while (!counts().every((count, no) => count > (from[no] ?? Infinity))) await sleep(PAUSE_MS);
  await fault();
  after.push(...counts());
  const met = await saving;
  const sum = (of: (one: (typeof met)[number]) => number) => met.reduce((total, one) => total + of(one), 0);
  return {
    lost: met.flatMap(({ lost }) => lost),
    acknowledged: counts().reduce((total, count, no) => total + count - (from[no] ?? 0), 0),
    refused: sum(({ refused }) => refused),
    refusedTwice: sum(({ refusedTwice }) => refusedTwice),
  };
}
