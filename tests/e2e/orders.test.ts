import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';

/** The steps build on each other: what the student wants the parent pays, and what was paid the office gives back. */
const stage = openStage();
const QUIET = { quiet: true };
const BMS = { ...QUIET, group: 'bms' } as const;
/** One pixel, as a picture of a transfer. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pages: Page[] = [];

afterAll(async () => {
  await Promise.all(pages.map((page) => page.context().close()));
});

async function openAs(account: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  pages.push(page);
  await student.signIn(page, stage.product.url, account);
  return page;
}

async function openOffice(path: string): Promise<Page> {
  const context = await stage.browser.newContext(student.CONTEXT);
  const page = await context.newPage();
  pages.push(page);
  await page.goto(`${stage.product.url}/web${path}`);
  const dialog = page.getByRole('dialog', { name: /登录/ });
  await dialog.getByRole('textbox', { name: '账号' }).fill('guanli');
  await dialog.locator('input[type=password]').fill(student.PASSWORD);
  await dialog.getByRole('button', { name: '登录', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  return page;
}

test('a minor orders a card, the parent pays, and the days of a renewal are added', async () => {
  const { url } = stage.product;
  const child = await openAs('xuesheng');
  await child.goto(`${url}/web/vipCardList`);
  await child.getByRole('button', { name: /^(购买|续费)月卡$/ }).click();
  await child.getByText('请监护人登录后付款').waitFor();
  expect(await child.getByRole('button', { name: '付款', exact: true }).count()).toBe(0);

  const parent = await openAs('jiazhang');
  await parent.goto(`${url}/web/order?tab=pending`);
  await parent.getByRole('link', { name: '去付款：月卡' }).click();
  await parent.getByRole('button', { name: '同意并付款' }).click();
  await parent.getByRole('radio', { name: /模拟支付/ }).click();
  await parent.getByRole('button', { name: '下一步' }).click();
  await parent.getByRole('button', { name: '模拟付款' }).click();
  await parent.getByRole('dialog', { name: '付款成功' }).getByRole('button', { name: '完成' }).click();
  await parent.getByRole('button', { name: '申请退出' }).waitFor();

  // The child's own page learns of it by itself: it looks again when it comes to the front.
  await child.reload();
  await child.getByText('支付成功').waitFor();
  const person = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const { content: before } = await person.client.memberMembership.queryList({}, QUIET);
  const first = before.find(({ name }) => name === '月卡');
  expect(first).toBeDefined();

  await child.goto(`${url}/web/vipCardList`);
  await child.getByRole('button', { name: '续费月卡' }).click();
  await child.getByText('请监护人登录后付款').waitFor();
  await parent.goto(child.url());
  await parent.getByRole('button', { name: '同意并付款' }).click();
  await parent.getByRole('radio', { name: /模拟支付/ }).click();
  await parent.getByRole('button', { name: '下一步' }).click();
  await parent.getByRole('button', { name: '重复通知' }).click();
  await parent.getByRole('dialog', { name: '付款成功' }).getByRole('button', { name: '完成' }).click();
  const { content: after } = await person.client.memberMembership.queryList({}, QUIET);
  const second = after.filter(({ name, id }) => name === '月卡' && id !== first?.id);
  // The first ends with its last day, the second begins with the next.
  expect(second.map(({ startDate }) => Date.parse(startDate) - Date.parse(first?.expireDate ?? ''))).toEqual([1]);
});

test('a paid order is quit, answered by the office and refunded; the timeline tells each step', async () => {
  const { url } = stage.product;
  const parent = await openAs('jiazhang');
  await parent.goto(`${url}/web/order?tab=paid`);
  await parent.getByRole('link', { name: '查看：月卡' }).first().click();
  await parent.getByRole('button', { name: '申请退出' }).click();
  const quit = parent.getByRole('dialog', { name: /申请退出/ });
  await quit.getByText(/预计退回 ¥39/).waitFor();
  await quit.getByRole('textbox', { name: /退出原因/ }).fill('买重了');
  await quit.getByRole('button', { name: '申请退出' }).click();
  await parent.getByRole('button', { name: '撤回申请' }).waitFor();

  const boss = await openOffice('/bms/membershipOrder?status=4');
  await boss.getByRole('row', { name: /月卡/ }).getByRole('link').first().click();
  await boss.getByRole('button', { name: '同意退出' }).click();
  await boss
    .getByRole('dialog', { name: /同意.*退出/ })
    .getByRole('button', { name: '同意退出' })
    .click();
  await boss.goto(`${url}/web/bms/membershipOrder?status=5`);
  await boss.getByRole('row', { name: /月卡/ }).getByRole('link').first().click();
  await boss.getByRole('button', { name: '退款', exact: true }).click();
  await boss.getByRole('button', { name: '发起退款' }).click();
  await boss.getByText('已发起退款').waitFor();

  await expect
    .poll(
      async () => {
        await parent.reload();
        return parent.getByRole('list', { name: '订单进度' }).innerText();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toContain('退款完成');
});

test('the office confirms a bank transfer with evidence', async () => {
  const { url, dataFolder } = stage.product;
  const picture = join(dataFolder, 'transfer.png');
  await writeFile(picture, PNG);
  const person = await signInByApi(url, 'xuesheng', student.PASSWORD);
  const { content: cards } = await person.client.membership.queryList({ type: '0' }, { ...QUIET, group: '' });
  const card = cards.find(({ name }) => name === '季卡');
  if (!card) throw new Error('the demo sells no 季卡');
  const order = await person.client.membershipOrder.create(
    { membershipId: card.id, requestId: 'e2e-transfer-1' },
    { ...QUIET, group: '' },
  );

  const boss = await openOffice(`/bms/membershipOrder?open=${order.id}`);
  await boss.getByRole('button', { name: '登记到账' }).click();
  const dialog = boss.getByRole('dialog', { name: '登记「季卡」到账' });
  await dialog.getByRole('textbox', { name: /付款人/ }).fill('林建国');
  await dialog.getByRole('textbox', { name: /流水号/ }).fill('2026112300012345');
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await dialog.getByRole('img', { name: '当前的凭证' }).waitFor();
  await dialog.getByRole('button', { name: '登记到账' }).click();
  await boss.getByText('已登记到账').waitFor();

  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const read = await office.client.memberOrder.queryById({ id: order.id }, BMS);
  expect([read.status, read.payments.map(({ evidence }) => evidence?.payer)]).toEqual(['2', ['林建国']]);
  // Whoever keeps the books opens the picture from the drawer.
  const shown = await boss.getByRole('link', { name: '查看凭证' }).getAttribute('href');
  expect((await boss.request.get(new URL(shown ?? '', url).href)).status()).toBe(200);
});
