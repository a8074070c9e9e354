// How long others wait while a teacher imports the longest files and an exam is checked for similarity: the worst that
// one account can cause.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { DEMO_PASSWORD } from '../../../../packages/server/src/platform/demoReach/demoAccounts.ts';
import type { BenchEntry, Figures } from '../../../../scripts/parts/benchReport.ts';
import { demoPaper, LOAD_PASSWORD, seedExam } from '../../../load/seed.ts';
import { type Person, signIn } from '../../../support/apiClient.ts';
import { removeData, startProduct } from '../../../support/product.ts';
import { itemText, likeItems, signsOf } from './longItems.ts';
import { openWatch } from './openWatch.ts';
import { seedPrograms } from './seedPrograms.ts';

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
/** 60 KB in UTF-8, just below the limit of a question. */
const LONG_SIGNS = isSmall ? 2_000 : 20_000;
const [MANY, ALIKE] = isSmall ? [12, 3] : [300, 26];
/** Just below the limit of 20 MiB for a text file. */
const HUGE_SIGNS = Math.floor(((isSmall ? 1 : 19.9) * MEBIBYTE) / 3) - 1_000;
const [STUDENTS, SAVERS, TASKS] = isSmall ? [40, 5, 2] : [1_000, 20, 4];
const QUIET_MS = isSmall ? 1_000 : 10_000;
const POLL_MS = 200;

const STALL_MS = 250;
const stallBudgets = (of: string): BenchEntry['budgets'] => ({
  [`stall.${of}.live.p99Ms`]: { max: STALL_MS },
  [`stall.${of}.saves.p99Ms`]: { max: STALL_MS },
});

export const budgets: BenchEntry['budgets'] = {
  ...stallBudgets('manyItems'),
  ...stallBudgets('hugeItem'),
  'stall.similarity.saveDelayP99Ms': { max: 100 },
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function check({ client }: Person, path: string) {
  const file = new File([await openAsBlob(path)], 'bench.txt');
  return client.question.unzipAndParse({ purpose: 'bank' }, [file], { group: 'edms' });
}

/** Checks a file and imports every item without faults; returns their number. */
async function bringIn(teacher: Person, path: string): Promise<number> {
  const { token, items } = await check(teacher, path);
  const chosen = items.filter(({ faults }) => faults.length === 0).map(({ no }) => ({ no, action: 'create' as const }));
  if (chosen.length === 0) throw new Error(`nothing can be imported: ${JSON.stringify(items.slice(0, 2))}`);
  await teacher.client.question.importZip({ token, items: chosen }, { group: 'edms' });
  for (;;) {
    const { state } = await teacher.client.question.queryImport({ importId: token }, { group: 'edms' });
    if (state === 'done') return chosen.length;
    await wait(POLL_MS);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return Math.round((performance.now() - startedMs) / 100) / 10;
}

/** Measures with files of maximum length, and with a thousand programs for each of four tasks. */
export async function stallFigures(): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-bench-stalls-'));
  const at = (name: string) => join(folder, name);
  await writeFile(at('before.txt'), likeItems(ALIKE, LONG_SIGNS, ALIKE));
  await writeFile(at('many.txt'), likeItems(MANY, LONG_SIGNS, ALIKE));
  await writeFile(at('huge.txt'), itemText(1, signsOf(0, HUGE_SIGNS)));
  const env = { JUDGE_SLOTS: '0' };
  const first = await startProduct({ env });
  await first.stop();
  const { dataFolder } = first;
  const seed = (title: string, count: number, prefix: string) =>
    seedExam(dataFolder, title, count, (db) => demoPaper(db, 'gesp-4'), { prefix });
  const room = await seed('停顿', SAVERS, 'saver');
  const compared = await seed('查重', STUDENTS, 'coder');
  await seedPrograms(dataFolder, compared, TASKS);
  const product = await startProduct({ dataFolder, env });
  const watch = await openWatch({ url: product.url, place: { ...room, password: LOAD_PASSWORD } });
  try {
    const teacher = await signIn(product.url, 'laoshi', DEMO_PASSWORD);
    const operator = await signIn(product.url, 'guanli', DEMO_PASSWORD, 'user');
    await bringIn(teacher, at('before.txt'));
    const during = async (work: () => Promise<unknown>) => {
      let seconds = 0;
      const watched = await watch.during(async () => {
        seconds = await secondsOf(work);
      });
      return { seconds, ...watched };
    };
    const quiet = await during(() => wait(QUIET_MS));
    let imported = 0;
    const manyItems = await during(async () => {
      imported = await bringIn(teacher, at('many.txt'));
    });
    const hugeItem = await during(() => check(teacher, at('huge.txt')));
    const similarity = await during(() => operator.client.exam.querySimilarity({ id: compared.examId }));
    const saveDelayP99Ms = Math.round(Number(similarity.saves['p99Ms']) - Number(quiet.saves['p99Ms']));
    return { quiet, manyItems: { ...manyItems, imported }, hugeItem, similarity: { ...similarity, saveDelayP99Ms } };
  } finally {
    await watch.close();
    await product.stop();
    await removeData(product);
    await rm(folder, { recursive: true });
  }
}
