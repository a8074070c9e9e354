import * as z from 'zod/mini';
import { REALM, MEMBER_TYPE } from '../kit/realms.ts';
import { againFields } from './accountForms.ts';
import { call, resource } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { wxScene, wxSecret, wxState } from './wx.contract.ts';
import { empty, id, instant, personName } from '../kit/contract/shared.ts';
import { email, mobile, password, sentCode, signInName, workProof } from './proofs.contract.ts';
import { MEMBER, ORGANIZATION_ROLE } from './memberStatus.ts';

const organizationOfMember = z.object({
  id,
  name: z.string(),
  /** File name of the logo. */
  logo: z.nullable(z.string()),
  roles: z.array(z.enum(ORGANIZATION_ROLE.values)),
});

/** The signed-in member. */
export const memberSelf = z.object({
  id,
  name: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  type: z.enum(MEMBER_TYPE.values),
  tags: z.array(z.string()),
  points: z.int(),
  mobileMasked: z.nullable(z.string()),
  /** The organization that the session acts for; null for a person. */
  organization: z.nullable(organizationOfMember),
  /** All organizations of the member; `switchOrganization` switches to any of them. */
  organizations: z.array(organizationOfMember),
  /** Linked children of a parent; empty for others. */
  children: z.array(personName),
  card: z.nullable(z.object({ name: z.string(), type: z.enum(['0', '1']), expireDate: instant })),
  mustChangePwd: z.boolean(),
  /** The app requires a second factor of teachers or managers, and there is none. */
  mustSetSecondFactor: z.boolean(),
});

/**
 * The account as its owner sees it, from `member/queryCurrent`. Only the mobile number is masked; `card` is null
 * without a valid membership card.
 */
export type MemberSelf = z.output<typeof memberSelf>;

const userSelf = z.object({
  id,
  name: z.string(),
  isSuper: z.boolean(),
  permissions: z.array(z.string()),
  mustChangePwd: z.boolean(),
  /** A role requires a second factor, and there is none. */
  mustSetSecondFactor: z.boolean(),
});

/** The signed-in person, a member or an operator, with the end of the session. */
export const currentPerson = z.discriminatedUnion('realm', [
  z.object({ realm: z.literal('member'), expiresAt: instant, member: memberSelf }),
  z.object({ realm: z.literal('user'), expiresAt: instant, user: userSelf }),
]);

/**
 * Who is signed in, from `auth/queryCurrent`; `realm` decides whether `member` or `user` is present. `expiresAt` ends
 * the session.
 */
export type Current = z.output<typeof currentPerson>;

/** A new session with its secret key, and the signed-in person. */
export const signInReply = z.object({
  session: z.object({ id: z.string(), key: z.string(), expiresAt: instant }),
  current: currentPerson,
});

/**
 * Reply of all sign-in calls and of `auth/switchOrganization`. The client keeps `session.key` and seals later calls
 * with it.
 */
export type SignInReply = z.output<typeof signInReply>;

/** Errors of every kind of sign-in once identity is proven. */
export const afterProof = [
  'SECOND_FACTOR_REQUIRED',
  'DEMO_HERE_ONLY',
  'ACCOUNT_DISABLED',
  'ACCOUNT_PENDING',
  'ACCOUNT_REJECTED',
  'MEMBER_BLOCKED',
  'CONSENT_REQUIRED',
  'CONSENT_OUTDATED',
  'WX_TAKEN',
  'RATE_LIMITED',
] as const;
/** What all calls that sign in share. */
export const signIn = { methods: ['POST'], mounts: { '': ['anyone'] }, quietErrors: true, baseMode: true } as const;

const wxCode = z.string().check(z.minLength(1), z.maxLength(512));
/** A verified WeChat identity, sealed by the server and valid for ten minutes. */
const wxTicket = z.string().check(z.minLength(1), z.maxLength(1_000));
/**
 * Exactly one proof: a code with its state, the phone's ticket, or scene and secret of a browser that a phone
 * confirmed.
 */
const wxGzhProof = z
  .strictObject({
    code: z.optional(wxCode),
    state: z.optional(wxState),
    ticket: z.optional(wxTicket),
    scene: z.optional(wxScene),
    secret: z.optional(wxSecret),
  })
  .check(
    z.refine(
      ({ code, state, ticket, scene, secret }) =>
        (scene === undefined) === (secret === undefined) &&
        (code === undefined) === (state === undefined) &&
        [code, ticket, scene].filter((proof) => proof !== undefined).length === 1,
      '请提供 code 和 state、ticket，或 scene 和 secret',
    ),
  );
const wxProof = z
  .strictObject({ code: z.optional(wxCode), ticket: z.optional(wxTicket) })
  .check(z.refine(({ code, ticket }) => (code === undefined) !== (ticket === undefined), '请提供 code 或 ticket 之一'));
/** One line of the text that a partner signs. */
const signedLine = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[^\r\n]+$/, '不能换行'));

