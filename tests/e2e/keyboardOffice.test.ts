import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { writeSheet } from '../../packages/server/src/excel/writeSheet.ts';
import { sit } from '../load/demoExam.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { countPresses } from '../support/countCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { press, skipToContent, tabTo } from './parts/byKeyboard.ts';

/** The clock is moved to the start of the exam, which is ten minutes after it was published. */
const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });
const EDMS = { group: 'edms' } as const;
/** Stops from the beginning of a page's content to its main button. */
const NEAR = 3;
/** The name of `xuesheng`. */
const STUDENT = '林知远';

const callsOf = (account: string) => signInByApi(stage.product.url, account, student.PASSWORD);

/** A student hands in a homework without answers, by calls. */
async function handIn(homeworkId: string): Promise<void> {
  const { client } = await callsOf('xuesheng');
  const { place } = await client.homeworkEnroll.queryMineLatestEnroll({ homeworkId });
  await client.homeworkMemberQuestion.save({ homeworkEnrollId: place?.id ?? '', answers: [], complete: true });
}

/** Opens a page of the school's office and signs in by keyboard. */
async function officeAt(path: string): Promise<{ page: Page; presses: () => number; errors: string[] }> {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 768 } });
  const errors = student.errorsOf(context);
  const presses = await countPresses(context);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/edms`);
  const door = page.getByRole('dialog', { name: '登录' });
  await tabTo(page, door.getByRole('textbox', { name: '账号' }));
  await page.keyboard.type('laoshi');
  await tabTo(page, door.locator('input[type=password]'));
  await page.keyboard.type(student.PASSWORD);
  await page.keyboard.press('Enter');
  await door.waitFor({ state: 'detached' });
  await page.goto(`${stage.product.url}/web/edms/${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, presses, errors };
}

/** Goes by keyboard from a homework's page to the answers of the student who has handed in. */
async function readAnswers(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await skipToContent(page);
  await press(page, page.getByRole('link', { name: STUDENT }).first());
  await page.waitForURL((url) => !/\/edms\/homework\/\w{26}$/.test(url.pathname));
  await page.getByText(STUDENT).first().waitFor();
}

test('a manager imports a sheet of members by keyboard only', async () => {
  const { page, presses, errors } = await officeAt('organizationMember');
  // Before the key, since the browser takes a moment to hand over its dialog.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 });
  await skipToContent(page);
  const open = page.getByRole('button', { name: 'Excel 导入' });
  await tabTo(page, open, { most: NEAR });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '用 Excel 导入成员' });
  await tabTo(page, dialog.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  const columns = ['姓名', '学号', '班级', '出生年月'].map((title) => ({ title, width: 12, holds: 'text' as const }));
  const rows = [
    ['键盘一', 'K2026001', '键盘班', '2010-05'],
    ['键盘二', 'K2026002', '键盘班', '2010-06'],
  ];
  const buffer = await writeSheet({ name: '成员', columns, rows });
  await (await chooser).setFiles({ name: '键盘.xlsx', mimeType: '', buffer });
  await dialog.getByText('键盘.xlsx 的检查结果').waitFor();
  await press(page, dialog.getByRole('button', { name: '导入 2 人' }));
  const done = page.getByRole('dialog', { name: '导入完成' });
  await press(page, done.getByRole('button', { name: '查看密码条' }));
  const slips = page.getByRole('dialog', { name: '2 人的新密码' });
  await press(page, slips.getByRole('button', { name: '已经保存' }));
  await press(page, done.getByRole('button', { name: '完成' }));
  await done.waitFor({ state: 'detached' });
  // The focus is where the import began.
  expect(await open.and(page.locator(':focus')).count()).toBe(1);
  await page.getByRole('row', { name: /键盘一/ }).waitFor();
  expect([presses(), errors]).toEqual([0, []]);
  await page.context().close();
});

