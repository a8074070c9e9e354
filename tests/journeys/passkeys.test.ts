// A passkey as second step, in a real browser with a virtual device.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { SITE_ADDRESS_KEY } from '@aosai/api/platform/siteAddress';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/** Without the demo, whose accounts cannot have a second factor. */
const stage = openStage({ env: { AOSAI_DEMO: '0' } });

const QUIET = { quiet: true };

/** Browsers make passkeys for names, not for numbers. */
const address = () => stage.product.url.replace('127.0.0.1', 'localhost');

async function firstStep(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  await dialog.locator('input[type=password]').fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function setAddress(account: string, password: string): Promise<void> {
  const { client } = await signInByApi(stage.product.url, account, password, 'user');
  const { content } = await client.config.queryList({ keyword: SITE_ADDRESS_KEY }, QUIET);
  const row = content.find(({ key }) => key === SITE_ADDRESS_KEY);
  const value = { value: address(), isPublic: true };
  if (row) await client.config.update({ id: row.id, version: row.version, ...value }, QUIET);
  else await client.config.create({ key: SITE_ADDRESS_KEY, ...value }, QUIET);
}

/** Puts a device into the browser that answers as if a finger lay on it. */
async function addDevice(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an operator adds a passkey, signs in with it, and removes it', async () => {
  const [, account = '', password = ''] = /管理账号 (\S+) +密码 (\S+)/.exec(stage.product.output()) ?? [];
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${address()}/web/bms/security`);
  await addDevice(page);
  await firstStep(page, account, password);
  await page.getByText('网站还没有填写 https:// 开头的网址').waitFor();
  await setAddress(account, password);
  await page.reload();

  await page.getByRole('button', { name: '添加通行密钥' }).click();
  const naming = page.getByRole('dialog', { name: '添加通行密钥' });
  await naming.getByRole('textbox', { name: '名称' }).fill('办公室电脑');
  await naming.getByRole('button', { name: '下一步' }).click();
  const codes = page.getByRole('dialog', { name: '请收好恢复码' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await codes.getByRole('button', { name: '已经收好' }).click();
  await page.getByText(/添加，还没有用过/).waitFor();

  await page.context().clearCookies();
  await page.reload();
  await firstStep(page, account, password);
  const second = page.getByRole('dialog', { name: '两步验证' });
  await second.getByRole('button', { name: '用通行密钥登录' }).click();
  await second.waitFor({ state: 'hidden' });
  await page.getByText(/添加，最近使用/).waitFor();

  await page.getByRole('button', { name: '删除通行密钥 办公室电脑' }).click();
  const asks = page.getByRole('dialog', { name: '删除通行密钥「办公室电脑」？' });
  await asks.getByRole('button', { name: '删除通行密钥' }).click();
  await asks.waitFor({ state: 'hidden' });
  await page.getByText('没有添加').waitFor();
});
