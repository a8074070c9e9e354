import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

test('the office finds pages by name, keeps the state of a list in its address, and reports edit conflicts', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1280, height: 860 } });
  const errors = student.errorsOf(context);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/bms/app`);
  const door = page.getByRole('dialog', { name: '登录' });
  expect(await door.getByRole('radio', { name: '管理' }).isChecked()).toBe(true);
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: '应用' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('字典');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '字典' }).waitFor();
  await page.getByRole('button', { name: '新建字典' }).click();
  const form = page.getByRole('dialog', { name: '新建字典' });
  await form.getByLabel(/名称/).fill('学校类型');
  await form.getByRole('button', { name: '新建字典' }).click();
  await page.getByRole('link', { name: '学校类型' }).first().click();
  await page.getByRole('button', { name: '添加一项' }).click();
  const item = page.getByRole('dialog', { name: '添加一项' });
  await item.getByLabel(/名称/).fill('小学');
  await item.getByRole('button', { name: '添加' }).click();
  await page.getByRole('dialog', { name: '学校类型' }).getByText('小学').waitFor();

  const shared = page.url();
  await page.goBack();
  await page.getByRole('dialog', { name: '学校类型' }).waitFor({ state: 'detached' });
  await page.goto(shared);
  await page.getByRole('dialog', { name: '学校类型' }).getByText('小学').waitFor();

  // Ctrl+K finds people from any page and links to their rows; a row can be opened in a new tab.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xuesheng');
  await page.getByRole('option', { name: /xuesheng/ }).click();
  await page.waitForURL(/\/bms\/member\?keyword=xuesheng&open=/);
  await page.getByRole('dialog', { name: '林知远' }).getByRole('button', { name: '关闭' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '林*' }).click({ modifiers: ['Control'] });
  const second = await opened;
  await second.getByRole('dialog', { name: '林知远' }).waitFor();
  await second.close();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.goto(`${stage.product.url}/web/edms/`);
  await page.getByRole('heading', { level: 1, name: '这是机构的工作台' }).waitFor();
  expect(errors).toEqual([]);

  // Two tabs edit the same row: the later one gets a conflict, keeps the typed text, and succeeds when retried.
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    await tab.goto(shared);
    await tab.getByRole('button', { name: '修改字典' }).click();
  }
  const save = async (tab: Page, name: string) => {
    const dialog = tab.getByRole('dialog', { name: '修改字典' });
    await dialog.getByLabel(/名称/).fill(name);
    await dialog.getByRole('button', { name: '保存' }).click();
    return dialog;
  };
  await (await save(tabs[0], '学校种类')).waitFor({ state: 'detached' });
  const late = await save(tabs[1], '办学性质');
  await late.getByRole('alert').getByText('这一条刚被别人改过').waitFor();
  expect(await late.getByLabel(/名称/).inputValue()).toBe('办学性质');
  await late.getByRole('button', { name: '保存' }).click();
  await late.waitFor({ state: 'detached' });
  await tabs[1].getByRole('dialog', { name: '办学性质' }).waitFor();

  // An action without a dialog reports its failure in a toast.
  await page.goto(`${stage.product.url}/web/bms/right`);
  await page.getByRole('link', { name: '清除练习记录' }).click();
  await page.getByRole('button', { name: '下架', exact: true }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: /下架/ }).click();
  await page.route('**/right/publish', (route) => route.abort());
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await page.getByText('没有完成').waitFor();
  await page.getByText('网络连接失败，请检查网络后重试').waitFor();
  await context.close();
});

test('a dialog ignores a second Enter while its list reloads, and sorting clears the selection', async () => {
  const context = await stage.browser.newContext({ ...student.CONTEXT, viewport: { width: 1280, height: 860 } });
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web/bms/dict`);
  const door = page.getByRole('dialog', { name: '登录' });
  await door.getByLabel('账号', { exact: true }).fill('guanli');
  await door.getByLabel('密码', { exact: true }).fill(student.PASSWORD);
  await door.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '新建字典' }).click();
  const form = page.getByRole('dialog', { name: '新建字典' });
  await form.getByLabel(/名称/).fill('年级');
  let sentCount = 0;
  page.on('request', (request) => (sentCount += request.url().includes('/dict/create') ? 1 : 0));
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/dict/queryList*', (route) => held.then(() => route.continue()));
  await page.keyboard.press('Enter');
  await page.getByText('已新建字典').waitFor();
  await page.keyboard.press('Enter');
  release();
  await form.waitFor({ state: 'detached' });
  expect(sentCount).toBe(1);

  await page.goto(`${stage.product.url}/web/bms/member`);
  await page.getByRole('checkbox', { name: '选择本页全部' }).click();
  await page.getByRole('group', { name: '批量操作' }).waitFor();
  await page.getByRole('button', { name: '账号', exact: true }).click();
  await page.getByRole('group', { name: '批量操作' }).waitFor({ state: 'detached' });
  await context.close();
});
