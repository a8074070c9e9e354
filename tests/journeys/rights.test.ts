import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { codeAt, stepAt } from '../../packages/server/src/accounts/secondFactor/totp.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

const stage = openStage();

const OWN = 'a password of my own';
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const open = async (path: string): Promise<Page> => {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  await page.goto(`${stage.product.url}/web${path}`);
  return page;
};

async function signIn(page: Page, account: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill(account);
  await dialog.locator('input[type=password]').fill(password);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('removing a permission from a role refuses the next call of a colleague with that role', async () => {
  const boss = await open('/bms/role');
  await signIn(boss, 'guanli', student.PASSWORD);

  await boss.getByRole('button', { name: '新建角色' }).click();
  const roleDialog = boss.getByRole('dialog', { name: '新建角色' });
  await roleDialog.getByRole('textbox', { name: '名称' }).fill('字典管理');
  await roleDialog.getByRole('button', { name: '新建角色' }).click();
  await roleDialog.waitFor({ state: 'hidden' });
  const configure = async (choose: (page: Page) => Promise<void>) => {
    await boss.goto(`${stage.product.url}/web/bms/role`);
    await boss
      .getByRole('row', { name: /字典管理/ })
      .getByRole('link', { name: /字典管理/ })
      .click();
    await boss.getByRole('button', { name: '配置权限' }).click();
    await choose(boss);
    await boss.getByRole('button', { name: '查看改动并保存' }).click();
    const save = boss.getByRole('dialog').getByRole('button', { name: '保存权限' });
    await save.click();
    // The role's drawer may be in sight before.
    await save.waitFor({ state: 'hidden' });
    await boss.getByRole('dialog', { name: '字典管理' }).waitFor();
  };
  await configure((page) => page.getByRole('checkbox', { name: '字典的全部操作', exact: true }).click());

  await boss.goto(`${stage.product.url}/web/bms/user`);
  await boss.getByRole('button', { name: '新建账号' }).click();
  const userDialog = boss.getByRole('dialog', { name: '新建管理账号' });
  await userDialog.getByRole('textbox', { name: '姓名' }).fill('陈悦');
  await userDialog.getByRole('textbox', { name: '账号' }).fill('chenyue');
  await userDialog.getByRole('combobox', { name: '角色' }).click();
  await boss.getByRole('option', { name: '字典管理' }).click();
  await boss.keyboard.press('Escape');
  await userDialog.getByRole('button', { name: '新建账号' }).click();
  const shown = boss.getByRole('dialog', { name: '陈悦的初始密码' });
  const password = await shown.locator('code').innerText();
  expect(password).toMatch(/^[a-z0-9]{12}$/);
  await shown.getByRole('button', { name: '已经交给本人' }).click();

  const colleague = await open('/bms/dict');
  const refusals: string[] = [];
  colleague.on('response', (response) => response.status() === 403 && refusals.push(response.url()));
  await signIn(colleague, 'chenyue', password);
  const renew = colleague.getByRole('dialog', { name: '请设置新密码' });
  await renew.waitFor();
  for (const box of await renew.locator('input[type=password]').all()) await box.fill(OWN);
  await renew.getByRole('button', { name: '保存并继续' }).click();
  await renew.waitFor({ state: 'hidden' });
  await colleague.getByRole('row', { name: /难度/ }).first().waitFor();
  // Until the password is changed, the page sends no calls that would be refused.
  expect(refusals).toEqual([]);
  expect(await colleague.getByRole('navigation', { name: '管理导航' }).getByRole('link').allInnerTexts()).toEqual([
    '消息',
    '系统状况',
    '字典',
  ]);

  await configure((page) => page.getByRole('checkbox', { name: '字典的全部操作', exact: true }).click());
  const refused = colleague.waitForResponse((response) => response.url().includes('/dict/queryList'));
  await colleague.getByRole('columnheader', { name: /名称/ }).getByRole('button').click();
  expect((await refused).status()).toBe(401);
  await signIn(colleague, 'chenyue', OWN);
  await colleague.getByRole('heading', { level: 1, name: '没有打开这一页的权限' }).waitFor();

  await boss.goto(`${stage.product.url}/web/bms/sysLog?action=role`);
  await boss
    .getByRole('row', { name: /设置角色的全部权限/ })
    .first()
    .waitFor();
  await boss.getByRole('button', { name: '校验整条日志' }).click();
  await boss.getByText(/条记录完整，没有被改动/).waitFor();
});

/** The code that an authenticator app shows now for a secret in base32. */
function codeOf(secret: string): string {
  const bits = secret
    .split('')
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), stepAt(Date.now()));
}

