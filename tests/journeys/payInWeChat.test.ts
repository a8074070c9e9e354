import { verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { member } from '../../packages/server/src/db/schema/people.ts';
import { newDataFolder } from '../support/dataFolder.ts';
import { openStage } from '../support/stage.ts';
import * as student from '../support/student.ts';
import { startWeChatPay } from '../support/weChatPayStandIn.ts';
import { databaseIn } from '../e2e/parts/family.ts';
import { openDesk } from '../e2e/parts/payDesk.ts';

/** WeChat identity of the parent, who has signed in with WeChat before. */
const OPEN_ID = 'openid-lin';
const WECHAT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50';

const dataFolder = await newDataFolder(true);
const weChatPay = await startWeChatPay(dataFolder);
const { db, close } = await databaseIn(dataFolder);
await db.update(member).set({ wxGzhOpenId: OPEN_ID }).where(eq(member.account, 'jiazhang'));
await close();
const stage = openStage({ dataFolder, env: weChatPay.env });
const desk = openDesk(stage);
afterAll(() => weChatPay.close());

type Params = Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', string>;

test('inside WeChat an order is paid in WeChat’s dialog, with parameters that the merchant signed', async () => {
  const child = await desk.member('xuesheng');
  await child.goto(`${stage.product.url}/web/vipCardList`);
  await child.getByRole('button', { name: '购买月卡' }).click();
  // The demo's child has a card already.
  await child.getByRole('dialog', { name: '再买一张「月卡」？' }).getByRole('button', { name: '购买月卡' }).click();
  await child.getByText('请监护人登录后付款').waitFor();

  const asked: Params[] = [];
  const context = await stage.browser.newContext({
    ...student.CONTEXT,
    userAgent: WECHAT,
    viewport: { width: 390, height: 844 },
  });
  await context.exposeFunction('counter', (params: Params) => {
    asked.push(params);
    // The first time the payer closes the dialog without paying.
    if (asked.length > 1) weChatPay.pay();
  });
  await context.addInitScript(() => {
    interface InWeChat {
      counter: (params: object) => Promise<void>;
      WeixinJSBridge: object;
    }
    const page = window as unknown as InWeChat;
    page.WeixinJSBridge = {
      async invoke(name: string, params: object, leave: (answer: { err_msg: string }) => void) {
        await page.counter(params);
        leave({ err_msg: `${name}:cancel` });
      },
    };
  });
  const parent = await context.newPage();
  await student.signIn(parent, stage.product.url, 'jiazhang');
  await parent.goto(child.url());
  await parent.getByRole('button', { name: '同意并付款' }).click();
  await parent.getByRole('radio', { name: /微信支付/ }).click();
  await parent.getByRole('button', { name: '下一步' }).click();
  const dialog = parent.getByRole('dialog', { name: '微信支付' });
  await dialog.getByRole('button', { name: '用微信支付付款' }).click();
  await dialog.getByText(/还没有查到付款/).waitFor();
  await dialog.getByRole('button', { name: '用微信支付付款' }).click();
  // WeChat's reply is not trusted: the page polls the order, which is paid within ten seconds.
  await parent.getByRole('dialog', { name: '付款成功' }).waitFor({ timeout: 60_000 });
  await context.close();

  const [first, second] = asked;
  if (!first || !second) throw new Error('WeChat was not asked twice');
  expect(second).toEqual(first);
  const { appId, timeStamp, nonceStr, package: packed, paySign } = first;
  const text = [appId, timeStamp, nonceStr, packed].map((part) => `${part}\n`).join('');
  const { merchant } = weChatPay;
  expect([appId, packed.startsWith('prepay_id=wx')]).toEqual([merchant.appId, true]);
  expect(verify('sha256', Buffer.from(text), merchant.publicKey, Buffer.from(paySign, 'base64'))).toBe(true);
});
