// How long a student waits for a verdict: from the click on 提交 in the room (real Chromium, server and judge) until the
// verdict of an A+B with 10 cases is painted. Cold: a new program; cached: the same program sent again.
import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import type { Browser } from 'playwright';
import { join } from 'node:path';
import { keepPaper } from '@aosai/server/papers/storePaper';
import { seedPapers } from '../../packages/server/src/demo/seedPapers.ts';
import { openTestData } from '../../packages/server/src/adapters/testData/testDataStore.ts';
import { TEST_CACHE } from '../../packages/judge/src/testing/testJudge.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { ADD_CASES, ADD_CPP, ADD_PAPER } from '../load/addTask.ts';
import { headersBuilt } from '../load/headersBuilt.ts';
import { percentile } from '../load/percentile.ts';
import { seedExam } from '../load/seed.ts';
import { openBrowser } from '../support/browser.ts';
import { submitOnce } from './parts/verdictShown.ts';
import { judgeReady, removeData, startProduct } from '../support/product.ts';
import { CONTEXT, enrolAndStart, openExam, saved, signIn, writeCode } from '../support/student.ts';

export const name = 'verdict';

export const budgets: BenchEntry['budgets'] = { coldP95Ms: { max: 1000 }, cachedP95Ms: { max: 1000 } };

const STUDENTS = ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4'];
/** Rounds per student, each with two submissions: as many as the limit of a minute allows. */
const ROUNDS = 3;

async function measure(browser: Browser, url: string, account: string): Promise<{ cold: number[]; cached: number[] }> {
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  await signIn(page, url, account);
  await openExam(page, url, ADD_PAPER.title);
  await enrolAndStart(page);
  const times: { cold: number[]; cached: number[] } = { cold: [], cached: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await writeCode(page, 1, `${ADD_CPP}// ${account} ${round} ${process.pid}\n`);
    await saved(page);
    times.cold.push(await submitOnce(page, 2 * round + 1));
    times.cached.push(await submitOnce(page, 2 * round + 2));
  }
  await context.close();
  return times;
}

export async function run(): Promise<Figures> {
  const first = await startProduct();
  await judgeReady(first);
  await headersBuilt(TEST_CACHE);
  await first.stop();
  const { dataFolder } = first;
  const testData = openTestData(join(dataFolder, 'testdata'));
  await seedExam(dataFolder, ADD_PAPER.title, 0, async (db) => {
    const papers = await seedPapers(
      db,
      { appId: DEFAULT_APP_ID, now: new Date() },
      { sources: [ADD_PAPER], keep: (source) => keepPaper(testData, source) },
    );
    const paper = papers.get(ADD_PAPER.key);
    if (!paper) throw new Error('the paper was not stored');
    return paper.id;
  });
  const product = await startProduct({ dataFolder });
  const browser = await openBrowser();
  try {
    await judgeReady(product);
    const cold: number[] = [];
    const cached: number[] = [];
    for (const account of STUDENTS) {
      const times = await measure(browser, product.url, account);
      cold.push(...times.cold);
      cached.push(...times.cached);
    }
    return {
      coldP50Ms: percentile(cold, 50),
      coldP95Ms: percentile(cold, 95),
      cachedP50Ms: percentile(cached, 50),
      cachedP95Ms: percentile(cached, 95),
      cases: ADD_CASES.length,
      submissions: cold.length + cached.length,
    };
  } finally {
    await browser.close();
    await product.stop();
    await removeData(product);
  }
}
