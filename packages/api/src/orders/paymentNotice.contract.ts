import * as z from 'zod/mini';
import { call, type Mounts } from '../kit/contract/call.ts';

/** A notice from a provider's server. With GET, the payer's browser returns; it proves nothing. */
const notice = {
  quietErrors: true,
  plain: true,
  raw: true,
  input: z.strictObject({ outTradeNo: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({}),
  errors: ['NOT_CONFIGURED', 'NOTICE_REFUSED', 'UNAVAILABLE'],
} as const;

const PAID = '支付结果的通知，由支付机构签名；GET 是付款人返回的页面，查询后转到订单';
const REFUNDED = '退款结果的通知，由支付机构签名；GET 是付款人返回的页面，查询后转到订单';

const OFFICES = { bms: ['anyone'], edms: ['anyone'] } as const;

/** Calls for payment providers. One handler finds the order, whatever its product. */
export const paymentNotices = <
  const Methods extends readonly ['POST', ...'GET'[]],
  const M extends Mounts = typeof OFFICES,
>(
  methods: Methods,
  mounts: M | typeof OFFICES = OFFICES,
) => ({
  paidNotify: call({ ...notice, methods, mounts, summary: PAID }),
  refundNotify: call({ ...notice, methods, mounts, summary: REFUNDED }),
});
