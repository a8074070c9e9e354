import * as z from 'zod/mini';
import { fieldWords } from '../kit/fieldWords.ts';
import { MAX_TAGS, TAG_MAX_LENGTH } from './memberTags.ts';
import { batchFields, nameField, nicknameField, placeFields } from './memberForms.ts';
import { shapeOf } from '../kit/contract/inputOf.ts';
import { asOneLine, id, instant } from '../kit/contract/shared.ts';
import { MEMBER_TYPE } from '../kit/realms.ts';
import { MEMBER, ORGANIZATION_ROLE } from './memberStatus.ts';

/** Status of an account. */
export const memberStatus = z.enum(MEMBER.values);
/** Type of a member: student, parent or teacher. */
export const memberType = z.enum(MEMBER_TYPE.values);
/** Full name of a member, as in the form. */
export const memberName = shapeOf({ name: nameField }).name;
/** A nickname: one line, not empty. */
export const nickname = z
  .string()
  .check(
    asOneLine(),
    z.minLength(1, fieldWords.missing(nicknameField)),
    z.maxLength(nicknameField.maxLength, fieldWords.tooLong(nicknameField)),
  );
/** Birth month, such as 2014-05. */
export const birthYm = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, '出生年月应写成 2014-05'));

/** Number (学号/工号) and class name at a school, with the limits of the school's forms. */
export const { no, className } = shapeOf(placeFields);
/** The school's statement about the consent of guardians, required for children under 14. */
export const { consentStatement } = shapeOf({
  consentStatement: { ...batchFields.consentStatement, required: true },
} as const);
/** Tags of a member. Limits: domain/memberTags.ts. */
export const tags = z
  .array(
    z.string().check(asOneLine(), z.minLength(1), z.maxLength(TAG_MAX_LENGTH, `每个标签最多 ${TAG_MAX_LENGTH} 个字`)),
  )
  .check(z.maxLength(MAX_TAGS, `标签最多 ${MAX_TAGS} 个`));

/** A member in a list. Mobile numbers are masked; only members of the same school see full names. */
export const memberRow = z.object({
  id,
  account: z.string(),
  /** Full name for teachers and school managers; masked for operators, who can open a single member. */
  shownName: z.string(),
  nickname: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  type: memberType,
  tags: z.array(z.string()),
  points: z.int(),
  status: memberStatus,
  statusReason: z.nullable(z.string()),
  /** True while there is a server-made password that has not been exported. */
  hasInitialPwd: z.boolean(),
  createdAt: instant,
  version: z.int(),
});

const organizationOfMember = z.object({
  id,
  name: z.string(),
  roles: z.array(z.enum(ORGANIZATION_ROLE.values)),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
});

/** An organization that a member is invited to, or did not join. */
export const invitation = z.object({
  /** Of the organization. */
  id,
  name: z.string(),
  roles: z.array(z.enum(ORGANIZATION_ROLE.values)),
  status: z.enum(['pending', 'expired', 'refused', 'applied']),
  /** Pending: last time to answer. Refused: earliest time to ask again. Otherwise null. */
  until: z.nullable(instant),
});

/** One member, for callers whose row scope includes it. */
export const memberDetail = z.object({
  id,
  account: z.string(),
  name: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** For the member, guardians and operators; null for others. */
  birthYm: z.nullable(z.string()),
  type: memberType,
  tags: z.array(z.string()),
  points: z.int(),
  status: memberStatus,
  statusReason: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  emailMasked: z.nullable(z.string()),
  /** For the member and for operators, whose reads are logged; null for others. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Code that a teacher needs to link this member; for the member and guardians. */
  joinCode: z.nullable(z.string()),
  /**
   * True when the caller's school created the account: it can set the name and issue passwords. Always true for
   * operators.
   */
  isOurs: z.boolean(),
  hasPassword: z.boolean(),
  hasInitialPwd: z.boolean(),
  hasWxGzh: z.boolean(),
  /** Whether a guardian's consent is in force; null from age 14. */
  hasConsent: z.nullable(z.boolean()),
  organizations: z.array(organizationOfMember),
  /** For operators: organizations that the member is invited to, with the state of each invitation; empty for others. */
  invitations: z.array(invitation),
  /** For staff: account locked until then after failed attempts; browsers known to the account can still sign in. */
  lockedUntil: z.nullable(instant),
  guardians: z.array(z.object({ relation: z.string(), nameMasked: z.string(), mobileMasked: z.nullable(z.string()) })),
  /** For the school that made the account: parents it has invited and who have not answered; empty for others. */
  invitedGuardians: z.array(
    z.object({ relation: z.string(), nameMasked: z.string(), mobileMasked: z.nullable(z.string()), askedAt: instant }),
  ),
  createdAt: instant,
  version: z.int(),
});

/**
 * Row of `member/queryById`. Which fields are null depends on the reader: the member, a guardian, staff or an operator.
 */
export type MemberDetail = z.output<typeof memberDetail>;

/** An account with a password that the server made, shown only once. */
export const handedOut = z.object({
  id,
  name: z.string(),
  account: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  password: z.string(),
  /** The password as read aloud: 红马 47 白云. */
  reading: z.nullable(z.string()),
});

/** A member as an option to choose. */
export const memberOption = z.object({
  id,
  /** See `memberRow`. */
  shownName: z.string(),
  type: memberType,
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
});

/** A teacher, for students and parents. */
export const teacherCard = z.object({ id, name: z.string(), avatar: z.nullable(z.string()) });
