import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { fillCode } from './parts/fillCode.ts';
import { askToSignIn, isSignedIn, showsAccount } from './parts/signInDialog.ts';

let product: Product;
let browser: Browser;

const MOBILE = '13800000001';
const EMAIL = 'lin@example.com';

beforeAll(async () => {
  const dataFolder = await newDataFolder(true);
  const { db, close } = await openDatabase({ folder: join(dataFolder, 'database') });
  await db.update(member).set({ email: EMAIL }).where(eq(member.account, 'xuesheng'));
  await close();
  const entry = join(import.meta.dirname, '../support/serverWithKnownCaptcha.ts');
  product = await startProduct({ dataFolder, entry, env: { JUDGE_SLOTS: '0' } });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await removeData(product);
});

const newPage = async () => (await browser.newContext(student.CONTEXT)).newPage();

test('a user signs in with a code by SMS or by e-mail', async () => {
  for (const [way, field, to] of [
    ['短信', '手机号', MOBILE],
    ['邮箱', '邮箱', EMAIL],
  ] as const) {
    const page = await newPage();
    const dialog = await askToSignIn(page, product.url);
    await dialog.getByRole('tab', { name: way }).click();
    await dialog.getByRole('textbox', { name: field }).fill(to);
    await fillCode(page, dialog, to, product.url);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await isSignedIn(page);
    expect(await showsAccount(page, product.url, 'xuesheng')).toBe(true);
  }
});

test('a code resets a forgotten password, and the old password stops working', async () => {
  const page = await newPage();
  const dialog = await askToSignIn(page, product.url);
  await dialog.getByRole('button', { name: '忘记密码' }).click();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000011');
  await fillCode(page, dialog, '13800000011', product.url);
  await dialog.getByLabel('新密码').fill('kites over the sea');
  await dialog.getByRole('button', { name: '设置新密码' }).click();
  await dialog.getByText('新密码已生效').waitFor();
  await dialog.getByRole('button', { name: '返回登录' }).click();
  const tryPassword = async (password: string) => {
    await dialog.getByRole('textbox', { name: '账号' }).fill('13800000011');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
  };
  await tryPassword(student.PASSWORD);
  await dialog.getByText('账号或密码不正确').waitFor();
  await tryPassword('kites over the sea');
  await isSignedIn(page);
  expect(await showsAccount(page, product.url, 'xuesheng3')).toBe(true);
});

test('changing the password ends sessions on other devices', async () => {
  const [here, elsewhere] = [await newPage(), await newPage()];
  for (const page of [here, elsewhere]) await student.signIn(page, product.url, 'xuesheng2');
  await here.goto(`${product.url}/web/user/accout`);
  await here.getByRole('button', { name: '修改' }).last().click();
  const dialog = here.getByRole('dialog', { name: '修改密码' });
  await dialog.getByLabel('原密码').fill(student.PASSWORD);
  await dialog.getByLabel('新密码').fill('a boat on the lake');
  await dialog.getByRole('button', { name: '保存' }).click();
  await here.getByText('密码已修改，其他设备已退出登录').waitFor();

  await elsewhere.getByRole('link', { name: '考试' }).first().click();
  await elsewhere.getByRole('dialog').getByText('登录已失效').waitFor();
  expect(await showsAccount(here, product.url, 'xuesheng2')).toBe(true);
});
