import { afterAll, afterEach, expect, test } from 'vitest';
import { LEASE_MS } from '@aosai/api/judging/remoteJudging';
import { judgeWorker } from '../../db/schema/judge.ts';
import { fakeJudge } from '../../testing/judging/fakeJudge.ts';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { listWorkers, openWorkerDirectory } from './workerDirectory.ts';

const { db, close } = await openTestDatabase();
afterAll(close);
afterEach(() => db.delete(judgeWorker));

const START = new Date('2026-11-21T08:00:00.000Z');
const status = fakeJudge().status();
const worker = (id: string, name: string) => ({ id, name, version: '1', status });

function directoryAt() {
  let now = START;
  const directory = openWorkerDirectory(db, () => now);
  return { directory, passMs: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const shown = async () =>
  (await listWorkers(db))
    .map(({ id, name, status: { problems } }) => ({ id, name, problems }))
    .toSorted((a, b) => a.id.localeCompare(b.id));

const TAKEN = '名字 lab-1 已被另一台在线的评测机占用，这里显示为「lab-1 (2)」：请用 --name 给每台评测机不同的名字';

test('seen: a second live worker of a name gets a number and a line, however often both announce', async () => {
  const { directory } = directoryAt();
  await directory.seen(worker('a', 'lab-1'), 'remote');
  await directory.seen(worker('b', 'lab-1'), 'remote');
  await directory.seen(worker('a', 'lab-1'), 'remote');
  await directory.seen(worker('b', 'lab-1'), 'remote');
  expect(await shown()).toEqual([
    { id: 'a', name: 'lab-1', problems: [] },
    { id: 'b', name: 'lab-1 (2)', problems: [TAKEN] },
  ]);
  expect(directory.remote()?.problems).toEqual([`lab-1 (2)：${TAKEN}`]);
});

test('seen: gives the name back when the worker before it fell silent, as after a crash', async () => {
  const { directory, passMs } = directoryAt();
  await directory.seen(worker('a', 'lab-1'), 'remote');
  await directory.seen(worker('b', 'lab-1'), 'remote');
  passMs(LEASE_MS + 1);
  await directory.seen(worker('b', 'lab-1'), 'remote');
  // The first was only cut off for a while: now it is the second of its name.
  await directory.heard('a');
  await directory.seen(worker('a', 'lab-1'), 'remote');
  expect(await shown()).toEqual([
    { id: 'a', name: 'lab-1 (2)', problems: [TAKEN] },
    { id: 'b', name: 'lab-1', problems: [] },
  ]);
});

test('seen: workers that announce one name at once on several servers get different names', async () => {
  const ids = ['a', 'b', 'c'];
  await Promise.all(ids.map((id) => directoryAt().directory.seen(worker(id, 'lab-1'), 'remote')));
  const names = (await shown()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(['lab-1', 'lab-1 (2)', 'lab-1 (3)']);
});
