import preview from '#storybook/preview';
import { at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, spyOn, within } from 'storybook/test';
import { PayDialog, type PayDialogProps } from './PayDialog.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="520"><rect width="400" height="520" fill="#2aae67"/><rect x="80" y="140" width="240" height="240" fill="#fff"/></svg>',
)}`;
const order = { title: '家庭年卡', orderNo: '202611230930004821', amountFen: 29_800, expiresAt: at(28) };
const manual = {
  kind: 'manual',
  payee: '滨海星海教育科技有限公司\n中国工商银行滨海科技园支行\n6222 0000 1234 5678 901',
  pictureSrc: null,
  remark: '004821',
} as const;

const sandbox = { way: 'sandbox', shown: { data: { kind: 'sandbox' } } } as const;

const meta = preview.meta({
  id: 'screens-paydialog',
  title: '支付框',
  component: PayDialog,
  parameters: {
    docs: {
      story: { inline: false, height: '680px' },
      description: {
        component:
          '**何时用**：付一个待支付的订单：转账信息、微信二维码或演示用的模拟支付；是否付成只看订单。**何时不用**：下单前的选择和确认用各自的页面；退款用 QuitOrderDialog。',
      },
    },
  },
  args: {
    order,
    state: 'open',
    ways: ['manual', 'wechat', 'sandbox'],
    way: 'manual',
    shown: { data: manual },
    asked: null,
    act: { pending: false, error: null },
    isOffline: false,
    now: Date.parse(FIXTURE_NOW),
    on: { way: fn(), ask: fn(), sandbox: fn(), jsapi: fn(), retry: fn(), close: fn() },
  } as PayDialogProps,
});

export const Choose = meta.story({ args: { way: null } });
export const Manual = meta.story({ tags: ['key'] });
export const Qr = meta.story({
  args: {
    way: 'wechat',
    ways: ['wechat'],
    shown: { data: { kind: 'qr', codeUrl: 'weixin://wxpay/bizpayurl?pr=xO2f4Vnzz', isInWeChat: false } },
  },
});
export const QrInWeChat = Qr.extend({
  args: { shown: { data: { kind: 'qr', codeUrl: 'weixin://wxpay/bizpayurl?pr=xO2f4Vnzz', isInWeChat: true } } },
  globals: { viewport: { value: 'phone' } },
});
export const InWeChat = Qr.extend({
  args: { shown: { data: { kind: 'jsapi' } } },
  globals: { viewport: { value: 'phone' } },
});
export const WeChatRefused = InWeChat.extend({
  args: { act: { pending: false, error: '微信没有打开收银台，请再试一次。' } },
});
export const Sandbox = meta.story({ args: sandbox });
export const Loading = meta.story({ args: { shown: {} } });
export const Failed = meta.story({ args: { shown: { error: '没有连上支付机构，请稍后再试。' } } });
export const Unpaid = Qr.extend({ args: { asked: 'unpaid', order: { ...order, expiresAt: at(2) } } });
export const Offline = Qr.extend({ args: { isOffline: true } });
export const Refused = meta.story({
  args: { ...sandbox, act: { pending: false, error: '订单已经关闭，请重新下单。' } },
});
export const Paid = meta.story({ args: { state: 'paid' } });
export const Closed = meta.story({ args: { state: 'closed' } });
export const Extreme = meta.story({
  args: {
    order: {
      ...order,
      title: '滨海市青少年信息学奥林匹克联赛集训基地暑期提高班第三期（含食宿）',
      amountFen: 123_456_789,
    },
    shown: { data: { ...manual, pictureSrc: picture } },
  },
});
export const Phone = Extreme.extend({ globals: { viewport: { value: 'phone' } } });
export const PhoneSandbox = meta.story({ args: sandbox, globals: { viewport: { value: 'phone' } } });
export const Dark = Qr.extend({ globals: { theme: 'dark' } });

Choose.test('choosing a provider reports it, without starting a payment', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '选择付款方式' }));
  await userEvent.click(dialog.getByRole('radio', { name: /微信支付/ }));
  await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
  await expect(args.on.way).toHaveBeenCalledWith('wechat');
});
Sandbox.test('the demo provider is labelled as such, and each button reports its act', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '模拟支付' }));
  await expect(dialog.getByText('仅演示')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '金额不符' }));
  await expect(args.on.sandbox).toHaveBeenCalledWith('wrongAmount');
});
InWeChat.test('inside WeChat, its payment window is requested and no code is shown', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '微信支付' }));
  await expect(dialog.queryByRole('img', { name: '微信支付二维码' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '用微信支付付款' }));
  await expect(args.on.jsapi).toHaveBeenCalledTimes(1);
});
QrInWeChat.test('an account that is not bound to WeChat is asked to bind it', async () => {
  await expect(await screen.findByRole('link', { name: '绑定微信' })).toHaveAttribute('href', '/web/user/accout');
});
Unpaid.test('a query without a payment says so politely, and can be repeated', async ({ userEvent, args }) => {
  await expect(await screen.findByText(/还没有查到付款/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '已付款？查询' }));
  await expect(args.on.ask).toHaveBeenCalledTimes(1);
});
Offline.test('offline, the provider cannot be queried, and the dialog says that payments are not lost', async () => {
  await expect(await screen.findByText(/已经付的款不会丢/)).toBeVisible();
  await expect(screen.getByRole('button', { name: '已付款？查询' })).toBeDisabled();
});
Failed.test('payment data that failed to load can be retried', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
Manual.test('the data of a transfer can be copied, the amount without currency sign', async ({ userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(await screen.findByRole('button', { name: '复制金额' }));
  await expect(write).toHaveBeenLastCalledWith('298.00');
  await userEvent.click(screen.getByRole('button', { name: '复制备注' }));
  await expect(write).toHaveBeenLastCalledWith('004821');
});
Paid.test('after the payment, one button leads back', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await expect(args.on.close).toHaveBeenCalledTimes(1);
});
