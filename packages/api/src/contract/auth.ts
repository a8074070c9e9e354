import * as z from 'zod/mini';
import { MEMBER_TYPES } from '../domain/statuses.ts';
import { call, resource } from './call.ts';
import { empty, id, instant, personName } from './shared.ts';

export const memberSelf = z.object({
  id,
  name: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  type: z.enum(MEMBER_TYPES),
  tags: z.array(z.string()),
  points: z.int(),
  mobileMasked: z.nullable(z.string()),
  organization: z.nullable(
    z.object({ id, name: z.string(), roles: z.array(z.enum(['manager', 'teacher', 'student'])) }),
  ),
  /** Linked children of a parent; empty for everybody else. */
  children: z.array(personName),
  card: z.nullable(z.object({ name: z.string(), type: z.enum(['0', '1']), expireDate: instant })),
  mustChangePwd: z.boolean(),
});

const userSelf = z.object({
  id,
  name: z.string(),
  isSuper: z.boolean(),
  permissions: z.array(z.string()),
  mustChangePwd: z.boolean(),
});

export const currentPerson = z.discriminatedUnion('realm', [
  z.object({ realm: z.literal('member'), expiresAt: instant, member: memberSelf }),
  z.object({ realm: z.literal('user'), expiresAt: instant, user: userSelf }),
]);

export const auth = resource('auth', {
  loginByPwd: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({
      account: z.string().check(z.trim(), z.minLength(1, '请输入账号'), z.maxLength(100, '账号太长')),
      password: z.string().check(z.minLength(1, '请输入密码'), z.maxLength(200, '密码太长')),
      realm: z.enum(['member', 'user']),
      /** Id of a solved image captcha: asked for after three failures of this account from the same address. */
      captcha: z.optional(id),
    }),
    output: z.object({
      session: z.object({ id: z.string(), key: z.string(), expiresAt: instant }),
      current: currentPerson,
    }),
    errors: ['LOGIN_FAILED', 'LOGIN_LOCKED', 'ACCOUNT_DISABLED', 'CAPTCHA_REQUIRED', 'RATE_LIMITED'],
    summary: '用账号和密码登录',
  }),
  logout: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    beforeNewPwd: true,
    signedGet: true,
    input: empty,
    output: z.object({ signedOut: z.literal(true) }),
    errors: [],
    summary: '退出登录，会话立即失效',
  }),
  queryCurrent: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    beforeNewPwd: true,
    quietErrors: true,
    input: empty,
    output: currentPerson,
    errors: ['SIGN_IN_REQUIRED'],
    summary: '当前登录的人',
  }),
  verify: call({
    methods: ['GET'],
    mounts: { '': ['member', 'user'] },
    beforeNewPwd: true,
    quietErrors: true,
    input: empty,
    output: z.object({ valid: z.literal(true), realm: z.enum(['member', 'user']), expiresAt: instant }),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '会话是否仍然有效',
  }),
});
