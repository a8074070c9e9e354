import * as z from 'zod/mini';
import { call, resource } from './call.ts';
import { mobile } from './shared.ts';

const code = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(512)) });
const seen = z.object({
  /** The identity, sealed for ten minutes: signs in when it is bound, else `wxTicket` of another sign-in binds it. */
  ticket: z.string(),
  isBound: z.boolean(),
});
const scene = z.string().check(z.regex(/^[A-Za-z0-9]{1,32}$/, '场景值不正确'));
const errors = ['NOT_CONFIGURED', 'WX_CODE_WRONG', 'RATE_LIMITED', 'UNAVAILABLE'] as const;
/** Reads that cost a code: an envelope's header keeps other sites from starting them. */
const exchange = {
  methods: ['GET'],
  mounts: { '': ['anyone'] },
  quietErrors: true,
  signedGet: true,
  baseMode: true,
} as const;

export const wx = resource('wx', {
  'gzh/code2Session': call({
    ...exchange,
    input: code,
    output: seen,
    errors,
    summary: '公众号网页授权的 code 换取身份凭据',
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
      /** A data URL of the picture. */
      image: z.string(),
    }),
    errors: ['NOT_CONFIGURED', 'RATE_LIMITED', 'UNAVAILABLE'],
    summary: '生成小程序码；码里只有场景值，页面和参数由 common/queryScene 取回',
  }),
});

export const scenes = resource('common', {
  queryScene: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: z.strictObject({ scene }),
    output: z.object({ path: z.string(), query: z.string() }),
    errors: ['NOT_FOUND'],
    summary: '小程序码的场景值指向哪个页面',
  }),
});
