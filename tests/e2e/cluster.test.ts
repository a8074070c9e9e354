// A short form of tests/faults/cluster.test.ts: what an upgrade and a crash of one server look like to students.
import { afterAll, beforeAll, expect, test, type TestContext } from 'vitest';
import { hasPostgres, type Postgres, startPostgres } from '../../scripts/parts/postgres.ts';
import { type Cluster, duringSaves, openCluster } from '../faults/parts/cluster.ts';
import { nginxPath, opensslPath } from '../support/nginx.ts';

const canRun = hasPostgres() && nginxPath !== undefined && opensslPath !== undefined;

let postgres: Postgres;
let cluster: Cluster;

beforeAll(async () => {
  if (!canRun) return;
  postgres = await startPostgres();
  cluster = await openCluster(postgres);
});
afterAll(async () => {
  if (!canRun) return;
  await cluster.close();
  await postgres.stop();
});

function needPrograms(context: TestContext): void {
  context.skip(!canRun, 'no PostgreSQL, nginx or openssl: apt-get install postgresql nginx-light openssl');
}

const readyOf = () => Promise.all(cluster.servers.map(async ({ url }) => (await fetch(`${url}/ready`)).status));
const READY = [200, 200, 200];
const NOTHING_LOST = { lost: [], acknowledged: expect.any(Number), refused: expect.any(Number) };

test('cluster: a server that is killed loses no save, and the others serve its students', async (context) => {
  needPrograms(context);
  const met = await duringSaves(cluster, async () => cluster.servers[0]?.kill());
  expect(met).toEqual({ ...NOTHING_LOST, refusedTwice: 0 });
  await cluster.startAgain(0);
});

test('cluster: servers that restart one after the other refuse no call twice', async (context) => {
  needPrograms(context);
  const codes: (number | null | undefined)[] = [];
  const met = await duringSaves(cluster, async () => {
    for (const no of cluster.servers.keys()) {
      codes.push(await cluster.servers[no]?.stop());
      await cluster.startAgain(no);
      await expect.poll(readyOf).toEqual(READY);
    }
    cluster.proxy.reload();
  });
  expect(codes).toEqual([0, 0, 0]);
  expect(met).toEqual({ ...NOTHING_LOST, refusedTwice: 0 });
});
