import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { memberOf, workerOf } from './parts/term.ts';

const stage = openStage();
const COLLEAGUE = 'he.jing';

async function settingsOf(account: string, gradeId: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, account);
  await page.goto(`${stage.product.url}/web/edms/grade/${gradeId}/settings`);
  await page.getByRole('button', { name: '修改班级' }).click();
  await page.getByRole('dialog', { name: '修改班级' }).waitFor();
  return page;
}

test('two managers who change one class see each other’s change, and neither loses what they typed', async () => {
  const boss = await signInByApi(stage.product.url, 'laoshi', student.PASSWORD);
  const { orgId } = await memberOf(boss);
  if (orgId === null) throw new Error('the demo’s teacher has a school');
  await workerOf(stage.product.url, COLLEAGUE, { orgId, role: 'manager' });
  const { id } = await boss.client.grade.create({ title: '周四班' }, { group: 'edms' });

  const [one, other] = [await settingsOf('laoshi', id), await settingsOf(COLLEAGUE, id)];
  const [mine, theirs] = [one, other].map((page) => page.getByRole('dialog', { name: '修改班级' }));
  if (!mine || !theirs) throw new Error('two dialogs');
  await mine.getByRole('textbox', { name: /^简介/ }).fill('从零开始的算法');
  await theirs.getByRole('textbox', { name: /^名称/ }).fill('周四提高班');
  await theirs.getByRole('button', { name: '保存' }).click();
  await theirs.waitFor({ state: 'detached' });

  await mine.getByText(/方校长 刚刚改了：名称/).waitFor();
  await mine.getByRole('button', { name: '载入新的' }).click();
  expect(await mine.getByRole('textbox', { name: /^名称/ }).inputValue()).toBe('周四提高班');
  expect(await mine.getByRole('textbox', { name: /^简介/ }).inputValue()).toBe('从零开始的算法');
  await mine.getByRole('button', { name: '保存' }).click();
  await mine.waitFor({ state: 'detached' });
  const saved = await boss.client.grade.queryById({ id }, { group: 'edms' });
  expect([saved.title, saved.intro]).toEqual(['周四提高班', '从零开始的算法']);
  await Promise.all([one, other].map((page) => page.context().close()));
});