test('a teacher gives homework and reads its result by keyboard only', async () => {
  const { page, presses, errors } = await officeAt('homework');
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: '新建作业' }), { most: NEAR });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新建作业' });
  await tabTo(page, dialog.getByRole('checkbox', { name: /GESP C\+\+ 一级/ }).first());
  await page.keyboard.press('Space');
  const klass = dialog.getByRole('group', { name: '布置给谁' }).getByRole('checkbox', { name: /班级$/ }).first();
  await tabTo(page, klass);
  if (!(await klass.isChecked())) await page.keyboard.press('Space');
  await dialog.getByText(/^共 \d+ 题$/).waitFor();
  await press(page, dialog.getByRole('button', { name: '发布', exact: true }));
  await page.getByText(/^已发给 \d+ 人$/).waitFor();
  await page.waitForURL(/\/edms\/homework\/\w{26}$/);
  const made = await (
    await callsOf('laoshi')
  ).client.homework.queryById({ id: page.url().split('/').at(-1) ?? '' }, EDMS);
  expect(made.status).toBe('3');

  await handIn(made.id);
  await page.reload();
  await readAnswers(page);
  expect([presses(), errors]).toEqual([0, []]);
  await page.context().close();
});

test('a teacher gives a quiz from the bank and reads its result by keyboard only', async () => {
  const { page, presses, errors } = await officeAt('homework');
  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: '随堂测验' }), { most: NEAR });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '随堂测验' });
  await press(page, dialog.getByRole('button', { name: '选题目' }));
  const basket = page.getByRole('dialog', { name: '从题库选题' });
  const boxes = basket.getByRole('checkbox');
  await boxes.nth(3).waitFor();
  for (const no of [1, 2, 3]) {
    await tabTo(page, boxes.nth(no));
    await page.keyboard.press('Space');
  }
  await press(page, basket.getByRole('button', { name: '选好 3 题' }), 'Shift+Tab');
  await basket.getByRole('button', { name: '选好 3 题' }).waitFor({ state: 'detached' });
  const klass = dialog.getByRole('group', { name: '布置给谁' }).getByRole('checkbox', { name: /班级$/ }).first();
  await tabTo(page, klass);
  if (!(await klass.isChecked())) await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: '发布，现在开始' }));
  await page.waitForURL(/\/edms\/homework\/\w{26}$/);

  await handIn(page.url().split('/').at(-1) ?? '');
  await page.reload();
  await readAnswers(page);
  expect([presses(), errors]).toEqual([0, []]);
  await page.context().close();
});

test('a teacher creates and publishes an exam and reads its result by keyboard only', async () => {
  const { page, presses, errors } = await officeAt('exam');
  await skipToContent(page);
  await tabTo(page, page.getByRole('button', { name: '新建考试' }).first(), { most: NEAR });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '新建考试' });
  await tabTo(page, dialog.getByRole('combobox', { name: /试卷/ }));
  await page.keyboard.type('一级');
  await page.getByRole('option', { name: /一级/ }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('combobox', { name: '班级' }));
  await page.keyboard.type('信奥一班');
  await page.getByRole('option', { name: /^信奥一班/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: '发布考试' }));
  const question = page.getByRole('dialog', { name: /^发布「/ });
  await press(page, question.getByRole('button', { name: '发布', exact: true }));
  await page.waitForURL(/\/edms\/exam\/\w{26}\/settings$/);

  // Before the clock is moved, since the first call after that is refused once and sent again.
  expect(errors).toEqual([]);
  const examId = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const pupil = await callsOf('xuesheng');
  const { startAt } = await pupil.client.exam.queryById({ id: examId });
  await stage.product.moveClock(Date.parse(startAt) - Date.now() + MINUTE_MS);
  const [paper] = (await pupil.client.exam.queryExamPaperListByExam({ examId })).content;
  const { room, token } = await sit(pupil, { examId, examPaperId: paper?.id ?? '' });
  await pupil.client.examPaperEnroll.complete({ id: room.attempt.id, token, answers: [] });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await skipToContent(page);
  await press(
    page,
    page.getByRole('navigation', { name: '这场考试' }).getByRole('link', { name: '成绩', exact: true }),
  );
  const table = page.getByRole('table', { name: '每个学生的得分' });
  await press(page, table.getByRole('link', { name: STUDENT }));
  await page.waitForURL((url) => !url.pathname.endsWith('/scores'));
  await page.getByText(STUDENT).first().waitFor();
  expect(presses()).toBe(0);
  await page.context().close();
});
