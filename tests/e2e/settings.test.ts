import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

const open = async (path: string): Promise<Page> => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1366, height: 860 } });
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web${path}`);
  return page;
};

/** The settings page, as the operator opens it. */
async function openSettings(): Promise<Page> {
  const page = await open('/bms/setting');
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '设置' }).waitFor();
  return page;
}

test('settings: a link and Back ask before they discard what is not saved', async () => {
  const page = await openSettings();
  const notice = page.getByRole('textbox', { name: '只给老师的通知' });
  await notice.fill('还没有保存');
  await page.getByRole('link', { name: '会员卡', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: '放弃没有保存的修改？' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  expect(await notice.inputValue()).toBe('还没有保存');
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      document.body.dataset['isMoved'] = 'true';
      return start(change);
    };
  });
  await page.goBack();
  await question.getByRole('button', { name: '继续编辑' }).click();
  expect(await notice.inputValue()).toBe('还没有保存');
  expect(await page.locator('body').getAttribute('data-is-moved')).toBeNull();
  await page.getByRole('link', { name: '会员卡', exact: true }).first().click();
  await question.getByRole('button', { name: '放弃修改' }).click();
  await page.getByRole('heading', { level: 1, name: '会员卡' }).waitFor();
});

test('an operator writes the notice in a form, visitors see it, and the log names the save', async () => {
  const page = await openSettings();

  await page.getByRole('textbox', { name: '只给访客的通知' }).fill('寒假班开始报名');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').first().waitFor();
  const visitor = await open('/');
  await visitor.getByText('寒假班开始报名').first().waitFor();

  await page.getByRole('tab', { name: '协议' }).click();
  await page.getByRole('button', { name: '修改隐私政策' }).click();
  const policy = page.getByRole('textbox', { name: /正文/ });
  await policy.fill(`${await policy.inputValue()}\n\n寒假班也适用本政策。`);
  await page.getByRole('group', { name: '内容' }).getByText('寒假班也适用本政策。').waitFor();
  await page.getByRole('link', { name: '会员卡', exact: true }).first().click();
  await page.getByRole('dialog', { name: '放弃没有保存的修改？' }).getByRole('button', { name: '继续编辑' }).click();
  await page.getByRole('button', { name: '保存为新的一版' }).click();
  await page.getByText('已保存为新的一版').first().waitFor();
  await visitor.goto(`${stage.product.url}/web/agreement/privacy`);
  await visitor.getByText('寒假班也适用本政策。').waitFor();

  await page.getByRole('tab', { name: '邮件、短信和微信' }).click();
  await page.getByRole('button', { name: '测试发送邮件' }).click();
  await page.getByRole('dialog', { name: '测试发送邮件' }).getByRole('textbox', { name: /邮箱/ }).fill('a@example.com');
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await page.getByText(/测试发送邮件到 a@example.com：没有真发/).waitFor();

  await page.goto(`${stage.product.url}/web/bms/role`);
  const roles = page.getByRole('row');
  for (const name of ['教务', '财务', '客服', '内容']) await roles.filter({ hasText: name }).first().waitFor();
  await page.getByRole('link', { name: '财务' }).first().click();
  await page.getByRole('button', { name: '配置权限' }).click();
  const orders = page.getByRole('checkbox', { name: '订单的全部操作', exact: true });
  expect(await orders.isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: '题库和试卷的全部工作', exact: true }).isChecked()).toBe(false);
  await orders.uncheck();
  const lost = page.getByRole('dialog', { name: '放弃没有保存的改动？' });
  await page.getByRole('link', { name: '会员卡', exact: true }).first().click();
  await lost.getByRole('button', { name: '继续修改' }).click();
  await page.goBack();
  await lost.getByRole('button', { name: '继续修改' }).click();
  expect(await orders.isChecked()).toBe(false);
  await page.getByRole('link', { name: '会员卡', exact: true }).first().click();
  await lost.getByRole('button', { name: '放弃改动' }).click();
  await page.getByRole('heading', { level: 1, name: '会员卡' }).waitFor();

  await page.goto(`${stage.product.url}/web/bms/sysLog?action=common%2Fconfig`);
  await page
    .getByRole('row', { name: /一次保存一组设置/ })
    .first()
    .waitFor();
});
