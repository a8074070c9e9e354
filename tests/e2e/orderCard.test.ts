import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { monthText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { signIn as signInByApi } from '../support/apiClient.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { addChild } from './parts/family.ts';
import { openDesk, orderCameTo, payBySandbox } from './parts/payDesk.ts';
import { openUnit, PROGRAMS, UNIT } from './parts/unit.ts';

/** The tests build on each other: the student orders, the parent pays, the office refunds. */
const CHILD = 'xiaoman';
const YEARS = 12;
const now = monthText(Date.now());
const birthYm = `${Number(now.slice(0, 4)) - YEARS}${now.slice(4)}`;
const dataFolder = await newDataFolder(true);
await addChild(dataFolder, { account: CHILD, name: '林小满', birthYm, hasConsent: true });

const stage = openStage({ judge: true, entry: 'tests/support/serverWithClock.ts', dataFolder });
const desk = openDesk(stage);
const QUIET = { quiet: true };

const at = (path: string) => `${stage.product.url}/web/${path}`;
/** Places an order as a child, who may not pay it; returns its address. */
async function wants(child: Page, button: string): Promise<string> {
  await child.getByRole('button', { name: button }).click();
  await child.getByRole('dialog').getByRole('button', { name: button }).click();
  await child.getByText('请监护人登录后付款').waitFor();
  expect(await child.getByRole('button', { name: '付款', exact: true }).count()).toBe(0);
  return child.url();
}

async function handIn(page: Page, program: string): Promise<void> {
  await student.typeProgram(page, program);
  await page.getByRole('button', { name: '提交', exact: true }).click();
}

/** Gives everybody without a card one program a day. */
async function giveOneFree(): Promise<void> {
  const { client } = await signInByApi(stage.product.url, 'guanli', student.PASSWORD, 'user');
  const { content } = await client.config.queryList({ keyword: 'free.codeSubmit' }, QUIET);
  const [row] = content;
  if (!row) throw new Error('the demo gives nothing away');
  await client.config.update({ id: row.id, version: row.version, value: '1', isPublic: row.isPublic }, QUIET);
}

const shownEnd = async (page: Page) =>
  (
    await page
      .getByRole('region', { name: '我的会员卡' })
      .getByText(/^有效期至/)
      .innerText()
  ).slice(-10);

test('the card that a parent pays grants a student of 12 the right after the free quota', async () => {
  await giveOneFree();
  const { chapterId } = await openUnit(stage.product.url);
  const child = await desk.member(CHILD);
  await child.goto(at(`chapter/detail?id=${chapterId}`));
  await child.getByRole('button', { name: '开始做题' }).click();
  await child.getByRole('heading', { level: 2, name: UNIT.choice }).waitFor();
  await child.getByRole('button', { name: '下一题' }).click();
  await handIn(child, PROGRAMS.wrong);
  await child.getByText('答案错误').first().waitFor();
  await handIn(child, PROGRAMS.right);
  const toast = child.getByRole('alert').filter({ hasText: '次数已用完' });
  await toast.getByText('可购买会员卡后继续使用').waitFor();
  const opened = child.context().waitForEvent('page');
  await child.getByRole('button', { name: '查看会员卡' }).click();
  const cards = await opened;
  await cards.getByRole('heading', { level: 1, name: '会员卡' }).waitFor();
  const order = await wants(cards, '购买年卡');

  const parent = await desk.member('jiazhang');
  await parent.goto(at('user/message'));
  await parent.getByText('孩子想购买「年卡」，等您付款').first().waitFor();
  await parent.goto(at('order?tab=pending'));
  await parent.getByRole('link', { name: '去付款：年卡' }).click();
  await payBySandbox(parent);
  expect(parent.url()).toBe(order);
  await parent.getByRole('button', { name: '申请退出' }).waitFor();

  await orderCameTo(cards, '支付成功');
  await handIn(child, PROGRAMS.right);
  await child.getByText('已通过').first().waitFor();
});

test('a renewal adds its days to the remaining ones, and a notice that comes twice counts once', async () => {
  await stage.product.moveClock(10 * DAY_MS);
  const child = await desk.member(CHILD);
  await child.goto(at('vipCardList'));
  await child.getByRole('button', { name: '续费年卡' }).waitFor();
  const first = await shownEnd(child);
  const promised = (await child.getByText(/^续费后到/).innerText()).slice(-10);
  expect((Date.parse(promised) - Date.parse(first)) / DAY_MS).toBe(365);
  const order = await wants(child, '续费年卡');
  const parent = await desk.member('jiazhang');
  await parent.goto(order);
  await payBySandbox(parent, 'duplicate');
  await child.goto(at('vipCardList'));
  await child.getByText(`有效期至 ${promised}`).waitFor();
  expect(await shownEnd(child)).toBe(promised);
});

test('a renewal is refunded on request, and the card ends as it did before', async () => {
  const parent = await desk.member('jiazhang');
  await parent.goto(at('order?tab=paid'));
  await parent.getByRole('link', { name: '查看：年卡' }).first().click();
  await parent.getByRole('button', { name: '申请退出' }).click();
  const quit = parent.getByRole('dialog', { name: /申请退出/ });
  await quit.getByText(/预计退回 ¥365，原路退回，一般在 3 个工作日内到账/).waitFor();
  await quit.getByRole('textbox', { name: /退出原因/ }).fill('买重了');
  await quit.getByRole('button', { name: '申请退出' }).click();
  await parent.getByText('已提交退出申请').waitFor();
  await parent.getByRole('button', { name: '撤回申请' }).waitFor();

  const boss = await desk.office('/bms/membershipOrder?status=4');
  await boss.getByRole('row', { name: /年卡/ }).getByRole('link').first().click();
  await boss.getByRole('button', { name: '同意退出' }).click();
  const asked = boss.getByRole('dialog', { name: /同意.*退出/ });
  await asked.getByRole('button', { name: '同意退出' }).click();
  await boss.getByText('已同意退出').waitFor();
  await boss.goto(at('bms/membershipOrder?status=5'));
  await boss.getByRole('row', { name: /年卡/ }).getByRole('link').first().click();
  await boss.getByRole('button', { name: '退款', exact: true }).click();
  await boss.getByRole('button', { name: '发起退款' }).click();
  await boss.getByText('已发起退款').waitFor();
  await orderCameTo(parent, '退款完成');

  const { client } = await signInByApi(stage.product.url, CHILD, student.PASSWORD);
  const { content } = await client.memberMembership.queryList({}, QUIET);
  expect(content.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual(['年卡 ended', '年卡 valid']);
});
