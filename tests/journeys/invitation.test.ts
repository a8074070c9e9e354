import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';

/** A school unrelated to the demo's, with its manager. */
const SCHOOL = '远山中学';
const FIRST_PASSWORD = 'kites over the sea';

let product: Product;
let browser: Browser;
let contexts: BrowserContext[] = [];
let manager: Page;

beforeAll(async () => {
  product = await startProduct({ env: { JUDGE_SLOTS: '0' } });
  browser = await sharedBrowser();
  const office = await signInByApi(product.url, 'guanli', student.PASSWORD, 'user');
  const { id: orgId } = await office.client.organization.create({
    name: SCHOOL,
    creditCode: null,
    contact: '方校长',
    contactMobile: '13900000001',
    logo: null,
    intro: null,
  });
  const boss = { type: 'teacher', name: '方校长', account: 'fang.xiaozhang', roles: ['manager'] } as const;
  await office.client.registration.create({
    by: 'office',
    ...boss,
    roles: ['manager'],
    orgId,
    password: FIRST_PASSWORD,
  });
  const first = await signInByApi(product.url, boss.account, FIRST_PASSWORD);
  await first.client.member.updatePwd({ password: student.PASSWORD, oldPassword: FIRST_PASSWORD });
  manager = await newPage();
  await student.signIn(manager, product.url, boss.account);
});

afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
  await leaveBrowser(browser);
  await product.stop();
  await removeData(product);
});

async function newPage(): Promise<Page> {
  const context = await browser.newContext(student.CONTEXT);
  contexts.push(context);
  return context.newPage();
}

async function invite(name: string, mobile: string): Promise<void> {
  await manager.goto(`${product.url}/web/edms/organizationMember`);
  await manager.getByRole('button', { name: '添加成员' }).first().click();
  const dialog = manager.getByRole('dialog', { name: '添加成员' });
  await dialog.getByRole('textbox', { name: /姓名/ }).fill(name);
  await dialog.getByRole('textbox', { name: /手机号/ }).fill(mobile);
  await dialog.getByRole('textbox', { name: /出生年月/ }).fill('2012-05');
  await dialog.getByRole('button', { name: '添加成员' }).click();
  await manager.getByText('已发出加入邀请，等待对方确认').waitFor();
}

/** Opens the row of a person whom the school has invited. */
async function openAsked(name: string) {
  await manager.goto(`${product.url}/web/edms/organizationMember?status=asked`);
  await manager.getByRole('link', { name, exact: true }).click();
  const drawer = manager.getByRole('dialog', { name });
  await drawer.waitFor();
  return drawer;
}

test('invitation: a student of another school reads who invites, and joins', async () => {
  await invite('陈一诺', '13800000010');
  const drawer = await openAsked('陈一诺');
  await drawer.getByText('等待本人或监护人确认').waitFor();
  expect(await drawer.getByText('监护人', { exact: true }).count()).toBe(0);

  const page = await newPage();
  await student.signIn(page, product.url, 'xuesheng2');
  await page.goto(`${product.url}/web/user/message`);
  await page.getByRole('heading', { name: `「${SCHOOL}」邀请您加入` }).waitFor();
  await page.getByRole('link', { name: '去查看' }).first().click();
  await page.getByRole('button', { name: '查看邀请' }).click();
  const dialog = page.getByRole('dialog', { name: `${SCHOOL}邀请您加入` });
  await dialog.getByText('加入以后，对方可以看到').waitFor();
  await dialog.getByRole('button', { name: '加入', exact: true }).click();
  await page.getByText('已加入机构').waitFor();
  await page.getByRole('button', { name: '退出机构' }).waitFor();

  await manager.goto(`${product.url}/web/edms/organizationMember?keyword=13800000010`);
  await manager
    .getByRole('row', { name: /陈一诺/ })
    .getByText('在校')
    .waitFor();
});

test('invitation: a guardian refuses for the child, and the school sees it', async () => {
  await invite('林知远', '13800000001');
  const page = await newPage();
  await student.signIn(page, product.url, 'jiazhang');
  await page.goto(`${product.url}/web/user/accout`);
  await page.getByRole('button', { name: '查看邀请' }).click();
  const dialog = page.getByRole('dialog', { name: `${SCHOOL}邀请林知远加入` });
  await dialog.getByRole('button', { name: '不加入' }).click();
  await page.getByText('已拒绝邀请').waitFor();
  expect(await page.getByRole('button', { name: '查看邀请' }).count()).toBe(0);

  const drawer = await openAsked('林知远');
  await drawer.getByText('对方没有接受邀请').waitFor();
});

test("invitation: the student's own school sees that another school has invited", async () => {
  const page = await newPage();
  await student.signIn(page, product.url, 'laoshi');
  await page.goto(`${product.url}/web/user/message`);
  const asked = page.getByRole('heading', { name: `「${SCHOOL}」邀请贵校的` });
  await asked.first().waitFor();
  expect((await asked.allTextContents()).toSorted()).toEqual([
    `「${SCHOOL}」邀请贵校的林*加入`,
    `「${SCHOOL}」邀请贵校的陈*加入`,
  ]);
});
