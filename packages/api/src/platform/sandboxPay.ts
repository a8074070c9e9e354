import { labelled, type ValueIn } from '../kit/labelled.ts';

/** Outcomes that a payer can trigger in the simulated payment. */
export const SANDBOX_ACT = labelled({
  pay: '付款',
  fail: '失败',
  duplicate: '重复通知',
  delay: '延迟',
  wrongAmount: '金额不符',
});

/** What the simulated provider does next with a payment; real providers have no such call. */
export type SandboxAct = ValueIn<typeof SANDBOX_ACT>;
