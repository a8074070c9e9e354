import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/db/open.ts';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { leaveBrowser, sharedBrowser } from '../support/browser.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { type Product, removeData, startProduct } from '../support/product.ts';
import * as student from '../support/student.ts';
import { startWeChat } from '../support/weChatStandIn.ts';
import { fillCode } from './parts/fillCode.ts';

let product: Product;
let browser: Browser;
let wechat: Awaited<ReturnType<typeof startWeChat>>;

const MOBILE = '13800000001';
const EMAIL = 'lin@example.com';

beforeAll(async () => {
  wechat = await startWeChat();
  const dataFolder = await newDataFolder(true);
  const { db, close } = await openDatabase({ folder: join(dataFolder, 'database') });
  await db.update(member).set({ email: EMAIL }).where(eq(member.account, 'xuesheng'));
  await close();
  const env = {
    JUDGE_SLOTS: '0',
    WX_API_URL: wechat.url,
    WX_GZH_APP_ID: 'wxgzh',
    WX_GZH_SECRET: 'secret',
    WX_GZH_REDIRECT_URL: 'https://school.example/web/',
  };
  const entry = join(import.meta.dirname, '../support/serverWithKnownCaptcha.ts');
  product = await startProduct({ dataFolder, entry, env });
  browser = await sharedBrowser();
});

afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
  await removeData(product);
  await wechat.close();
});

const newPage = async () => (await browser.newContext(student.CONTEXT)).newPage();

async function askToSignIn(page: Page): Promise<Locator> {
  await page.goto(`${product.url}/web/`);
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  return page.getByRole('dialog');
}

/** Whether the account page shows this account name. */
async function showsAccount(page: Page, account: string): Promise<boolean> {
  await page.goto(`${product.url}/web/user/accout`);
  await page.getByText('登录方式').waitFor();
  return page.getByText(account, { exact: true }).isVisible();
}

const isSignedIn = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });

test('a user signs in with a code by SMS or by e-mail', async () => {
  for (const [way, field, to] of [
    ['短信', '手机号', MOBILE],
    ['邮箱', '邮箱', EMAIL],
  ] as const) {
    const page = await newPage();
    const dialog = await askToSignIn(page);
    await dialog.getByRole('tab', { name: way }).click();
    await dialog.getByRole('textbox', { name: field }).fill(to);
    await fillCode(page, dialog, to, product.url);
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await isSignedIn(page);
    expect(await showsAccount(page, 'xuesheng')).toBe(true);
  }
});

test('a code resets a forgotten password, and the old password stops working', async () => {
  const page = await newPage();
  const dialog = await askToSignIn(page);
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
  expect(await showsAccount(page, 'xuesheng3')).toBe(true);
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
  expect(await showsAccount(here, 'xuesheng2')).toBe(true);
});

/** Tries a wrong password and waits for this message. */
async function guess(dialog: Locator, account: string, said: string | RegExp): Promise<void> {
  await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  await dialog.locator('input[type=password]').fill(`guess ${Math.random()}`);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByRole('button', { name: '登录', exact: true }).waitFor();
  await dialog.getByText(said).waitFor();
}

test('after three wrong passwords the browser solves a proof of work and signs in', async () => {
  const page = await newPage();
  const answers: number[] = [];
  const workers: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/auth/loginByPwd')) answers.push(response.status());
  });
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  const dialog = await askToSignIn(page);
  for (let i = 0; i < 3; i += 1) await guess(dialog, 'laoshi', '账号或密码不正确');
  await dialog.locator('input[type=password]').fill(student.PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.getByText('正在进行安全验证').waitFor();
  await isSignedIn(page);
  // Three wrong passwords, one request refused for lack of a proof, and the same request with the proof.
  expect(answers).toEqual([401, 401, 401, 403, 200]);
  expect(workers).toEqual([expect.stringMatching(/^\/web\/assets\/solver-/)]);
});

test('a user who cannot read the captcha gets a code by proof of work', async () => {
  const page = await newPage();
  const dialog = await askToSignIn(page);
  await dialog.getByRole('tab', { name: '短信' }).click();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000014');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '看不清，改用自动验证' }).click();
  await dialog.getByText('验证码已发送').waitFor();
  expect(await dialog.getByRole('textbox', { name: '图中的字符' }).count()).toBe(0);
});

test('a locked student signs in from a known browser, and from others once the teacher unlocks the account', async () => {
  const own = await newPage();
  await student.signIn(own, product.url, 'xuesheng4');
  const stranger = await newPage();
  const dialog = await askToSignIn(stranger);
  for (let i = 0; i < 5; i += 1) await guess(dialog, 'xuesheng4', '账号或密码不正确');
  await guess(dialog, 'xuesheng4', /15 分钟后再试，或请老师、管理员解除锁定/);

  const elsewhere = await newPage();
  const refused = await askToSignIn(elsewhere);
  await refused.getByRole('textbox', { name: '账号' }).fill('xuesheng4');
  await refused.locator('input[type=password]').fill(student.PASSWORD);
  await refused.getByRole('button', { name: '登录', exact: true }).click();
  await refused.getByText('或请老师、管理员解除锁定').waitFor();

  await own
    .getByRole('button', { name: /同学|王子墨|赵安然/ })
    .first()
    .click();
  await own.getByRole('menuitem', { name: '退出登录' }).click();
  await own.getByRole('button', { name: '登录', exact: true }).first().waitFor();
  await student.signIn(own, product.url, 'xuesheng4');

  const teacher = await newPage();
  await student.signIn(teacher, product.url, 'laoshi');
  await teacher.goto(`${product.url}/web/edms/teacherGroup`);
  await teacher.getByRole('row', { name: /赵/ }).getByRole('link').first().click();
  await teacher.getByText(/登录已锁定，到 \d\d:\d\d 自动解除/).waitFor();
  await teacher.getByRole('dialog').getByRole('button', { name: '解除登录锁定' }).click();
  await teacher.getByText('已解除登录锁定').waitFor();

  await refused.getByRole('button', { name: '登录', exact: true }).click();
  await isSignedIn(elsewhere);
  expect(await showsAccount(elsewhere, 'xuesheng4')).toBe(true);
});

test('scanning with WeChat signs a desktop in, after binding the account the first time', async () => {
  const byPhone = async (first: boolean) => {
    const desktop = await newPage();
    const dialog = await askToSignIn(desktop);
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
    expect(await showsAccount(desktop, 'xuesheng5')).toBe(true);
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
