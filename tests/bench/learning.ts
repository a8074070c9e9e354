// Times of learning: loading a unit of thirty questions on a slow phone and from within the site, an answer until its
// verdict is painted, the Python field, stepping, placement, explanations, and lists and class mastery in an embedded database with a million tries.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import type { Browser } from 'playwright';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { memberQuestionTry } from '../../packages/server/src/db/schema/practice.ts';
import { TEST_CACHE } from '../../packages/judge/src/testing/testJudge.ts';
import { chromiumPath } from '../../packages/ui/src/storybook/baseline.ts';
import type { BenchEntry, Figures } from '../../scripts/parts/benchReport.ts';
import { ADD_CPP } from '../load/addTask.ts';
import { headersBuilt } from '../load/headersBuilt.ts';
import { percentile } from '../load/percentile.ts';
import { browserFlags, openBrowser } from '../support/browser.ts';
import { judgeReady, removeData, startProduct } from '../support/product.ts';
import { CONTEXT, signIn } from '../support/student.ts';
import { audit } from './parts/audit.ts';
import { aUnit } from './parts/learning/aUnit.ts';
import { explanationTimes } from './parts/learning/explanation.ts';
import { placementTimes } from './parts/learning/placement.ts';
import { fieldTimes, write } from './parts/learning/field.ts';
import { LEVEL, manyTries } from './parts/learning/manyTries.ts';
import { measured } from './parts/rounds.ts';
import { paintedAfterClick } from './parts/paintedAfterClick.ts';
import { type Ask, asSchool } from './parts/teaching/asSchool.ts';
import { aSchool, type School } from './parts/teaching/school.ts';
import { submitOnce } from './parts/verdictShown.ts';

export const name = 'learning';

export const budgets: BenchEntry['budgets'] = {
  'unit.performance': { min: 90 },
  'unit.accessibility': { min: 100 },
  'unit.largestContentfulPaintMs': { max: 2_500 },
  'unitInSite.p50Ms': { max: 1_000 },
  'verdict.cachedP50Ms': { max: 150 },
  'verdict.freshP50Ms': { max: 450 },
  'field.firstRunMs': { max: 4_000 },
  'field.laterRunMs': { max: 800 },
  'field.stopMs': { max: 100 },
  'field.stepsMs': { max: 400 },
  'cppSteps.warmP50Ms': { max: 2_000 },
  'placement.nextP95Ms': { max: 150 },
  'explanation.maxMs': { max: 5 },
  'lists.p95Ms': { max: 100 },
  'mastery.p95Ms': { max: 200 },
};

const isSmall = process.env['AOSAI_BENCH_SMALL'] === '1';
const [ROUNDS, VISITS, STUDENTS] = isSmall
  ? [1, 1, ['xuesheng']]
  : [10, 3, ['xuesheng', 'xuesheng2', 'xuesheng3', 'xuesheng4']];
/** Programs per student, each submitted twice: as many as the limit of a minute allows. */
const PROGRAMS = 3;

interface Place {
  url: string;
  unit: Awaited<ReturnType<typeof aUnit>>;
}

/** Loads the unit cold with Lighthouse's slow phone. */
async function coldUnit({ url, unit }: Place): Promise<Figures> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'aosai-learning-'));
  const chrome = await launch({
    ...(chromiumPath ? { chromePath: chromiumPath } : {}),
    chromeFlags: ['--headless', ...browserFlags],
    userDataDir,
    logLevel: 'error',
  });
  try {
    return await audit(chrome, `${url}/web/chapter/detail?id=${unit.chapterId}`);
  } finally {
    chrome.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}

/** Milliseconds from the click in the course until the unit's name is painted. */
async function withinSite(browser: Browser, { url, unit }: Place): Promise<number[]> {
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${url}/web/course/detail?id=${unit.courseId}`, { waitUntil: 'networkidle' });
    const link = page.getByRole('link', { name: new RegExp(unit.title) }).first();
    await link.waitFor();
    const startedMs = performance.now();
    await link.click();
    await page.getByRole('heading', { level: 1, name: unit.title }).waitFor();
    times.push(performance.now() - startedMs);
  }
  await context.close();
  return times;
}

/** From the click on 提交 until the verdict of a program with ten cases is painted: cached and fresh programs. */
async function verdicts(browser: Browser, { url, unit }: Place) {
  const [fresh, cached]: [number[], number[]] = [[], []];
  for (const account of STUDENTS) {
    const context = await browser.newContext(CONTEXT);
    const page = await context.newPage();
    await signIn(page, url, account);
    await page.goto(`${url}/web/question/detail?id=${unit.taskId}&chapterId=${unit.chapterId}`);
    for (let round = 0; round < PROGRAMS; round += 1) {
      await write(page, `${ADD_CPP}// ${account} ${round} ${process.pid}\n`);
      fresh.push(await submitOnce(page, 2 * round + 1));
      cached.push(await submitOnce(page, 2 * round + 2));
    }
    await context.close();
  }
  return { freshP50Ms: percentile(fresh, 50), cachedP50Ms: percentile(cached, 50) };
}

