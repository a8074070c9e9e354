import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import type { Ledger, SandboxTrade } from '../../packages/server/src/adapters/payment/sandbox/ledger.ts';
import { newId } from '../../packages/server/src/base/newId.ts';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { openDesk } from '../e2e/parts/payDesk.ts';
import { billText } from '../../packages/server/src/adapters/payment/sandbox/standIn.ts';

const stage = openStage({ entry: 'tests/support/serverWithClock.ts' });
const desk = openDesk(stage);
const QUIET = { quiet: true };
const MEMBER = { ...QUIET, group: '' } as const;
const BMS = { ...QUIET, group: 'bms' } as const;
const BEIJING_MS = 8 * 60 * MINUTE_MS;
/** How far ahead the server's clock is after the first test. */
let aheadMs = 0;
/** A picture of one pixel, as evidence of a transfer. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function orderCard(name: string) {
  const child = await signInByApi(stage.product.url, 'xuesheng', student.PASSWORD);
  const { content: cards } = await child.client.membership.queryList({ type: '0' }, MEMBER);
  const card = cards.find((one) => one.name === name);
  if (!card) throw new Error(`the demo sells no ${name}`);
  return child.client.membershipOrder.create({ membershipId: card.id, requestId: newId() }, MEMBER);
}

/** Orders a card and opens a payment at the sandbox provider. */
async function openAtSandbox(name: string) {
  const { id, amountFen } = await orderCard(name);
  const parent = await signInByApi(stage.product.url, 'jiazhang', student.PASSWORD);
  const { params } = await parent.client.membershipOrder.payment({ id, provider: 'sandbox' }, MEMBER);
  if (params.kind !== 'sandbox') throw new Error('the demo has its sandbox');
  const { outTradeNo } = params;
  return {
    id,
    outTradeNo,
    amountFen,
    act: (act: 'pay' | 'wrongAmount') => parent.client.dev.sandboxPay({ outTradeNo, act }, QUIET),
  };
}

const trade = (outTradeNo: string, totalFen: number, at: string): [string, SandboxTrade] => [
  outTradeNo,
  {
    outTradeNo,
    description: '会员卡',
    totalFen,
    expiresAt: at,
    state: 'SUCCESS',
    paid: { transactionId: `4200${outTradeNo}`, fen: totalFen, at },
  },
];

/** Presses a repair button in the row of a difference and confirms. */
async function repair(page: Page, difference: string, button: string): Promise<void> {
  const row = page.getByRole('row', { name: new RegExp(difference) });
  await row.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await row.getByText('已处理').waitFor();
}

test('reconcile: repairs three differences of a bill by one button each, and logs each repair', async () => {
  const { url, dataFolder } = stage.product;
  // A bill is for a past day, so everything is bought ten minutes before midnight in Beijing.
  const now = Date.now();
  const toMidnightMs = DAY_MS - ((now + BEIJING_MS) % DAY_MS);
  await stage.product.moveClock(toMidnightMs - 10 * MINUTE_MS);
  const at = new Date(now + toMidnightMs - 5 * MINUTE_MS).toISOString();
  const day = dateText(at);
  const booked = await openAtSandbox('月卡');
  await booked.act('pay');
  const missed = await openAtSandbox('季卡');
  const short = await openAtSandbox('年卡');
  await short.act('wrongAmount');
  aheadMs = toMidnightMs + MINUTE_MS;
  await stage.product.moveClock(aheadMs);

  // The bill lacks a received payment, has one without a notice, and has one with a wrong amount.
  const trades = new Map([trade(missed.outTradeNo, missed.amountFen, at), trade(short.outTradeNo, 36_501, at)]);
  const bill: Ledger = { trades, refunds: new Map(), save: () => undefined };
  const path = join(dataFolder, 'bill.csv');
  await writeFile(path, billText(bill, day) ?? '');

  const boss = await desk.office('/bms/reconcile');
  await boss.getByRole('combobox', { name: '渠道' }).selectOption({ label: '模拟支付' });
  await boss.locator('input[type=file]').setInputFiles(path);
  await boss.getByText(`已核对 模拟支付 ${day}`).waitFor();
  await repair(boss, '此处已付，账单没有', '查询渠道');
  await repair(boss, '账单有，此处没有', '补记');
  await repair(boss, '金额不同', '退款');
  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const statusOf = async (id: string) => (await office.client.memberOrder.queryById({ id }, BMS)).status;
  expect(await Promise.all([booked, missed, short].map(({ id }) => statusOf(id)))).toEqual(['2', '2', '1']);

  await boss.goto(`${url}/web/bms/sysLog?action=member/order`);
  await boss.getByRole('link', { name: '展开 3 条' }).click();
  const rows = boss.getByRole('row', { name: /处理一条差异/ });
  await rows.nth(2).waitFor();
  expect(await rows.count()).toBe(3);
});

test('reconcile: a bank transfer confirmed with evidence agrees with the bank’s list of the day', async () => {
  const { url, dataFolder } = stage.product;
  const picture = join(dataFolder, 'transfer.png');
  await writeFile(picture, PNG);
  const order = await orderCard('季卡');

  const boss = await desk.office(`/bms/membershipOrder?open=${order.id}`);
  await boss.getByRole('button', { name: '登记到账' }).click();
  const dialog = boss.getByRole('dialog', { name: '登记「季卡」到账' });
  await dialog.getByRole('textbox', { name: /付款人/ }).fill('林建国');
  await dialog.getByRole('textbox', { name: /流水号/ }).fill('2026112300012345');
  await dialog.getByRole('button', { name: '登记到账' }).click();
  await dialog.getByText(/请上传凭证/).waitFor();
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await dialog.getByRole('img', { name: '当前的凭证' }).waitFor();
  await dialog.getByRole('button', { name: '登记到账' }).click();
  await boss.getByText('已登记到账').waitFor();

  const office = await signInByApi(url, 'guanli', student.PASSWORD, 'user');
  const read = await office.client.memberOrder.queryById({ id: order.id }, BMS);
  expect([read.status, read.payments.map(({ evidence }) => evidence?.payer)]).toEqual(['2', ['林建国']]);
  // The office can open the evidence from the drawer.
  const shown = await boss.getByRole('link', { name: '查看凭证' }).getAttribute('href');
  expect((await boss.request.get(new URL(shown ?? '', url).href)).status()).toBe(200);
  await stage.product.moveClock(aheadMs + DAY_MS);
  const list = join(dataFolder, 'bank.csv');
  await writeFile(list, `流水号,金额\n2026112300012345,${(order.amountFen / 100).toFixed(2)}\n`);
  const next = await desk.office('/bms/reconcile');
  await next.getByRole('combobox', { name: '渠道' }).selectOption({ label: '人工转账' });
  await next.locator('input[type=file]').setInputFiles(list);
  await next.getByText('账单和这里的 1 笔收款、退款全部相同。').waitFor();
});
