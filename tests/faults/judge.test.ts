import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/db/demoAccounts.ts';
import { openGespExam, sit } from '../load/demoExam.ts';
import { signIn } from '../support/apiClient.ts';
import { judgeReady, type Product, removeData, startProduct } from '../support/product.ts';
import { hitWorkers, judgeRounds } from './parts/judgeRounds.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './parts/submissions.ts';

const PATIENCE_MS = 20 * 60_000;
const LEASE_MS = 30_000;

let product: Product;
afterEach(async () => {
  // What was made to stand still does not end with its server.
  await hitWorkers(product, 'SIGKILL');
  await product.kill();
  await removeData(product);
});

test(
  'kills of the judge at any moment: each job ends once, with its verdict',
  async () => {
    product = await startProduct();
    expect(await judgeRounds(product, 30, 'SIGKILL')).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a judge that stands still is replaced: each job ends once, with its verdict',
  async () => {
    product = await startProduct();
    expect(await judgeRounds(product, 2, 'SIGSTOP')).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a server that is killed in the middle of judging loses no job: the next one judges it when the lease has run out',
  async () => {
    product = await startProduct();
    await judgeReady(product);
    const person = await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
    const sitting = await sit(person, await openGespExam(person));
    for (let round = 0; round < 5; round += 1) {
      const id = await submit(sitting, slowWrongProgram(200 + round));
      await submissionIn(sitting, id, ['judging']);
      await sleep(Math.random() * 600);
      await product.kill();
      product = await startProduct({ dataFolder: product.dataFolder, port: Number(new URL(product.url).port) });
      const follower = await countDone(sitting, product.url);
      const { verdict } = await submissionIn(sitting, id, ['done'], LEASE_MS + 30_000);
      expect(verdict).toBe('WA');
      await sleep(200);
      await follower.stop();
      expect(follower.times(id)).toBeLessThanOrEqual(1);
    }
  },
  PATIENCE_MS,
);