/** Calls for signing in and out, and for the current session. */
export const auth = resource('auth', {
  queryWays: call({
    methods: ['GET'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: empty,
    output: z.object({
      sms: z.boolean(),
      email: z.boolean(),
      /**
       * Start address for pages inside WeChat; null when not configured. Other browsers show a code:
       * `wx/gzh/createScene`.
       */
      wechat: z.nullable(z.object({ url: z.string() })),
    }),
    errors: [],
    summary: '这台服务器上可用的登录方式',
  }),
  loginByPwd: call({
    ...signIn,
    input: z.strictObject({
      /** The account name; for members also mobile number or e-mail address. */
      account: signInName,
      password,
      realm: z.enum(REALM.values),
      /** Id of a school; then `account` may be the student's number at the school. */
      school: z.optional(id),
      /** Id of a solved image captcha; it shortens the work required after failed attempts. */
      captcha: z.optional(id),
      proof: z.optional(workProof),
      wxTicket: z.optional(wxTicket),
    }),
    output: signInReply,
    errors: [
      'LOGIN_FAILED',
      'LOGIN_OTHER_DOOR',
      'LOGIN_LOCKED',
      'WORK_REQUIRED',
      'CAPTCHA_REQUIRED',
      'PWD_EXPIRED',
      ...afterProof,
    ],
    summary: '用账号和密码登录，给出学校时也可以用学号；密码正确但选错了账号类型时会说明',
  }),
  applyAgain: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    baseMode: true,
    input: z.strictObject({
      account: signInName,
      password,
      captcha: z.optional(id),
      proof: z.optional(workProof),
      statement: shapeOf(againFields).statement,
    }),
    output: z.object({ status: z.enum(MEMBER.values) }),
    errors: [
      'LOGIN_FAILED',
      'LOGIN_LOCKED',
      'WORK_REQUIRED',
      'CAPTCHA_REQUIRED',
      'ACCOUNT_DISABLED',
      'APPLY_NOT_NEEDED',
      'RATE_LIMITED',
    ],
    summary: '没有通过审核的人凭账号和密码补充说明，重新申请；管理账号会收到消息',
  }),
  loginByMobile: call({
    ...signIn,
    input: z
      .strictObject({
        mobile: z.optional(mobile),
        email: z.optional(email),
        code: sentCode,
        proof: z.optional(workProof),
        wxTicket: z.optional(wxTicket),
      })
      .check(z.refine((input) => (input.mobile === undefined) !== (input.email === undefined), '请填写手机号或邮箱')),
    output: signInReply,
    errors: ['CODE_WRONG', 'ACCOUNT_NOT_FOUND', 'WORK_REQUIRED', ...afterProof],
    summary: '用短信或邮件验证码登录',
  }),
  loginByWxGzh: call({
    ...signIn,
    input: wxGzhProof,
    output: signInReply,
    errors: ['NOT_CONFIGURED', 'WX_CODE_WRONG', 'WX_NOT_BOUND', 'WX_SCENE_OVER', ...afterProof],
    summary: '在微信公众号网页里登录；或电脑上的浏览器在手机确认后登录（scene 和 secret，只能用一次）',
  }),
  loginByWxMp: call({
    ...signIn,
    input: wxProof,
    output: signInReply,
    errors: ['NOT_CONFIGURED', 'WX_CODE_WRONG', 'WX_NOT_BOUND', ...afterProof],
    summary: '在微信小程序里登录',
  }),
  loginByWxMpMobile: call({
    ...signIn,
    input: z.strictObject({ code: wxCode, mobileCode: wxCode }),
    output: signInReply,
    errors: ['NOT_CONFIGURED', 'WX_CODE_WRONG', 'ACCOUNT_NOT_FOUND', ...afterProof],
    summary: '在微信小程序里用微信核实的手机号登录，并绑定微信',
  }),
  ssoAuth: call({
    ...signIn,
    input: z.strictObject({
      subject: signedLine(128),
      name: signedLine(50),
      type: z.enum(MEMBER_TYPE.values),
      birthYm: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, '写成 2014-09'))),
      nonce: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/, '16 到 64 个字母、数字、- 或 _')),
      /** Seconds since 1970. */
      issuedAt: z.int(),
      /** HMAC-SHA256 in hex; see docs/sso.md. */
      signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, '64 个十六进制小写字符')),
    }),
    output: signInReply,
    errors: ['SSO_REFUSED', ...afterProof],
    summary: '合作学校以签名担保身份登录；第一次登录时建立账号',
  }),
  switchOrganization: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    input: z.strictObject({ orgId: z.nullable(id) }),
    output: signInReply,
    errors: ['NOT_FOUND', 'SIGN_IN_REQUIRED', 'MEMBER_BLOCKED'],
    summary: '切换到所属的另一个机构（null 为个人）：会话换新，旧的立即失效',
  }),
  logout: call({
    methods: ['GET'],
    /**
     * Open to anyone: a browser whose cookie and key belong to different sessions proves neither, yet must drop both.
     */
    mounts: { '': ['anyone'] },
    beforeNewPwd: true,
    signedGet: true,
    /** With `elsewhere`, all other sessions of the person end instead of this one. */
    input: z.strictObject({ elsewhere: z.optional(z.literal('1')) }),
    output: z.object({ signedOut: z.boolean() }),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '退出登录，会话立即失效；或让其他设备退出',
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
    output: z.object({ valid: z.literal(true), realm: z.enum(REALM.values), expiresAt: instant }),
    errors: ['SIGN_IN_REQUIRED'],
    summary: '会话是否仍然有效',
  }),
});
