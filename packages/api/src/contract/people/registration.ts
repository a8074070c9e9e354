import * as z from 'zod/mini';
import { registerFields, schoolCodeField } from '../../domain/accountForms.ts';
import { MEMBER_STATUS, MEMBER_TYPE, ORGANIZATION_ROLE } from '../../domain/statuses.ts';
import { call, resource } from '../call.ts';
import { shapeOf } from '../inputOf.ts';
import { id } from '../shared.ts';
import { birthYm, className, consentStatement, no } from './memberViews.ts';
import { accountName, mobile, newPassword, sentCode } from './proofs.ts';

const { name } = shapeOf(registerFields);
const type = z.enum(MEMBER_TYPE.values);

/** What a guardian says yes to: proven by a code to the guardian's own mobile, for one version of the rules. */
export const guardianConsent = z.strictObject({
  mobile,
  verifyCode: sentCode,
  textVersion: z.int(),
  agreed: z.literal(true, '需要监护人同意'),
});

const bySelf = z.strictObject({
  by: z.literal('self'),
  type,
  name,
  /** Made when left out; children without a mobile of their own need one. */
  account: z.optional(accountName),
  password: newPassword,
  /** Students only. */
  birthYm: z.optional(birthYm),
  mobile: z.optional(mobile),
  verifyCode: z.optional(sentCode),
  /** Teachers only: the school that they ask to join, by the code it told them. */
  schoolCode: z.optional(z.nullable(shapeOf({ schoolCode: schoolCodeField }).schoolCode)),
  /** Versions that were read. */
  agreements: z.strictObject({ service: z.int(), privacy: z.int() }),
  guardian: z.optional(guardianConsent),
});

const byOffice = z.strictObject({
  by: z.literal('office'),
  type,
  name,
  account: z.optional(accountName),
  /** Made by the server when left out, handed out by exportPwd. */
  password: z.optional(newPassword),
  birthYm: z.optional(birthYm),
  mobile: z.optional(mobile),
  /** A manager's own organization always; the office may name one. */
  orgId: z.optional(id),
  roles: z._default(z.array(z.enum(ORGANIZATION_ROLE.values)).check(z.maxLength(3)), []),
  no: z.optional(no),
  className: z.optional(className),
  /** For a child under fourteen: what the school states, or the scan it keeps. Without it the child cannot sign in yet. */
  consent: z.optional(z.strictObject({ statement: consentStatement })),
});

export const registration = resource('member', {
  create: call({
    methods: ['POST'],
    mounts: { '': ['anyone', 'backOffice', 'orgManager'] },
    quietErrors: true,
    input: z.discriminatedUnion('by', [bySelf, byOffice]),
    output: z.object({ id, account: z.string(), status: z.enum(MEMBER_STATUS.values) }),
    errors: [
      'FORBIDDEN',
      'REGISTRATION_CLOSED',
      'CHILDREN_CLOSED',
      'GUARDIAN_REQUIRED',
      'AGREEMENT_CHANGED',
      'AGREEMENT_MISSING',
      'CODE_WRONG',
      'SCHOOL_CODE_WRONG',
      'RATE_LIMITED',
      'PWD_WEAK',
      'ACCOUNT_TAKEN',
      'MOBILE_TAKEN',
      'ORG_FULL',
      'NOT_FOUND',
    ],
    summary: '注册账号；未满 14 周岁须同时有监护人同意。机构和管理账号用它新增学生',
  }),
  checkAccount: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    // Account names alone: who owns a mobile number or an address is nobody's business.
    input: z.strictObject({ account: accountName }),
    output: z.object({ isFree: z.boolean() }),
    errors: ['REGISTRATION_CLOSED', 'RATE_LIMITED'],
    summary: '注册时边填边问：这个账号名还能不能用；一个网络地址一分钟 20 次',
  }),
});
