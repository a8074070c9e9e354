import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { writeSheet } from '../../packages/server/src/excel/writeSheet.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { countPresses } from '../support/countPresses.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { press, skipToContent, tabTo } from './parts/byKeyboard.ts';

const stage = openStage();
const EDMS = { group: 'edms' } as const;
/** Stops from the beginning of a page's content to its main button. */
const NEAR = 3;

const teacher = () => signInByApi(stage.product.url, 'laoshi', student.PASSWORD);

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

test('a teacher gives homework from the list to sent by keyboard only', async () => {
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
  const made = await (await teacher()).client.homework.queryById({ id: page.url().split('/').at(-1) ?? '' }, EDMS);
  expect(made.status).toBe('3');
  expect([presses(), errors]).toEqual([0, []]);
  await page.context().close();
});

test('a teacher creates and publishes an exam by keyboard only', async () => {
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
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /^信奥一班/ }).waitFor();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: '发布考试' }));
  const question = page.getByRole('dialog', { name: /^发布「/ });
  await press(page, question.getByRole('button', { name: '发布', exact: true }));
  await dialog.waitFor({ state: 'detached' });
  expect([presses(), errors]).toEqual([0, []]);
  await page.context().close();
});
