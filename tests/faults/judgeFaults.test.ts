import { expect, test } from 'vitest';
import { judgeRounds } from './parts/judgeRounds.ts';
import { productOfTest } from './parts/productOfTest.ts';

const startProduct = productOfTest();

// `npm run test:faults` (tests/faults/judge.test.ts) runs fifty rounds of each. Detecting a hung judge takes 10 s.
test('each job ends once with its verdict when the judge is killed during a job', async () => {
  const product = await startProduct();
  expect(await judgeRounds(product, 3, 'SIGKILL')).toEqual([]);
});

test('each job ends once with its verdict when the judge hangs during a job', async () => {
  const product = await startProduct();
  expect(await judgeRounds(product, 2, 'SIGSTOP')).toEqual([]);
});
