import { setTimeout as sleep } from 'node:timers/promises';
import { processesUnder } from '../../../packages/judge/src/testing/processes.ts';
import { TEST_CACHE } from '../../../packages/judge/src/testing/testJudge.ts';
import { DEMO_PASSWORD } from '../../../packages/server/src/db/demoAccounts.ts';
import { openGespExam, type Sitting, sit } from '../../load/demoExam.ts';
import { signIn } from '../../support/apiClient.ts';
import { judgeReady, type Product } from '../../support/product.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './submissions.ts';

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4', 'xuesheng5', 'xuesheng6'];
/** Compiling takes about the first third of a job, running its cases the rest. */
const LONGEST_WAIT_MS = 700;
/** A worker that stands still is given up after five times the longest compilation. */
const PATIENCE_MS = 200_000;
/** More would run into the limit of submissions in a minute. */
const ROUNDS_PER_STUDENT = 5;

/** The server's sandbox workers with everything below them. */
async function workersOf({ pid }: Product): Promise<number[]> {
  const all = await processesUnder(TEST_CACHE);
  const found = new Set([pid]);
  // A child can stand before its parent in the list: as many passes as there are generations.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const process of all) if (found.has(process.parent)) found.add(process.pid);
  }
  found.delete(pid);
  return [...found];
}

/** Sends the signal to all of them; how many there were. */
export async function hitWorkers(product: Product, signal: NodeJS.Signals): Promise<number> {
  const workers = await workersOf(product);
  for (const pid of workers) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A program that has just ended, or went with its worker.
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error;
    }
  }
  return workers.length;
}

async function sitDown(product: Product, account: string): Promise<Sitting> {
  const person = await signIn(product.url, account, DEMO_PASSWORD);
  return sit(person, await openGespExam(person));
}

/** One line for each job that did not end exactly once as it would have undisturbed. */
export async function judgeRounds(product: Product, rounds: number, signal: NodeJS.Signals): Promise<string[]> {
  await judgeReady(product);
  const problems: string[] = [];
  // Whose turn comes again goes on with the attempt as its one writer.
  const sittings = new Map<string, Sitting>();
  for (let round = 0; round < rounds; round += 1) {
    const account = STUDENTS[Math.floor(round / ROUNDS_PER_STUDENT) % STUDENTS.length] ?? '';
    const sitting = sittings.get(account) ?? (await sitDown(product, account));
    sittings.set(account, sitting);
    const events = await countDone(sitting, product.url);
    const id = await submit(sitting, slowWrongProgram(round));
    await submissionIn(sitting, id, ['judging']);
    await sleep(Math.random() * LONGEST_WAIT_MS);
    const hit = await hitWorkers(product, signal);
    const { verdict, cases, points } = await submissionIn(sitting, id, ['done'], PATIENCE_MS);
    // The event is sent right behind the commit that the query has seen.
    await sleep(200);
    await events.stop();
    const outcome = `${hit > 0 ? 'hit' : 'missed'} ${verdict ?? ''} ${points ?? ''} ${cases.length} done ${events.times(id)}`;
    if (!/^hit WA 0 [1-9]\d* done 1$/.test(outcome)) problems.push(`round ${round}: ${outcome}`);
  }
  return problems;
}
