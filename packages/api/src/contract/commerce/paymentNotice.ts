import * as z from 'zod/mini';
import { call } from '../call.ts';

/** There are no orders yet: providers are told so. */
const notice = {
  mounts: { bms: ['anyone'], edms: ['anyone'] },
  quietErrors: true,
  input: z.strictObject({ outTradeNo: z.optional(z.string().check(z.maxLength(64))) }),
  output: z.object({}),
  errors: ['NOT_CONFIGURED'],
} as const;

/** What a payment provider calls; one handler finds the order, whatever was sold. */
export const paymentNotices = <const Methods extends readonly ['POST', ...'GET'[]]>(methods: Methods) => ({
  paidNotify: call({ ...notice, methods, summary: '支付结果的通知，由支付机构签名' }),
  refundNotify: call({ ...notice, methods, summary: '退款结果的通知，由支付机构签名' }),
});
