import { expect, test } from 'vitest';
import { hitWorkers } from '../faults/parts/judgeRounds.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage({ judge: true });

test('a student signs in, enrols, answers 27 questions, runs and submits code, hands in and reads the report', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await student.openExam(page, stage.product.url);
  await student.enrolAndStart(page);

  for (const [index, letter] of student.rightLetters().entries()) {
    const no = index + 1;
    await page.getByRole('region', { name: `第 ${no} 题`, exact: true }).waitFor();
    await page.keyboard.press(no === 3 ? (letter === 'A' ? 'B' : 'A') : letter);
    if (no === 13) await page.keyboard.press('f');
    await page.getByRole('button', { name: new RegExp(`^第 ${no} 题，已答${no === 13 ? '，已标记' : ''}`) }).waitFor();
    await page.keyboard.press('ArrowRight');
  }

  const [first, second] = student.tasksOf();
  await student.goTo(page, 26);
  await student.writeCode(page, 26, first?.reference ?? '');
  await page.getByText('自己的输入', { exact: true }).click();
  await page.getByRole('textbox', { name: '自己的输入' }).fill('1 1\n7\n');
  await page.getByRole('button', { name: '自测' }).click();
  const trial = page.getByRole('group', { name: '自测结果' });
  await trial.getByText('1 7').first().waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: '提交', exact: true }).click();
  const results = page.getByRole('region', { name: '运行与评测结果' });
  await results.getByText('通过').first().waitFor({ timeout: 60_000 });
  expect(await results.getByText('25 / 25').count()).toBeGreaterThan(0);

  await student.goTo(page, 27);
  await student.writeCode(page, 27, second?.reference ?? '');
  await student.saved(page);
  // Stops the judge, so that the report opens before the last program has its points.
  await hitWorkers(stage.product, 'SIGSTOP');
  await page.getByRole('button', { name: '交卷' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.textContent()).toContain('13');
  await dialog.getByRole('button', { name: /交卷/ }).last().click();
  await page.getByRole('heading', { level: 1, name: '已交卷' }).waitFor({ timeout: 30_000 });
  // After a reload the last page of an exam comes from the server, and no new attempt starts.
  await page.reload();
  await page.getByRole('heading', { level: 1, name: '已交卷' }).waitFor();

  await page
    .getByRole('button', { name: /报告/ })
    .or(page.getByRole('link', { name: /报告/ }))
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: '成绩报告' }).waitFor();
  const report = page.getByRole('main');
  await report.getByText('编程题评测完成 1 / 2，完成后本页自动更新').waitFor();
  await hitWorkers(stage.product, 'SIGCONT');
  await report.getByText('98', { exact: true }).first().waitFor({ timeout: 60_000 });
  expect(await report.getByText('28 / 30').count()).toBeGreaterThan(0);
  expect(await report.getByText('20 / 20').count()).toBeGreaterThan(0);
  expect(await report.getByText('50 / 50').count()).toBeGreaterThan(0);
  expect(await report.getByText('通过').count()).toBeGreaterThanOrEqual(2);
  expect(errors).toEqual([]);
  await context.close();
});
