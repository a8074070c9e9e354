import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { enter } from './parts/school.ts';

const stage = openStage();

/** A teacher on a page of the office, and what is spent from there on. */
async function teacherAt(path: string): Promise<{ page: Page; count: () => Cost }> {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  const count = await countCosts(page);
  await page.goto(`${stage.product.url}/web/${path}`);
  await enter(page, 'laoshi', student.PASSWORD);
  count();
  return { page, count };
}

const edms = { group: 'edms' } as const;

test('a teacher gives a class its first homework with four clicks and without typing', async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const paper = (await client.examPaper.querySimpleList({ size: 1 }, edms)).content[0];
  const { page, count } = await teacherAt('edms/homework');
  await page.getByRole('link', { name: '新建作业' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建作业' });
  await dialog.getByRole('checkbox', { name: new RegExp(`^${paper?.title ?? ''}`) }).check();
  // The class of the last homework is chosen, once it has been read; a press meanwhile would take it away.
  await dialog.getByText(/^已选：/).waitFor();
  await dialog.getByText(/^共 \d+ 题$/).waitFor();
  await dialog.getByRole('button', { name: '发布', exact: true }).click();
  const told = page.getByText(/^已发给 \d+ 人$/);
  await told.waitFor();
  await page.waitForURL(/\/edms\/homework\/\w{26}$/);
  expectCost('homework', count());
  const id = page.url().split('/').at(-1) ?? '';
  const made = await client.homework.queryById({ id }, edms);
  expect(made).toMatchObject({ status: '3', title: paper?.title, counts: { notBegun: made.counts?.total } });
  expect(await told.textContent()).toBe(`已发给 ${made.counts?.total ?? 0} 人`);
  await page.context().close();
});

test('an address opens 新建作业 with a class, and a reload keeps what was filled in', async () => {
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const klass = (await client.grade.querySimpleList({ size: 1 }, edms)).content[0];
  const { page } = await teacherAt(`edms/homework?do=create&grade=${klass?.id ?? ''}`);
  const dialog = page.getByRole('dialog', { name: '新建作业' });
  await dialog.getByText(`已选：${klass?.title ?? ''}`).waitFor();
  await dialog.getByRole('textbox', { name: /标题/ }).fill('写了一半');
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await dialog.getByText('已恢复上次没有填完的内容').waitFor();
  expect(await dialog.getByRole('textbox', { name: /标题/ }).inputValue()).toBe('写了一半');
  await page.context().close();
});

test('going back and Escape ask before a half-filled homework is lost', async () => {
  const { page } = await teacherAt('edms/homework');
  await page.getByRole('link', { name: '新建作业' }).first().click();
  const dialog = page.getByRole('dialog', { name: '新建作业' });
  const title = dialog.getByRole('textbox', { name: /标题/ });
  await title.fill('写了一半');
  const leavings = [() => page.evaluate(() => history.back()), () => page.keyboard.press('Escape')];
  for (const leave of leavings) {
    await leave();
    await dialog.getByText('有内容还没有保存。').waitFor();
    await dialog.getByRole('button', { name: '继续填写' }).click();
    expect(await title.inputValue()).toBe('写了一半');
  }
  await page.context().close();
});

test('a teacher assigns a series of chapters and takes it back in one act', async () => {
  const { page } = await teacherAt('edms/homework?do=create');
  const dialog = page.getByRole('dialog', { name: '新建作业' });
  await dialog.getByText('课程单元', { exact: true }).click();
  await dialog.getByRole('combobox', { name: '课程' }).selectOption({ label: 'GESP C++ 一级' });
  const chapters = dialog.getByRole('group', { name: '单元', exact: true }).getByRole('checkbox');
  await chapters.nth(3).waitFor();
  for (const place of [1, 2, 3]) await chapters.nth(place).check();
  await dialog.getByText(/^共 \d+ 题$/).waitFor();
  await dialog.getByText('重复布置', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: '周一' }).check();
  expect(await dialog.getByRole('list', { name: '每一份的日期' }).getByRole('listitem').count()).toBe(3);
  const klass = dialog.getByRole('group', { name: '布置给谁' }).getByRole('checkbox', { name: /班级$/ }).first();
  if (!(await klass.isChecked())) await klass.check();
  await dialog.getByRole('button', { name: '发布 3 份' }).click();
  await page.getByText(/^3 份作业已布置给 \d+ 人$/).waitFor();
  const { client } = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const series = async () =>
    (await client.homework.queryList({ size: 50, made: true }, edms)).content.filter((row) => row.series?.of === 3);
  const [first] = await series();
  expect(new Set((await series()).map((row) => row.series?.no))).toEqual(new Set([1, 2, 3]));
  await page.goto(`${stage.product.url}/web/edms/homework/${first?.id ?? ''}`);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除这一串' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('已删除这一串里没有人作答的作业').waitFor();
  await page.waitForURL(/\/edms\/homework$/);
  expect(await series()).toEqual([]);
  await page.context().close();
});
