import { expect, test } from 'vitest';
import { judgeRounds } from '../faults/parts/judgeRounds.ts';
import { productOfTest } from '../faults/parts/productOfTest.ts';

const startProduct = productOfTest();

// `npm run test:faults` (tests/faults/judge.test.ts) has fifty rounds of each; a stand-still waits ten seconds.
test('three kills of the judge in the middle of a job: each job ends once, with its verdict', async () => {
  const product = await startProduct();
  expect(await judgeRounds(product, 3, 'SIGKILL')).toEqual([]);
});

test('twice the judge stands still in the middle of a job: each job ends once, with its verdict', async () => {
  const product = await startProduct();
  expect(await judgeRounds(product, 2, 'SIGSTOP')).toEqual([]);
});
