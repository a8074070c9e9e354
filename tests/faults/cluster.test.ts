// A site of three servers behind nginx, PostgreSQL and two workers, on which things break while students save.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { hasPostgres, type Postgres, type Standby, startPostgres } from '../../scripts/parts/postgres.ts';
import { signalFamily } from '../servers/signalFamily.ts';
import { nginxPath, opensslPath } from '../support/nginx.ts';
import { startWorkerProcess } from '../support/workerProcess.ts';
import { type Cluster, comeBackAll, duringSaves, openCluster, TOKEN } from './parts/cluster.ts';
import { buildSlowDisk, type SlowDisk } from './parts/slowDisk.ts';
import { slowWrongProgram, submissionIn, submit } from './parts/submissions.ts';

const ACKNOWLEDGES_EARLY = join(import.meta.dirname, 'parts/ackBeforeCommitServer.ts');
const canRun = hasPostgres() && nginxPath !== undefined && opensslPath !== undefined;
const portOf = (url: string) => Number(new URL(url).port);

let disk: SlowDisk;
let postgres: Postgres;
let cluster: Cluster;
let standby: Standby | undefined;

beforeAll(async () => {
  if (!canRun) return;
  disk = await buildSlowDisk();
  postgres = await startPostgres({ env: disk.env });
  cluster = await openCluster(postgres);
});
afterAll(async () => {
  if (!canRun) return;
  await cluster.close();
  await standby?.stop();
  await postgres.stop();
  await disk.remove();
});

function needPrograms(context: TestContext): void {
  context.skip(!canRun, 'no PostgreSQL, nginx or openssl: apt-get install postgresql nginx-light openssl');
}

const readyOf = () => Promise.all(cluster.servers.map(async ({ url }) => (await fetch(`${url}/ready`)).status));
const READY = [200, 200, 200];
const NOTHING_LOST = { lost: [], acknowledged: expect.any(Number), refused: expect.any(Number) };

test.for(['SIGINT', 'SIGKILL'] as const)(
  'cluster: a database that ends by %s loses no save, and no server has to be restarted',
  async (signal, context) => {
    needPrograms(context);
    const met = await duringSaves(cluster, async () => {
      await postgres.halt(signal);
      await expect.poll(readyOf).toEqual([503, 503, 503]);
      await postgres.startAgain();
      await expect.poll(readyOf).toEqual(READY);
    });
    expect(met).toEqual({ ...NOTHING_LOST, refusedTwice: expect.any(Number) });
    expect(met.refused).toBeGreaterThan(0);
  },
);

test('cluster: a slow disk of the database delays saves, refuses none and loses none', async (context) => {
  needPrograms(context);
  const met = await duringSaves(cluster, async () => {
    await disk.turn('slow');
    const before = cluster.savers.map(({ acknowledgedCount }) => acknowledgedCount);
    const slowest = () =>
      Math.min(...cluster.savers.map(({ acknowledgedCount }, no) => acknowledgedCount - (before[no] ?? 0)));
    await expect.poll(slowest).toBeGreaterThan(2);
    expect(await readyOf()).toEqual(READY);
    await disk.turn('fast');
  });
  expect(met).toEqual({ ...NOTHING_LOST, refused: 0, refusedTwice: 0 });
});

test('cluster: of two workers one is killed while it judges, and each program gets one verdict', async (context) => {
  needPrograms(context);
  const [one, other] = ['lab-1', 'lab-2'].map((name) => startWorkerProcess(cluster.servers[0]?.url ?? '', TOKEN, name));
  await Promise.all([one?.started, other?.started]);
  const sittings = cluster.sittings.slice(0, 4);
  const ids = await Promise.all(sittings.map((sitting, no) => submit(sitting, slowWrongProgram(no, 0.3))));
  const [firstSitting] = sittings;
  if (firstSitting) await submissionIn(firstSitting, ids[0] ?? '', ['judging', 'done']);
  one?.signal('SIGKILL');
  await Promise.all(sittings.map((sitting, no) => submissionIn(sitting, ids[no] ?? '', ['done'])));
  // The exam shows no verdict before its end.
  const judged = await cluster.query('select verdict, points from submission where id = any($1)', [ids]);
  expect(judged).toEqual(ids.map(() => ({ verdict: 'WA', points: 0 })));
  await Promise.all([one?.end(), other?.end()]);
});

test('cluster: servers that acknowledge before they commit lose saves, so the tests above would fail', async (context) => {
  needPrograms(context);
  const restartAll = async (entry?: string) => {
    await Promise.all(cluster.servers.map((server) => server.kill()));
    await Promise.all([...cluster.servers.keys()].map((no) => cluster.startAgain(no, entry)));
  };
  await restartAll(ACKNOWLEDGES_EARLY);
  const { lost } = await duringSaves(cluster, () => restartAll());
  expect(lost).not.toEqual([]);
});

/** The machine of the database burns down, and the servers go on with its standby. */
async function takeOver(next: Standby): Promise<string[]> {
  const { lost } = await duringSaves(cluster, async () => {
    await signalFamily(postgres.pid, 'SIGKILL');
    next.promote();
    cluster.database.turnTo(portOf(next.url));
    await expect.poll(readyOf).toEqual(READY);
  });
  return lost;
}

test('cluster: a standby that does not confirm commits loses saves, so the test below would fail', async (context) => {
  needPrograms(context);
  const behind = await postgres.openStandby();
  behind.leave();
  expect(await takeOver(behind)).not.toEqual([]);
  await postgres.startAgain();
  cluster.database.turnTo(portOf(postgres.url));
  await expect.poll(readyOf).toEqual(READY);
  await comeBackAll(cluster);
  await behind.stop();
});

test('cluster: a standby that confirms commits takes over without a lost save', async (context) => {
  needPrograms(context);
  standby = await postgres.openStandby();
  expect(await takeOver(standby)).toEqual([]);
});
