import { expect, test } from 'vitest';
import { anonymous, signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const AFTER_DEADLINE_MS = 121 * 60_000;

const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts' });

test('the server hands in, judges and scores an attempt at the deadline while the browser is closed', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await student.openExam(page, stage.product.url);
  await student.enrolAndStart(page);
  await page.keyboard.press(student.rightLetters()[0] ?? 'A');
  await student.goTo(page, 26);
  await student.writeCode(page, 26, student.tasksOf()[0]?.reference ?? '');
  await student.saved(page);
  await context.close();

  await stage.product.moveClock(AFTER_DEADLINE_MS);
  // Reading an attempt would close it when it is due. Reading statistics does not, so a change proves the sweep.
  const { client: guest } = anonymous(stage.product.url);
  const { content: exams } = await guest.exam.queryList({ keyword: '四级' });
  const examId = exams[0]?.id ?? '';
  await expect
    .poll(async () => (await guest.exam.queryStatistics({ id: examId })).completedCount, { timeout: 30_000 })
    .toBe(1);
  const { client } = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
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
