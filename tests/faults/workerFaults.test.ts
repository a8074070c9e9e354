import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { leasesHeld } from './parts/leases.ts';
import { productOfTest } from './parts/productOfTest.ts';
import { remoteRounds } from './parts/remoteRounds.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './parts/submissions.ts';
import { openGespExam, sit } from '../load/demoExam.ts';
import { signIn } from '../support/apiClient.ts';
import { judgeReady } from '../support/product.ts';

const startProduct = productOfTest();

// Four hits cover every phase of a job and both signals; tests/faults/judge.test.ts runs fifty.
test('each job ends once when remote workers are killed or stopped in any phase', async () => {
  expect(await remoteRounds(4)).toEqual([]);
}, 600_000);

test('a server stopped while judging exits with 0, and the next one finishes each job once', async () => {
  const product = await startProduct();
  await judgeReady(product);
  const students = await Promise.all(
    ['xuesheng', 'xuesheng2', 'xuesheng3'].map((account) => signIn(product.url, account, DEMO_PASSWORD)),
  );
  const sittings = await Promise.all(students.map(async (person) => sit(person, await openGespExam(person))));
  const jobs = await Promise.all(
    sittings.map(async (sitting, no) => ({ sitting, id: await submit(sitting, slowWrongProgram(100 + no)) })),
  );
  await Promise.race(jobs.map(({ sitting, id }) => submissionIn(sitting, id, ['judging'])));
  expect(await product.stop()).toBe(0);
  expect(product.output()).toContain('已停止，数据已保存');
  expect(await leasesHeld(product.dataFolder)).toBe(0);

  const port = Number(new URL(product.url).port);
  const next = await startProduct({ dataFolder: product.dataFolder, port });
  const followers = await Promise.all(sittings.map((sitting) => countDone(sitting, next.url)));
  const ended = await Promise.all(jobs.map(({ sitting, id }) => submissionIn(sitting, id, ['done'])));
  expect(ended.map(({ verdict }) => verdict)).toEqual(['WA', 'WA', 'WA']);
  await sleep(200);
  await Promise.all(followers.map((follower) => follower.stop()));
  expect(jobs.map(({ id }, i) => followers[i]?.times(id))).toEqual([1, 1, 1]);
});