/** From the click on 单步 until the first step of a C++ program is painted: the first time, and later ones. */
async function cppSteps(browser: Browser, { url, unit }: Place): Promise<Figures> {
  const context = await browser.newContext(CONTEXT);
  const page = await context.newPage();
  await signIn(page, url, 'xuesheng');
  await page.goto(`${url}/web/question/detail?id=${unit.taskId}&chapterId=${unit.chapterId}`);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await write(page, `int main() { int rounds = ${round}; return rounds - ${round}; }\n`);
    const shown = paintedAfterClick(page, '[role=status]', '接下来执行第 1 行');
    await page.getByRole('button', { name: '单步', exact: true }).click();
    times.push(await shown);
    await page.keyboard.press('Escape');
  }
  await context.close();
  const [firstMs = Number.NaN, ...warm] = times;
  return { firstMs: Math.round(firstMs), warmP50Ms: percentile(warm, 50) };
}

/** Measures pages of the real site in Chromium. */
async function onScreen(): Promise<Figures> {
  const product = await startProduct();
  const browser = await openBrowser();
  try {
    await judgeReady(product);
    await headersBuilt(TEST_CACHE);
    const place = { url: product.url, unit: await aUnit(product.url) };
    const field = await fieldTimes(browser, product.url, VISITS);
    const verdict = await verdicts(browser, place);
    const stepping = await cppSteps(browser, place);
    const placement = await placementTimes(browser, product.url);
    const inSite = await withinSite(browser, place);
    const unitInSite = { p50Ms: percentile(inSite, 50), maxMs: percentile(inSite, 100) };
    return { unit: await coldUnit(place), unitInSite, verdict, field, cppSteps: stepping, placement };
  } finally {
    await browser.close();
    await product.stop();
    await removeData(product);
  }
}

/** The largest lists per reader: a student's own, a teacher's of fifty students, the platform's of everybody. */
const listsOf = (ask: Ask, school: School) => (round: number) => [
  () => ask('student', 'memberQuestion', 'queryList', { page: round }),
  () => ask('student', 'memberQuestion', 'queryLatestList', { view: 'wrong' }),
  () => ask('student', 'memberQuestion', 'queryLatestList', { view: 'due', page: round }),
  () => ask('student', 'memberQuestion', 'queryLatestList', { view: 'recent', page: round }),
  () => ask('teacher', 'memberQuestion', 'queryListByTeacher', { page: round }, ''),
  () => ask('teacher', 'memberQuestion', 'queryListByTeacher', { memberId: school.studentNo(round + 1) }, ''),
  () => ask('teacher', 'memberQuestion', 'queryLatestList', { memberId: school.studentNo(round + 1) }, ''),
  () => ask('manager', 'memberQuestion', 'queryList', { page: round }, ''),
  () => ask('office', 'memberQuestion', 'queryList', { page: round }),
  () => ask('office', 'memberQuestion', 'queryLatestList', { view: 'recent', page: round }),
];

async function inDatabase(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-learning-'));
  const { db, close } = await openDatabase({ folder });
  try {
    const startedMs = performance.now();
    const school = await aSchool(db);
    await manyTries(db, school);
    const seedSeconds = Math.round((performance.now() - startedMs) / 1_000);
    const { ask } = await asSchool(db, school);
    return {
      tries: await db.$count(memberQuestionTry),
      seedSeconds,
      lists: await measured(ROUNDS, listsOf(ask, school)),
      mastery: await measured(ROUNDS, () => [
        () => ask('teacher', 'memberQuestion', 'queryStatisticsGroupByMember', { level: LEVEL }, ''),
      ]),
    };
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

export const run = async (): Promise<Figures> => ({
  ...(await inDatabase()),
  ...(await onScreen()),
  explanation: await explanationTimes(),
});
