import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { fillCode } from '../e2e/parts/fillCode.ts';

const stage = openStage({ entry: join(import.meta.dirname, '../support/serverWithKnownCaptcha.ts') });
const newPage = async () => (await stage.browser.newContext(student.CONTEXT)).newPage();
const at = (path: string) => `${stage.product.url}/web/${path}`;

const TEACHER = { name: '苏文远', account: 'su.laoshi', mobile: '13900002221', password: 'kites over the sea' };

async function tryToSignIn(page: Page): Promise<void> {
  await page.goto(at('login'));
  const dialog = page.getByRole('dialog', { name: '登录' });
  await dialog.getByRole('textbox', { name: '账号' }).fill(TEACHER.account);
  await dialog.locator('input[type=password]').fill(TEACHER.password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
}

test('a teacher registers with the school code and belongs to the school once a manager agrees', async () => {
  const manager = await newPage();
  await student.signIn(manager, stage.product.url, 'laoshi');
  await manager.goto(at('edms/organization'));
  const code = (await manager.locator('code').first().innerText()).trim();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);

  const teacher = await newPage();
  await teacher.goto(at('register'));
  await teacher.getByRole('radio', { name: /老师/ }).check();
  await teacher.getByRole('button', { name: '下一步' }).click();
  const form = teacher.locator('form');
  await form.getByRole('textbox', { name: '姓名' }).fill(TEACHER.name);
  await form.getByRole('textbox', { name: '账号' }).fill(TEACHER.account);
  await form.locator('input[type=password]').fill(TEACHER.password);
  await form.getByRole('textbox', { name: '学校代码' }).fill(code);
  await form.getByRole('textbox', { name: '手机号' }).fill(TEACHER.mobile);
  await fillCode(teacher, form, TEACHER.mobile, stage.product.url);
  await form.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await form.getByRole('button', { name: '注册', exact: true }).click();
  await teacher.getByText('注册已提交').waitFor();
  await tryToSignIn(teacher);
  await teacher.getByRole('alert').getByText(/审核/).waitFor();

  await manager.goto(at('edms/organizationMember?status=applied'));
  await manager
    .getByRole('link', { name: TEACHER.name })
    .or(manager.getByRole('button', { name: TEACHER.name }))
    .first()
    .click();
  const drawer = manager.getByRole('dialog', { name: TEACHER.name });
  await drawer.getByText('注册时填写了本校的学校代码，申请加入').waitFor();
  await drawer.getByRole('button', { name: '同意加入' }).click();
  await manager.getByText('已同意加入，对方会收到消息').waitFor();

  await tryToSignIn(teacher);
  await teacher.getByRole('dialog', { name: '登录' }).waitFor({ state: 'detached' });
  await teacher.goto(at('edms'));
  await teacher
    .getByRole('navigation', { name: '管理导航' })
    .getByRole('link', { name: '作业', exact: true })
    .waitFor();
});