test('a role that begins to require two steps has its people bind a telephone before their next act', async () => {
  const boss = await open('/bms/role');
  await signIn(boss, 'guanli', student.PASSWORD);
  // What was read a moment ago would not be asked for again, so the messages are not read before.
  const colleague = await open('/bms/health');
  await signIn(colleague, 'chenyue', OWN);
  const menu = colleague.getByRole('navigation', { name: '管理导航' });
  await colleague.getByRole('heading', { level: 1, name: '系统状况' }).waitFor();

  await boss
    .getByRole('row', { name: /字典管理/ })
    .getByRole('link', { name: /字典管理/ })
    .click();
  await boss.getByRole('button', { name: '更多' }).click();
  await boss.getByRole('menuitem', { name: '要求两步验证' }).click();
  const asks = boss.getByRole('dialog', { name: '「字典管理」的人登录都要两步验证？' });
  await asks.getByText('有 1 人还没有开启').waitFor();
  await asks.getByRole('button', { name: '要求两步验证' }).click();
  await boss.getByText('要（0 / 1 人已开启）').first().waitFor();

  // The page of the system is open to anyone, messages are not.
  await menu.getByRole('link', { name: '消息' }).click();
  const setUp = colleague.getByRole('dialog', { name: '请先开启两步验证' });
  await setUp.waitFor();
  await colleague.reload();
  await setUp.getByRole('button', { name: '绑定验证器' }).click();
  const binding = colleague.getByRole('dialog', { name: '绑定验证器' });
  const secret = (await binding.locator('code').innerText()).replaceAll(' ', '');
  await binding.getByRole('textbox', { name: '动态码' }).fill(codeOf(secret));
  await binding.getByRole('button', { name: '绑定', exact: true }).click();
  const codes = colleague.getByRole('dialog', { name: '请收好恢复码' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await codes.getByRole('button', { name: '已经收好' }).click();
  await codes.waitFor({ state: 'hidden' });
  await setUp.waitFor({ state: 'hidden' });
  await colleague.goto(`${stage.product.url}/web/bms/security`);
  await colleague.getByText('平台要求这个账号做两步验证，不能关闭').waitFor();

  await boss.goto(`${stage.product.url}/web/bms/user`);
  await boss.getByRole('row', { name: /陈悦/ }).getByRole('link', { name: /陈悦/ }).click();
  await boss.getByRole('button', { name: '更多' }).click();
  await boss.getByRole('menuitem', { name: '关闭两步验证' }).click();
  await boss
    .getByRole('dialog', { name: /关闭「陈悦」/ })
    .getByRole('button', { name: '关闭两步验证' })
    .click();
  await boss.getByText('已关闭两步验证').waitFor();
  const again = await open('/bms/message');
  await signIn(again, 'chenyue', OWN);
  await again.getByRole('dialog', { name: '请先开启两步验证' }).waitFor();
});

test('a page of a row that does not exist offers no actions', async () => {
  const nothing = 'NOTHING0000000000000000000';
  const boss = await open(`/bms/exam/${nothing}`);
  await signIn(boss, 'guanli', student.PASSWORD);
  for (const path of [`/bms/exam/${nothing}`, `/bms/exam/${nothing}/enroll`, '/bms/exam/no-id']) {
    await boss.goto(`${stage.product.url}/web${path}`);
    await boss.getByRole('heading', { name: '没有这个页面' }).waitFor();
    expect(await boss.getByRole('main').getByRole('button').allInnerTexts()).toEqual([]);
  }
  const child = await open('/homework/room');
  await signIn(child, 'xuesheng', student.PASSWORD);
  for (const path of ['/homework/room', `/homework/room?homeworkId=${nothing}`]) {
    await child.goto(`${stage.product.url}/web${path}`);
    await child.getByRole('heading', { name: '没有这个页面' }).waitFor();
  }
});
