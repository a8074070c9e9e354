import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { World } from '../../testing/engine/world.ts';
import { openWorkerStage, until } from '../../testing/workerStage.ts';

const { site, openWorker, aJob, rowsOf, allDone } = await openWorkerStage();

/** Worlds with a job each, announced to the desk. */
const someJobs = async (count: number) => {
  const worlds: World[] = [];
  for (let no = 0; no < count; no += 1) worlds.push(await aJob());
  return worlds;
};

/** Advances the clock while jobs wait, slowly enough that the workers do not seem to be gone. */
async function untilAllDone(worlds: readonly World[]): Promise<void> {
  await until(async () => {
    site.at(new Date(site.now().getTime() + 100));
    site.services.judgeDesk.wake();
    await sleep(20);
    return (await Promise.all(worlds.map((world) => allDone(world)()))).every(Boolean);
  });
}

const verdictsOf = async (worlds: readonly World[]) =>
  (await Promise.all(worlds.map(rowsOf))).flat().map(({ verdict }) => verdict);

test('sick worker: with a healthy one around it ends no job as SE, and has to rest', async () => {
  const sick = await openWorker('sick', () => {
    throw new Error('the disk is gone');
  });
  const healthy = await openWorker('healthy');
  await until(() => sick.asked.includes('lease') && healthy.asked.includes('lease'));
  const jobs = await someJobs(8);
  await untilAllDone(jobs);
  expect(await verdictsOf(jobs)).toEqual(jobs.map(() => 'AC'));
  // At most three jobs in a row: the rest went to the healthy worker.
  expect(sick.judge.seen.length).toBeLessThanOrEqual(3);
});

test('sick worker: one that cannot fetch the data counts no try, and the job waits for another', async () => {
  const isData = (request: Request) => request.url.includes('/judge/testdata/');
  const blind = await openWorker('blind', undefined, {
    fetch: (request, send) => (isData(request) ? Promise.resolve(new Response('{}', { status: 404 })) : send(request)),
  });
  const [job] = await someJobs(1);
  if (!job) throw new Error('a job was made');
  await until(() => blind.asked.filter((call) => call === 'result').length > 0);
  await until(async () => (await rowsOf(job))[0]?.state === 'queued');
  expect(await rowsOf(job)).toEqual([{ state: 'queued', verdict: null, tries: 0, doneCases: 0 }]);
  const more = await someJobs(7);
  await openWorker('seeing');
  await untilAllDone([job, ...more]);
  expect(await verdictsOf([job, ...more])).toEqual([job, ...more].map(() => 'AC'));
  expect(blind.judge.seen).toEqual([]);
});
