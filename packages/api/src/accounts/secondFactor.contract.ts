import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { done, empty, id, idInput, instant } from '../kit/contract/shared.ts';
import { afterProof, signIn, signInReply } from './auth.contract.ts';
import { passwordGiven } from './proofs.contract.ts';
import { recoveryField, totpField } from './secondFactorForms.ts';

const { code, recoveryCode } = shapeOf({ code: totpField, recoveryCode: recoveryField });
/** Issued with SECOND_FACTOR_REQUIRED; valid once, for ten minutes and in the browser of the first step. */
const challenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, '登录的凭证格式不正确'));
/** Exactly one is given to sign in. */
const given = { code: z.optional(code), recoveryCode: z.optional(recoveryCode) };
const isOne = (input: { code?: unknown; recoveryCode?: unknown }) =>
  (input.code === undefined) !== (input.recoveryCode === undefined);

/** Students and parents have no second factor. */
const staff = { '': ['teacher', 'orgManager', 'user'] } as const;
const own = { mounts: staff, quietErrors: true, beforeSecondFactor: true } as const;
const changeErrors = ['PROVE_AGAIN', 'SECOND_FACTOR_DEMO', 'SIGN_IN_REQUIRED'] as const;
const codesOnce = z.object({
  /** Returned only here; the server stores their hashes. */
  recoveryCodes: z.array(z.string()),
});

/** A browser in which the person is signed in. */
const device = z.object({
  id,
  /** As the browser describes itself: Windows 上的 Edge. */
  browser: z.string(),
  ip: z.string(),
  isCurrent: z.boolean(),
  createdAt: instant,
  seenAt: instant,
});

/** Calls for the second factor of staff: the second step of a sign-in, and what one's own account has. */
export const secondFactor = resource('secondFactor', {
  signIn: call({
    ...signIn,
    input: z.strictObject({ challenge, ...given }).check(z.refine(isOne, '请提供 code 或 recoveryCode 之一')),
    output: signInReply,
    errors: ['SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED', 'SECOND_FACTOR_OVER', ...afterProof],
    summary: '登录的第二步：用验证器的动态码或一个恢复码完成登录，每个只能用一次',
  }),
  queryMine: call({
    ...own,
    methods: ['GET'],
    input: empty,
    output: z.object({
      totp: z.nullable(z.object({ since: instant })),
      recoveryCodesLeft: z.int(),
      hasPassword: z.boolean(),
      isDemo: z.boolean(),
      /** A role requires one, so it cannot be turned off. */
      isRequired: z.boolean(),
      /** Until then second factors may be changed without a new proof; null if one is needed. */
      provedUntil: z.nullable(instant),
    }),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '自己的两步验证',
  }),
  prove: call({
    ...own,
    methods: ['POST'],
    input: z.strictObject({ password: passwordGiven, ...given }),
    output: z.object({ provedUntil: instant }),
    errors: [
      'PROOF_FAILED',
      'LOGIN_LOCKED',
      'SECOND_FACTOR_WRONG',
      'SECOND_FACTOR_LOCKED',
      'SIGN_IN_REQUIRED',
      'RATE_LIMITED',
    ],
    summary: '再次证明是本人：密码，开启了两步验证的还要动态码或恢复码；之后十分钟内可以修改两步验证',
  }),
  beginTotp: call({
    ...own,
    methods: ['POST'],
    input: empty,
    output: z.object({
      /** In base32, for apps that cannot scan. */
      secret: z.string(),
      /** `otpauth://`, shown as a QR code. */
      address: z.string(),
    }),
    errors: changeErrors,
    summary: '生成验证器的新密钥；输入第一个动态码后才生效',
  }),
  confirmTotp: call({
    ...own,
    methods: ['POST'],
    input: z.strictObject({ code }),
    output: codesOnce,
    errors: [...changeErrors, 'TOTP_OVER', 'SECOND_FACTOR_WRONG', 'SECOND_FACTOR_LOCKED'],
    summary: '用第一个动态码确认验证器；第一次开启时返回恢复码，其他设备退出登录',
  }),
  removeTotp: call({
    ...own,
    methods: ['DELETE'],
    input: empty,
    output: z.object({ removed: z.boolean() }),
    errors: [...changeErrors, 'SECOND_FACTOR_NONE', 'SECOND_FACTOR_KEPT'],
    summary: '关闭验证器，恢复码一起作废；角色要求两步验证的不能关闭',
  }),
  newRecoveryCodes: call({
    ...own,
    methods: ['POST'],
    input: empty,
    output: codesOnce,
    errors: [...changeErrors, 'SECOND_FACTOR_NONE'],
    summary: '换一组新的恢复码，旧的全部作废',
  }),
  queryDevices: call({
    ...own,
    methods: ['GET'],
    input: empty,
    output: z.object({ devices: z.array(device) }),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '自己登录着的设备',
  }),
  endDevice: call({
    ...own,
    methods: ['DELETE'],
    input: idInput,
    output: done,
    errors: ['NOT_FOUND', 'SIGN_IN_REQUIRED'],
    summary: '让自己的一台设备退出登录',
  }),
});
