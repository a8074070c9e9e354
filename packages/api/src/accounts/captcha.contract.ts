import * as z from 'zod/mini';
import { CODE_PURPOSE } from './verifyCodes.ts';
import { call, resource } from '../kit/contract/call.ts';
import { empty, id, instant } from '../kit/contract/shared.ts';
import { email, mobile, workProof } from './proofs.contract.ts';

const sent = z.object({
  expiresAt: instant,
  /** Seconds until another code can be sent to the same number or address. */
  resendAfterSeconds: z.int(),
});
/** A captcha is optional, for people who cannot read it; without one the work takes four times as long. */
const people = { captcha: z.optional(id), proof: z.optional(workProof) };
const sendingErrors = ['WORK_REQUIRED', 'CAPTCHA_REQUIRED', 'RATE_LIMITED', 'CODE_NOT_SENT', 'NOT_CONFIGURED'] as const;

/** Calls for image captchas, and for verification codes by SMS and e-mail. */
export const captcha = resource('captcha', {
  getImageCaptcha: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    path: '/getImageCaptcha',
    quietErrors: true,
    baseMode: true,
    input: empty,
    output: z.object({
      captcha: id,
      /** The picture as a data URL. */
      image: z.string(),
      expiresAt: instant,
    }),
    errors: ['RATE_LIMITED'],
    summary: '取一张图形验证码',
  }),
  checkImageCaptcha: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    path: '/checkImageCaptcha',
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({
      captcha: id,
      text: z.string().check(z.trim(), z.minLength(1, '请输入图中的字符'), z.maxLength(20)),
    }),
    output: z.object({ captcha: id, passed: z.literal(true) }),
    errors: ['CAPTCHA_WRONG'],
    summary: '核对图形验证码；通过后，它的编号可用于一次发送或一次登录，使那一次的安全验证更短',
  }),
  getSmsCode: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    path: '/getSmsCode',
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({ mobile, purpose: z.enum(CODE_PURPOSE.values), ...people }),
    output: sent,
    errors: sendingErrors,
    summary: '发送短信验证码；登录、重设密码、确认本人操作的验证码只发给已注册的号码，回答都相同',
  }),
  getEmailCode: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    path: '/getEmailCode',
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({ email, purpose: z.enum(CODE_PURPOSE.values), ...people }),
    output: sent,
    errors: sendingErrors,
    summary: '发送邮件验证码；登录、重设密码、确认本人操作的验证码只发给已注册的邮箱，回答都相同',
  }),
});
