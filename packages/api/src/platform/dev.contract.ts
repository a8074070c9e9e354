import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { SANDBOX_ACT } from './sandboxPay.ts';
import { empty, instant } from '../kit/contract/shared.ts';
import { CODE_CHANNELS } from './channels.ts';

/** A message that the built-in senders would have sent. The inbox lists newest first. */
export const inboxMessage = z.object({
  id: z.string(),
  at: instant,
  channel: z.enum(CODE_CHANNELS),
  to: z.string(),
  subject: z.nullable(z.string()),
  text: z.string(),
  code: z.nullable(z.string()),
});

/**
 * Row of `dev/queryInbox`, which answers only on the server's machine. `code` is the verification code in the text, if
 * any.
 */
export type InboxMessage = z.output<typeof inboxMessage>;

/** Calls that exist only in local development: inbox and payments of the built-in providers. */
export const dev = resource('dev', {
  queryInbox: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: empty,
    output: z.object({ content: z.array(inboxMessage) }),
    errors: ['CALL_NOT_FOUND'],
    summary: '本机收件箱：内置短信和邮件的内容；只在本机调试时存在',
  }),
  sandboxPay: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    input: z.strictObject({
      outTradeNo: z.string().check(z.minLength(1), z.maxLength(64)),
      act: z.enum(SANDBOX_ACT.values),
    }),
    output: empty,
    errors: ['CALL_NOT_FOUND', 'NOT_FOUND'],
    summary: '模拟支付：像付款人那样付款、失败或让通知出错；只在本机调试时存在',
  }),
});
