import * as z from 'zod/mini';
import { joinCodeFields, IMPORT_FILE_ROWS } from './memberForms.ts';
import { call } from '../kit/contract/call.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import {
  birthYm,
  className,
  consentStatement,
  handedOut,
  invitation,
  memberName,
  memberType,
  nickname,
  no,
  tags,
} from './memberViews.contract.ts';
import { plainAccount } from '../kit/typedText.ts';
import { wxState } from './wx.contract.ts';
import { id, reasonText } from '../kit/contract/shared.ts';
import { accountName, email, mobile, newPassword, sentCode, passwordGiven } from './proofs.contract.ts';
import { ORGANIZATION_ROLE } from './memberStatus.ts';

const MAX_BATCH = 300;
const ids = z.array(id).check(z.minLength(1, '请先选人'), z.maxLength(200, '一次最多 200 人'));
const version = z.int().check(z.positive());
const changed = z.object({ id, version: z.int() });
const managers = ['orgManager', 'backOffice'] as const;

/** Result of a batch, row by row. */
const batchReport = z.object({
  /** 0 when any row has a problem, and on a dry run: all rows or none are created. */
  created: z.int(),
  rows: z.array(
    z.object({
      /** Row number, from 1. */
      row: z.int(),
      id: z.nullable(id),
      account: z.nullable(z.string()),
      problem: z.nullable(z.string()),
    }),
  ),
});
const batchTarget = {
  /** For operators: the organization to join, if any. Rows of a manager join the manager's organization. */
  orgId: z.optional(id),
  /** Required for members under 14 and for students without a birth month. */
  consentStatement: z.optional(consentStatement),
  /** True only checks and reports the rows; nothing is stored. */
  dryRun: z._default(z.boolean(), false),
};

/**
 * Proof before the caller's sign-in data changes: password, or without one a code (`confirm`) to the bound mobile or
 * e-mail.
 */
const ownerProof = {
  password: z.optional(passwordGiven),
  verifyCode: z.optional(sentCode),
};

