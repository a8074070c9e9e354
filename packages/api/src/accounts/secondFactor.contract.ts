import * as z from 'zod/mini';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { done, empty, id, idInput, instant } from '../kit/contract/shared.ts';
import { afterProof, signIn, signInReply } from './auth.contract.ts';
import { passwordGiven } from './proofs.contract.ts';
import { MAX_PASSKEYS, PASSKEY_TRANSPORTS } from './passkeys.ts';
import { passkeyFields, recoveryField, totpField } from './secondFactorForms.ts';

const { code, recoveryCode } = shapeOf({ code: totpField, recoveryCode: recoveryField });
/** Issued with SECOND_FACTOR_REQUIRED; valid once, for ten minutes and in the browser of the first step. */
const challenge = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, '登录的凭证格式不正确'));
const name = shapeOf(passkeyFields).name;
/** Bytes of the browser, in base64url. */
const bytes = (max: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, '通行密钥的数据格式不正确'), z.maxLength(max, '通行密钥的数据太长'));
/** Identifies a passkey; at most 1,023 bytes. */
const credentialId = bytes(1_364);
const clientData = bytes(4_000);
const transports = z.array(z.enum(PASSKEY_TRANSPORTS)).check(z.maxLength(PASSKEY_TRANSPORTS.length));
/** What a passkey says to a challenge. */
const passkey = z.strictObject({
  credentialId,
  clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(2_000),
});
/** Exactly one is given to sign in. */
const given = { code: z.optional(code), recoveryCode: z.optional(recoveryCode), passkey: z.optional(passkey) };
const isOne = (input: { code?: unknown; recoveryCode?: unknown; passkey?: unknown }) =>
  [input.code, input.recoveryCode, input.passkey].filter((one) => one !== undefined).length === 1;

/** The domain that passkeys are made for. */
const domain = z.string();
/** Valid once, for five minutes. */
const passkeyChallenge = z.string();
/** With what a person can do the second step. Asking again ends the challenge before. */
const ways = z.object({
  hasTotp: z.boolean(),
  /** Null without a passkey for this site. */
  passkey: z.nullable(
    z.object({ domain, challenge: passkeyChallenge, known: z.array(z.object({ credentialId, transports })) }),
  ),
});
const passkeyErrors = ['PASSKEY_OVER', 'PASSKEY_ADDRESS', 'PASSKEY_ORIGIN', 'PASSKEY_WRONG'] as const;

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
    input: z.strictObject({ challenge, ...given }).check(z.refine(isOne, '请提供 code、recoveryCode 或 passkey 之一')),
    output: signInReply,
    errors: [
      'SECOND_FACTOR_WRONG',
      'SECOND_FACTOR_LOCKED',
      'SECOND_FACTOR_OVER',
      ...passkeyErrors,
      'PASSKEY_FOREIGN',
      ...afterProof,
    ],
    summary: '登录的第二步：用验证器的动态码、一个恢复码或通行密钥完成登录，每个只能用一次',
  }),
  querySignInWays: call({
    ...signIn,
    input: z.strictObject({ challenge }),
    output: ways,
    errors: ['SECOND_FACTOR_OVER'],
    summary: '登录的第二步可以用什么，给通行密钥一个新的挑战',
  }),
  queryMine: call({
    ...own,
    methods: ['GET'],
    input: empty,
    output: z.object({
      totp: z.nullable(z.object({ since: instant })),
      recoveryCodesLeft: z.int(),
      passkeys: z.array(
        z.object({
          id,
          name: z.string(),
          createdAt: instant,
          /** Null until it is used for the first time. */
          lastUsedAt: z.nullable(instant),
          /** Made for an address that the site no longer has. */
          isForOtherSite: z.boolean(),
        }),
      ),
      /** The site has an address for which browsers make passkeys. */
      canAddPasskey: z.boolean(),
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
      ...passkeyErrors,
      'PASSKEY_FOREIGN',
      'SIGN_IN_REQUIRED',
      'RATE_LIMITED',
    ],
    summary: '再次证明是本人：密码，开启了两步验证的还要动态码、恢复码或通行密钥；之后十分钟内可以修改两步验证',
  }),
  queryProofWays: call({
    ...own,
    methods: ['POST'],
    input: empty,
    output: ways,
    errors: ['SIGN_IN_REQUIRED'],
    summary: '证明是本人时第二步可以用什么，给通行密钥一个新的挑战',
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
    summary: '关闭验证器；没有通行密钥的，两步验证随之关闭，恢复码一起作废；角色要求两步验证的不能关闭',
  }),
  beginPasskey: call({
    ...own,
    methods: ['POST'],
    input: empty,
    output: z.object({
      domain,
      siteName: z.string(),
      /** Names the person to the device without saying who it is. */
      userHandle: z.string(),
      account: z.string(),
      challenge: passkeyChallenge,
      /** Those that the person has: the device that holds one must not make another. */
      known: z.array(z.object({ credentialId, transports })),
    }),
    errors: [...changeErrors, 'PASSKEY_ADDRESS', 'PASSKEY_FULL'],
    summary: '开始添加通行密钥，给一个新的挑战',
  }),
  addPasskey: call({
    ...own,
    methods: ['POST'],
    input: z.strictObject({ name, credentialId, clientData, attestation: bytes(20_000), transports }),
    output: codesOnce,
    errors: [...changeErrors, ...passkeyErrors, 'PASSKEY_FULL', 'PASSKEY_KNOWN'],
    summary: `添加通行密钥，最多 ${MAX_PASSKEYS} 个；第一次开启两步验证时返回恢复码，其他设备退出登录`,
  }),
  renamePasskey: call({
    ...own,
    methods: ['PUT'],
    input: z.strictObject({ id, name }),
    output: done,
    errors: [...changeErrors, 'NOT_FOUND'],
    summary: '给自己的通行密钥改名',
  }),
  removePasskey: call({
    ...own,
    methods: ['DELETE'],
    input: idInput,
    output: done,
    errors: [...changeErrors, 'NOT_FOUND', 'SECOND_FACTOR_KEPT'],
    summary: '删除自己的一个通行密钥；是最后一种验证方式的，两步验证随之关闭，恢复码一起作废',
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
