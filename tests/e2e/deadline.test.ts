import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright';
import { anonymous, signIn as signInByApi } from '../support/apiClient.ts';
import { openBrowser } from '../support/browser.ts';
import { judgeReady, type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';

const AFTER_DEADLINE_MS = 121 * 60_000;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ entry: 'tests/support/serverWithClock.ts' });
  await judgeReady(product);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await removeData(product);
});

test('with the browser closed the server hands in at the deadline, judges and scores by itself', async () => {
  const context = await browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, product.url, 'xuesheng');
  await student.openExam(page, product.url);
  await student.enrolAndStart(page);
  await page.keyboard.press(student.rightLetters()[0] ?? 'A');
  await student.goTo(page, 26);
  await student.writeCode(page, 26, student.tasksOf()[0]?.reference ?? '');
  await student.saved(page);
  await context.close();

  await product.moveClock(AFTER_DEADLINE_MS);
  // Every read of an attempt closes it when it is due; the statistics do not, so only the sweep can make them grow.
  const { client: guest } = anonymous(product.url);
  const { content: exams } = await guest.exam.queryList({ keyword: '四级' });
  const examId = exams[0]?.id ?? '';
  await expect
    .poll(async () => (await guest.exam.queryStatistics({ id: examId })).completedCount, { timeout: 30_000 })
    .toBe(1);
  const { client } = await signInByApi(product.url, 'xuesheng', student.PASSWORD);
  const { attempt } = await client.examPaperEnroll.queryLatest({});
  const id = attempt?.id ?? '';
  let report = await client.examPaperEnroll.report({ id });
  for (let tries = 0; tries < 120 && report.state === 'pending'; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    report = await client.examPaperEnroll.report({ id });
  }
  expect({
    state: report.state,
    reason: report.attempt.submitReason,
    closedAtDeadline: report.attempt.completedAt === report.attempt.deadlineAt,
    totalPoints: report.totalPoints,
    verdict: report.questions.find((question) => question.no === 26)?.verdict,
    answered: report.receipt?.items.filter((item) => item.answered).map((item) => item.no),
  }).toEqual({
    state: 'ready',
    reason: 'timeout',
    closedAtDeadline: true,
    totalPoints: 2_700,
    verdict: 'AC',
    answered: [1, 26],
  });
});
