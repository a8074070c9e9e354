import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { startWeChat } from '../support/weChatStandIn.ts';
import { askToSignIn, isSignedIn, showsAccount } from './parts/signInDialog.ts';

let product: Product;
let browser: Browser;
let wechat: Awaited<ReturnType<typeof startWeChat>>;

beforeAll(async () => {
  wechat = await startWeChat();
  const env = {
    JUDGE_SLOTS: '0',
    WX_API_URL: wechat.url,
    WX_GZH_APP_ID: 'wxgzh',
    WX_GZH_SECRET: 'secret',
    WX_GZH_REDIRECT_URL: 'https://school.example/web/',
  };
  product = await startProduct({ env });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await removeData(product);
  await wechat.close();
});

const newPage = async () => (await browser.newContext(student.CONTEXT)).newPage();

test('scanning with WeChat signs a desktop in, after binding the account the first time', async () => {
  const byPhone = async (first: boolean) => {
    const desktop = await newPage();
    const dialog = await askToSignIn(desktop, product.url);
    const opened = desktop.waitForRequest(/queryScene\?scene=/);
    await dialog.getByRole('tab', { name: '微信' }).click();
    await dialog.getByRole('img', { name: '用微信扫描的二维码' }).waitFor();
    const scene = new URL((await opened).url()).searchParams.get('scene') ?? '';

    const phone = await (
      await browser.newContext({ ...student.CONTEXT, viewport: { width: 390, height: 844 } })
    ).newPage();
    // Stands in for WeChat's consent page: redirects back with a code and the given state.
    await phone.route('https://open.weixin.qq.com/**', (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      return route.fulfill({ status: 302, headers: { Location: `${product.url}/web/?code=lin&state=${state}` } });
    });
    await phone.goto(`${product.url}/web/?wx=${scene}`);
    const sheet = phone.getByRole('dialog');
    if (first) {
      await sheet.getByText('这个微信还没有绑定账号').waitFor();
      await sheet.getByRole('textbox', { name: '账号' }).fill('xuesheng5');
      await sheet.locator('input[type=password]').fill(student.PASSWORD);
      await sheet.getByRole('button', { name: '登录', exact: true }).click();
    }
    await sheet.getByText(/上的 Chrome/).waitFor();
    await dialog.getByText('已扫码').waitFor();
    await sheet.getByRole('button', { name: '确认登录' }).click();
    await sheet.getByText('电脑上马上会登录').waitFor();
    await isSignedIn(desktop);
    expect(await showsAccount(desktop, product.url, 'xuesheng5')).toBe(true);
  };
  await byPhone(true);
  await byPhone(false);
});

test('a link with the code of another person’s WeChat is refused and offers no binding', async () => {
  const attacker = await newPage();
  let planted = '';
  await attacker.route('https://open.weixin.qq.com/**', (route) => {
    const state = new URL(route.request().url()).searchParams.get('state') ?? '';
    planted = `${product.url}/web/?code=attacker&state=${state}`;
    return route.abort();
  });
  await attacker.goto(`${product.url}/web/?wx=login`).catch(() => undefined);
  await expect.poll(() => planted, { timeout: 60_000 }).not.toBe('');

  const victim = await newPage();
  await victim.goto(planted);
  const dialog = victim.getByRole('dialog');
  await dialog.getByText('微信授权已失效').waitFor();
  expect(await dialog.getByText('这个微信还没有绑定账号').count()).toBe(0);
});
