import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { choosePassword, enter } from '../e2e/parts/school.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/**
 * An operator opens a school, and its manager begins. The tests build on each other, and go by links alone.
 */
const stage = openStage();
const SCHOOL = '育才中学';
const MANAGER = '周校长';
const QUOTA = 300;
const CARD = '教师年卡';
const OWN_PASSWORD = 'kites over the sea';

interface Counted {
  page: Page;
  count: () => Cost;
  errors: string[];
}
let operator: Counted;
let first: { account: string; password: string };

/** Opens the first page of a side of the site; nobody types an address after that. */
async function arriveAt(path: string): Promise<Counted> {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 768 } });
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  const count = await countCosts(page);
  await page.goto(`${stage.product.url}/web/${path}`);
  return { page, count, errors };
}

test('an operator opens a school with a quota and its first manager', async () => {
  operator = await arriveAt('bms');
  const { page, count } = operator;
  await enter(page, 'guanli', student.PASSWORD);
  count();
  await page.getByRole('link', { name: '机构', exact: true }).click();
  await page.getByRole('button', { name: '新建机构' }).first().click();
  const form = page.getByRole('dialog', { name: '新建机构' });
  await form.getByRole('textbox', { name: /机构全称/ }).fill(SCHOOL);
  await form.getByRole('textbox', { name: '联系人' }).fill(MANAGER);
  await form.getByRole('textbox', { name: '联系手机' }).fill('13900000001');
  await form.getByRole('spinbutton', { name: '成员名额' }).fill(String(QUOTA));
  await form.getByRole('textbox', { name: '管理员姓名' }).fill(MANAGER);
  await form.getByRole('button', { name: '新建机构' }).click();
  const made = page.getByRole('dialog', { name: `已为${MANAGER}新建账号` });
  await made.waitFor();
  const [account = '', password = ''] = await made.locator('code').allTextContents();
  first = { account, password };
  await made.getByRole('button', { name: '已经记下' }).click();
  expectCost('school', count());
  await page.getByRole('row', { name: new RegExp(SCHOOL) }).waitFor();
});

test('an operator gives the manager a card', async () => {
  const { page, count } = operator;
  count();
  await page.getByRole('link', { name: '会员卡订单' }).click();
  await page.getByRole('button', { name: '新建订单' }).first().click();
  const form = page.getByRole('dialog', { name: '新建订单' });
  await form.getByRole('textbox', { name: /账号/ }).fill(first.account);
  await form.getByRole('combobox', { name: '会员卡' }).selectOption({ label: (await cardLabel(page)) ?? '' });
  await form.getByRole('combobox', { name: '付款' }).selectOption('gift');
  await form.getByRole('textbox', { name: /赠送原因/ }).fill('开通机构');
  await form.getByRole('button', { name: '新建订单' }).click();
  await page.getByText('已赠送').first().waitFor();
  expectCost('card', count());
  expect(operator.errors).toEqual([]);
});

async function cardLabel(page: Page): Promise<string | undefined> {
  const labels = await page.getByRole('dialog').getByRole('option').allTextContents();
  return labels.find((label) => label.startsWith(CARD));
}

test('the manager signs in with the slip, chooses a password, and sees the first steps and the message', async () => {
  const { page, count, errors } = await arriveAt('login');
  await enter(page, first.account, first.password);
  await choosePassword(page, OWN_PASSWORD);
  count();
  await page.getByRole('heading', { level: 1, name: '概览' }).waitFor();
  await page.getByRole('heading', { name: '开始使用' }).waitFor();
  // The papers that the platform lends can be given at once.
  await page.getByText('已完成 1 / 6').waitFor();
  expect(await page.getByRole('link', { name: /^去做：/ }).count()).toBe(5);
  // Each step leads to the dialog or the page where it is done.
  await page.getByRole('link', { name: '去做：导入成员' }).click();
  await page.getByRole('dialog', { name: '用 Excel 导入成员' }).waitFor();
  expectCost('firstStep', count());
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: new RegExp(MANAGER) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /消息/ }).click();
  await page.getByRole('heading', { name: `您已成为「${SCHOOL}」的管理员` }).waitFor();
  expect(errors).toEqual([]);
});
