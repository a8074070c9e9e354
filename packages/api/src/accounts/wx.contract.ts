import * as z from 'zod/mini';
import { WX_SCENE, WX_STATE } from './wxState.ts';
import { call, resource } from '../kit/contract/call.ts';
import { instant } from '../kit/contract/shared.ts';
import { mobile, workProof } from './proofs.contract.ts';

const code = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(512)) });
const seen = z.object({
  /**
   * The identity, sealed for ten minutes. Signs in when bound; otherwise pass it as `wxTicket` of another sign-in to
   * bind it.
   */
  ticket: z.string(),
  isBound: z.boolean(),
});
/** Scene of a mini-program code, or of a sign-in code on a screen. */
export const wxScene = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/, '场景值不正确'));
/** State returned by WeChat; valid only in the browser that received it from `wx/gzh/createState`. */
export const wxState = z.string().check(z.regex(WX_STATE, '微信授权状态不正确，请重新授权'));
/** Secret of a scene, known only to the browser that waits for the sign-in. */
export const wxSecret = z.string().check(z.regex(/^[\w-]{43}$/, '登录凭据不正确'));

/** A browser waiting for confirmation by a phone, for both of them to show. */
const waiting = z.object({
  state: z.enum(['waiting', 'scanned', 'confirmed', 'refused', 'expired']),
  /** Name of the browser: Windows 上的 Edge. */
  browser: z.string(),
  address: z.string(),
  askedAt: instant,
  expiresAt: instant,
});
const errors = ['NOT_CONFIGURED', 'WX_CODE_WRONG', 'RATE_LIMITED', 'UNAVAILABLE'] as const;
/** GET calls that use up a code; the envelope's header keeps other sites from starting them. */
const exchange = {
  methods: ['GET'],
  mounts: { '': ['anyone'] },
  quietErrors: true,
  signedGet: true,
  baseMode: true,
} as const;

/** Calls for WeChat: official account (`gzh`) and mini-program (`mp`). */
export const wx = resource('wx', {
  'gzh/code2Session': call({
    ...exchange,
    input: z.extend(code, { state: wxState }),
    output: z.extend(seen, {
      /** Scene of the scanned code on another screen, which is notified; null otherwise. */
      scene: z.nullable(wxScene),
    }),
    errors: [...errors, 'WX_SCENE_OVER'],
    summary: '公众号网页授权的 code 换取身份凭据；state 须由同一浏览器用 createState 取得，只能用一次',
  }),
  'gzh/createState': call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({
      /** Scene in the code on another screen. */
      scene: z.optional(z.string().check(z.regex(WX_SCENE, '场景值不正确'))),
    }),
    output: z.object({ url: z.string() }),
    errors: ['NOT_CONFIGURED'],
    summary: '去微信网页授权的地址，其中的 state 只对这个浏览器、只在十分钟内、只一次有效',
  }),
  'gzh/createScene': call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({ proof: z.optional(workProof) }),
    output: z.object({
      scene: wxScene,
      /** Keep in the page: signs in once after the phone confirms. */
      secret: wxSecret,
      /** The code to scan, as a data URL. */
      image: z.string(),
      expiresAt: instant,
    }),
    errors: ['NOT_CONFIGURED', 'WORK_REQUIRED'],
    summary: '给电脑上的浏览器一个登录码：用微信扫码并在手机上确认后，这个浏览器登录',
  }),
  'gzh/answerScene': call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({
      scene: wxScene,
      ticket: z.string().check(z.minLength(1), z.maxLength(1_000)),
      agreed: z.boolean(),
    }),
    output: z.object({ agreed: z.boolean() }),
    errors: [
      'WX_CODE_WRONG',
      'WX_NOT_BOUND',
      'WX_SCENE_OVER',
      'ACCOUNT_DISABLED',
      'ACCOUNT_PENDING',
      'ACCOUNT_REJECTED',
      'MEMBER_BLOCKED',
      'CONSENT_REQUIRED',
      'CONSENT_OUTDATED',
    ],
    summary: '手机上确认或拒绝电脑上的登录；只有扫码的那个微信能回答，只能回答一次',
  }),
  'gzh/verifyToken': call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    plain: true,
    download: true,
    input: z.strictObject({
      signature: z.string().check(z.regex(/^[0-9a-f]{40}$/, '签名不正确')),
      timestamp: z.string().check(z.regex(/^\d{1,16}$/, '时间不正确')),
      nonce: z.string().check(z.maxLength(64)),
      echostr: z.string().check(z.regex(/^[\w-]{1,128}$/, '回显内容不正确')),
    }),
    output: z.any(),
    errors: ['NOT_CONFIGURED', 'FORBIDDEN'],
    summary: '公众号服务器地址验证：签名正确时原样回显',
  }),
  'mp/authorizeMobile': call({
    ...exchange,
    input: code,
    output: z.object({ mobile }),
    errors,
    summary: '小程序手机号授权的 code 换取手机号',
  }),
  'mp/code2Session': call({
    ...exchange,
    input: code,
    output: seen,
    errors,
    summary: '小程序登录的 code 换取身份凭据',
  }),
  'mp/generateQrCode': call({
    methods: ['POST'],
    mounts: { '': ['member', 'backOffice'] },
    input: z.strictObject({
      path: z.string().check(z.regex(/^[A-Za-z0-9_\-/]{1,128}$/, '小程序页面路径不正确')),
      query: z._default(z.string().check(z.maxLength(500)), ''),
    }),
    output: z.object({
      scene: z.string(),
      /** The picture as a data URL. */
      image: z.string(),
    }),
    errors: ['NOT_CONFIGURED', 'RATE_LIMITED', 'UNAVAILABLE'],
    summary: '生成小程序码；码里只有场景值，页面和参数由 common/queryScene 取回',
  }),
});

/** Call that resolves a scene. */
export const scenes = resource('common', {
  queryScene: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: z.strictObject({ scene: wxScene }),
    output: z.object({
      path: z.string(),
      query: z.string(),
      /** Present if a browser waits to be signed in by the phone. */
      signIn: z.optional(waiting),
    }),
    errors: ['NOT_FOUND'],
    summary: '场景值指向哪个页面（小程序码）；或等待手机确认登录的浏览器，以及确认到了哪一步',
  }),
});