/** Calls that change members. */
export const memberWrites = {
  addMemberToMine: call({
    methods: ['POST'],
    mounts: { '': ['teacher', 'orgManager'] },
    input: z.strictObject({
      /** Join code of a student, or of a parent for all children of that parent. */
      joinCode: z.optional(shapeOf(joinCodeFields).joinCode),
      /** Members of the same organization. */
      memberIds: z.optional(ids),
      /** For managers: the teacher in the organization who gets the students. */
      teacherId: z.optional(id),
    }),
    output: z.object({ memberIds: z.array(id) }),
    errors: ['JOIN_CODE_WRONG', 'NOT_FOUND', 'RATE_LIMITED', 'VALIDATION'],
    summary: '把学生加为自己的学生：凭学生或家长的邀请码，或同一机构的学生',
  }),
  batchCreate: call({
    methods: ['POST'],
    mounts: { '': managers },
    input: z.strictObject({
      ...batchTarget,
      rows: z
        .array(
          z.strictObject({
            account: z.optional(accountName),
            name: memberName,
            type: z._default(memberType, 'student'),
            mobile: z.optional(mobile),
            email: z.optional(email),
            birthYm: z.optional(birthYm),
            no: z.optional(no),
            className: z.optional(className),
          }),
        )
        .check(z.minLength(1, '请至少填一人'), z.maxLength(MAX_BATCH, `一次最多 ${MAX_BATCH} 人`)),
    }),
    output: batchReport,
    errors: ['ORG_FULL', 'NOT_FOUND', 'AGREEMENT_MISSING'],
    summary: '批量新建账号，初始密码由服务器生成；任何一行有问题就一行都不建，逐行说明',
  }),
  batchRegister: call({
    methods: ['POST'],
    mounts: { '': managers },
    input: z.strictObject({
      ...batchTarget,
      /** Account names are prefix plus number: star001, star002 … */
      prefix: z
        .string()
        .check(z.overwrite(plainAccount), z.regex(/^[a-z][a-z0-9]{1,15}$/, '前缀以字母开头，2 至 16 位字母或数字')),
      start: z._default(z.int().check(z.minimum(1), z.maximum(99_999)), 1),
      count: z.int().check(z.minimum(1), z.maximum(MAX_BATCH, `一次最多 ${MAX_BATCH} 个`)),
      className: z.optional(className),
    }),
    output: batchReport,
    errors: ['ORG_FULL', 'NOT_FOUND', 'AGREEMENT_MISSING'],
    summary: '按前缀和序号批量开学生账号（没有手机号时用），姓名以后再改',
  }),
  exportPwd: call({
    methods: ['POST'],
    mounts: { '': managers },
    input: z.strictObject({
      /** Default: all members in scope with a server-made password. At most as many as one import creates. */
      ids: z.optional(z.array(id).check(z.minLength(1, '请先选人'), z.maxLength(IMPORT_FILE_ROWS))),
    }),
    download: true,
    output: z.any(),
    errors: ['PWD_NONE'],
    summary: '导出服务器生成的初始密码（Excel），每个密码只导出一次，记入日志',
  }),
  pwd: call({
    methods: ['POST'],
    mounts: { '': ['anyone', 'member'] },
    baseMode: true,
    input: z.union([
      z.strictObject({ mobile, code: sentCode, password: newPassword }),
      z.strictObject({ email, code: sentCode, password: newPassword }),
    ]),
    output: z.object({ changed: z.literal(true) }),
    errors: ['CODE_WRONG', 'PWD_WEAK', 'RATE_LIMITED'],
    summary: '忘记密码：凭发到手机或邮箱的验证码设置新密码；有没有这个账号，回答都一样',
  }),
  updatePwd: call({
    methods: ['PUT'],
    mounts: { '': ['member'] },
    beforeNewPwd: true,
    input: z.strictObject({
      password: newPassword,
      oldPassword: z.optional(passwordGiven),
      /** Code sent to the member's mobile number or e-mail address, instead of the old password. */
      code: z.optional(sentCode),
      channel: z.optional(z.enum(['sms', 'email'])),
    }),
    output: z.object({ changed: z.literal(true) }),
    errors: ['PWD_WRONG', 'PWD_WEAK', 'CODE_WRONG', 'LOGIN_LOCKED', 'VALIDATION'],
    summary: '修改自己的密码：需要原密码或验证码；其他设备上的登录立即失效',
  }),
  resetPwd: call({
    methods: ['PUT'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    quietErrors: true,
    input: z.strictObject({ ids }),
    output: z.object({ accounts: z.array(handedOut) }),
    errors: ['NOT_FOUND', 'PWD_NOT_OURS', 'PWD_OFFICE_ONLY', 'RATE_LIMITED', 'VALIDATION'],
    summary:
      '重置密码：新密码只在回答里给出一次，各处的登录立即失效，两步验证随之关闭；老师限自己的学生，管理员限本校成员，且账号须由本校创建；记入日志',
  }),
  bindWxGzh: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    input: z.strictObject({
      /** Code from WeChat's authorization page. */
      code: z.string().check(z.minLength(1), z.maxLength(128)),
      state: wxState,
      ...ownerProof,
    }),
    output: z.object({ bound: z.literal(true) }),
    errors: [
      'PROOF_FAILED',
      'LOGIN_LOCKED',
      'WX_CODE_WRONG',
      'WX_TAKEN',
      'NOT_CONFIGURED',
      'RATE_LIMITED',
      'UNAVAILABLE',
    ],
    summary: '把自己的账号与微信公众号绑定，以后可用微信登录；先凭密码（没有密码的凭验证码）确认是本人',
  }),
  /** Unbinds WeChat from an account, after a phone was lost or when another person's WeChat is bound to it. */
  unbindWxGzh: call({
    methods: ['PUT'],
    mounts: { '': ['backOffice'] },
    quietErrors: true,
    input: z.strictObject({ id }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'VALIDATION'],
    summary: '管理账号解除账号与微信的绑定：各处的登录立即失效，本人收到消息，记入日志；要留有别的登录方式',
  }),
  configRoles: call({
    methods: ['PUT'],
    mounts: { '': ['backOffice'] },
    input: z.strictObject({
      id,
      version,
      type: z.optional(memberType),
      /** Roles by organization; an empty list ends the membership there. */
      organizations: z.optional(
        z
          .array(z.strictObject({ orgId: id, roles: z.array(z.enum(ORGANIZATION_ROLE.values)).check(z.maxLength(3)) }))
          .check(z.maxLength(20)),
      ),
    }),
    output: z.extend(changed, {
      /** People who belong to another school are only invited there, and these invitations wait for an answer. */
      invitations: z.array(invitation),
    }),
    errors: ['NOT_FOUND', 'VERSION_CHANGED', 'ORG_FULL', 'ORG_LAST_MANAGER', 'LINK_REFUSED'],
    summary:
      '设置一个账号的身份和在各机构中的角色；它在各处的登录立即失效；别的机构的人先邀请，本人答复前列在 invitations',
  }),
  pass: call({
    methods: ['PUT'],
    mounts: { '': managers },
    input: z.strictObject({ ids }),
    output: z.object({ ids: z.array(id) }),
    errors: ['NOT_FOUND', 'MEMBER_STATE'],
    summary: '通过待审核的账号',
  }),
  reject: call({
    methods: ['PUT'],
    mounts: { '': managers },
    input: z.strictObject({ ids, reason: reasonText }),
    output: z.object({ ids: z.array(id) }),
    errors: ['NOT_FOUND', 'MEMBER_STATE'],
    summary: '拒绝待审核的账号，说明原因',
  }),
  unlock: call({
    methods: ['PUT'],
    mounts: { '': ['teacher', 'orgManager', 'backOffice'] },
    input: z.strictObject({ ids }),
    output: z.object({ ids: z.array(id) }),
    errors: ['NOT_FOUND'],
    summary: '解除登录锁定：密码输错太多次的学生马上可以再试；老师限自己的学生，机构管理员限本机构，记入日志',
  }),
  update: call({
    methods: ['PUT'],
    mounts: { '': ['member', 'backOffice'] },
    input: z.strictObject({
      id,
      version,
      name: z.optional(memberName),
      nickname: z.optional(z.nullable(nickname)),
      /** File name of an uploaded image; null removes the image. */
      avatar: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
      birthYm: z.optional(z.nullable(birthYm)),
      tags: z.optional(tags),
      mobile: z.optional(z.nullable(mobile)),
      /** Code sent to the member's new mobile number. */
      mobileCode: z.optional(sentCode),
      email: z.optional(z.nullable(email)),
      emailCode: z.optional(sentCode),
      ...ownerProof,
      status: z.optional(z.enum(['1', '3'])),
      /** Required to disable an account. */
      reason: z.optional(reasonText),
    }),
    output: changed,
    errors: [
      'NOT_FOUND',
      'NAME_NOT_OURS',
      'PWD_NOT_OURS',
      'PWD_OFFICE_ONLY',
      'VERSION_CHANGED',
      'PROOF_FAILED',
      'LOGIN_LOCKED',
      'CODE_WRONG',
      'MOBILE_TAKEN',
      'EMAIL_TAKEN',
      'MEMBER_STATE',
      'RATE_LIMITED',
      'VALIDATION',
    ],
    summary:
      '修改账号的资料：本人、监护人、机构管理员、管理账号各能改不同的几项；监护人更正孩子的姓名和出生年月；本人换手机号或邮箱要先证明是本人，其他设备随即退出；机构管理员只能为本校创建、还没有绑定的账号补上；管理账号可停用和恢复',
  }),
} as const;
