import { afterEach, expect, test } from 'vitest';
import { hitWorkers, judgeRounds } from '../faults/parts/judgeRounds.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';

let opened: Product | undefined;
afterEach(async () => {
  if (!opened) return;
  // What was made to stand still does not end with its server.
  await hitWorkers(opened, 'SIGKILL');
  await opened.kill();
  await removeData(opened);
  opened = undefined;
});

// `npm run test:faults` (tests/faults/judge.test.ts) has fifty rounds of each; a stand-still waits ten seconds.
test('three kills of the judge in the middle of a job: each job ends once, with its verdict', async () => {
  const product = await startProduct();
  opened = product;
  expect(await judgeRounds(product, 3, 'SIGKILL')).toEqual([]);
});

test('twice the judge stands still in the middle of a job: each job ends once, with its verdict', async () => {
  const product = await startProduct();
  opened = product;
  expect(await judgeRounds(product, 2, 'SIGSTOP')).toEqual([]);
});
