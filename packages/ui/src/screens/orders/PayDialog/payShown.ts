import { PAYMENT_PROVIDER, type ProviderName } from '@aosai/api/orders/payments';
import type { SandboxAct } from '@aosai/api/platform/sandboxPay';

/** Ways to pay: the providers. */
export type PayWay = ProviderName;

const HINTS: Record<PayWay, string> = {
  manual: '向收款账号转账，工作人员核对到账后确认',
  wechat: '用微信付款，付款后马上生效',
  sandbox: '不会真的扣款，只在演示站可用',
};

/** A provider as an option. */
export const wayOption = (value: PayWay) => ({ value, label: PAYMENT_PROVIDER.label(value), hint: HINTS[value] });

/** Payment data from the provider. */
export type PayShown =
  | { kind: 'manual'; payee: string; pictureSrc: string | null; remark: string }
  /**
   * `isInWeChat`: the page is open inside WeChat, where the code cannot be scanned, and the account is not bound to
   * it.
   */
  | { kind: 'qr'; codeUrl: string; isInWeChat: boolean }
  /** The page is open inside WeChat, which pays directly. */
  | { kind: 'jsapi' }
  | { kind: 'sandbox' };

/** The effect of each act of the demo provider, in the payer's words. */
export const SANDBOX_HINTS: Record<SandboxAct, string> = {
  pay: '付款成功，通知马上到',
  fail: '订单仍是待支付',
  duplicate: '同一笔付款通知两次，只算一次',
  delay: '付了款，通知过几秒才到',
  wrongAmount: '少付 1 分，不会当作已支付',
};
