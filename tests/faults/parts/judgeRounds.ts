import { setTimeout as sleep } from 'node:timers/promises';
import { processesUnder } from '../../../packages/judge/src/testing/processes.ts';
import { TEST_CACHE } from '../../../packages/judge/src/testing/testJudge.ts';
import { DEMO_PASSWORD } from '../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import { openGespExam, type Sitting, sit } from '../../load/demoExam.ts';
import { signIn } from '../../support/apiClient.ts';
import { judgeReady, type Product } from '../../support/product.ts';
import { countDone, slowWrongProgram, submissionIn, submit } from './submissions.ts';

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4', 'xuesheng5', 'xuesheng6'];
/** About the length of a job, of which the first third is compiling. */
const LONGEST_WAIT_MS = 700;
/** Much longer than the 10 s of silence after which a hung worker is replaced. */
const PATIENCE_MS = 200_000;
/** More would exceed the limit of submissions in a minute. */
const ROUNDS_PER_STUDENT = 5;

/** Process ids of the server's sandbox workers and all their descendants. */
async function workersOf({ pid }: Product): Promise<number[]> {
  const all = await processesUnder(TEST_CACHE);
  const found = new Set([pid]);
  // A child can precede its parent in the list, so this repeats until nothing is added.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const process of all) if (found.has(process.parent)) found.add(process.pid);
  }
  found.delete(pid);
  return [...found];
}

/** Sends the signal to all workers; returns their number. */
export async function hitWorkers(product: Product, signal: NodeJS.Signals): Promise<number> {
  const workers = await workersOf(product);
  for (const pid of workers) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // The process has ended meanwhile, perhaps with its worker.
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error;
    }
  }
  return workers.length;
}

async function sitDown(product: Product, account: string): Promise<Sitting> {
  const person = await signIn(product.url, account, DEMO_PASSWORD);
  return sit(person, await openGespExam(person));
}

/** Returns a line for each job that did not end exactly once with the verdict of an undisturbed run. */
export async function judgeRounds(product: Product, rounds: number, signal: NodeJS.Signals): Promise<string[]> {
  await judgeReady(product);
  const problems: string[] = [];
  // A student's later rounds continue the attempt with the same token.
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
    // The event is sent right after the commit that the query has seen.
    await sleep(200);
    await events.stop();
    const outcome = `${hit > 0 ? 'hit' : 'missed'} ${verdict ?? ''} ${points ?? ''} ${cases.length} done ${events.times(id)}`;
    if (!/^hit WA 0 [1-9]\d* done 1$/.test(outcome)) problems.push(`round ${round}: ${outcome}`);
  }
  return problems;
}
