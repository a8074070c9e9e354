import type { Locator, Page } from 'playwright';

/** Opens the first page and its sign-in dialog. */
export async function askToSignIn(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}/web/`);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  return page.getByRole('dialog');
}

/** Whether the account page shows this account name. */
export async function showsAccount(page: Page, url: string, account: string): Promise<boolean> {
  await page.goto(`${url}/web/user/accout`);
  await page.getByText('登录方式').waitFor();
  return page.getByText(account, { exact: true }).isVisible();
}

export const isSignedIn = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'hidden' });
