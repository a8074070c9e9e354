import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { type Cost, countCosts } from '../support/countCosts.ts';
import { expectCost } from '../support/officeCosts.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { fillCode } from './parts/fillCode.ts';
import { asGbkCsv, asXlsx, mended, messyRoster, NAMESAKE, SIBLINGS, WRONG_MOBILE } from './parts/messyRoster.ts';
import { readSlips } from './parts/school.ts';

/**
 * A manager imports a school's own untidy list. Each test continues the one before, and follows links only. In the first
 * product such a sheet was refused: its columns had to be renamed by hand, parents had no column, and the classes and
 * their members were made one by one.
 */
const stage = openStage({ entry: 'tests/support/serverWithKnownCaptcha.ts' });
const SCHOOL = '青禾实验小学';
const MANAGER = 'fang.xiaozhang';
const FIRST_PASSWORD = 'kites over the sea';
const SHEET = messyRoster();

let manager: Page;
let count: () => Cost;
let errors: string[];

beforeAll(async () => {
  const { url } = stage.product;
  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const { id: orgId } = await office.client.organization.create({
    name: SCHOOL,
    creditCode: null,
    contact: '方校长',
    contactMobile: '13900000001',
    logo: null,
    intro: null,
  });
  const boss = { type: 'teacher', name: '方校长', account: MANAGER, roles: ['manager'] } as const;
  await office.client.registration.create({
    by: 'office',
    ...boss,
    roles: ['manager'],
    orgId,
    password: FIRST_PASSWORD,
  });
  const first = await signInByApi(url, MANAGER, FIRST_PASSWORD);
  await first.client.member.updatePwd({ password: student.PASSWORD, oldPassword: FIRST_PASSWORD });
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 768 } });
  errors = student.errorsOf(context);
  manager = await context.newPage();
  count = await countCosts(manager);
  await student.signIn(manager, url, MANAGER);
  await manager.waitForURL('**/edms/desk');
});

const dialogOf = (name: string) => manager.getByRole('dialog', { name });

test('a messy sheet of sixty is imported from the first page to the slips', async () => {
  count();
  await manager.getByRole('link', { name: '去做：导入成员' }).click();
  const dialog = dialogOf('用 Excel 导入成员');
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: '社团名单.xlsx', mimeType: '', buffer: await asXlsx(SHEET) });

  // The number is in a column that nobody calls so: the dialog shows the columns at once.
  await dialog.getByText('61 行有错误，还没有导入任何人').waitFor();
  await dialog.getByRole('combobox', { name: '「社团编号」读作' }).selectOption('学号');
  await dialog.getByText('1 行有错误，还没有导入任何人', { exact: true }).waitFor();
  const rows = dialog.getByRole('table', { name: '逐行检查结果' }).getByRole('row');
  expect(await rows.nth(2).innerText()).toContain('学号和第 9 行相同');
  // A wrong number of a parent leaves only the parent out.
  await rows.getByText(`家长手机「${WRONG_MOBILE}」不是 11 位手机号，不会邀请家长`).waitFor();
  expect(await dialog.getByRole('button', { name: '导入 60 人' }).isEnabled()).toBe(true);
  await file.setInputFiles({ name: '社团名单.csv', mimeType: '', buffer: asGbkCsv(mended(SHEET)) });
  await dialog.getByText('社团名单.csv 的检查结果').waitFor();
  // What was chosen for a column holds for the mended file too.
  await dialog.getByText('新建 2 个：信奥 1 班（30 人）、信奥 2 班（30 人）').waitFor();
  await dialog.getByRole('checkbox', { name: /本校声明/ }).check();
  await dialog.getByRole('textbox', { name: /同意的凭据/ }).fill('家长签字同意书，存教务处');
  await dialog.getByRole('button', { name: '导入 60 人' }).click();
  await dialogOf('导入完成').getByRole('button', { name: '查看密码条' }).click();
  await dialogOf('60 人的新密码').waitFor();
  expectCost('roster', count());

  const { slips } = await readSlips(manager);
  const namesakes = slips.filter(({ name }) => name === NAMESAKE);
  expect([slips.length, new Set(slips.map(({ account }) => account)).size]).toEqual([60, 60]);
  expect(namesakes.map(({ no, className }) => [no, className])).toEqual([
    ['2026011', '信奥 1 班'],
    ['2026041', '信奥 2 班'],
  ]);
  await manager.getByRole('button', { name: '已经保存' }).click();
});

test('the classes of the sheet are filled, and the result leads to them', async () => {
  count();
  await dialogOf('导入完成').getByRole('link', { name: '信奥 2 班' }).click();
  await manager.getByRole('heading', { level: 1, name: '信奥 2 班' }).waitFor();
  await manager.getByRole('link', { name: '全部 30 人' }).click();
  await manager.getByRole('row', { name: new RegExp(NAMESAKE) }).waitFor();
  expect(await manager.getByText('共 30 条').count()).toBeGreaterThan(0);
  expectCost('rosterClasses', count());
});

test('a parent of two children signs in with the mobile of the sheet, confirms, and sees the consent', async () => {
  const { url } = stage.product;
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${url}/web/`);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByRole('tab', { name: '短信' }).click();
  await door.getByRole('textbox', { name: '手机号' }).fill(SIBLINGS.parent.mobile);
  await fillCode(page, door, SIBLINGS.parent.mobile, url);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await door.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '消息' }).first().click();
  await page
    .getByRole('heading', { name: `「${SCHOOL}」请您确认与孩子的关联` })
    .first()
    .waitFor();
  await page.getByRole('link', { name: '去查看' }).first().click();
  for (const count of [2, 1]) {
    await expect.poll(() => page.getByText('请您确认', { exact: true }).count()).toBe(count);
    await page.getByRole('button', { name: '确认', exact: true }).first().click();
    await page.getByText('已确认关联').first().waitFor();
  }
  await expect.poll(() => page.getByText('已关联', { exact: true }).count()).toBe(2);
  // The school has stated the consent; the parent can take it back.
  await page.getByRole('button', { name: `${SIBLINGS.names[0]}的更多操作` }).click();
  expect(await page.getByRole('menuitem', { name: '撤回同意' }).isVisible()).toBe(true);
  await context.close();
});

test('the import is taken back from the list of imports: all sixty accounts go', async () => {
  await manager.getByRole('link', { name: '成员', exact: true }).first().click();
  await manager.getByRole('button', { name: 'Excel 导入' }).click();
  await dialogOf('用 Excel 导入成员').getByRole('button', { name: '查看结果：社团名单.csv' }).click();
  await dialogOf('导入完成').getByRole('button', { name: '撤销这次导入' }).click();
  await dialogOf('撤销这次导入？').getByRole('button', { name: '撤销导入' }).click();
  await dialogOf('导入已撤销').getByText('这次导入已撤销').waitFor();
  await dialogOf('导入已撤销').getByRole('button', { name: '完成' }).click();
  await manager.getByText('共 1 条').first().waitFor();
  expect(errors).toEqual([]);
});
