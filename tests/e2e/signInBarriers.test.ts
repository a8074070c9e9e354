import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { askToSignIn, isSignedIn, showsAccount } from './parts/signInDialog.ts';

const stage = openStage();

const newPage = async () => (await stage.browser.newContext(student.CONTEXT)).newPage();

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
  const dialog = await askToSignIn(page, stage.product.url);
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
  const dialog = await askToSignIn(page, stage.product.url);
  await dialog.getByRole('tab', { name: '短信' }).click();
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000014');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByRole('button', { name: '看不清，改用自动验证' }).click();
  await dialog.getByText('验证码已发送').waitFor();
  expect(await dialog.getByRole('textbox', { name: '图中的字符' }).count()).toBe(0);
});

test('a locked student signs in from a known browser, and from others once the teacher unlocks the account', async () => {
  const own = await newPage();
  await student.signIn(own, stage.product.url, 'xuesheng4');
  const stranger = await newPage();
  const dialog = await askToSignIn(stranger, stage.product.url);
  for (let i = 0; i < 5; i += 1) await guess(dialog, 'xuesheng4', '账号或密码不正确');
  await guess(dialog, 'xuesheng4', /15 分钟后再试，或请老师、管理员解除锁定/);

  const elsewhere = await newPage();
  const refused = await askToSignIn(elsewhere, stage.product.url);
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
  await student.signIn(own, stage.product.url, 'xuesheng4');

  const teacher = await newPage();
  await student.signIn(teacher, stage.product.url, 'laoshi');
  await teacher.goto(`${stage.product.url}/web/edms/teacherGroup`);
  await teacher.getByRole('row', { name: /赵/ }).getByRole('link').first().click();
  await teacher.getByText(/登录已锁定，到 \d\d:\d\d 自动解除/).waitFor();
  await teacher.getByRole('dialog').getByRole('button', { name: '解除登录锁定' }).click();
  await teacher.getByText('已解除登录锁定').waitFor();

  await refused.getByRole('button', { name: '登录', exact: true }).click();
  await isSignedIn(elsewhere);
  expect(await showsAccount(elsewhere, stage.product.url, 'xuesheng4')).toBe(true);
});
