import { and, eq } from 'drizzle-orm';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consent } from '../../packages/server/src/db/schema/minors.ts';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { addChild, databaseIn } from './parts/family.ts';

let product: Product;
let browser: Browser;

const CHILD = 'xuesheng12sui';
/** A twelve-year-old student whom a school entered without a guardian's consent. */
const TWELVE = { account: CHILD, name: '林小满', birthYm: `${new Date().getUTCFullYear() - 12}-01`, hasConsent: false };

beforeAll(async () => {
  const dataFolder = await newDataFolder(true);
  await addChild(dataFolder, TWELVE);
  product = await startProduct({ dataFolder, env: { JUDGE_SLOTS: '0' } });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await removeData(product);
});

const newPage = async () => (await browser.newContext(student.CONTEXT)).newPage();

async function tryToSignIn(page: Page, account: string): Promise<void> {
  await page.goto(`${product.url}/web/login`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  await dialog.locator('input[type=password]').fill(student.PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

test('a student of twelve cannot sign in until the guardian consents, nor after the consent is withdrawn', async () => {
  const child = await newPage();
  await tryToSignIn(child, CHILD);
  await child
    .getByRole('alert')
    .getByText(/监护人/)
    .waitFor();

  const parent = await newPage();
  await student.signIn(parent, product.url, 'jiazhang');
  await parent.goto(`${product.url}/web/user/accout`);
  await parent.getByRole('link', { name: '阅读并同意' }).click();
  const form = parent.getByRole('form', { name: '监护人同意' });
  // The box is not ticked in advance, and the form also offers to refuse.
  expect(await form.getByRole('checkbox').isChecked()).toBe(false);
  await form.getByRole('button', { name: /不同意/ }).waitFor();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: /^同意/ }).click();
  await parent.getByText('已记录您的同意').waitFor();

  await tryToSignIn(child, CHILD);
  await child.getByRole('dialog').waitFor({ state: 'hidden' });

  await parent.goto(`${product.url}/web/user/accout`);
  await parent
    .getByRole('button', { name: /的更多操作$/ })
    .last()
    .click();
  await parent.getByRole('menuitem', { name: '撤回同意' }).click();
  await parent.getByRole('dialog').getByRole('button', { name: /撤回/ }).click();
  await parent.getByRole('dialog').waitFor({ state: 'hidden' });
  await child.goto(`${product.url}/web/user/accout`);
  await child.getByRole('dialog').getByRole('textbox', { name: '账号' }).waitFor();

  await product.stop();
  const { db, close } = await databaseIn(product.dataFolder);
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, CHILD));
  const consents = await db
    .select({ status: consent.status, channel: consent.channel, textVersion: consent.textVersion })
    .from(consent)
    .where(and(eq(consent.memberId, row?.id ?? '')));
  await close();
  expect(consents).toEqual([{ status: 'withdrawn', channel: 'sms', textVersion: 1 }]);
}, 120_000);
