import * as z from 'zod/mini';
import { childFields } from './accountForms.ts';
import { linkFields } from './memberForms.ts';
import { call, resource } from '../kit/contract/call.ts';
import { guardianConsent } from './registration.contract.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { done, id, instant } from '../kit/contract/shared.ts';
import { mobile, sentCode, passwordGiven, workProof } from './proofs.contract.ts';

const { joinCode, relation } = shapeOf(linkFields('邀请码'));

/** A link between guardian and child, as seen by one of them. */
export const guardianLink = z.object({
  id,
  side: z.enum(['guardian', 'child']),
  /** The other person; the name is masked until both agree. */
  other: z.object({ id, name: z.string() }),
  relation: z.string(),
  status: z.enum(['pending', 'active']),
  /** The person who must confirm a pending link. */
  asked: z.enum(['me', 'them']),
  confirmedAt: z.nullable(instant),
  /** Consent for the child's account: not needed, given, to be renewed for the current rules, or missing. */
  consent: z.enum(['notNeeded', 'given', 'renew', 'missing']),
  /** For `renew`: end of validity of the old consent, which may be past. */
  renewBy: z.nullable(instant),
});

/** Row of `member/linkGuardian`, as seen by the caller: `side` and `asked` are relative to the caller. */
export type GuardianLink = z.output<typeof guardianLink>;

const links = z.object({
  /** Code for the other person to request a link; null until step `invite` creates one. */
  joinCode: z.nullable(z.string()),
  content: z.array(guardianLink),
});

const person = { memberId: z.optional(id) };

/** Calls of ours for guardians and personal data (docs/decisions/0014-minors.md). */
export const minors = resource('member', {
  consent: call({
    methods: ['POST'],
    mounts: { '': ['anyone'] },
    quietErrors: true,
    input: z.discriminatedUnion('by', [
      /** Consent of a signed-in guardian for a linked child. */
      z.strictObject({
        by: z.literal('guardian'),
        memberId: id,
        textVersion: z.int(),
        agreed: z.literal(true, '需要监护人同意'),
      }),
      /** Consent on the child's screen: the password proves the child's account, a code proves the guardian. */
      z.extend(guardianConsent, {
        by: z.literal('code'),
        ...shapeOf(childFields),
        captcha: z.optional(id),
        proof: z.optional(workProof),
      }),
    ]),
    output: done,
    errors: [
      'SIGN_IN_REQUIRED',
      'NOT_FOUND',
      'LOGIN_FAILED',
      'LOGIN_LOCKED',
      'WORK_REQUIRED',
      'CAPTCHA_REQUIRED',
      'RATE_LIMITED',
      'CODE_WRONG',
      'CONSENT_NOT_NEEDED',
      'AGREEMENT_CHANGED',
      'AGREEMENT_MISSING',
    ],
    summary: '监护人同意未满 14 周岁孩子使用账号，记录所同意的文本版本',
  }),
  withdrawConsent: call({
    methods: ['PUT'],
    mounts: { '': ['member'] },
    input: z.strictObject(person),
    output: done,
    errors: ['NOT_FOUND', 'CONSENT_NOT_NEEDED'],
    summary: '撤回同意：孩子的账号立即停用并退出登录，直到重新同意',
  }),
  linkGuardian: call({
    methods: ['POST'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: z.discriminatedUnion('step', [
      z.strictObject({ step: z.literal('query') }),
      /** Creates a new join code for the caller. */
      z.strictObject({ step: z.literal('invite') }),
      z.strictObject({ step: z.literal('request'), joinCode, relation }),
      /** Request of a student: a code sent to the guardian replaces the confirmation. */
      z.strictObject({ step: z.literal('code'), mobile, verifyCode: sentCode, relation }),
      z.strictObject({ step: z.literal('confirm'), id }),
      z.strictObject({ step: z.literal('end'), id }),
    ]),
    output: links,
    errors: [
      'NOT_FOUND',
      'JOIN_CODE_UNKNOWN',
      'LINK_SIDES',
      'LINK_EXISTS',
      'LINK_GUARDED',
      'GUARDIAN_UNKNOWN',
      'CODE_WRONG',
      'RATE_LIMITED',
    ],
    summary: '监护人与孩子的关联：申请、确认、解除；每一步都返回现在的全部关联',
  }),
  exportMine: call({
    methods: ['GET'],
    mounts: { '': ['member'] },
    signedGet: true,
    input: z.strictObject(person),
    output: z.object({
      exportedAt: instant,
      memberId: id,
      /** Rows by subject, with every field that the platform stores about the person. */
      content: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    summary: '导出平台保存的关于本人（或孩子）的全部数据',
  }),
  eraseMine: call({
    methods: ['DELETE'],
    mounts: { '': ['member'] },
    quietErrors: true,
    input: z.strictObject({
      ...person,
      /** Proof of identity: the caller's password, or a code (`confirm`) to the caller's mobile number. */
      password: z.optional(passwordGiven),
      verifyCode: z.optional(sentCode),
    }),
    output: done,
    errors: [
      'NOT_FOUND',
      'CONSENT_NOT_NEEDED',
      'PROOF_FAILED',
      'CODE_WRONG',
      'LOGIN_LOCKED',
      'RATE_LIMITED',
      'ERASE_OWNER',
    ],
    summary: '注销账号：姓名、手机号和邮箱删除，作答不再能对应到人，订单按法律要求保留',
  }),
});
