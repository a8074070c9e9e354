import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { openGespExam, sit } from '../load/demoExam.ts';
import { signIn } from '../support/apiClient.ts';
import { judgeReady } from '../support/product.ts';
import { judgeRounds } from './parts/judgeRounds.ts';
import { productOfTest } from './parts/productOfTest.ts';
import { remoteRounds } from './parts/remoteRounds.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './parts/submissions.ts';

const PATIENCE_MS = 60 * 60_000;
const broken = (name: string) => join(import.meta.dirname, 'broken', name);
const LEASE_MS = 30_000;

const open = productOfTest();

test(
  'each job ends once with its verdict when the judge is killed at any time',
  async () => {
    const product = await open();
    expect(await judgeRounds(product, 50, 'SIGKILL')).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'each job ends once with its verdict when the judge hangs and is replaced',
  async () => {
    const product = await open();
    expect(await judgeRounds(product, 50, 'SIGSTOP')).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a server killed while judging loses no job: the next one judges it when the lease has expired',
  async () => {
    let product = await open();
    await judgeReady(product);
    const person = await signIn(product.url, 'xuesheng', DEMO_PASSWORD);
    const sitting = await sit(person, await openGespExam(person));
    for (let round = 0; round < 5; round += 1) {
      const id = await submit(sitting, slowWrongProgram(200 + round));
      await submissionIn(sitting, id, ['judging']);
      await sleep(Math.random() * 600);
      await product.kill();
      product = await open({ dataFolder: product.dataFolder, port: Number(new URL(product.url).port) });
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

test(
  'each job ends once with its verdict when remote workers are killed or stopped',
  async () => {
    expect(await remoteRounds(50)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'remoteRounds: detects a server that accepts late results, and one whose leases never expire',
  async () => {
    expect(await remoteRounds(4, { entry: broken('unfencedServer.ts') })).not.toEqual([]);
    const stuck = remoteRounds(1, { entry: broken('leaselessServer.ts'), patienceMs: 20_000 });
    await expect(stuck).rejects.toThrow('is still judging');
  },
  PATIENCE_MS,
);

test(
  'judgeRounds: detects a judge that does not retry a job',
  async () => {
    const product = await open({ entry: broken('oneTryServer.ts') });
    expect(await judgeRounds(product, 3, 'SIGKILL')).not.toEqual([]);
  },
  PATIENCE_MS,
);
