import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as pupil from '../support/pupil.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await removeData(product);
});

test('an operator finds a page by its name, and what a list shows is its address', async () => {
  const context = await browser.newContext({ ...pupil.CONTEXT, viewport: { width: 1280, height: 860 } });
  const errors = pupil.errorsOf(context);
  const page = await context.newPage();
  await page.goto(`${product.url}/web/bms/app`);
  const door = page.getByRole('dialog', { name: '登录' });
  expect(await door.getByRole('radio', { name: '后台' }).isChecked()).toBe(true);
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(pupil.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '应用' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('字典');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '字典' }).waitFor();
  await page.getByRole('button', { name: '新建字典' }).click();
  const form = page.getByRole('dialog', { name: '新建字典' });
  await form.getByLabel(/名称/).fill('学校类型');
  await form.getByLabel(/值/).fill('school.kind');
  await form.getByRole('button', { name: '新建字典' }).click();
  await page.getByRole('button', { name: '学校类型' }).first().click();
  await page.getByRole('button', { name: '添加一项' }).click();
  const item = page.getByRole('dialog', { name: '添加一项' });
  await item.getByLabel(/名称/).fill('小学');
  await item.getByLabel(/值/).fill('primary');
  await item.getByRole('button', { name: '添加' }).click();
  await page.getByText('primary').waitFor();

  const shared = page.url();
  await page.goBack();
  await page.getByRole('dialog', { name: '学校类型' }).waitFor({ state: 'detached' });
  await page.goto(shared);
  await page.getByRole('dialog', { name: '学校类型' }).getByText('primary').waitFor();

  await page.goto(`${product.url}/web/edms/`);
  await page.getByRole('heading', { level: 1, name: '这是机构的工作台' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
