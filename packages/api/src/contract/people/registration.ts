import * as z from 'zod/mini';
import { MEMBER_STATUS, MEMBER_TYPE, ORGANIZATION_ROLE } from '../../domain/statuses.ts';
import { call, resource } from '../call.ts';
import { asOneLine, id, shortText } from '../shared.ts';
import { accountName, mobile, newPassword, sentCode } from './proofs.ts';

export const fullName = z.string().check(asOneLine(), z.minLength(1, '请填写姓名'), z.maxLength(50, '姓名最多 50 字'));
export const birthYm = z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, '请选择出生年月'));
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
  name: fullName,
  /** Made when left out; children without a mobile of their own need one. */
  account: z.optional(accountName),
  password: newPassword,
  /** Students only. */
  birthYm: z.optional(birthYm),
  mobile: z.optional(mobile),
  verifyCode: z.optional(sentCode),
  /** Versions that were read. */
  agreements: z.strictObject({ service: z.int(), privacy: z.int() }),
  guardian: z.optional(guardianConsent),
});

const byOffice = z.strictObject({
  by: z.literal('office'),
  type,
  name: fullName,
  account: z.optional(accountName),
  /** Made by the server when left out, handed out by exportPwd. */
  password: z.optional(newPassword),
  birthYm: z.optional(birthYm),
  mobile: z.optional(mobile),
  /** A manager's own organization always; the office may name one. */
  orgId: z.optional(id),
  roles: z._default(z.array(z.enum(ORGANIZATION_ROLE.values)).check(z.maxLength(3)), []),
  no: z.optional(shortText.check(asOneLine())),
  className: z.optional(shortText.check(asOneLine())),
  /** For a child under fourteen: what the school states, or the scan it keeps. Without it the child cannot sign in yet. */
  consent: z.optional(z.strictObject({ statement: z.string().check(z.trim(), z.minLength(5), z.maxLength(500)) })),
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
      'PWD_WEAK',
      'ACCOUNT_TAKEN',
      'MOBILE_TAKEN',
      'ORG_FULL',
      'NOT_FOUND',
    ],
    summary: '注册账号；未满 14 周岁须同时有监护人同意。机构和后台用它新增学员',
  }),
});
