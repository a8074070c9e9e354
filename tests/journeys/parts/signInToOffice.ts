import type { Page } from 'playwright';
import { PASSWORD } from '../../support/student.ts';

/** Signs a user of the platform in, at an address of the office. */
export async function signInToOffice(page: Page, url: string, account: string, home = '/bms'): Promise<void> {
  await page.goto(`${url}/web${home}`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill(account);
  await door.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await door.waitFor({ state: 'hidden' });
}
