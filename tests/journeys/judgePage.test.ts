import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage({ judge: true });

async function signInAsOperator(page: Page): Promise<void> {
  await page.goto(`${stage.product.url}/web/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('管理', { exact: true }).click();
  await dialog.getByRole('textbox', { name: '账号' }).fill('guanli');
  await dialog.locator('input[type=password]').fill(student.PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('an operator sees the state of the judge and why a rejudge could not start', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await signInAsOperator(page);
  // The page's former address, from before it was part of the office.
  await page.goto(`${stage.product.url}/web/judge?rejudge=01ARZ3NDEKTSV4RRFFQ69G5FAV`);
  await page.getByRole('navigation', { name: '管理导航' }).getByRole('link', { name: '系统状况' }).waitFor();
  await page.getByText('评测正常').waitFor();
  await page.getByText(/g\+\+ /).waitFor();
  expect(page.url()).toMatch(/\/web\/bms\/judge\?rejudge=01ARZ3NDEKTSV4RRFFQ69G5FAV$/);
  expect(await page.getByText(/^(最强|强|较强|基本)，/).count()).toBe(1);

  await page.getByRole('button', { name: '发起重测' }).click();
  const dialog = page.getByRole('dialog', { name: '发起重测' });
  await dialog.getByRole('textbox', { name: /编号/ }).fill('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  await dialog.getByRole('textbox', { name: /原因/ }).fill('答案更正');
  await dialog.getByRole('button', { name: '开始重测' }).click();
  await dialog.getByText('没有找到这项内容').waitFor();
  await context.close();
});

test('the judge page refuses a person without permission and shows no figures', async () => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await student.signIn(page, stage.product.url, 'xuesheng');
  await page.goto(`${stage.product.url}/web/bms/judge`);
  await page.getByRole('heading', { name: '这是平台的管理页面' }).waitFor();
  expect(await page.getByText(/g\+\+ |L[1-5]b? /).count()).toBe(0);
  await context.close();
});
