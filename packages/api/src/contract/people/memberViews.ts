import * as z from 'zod/mini';
import { MEMBER_STATUS, MEMBER_TYPE, ORGANIZATION_ROLE } from '../../domain/statuses.ts';
import { fieldWords } from '../../domain/forms/fieldWords.ts';
import { MAX_TAGS, TAG_MAX_LENGTH } from '../../domain/memberTags.ts';
import { batchFields, nameField, nicknameField, placeFields } from '../../domain/memberForms.ts';
import { shapeOf } from '../inputOf.ts';
import { asOneLine, id, instant } from '../shared.ts';

export const memberStatus = z.enum(MEMBER_STATUS.values);
export const memberType = z.enum(MEMBER_TYPE.values);
export const memberName = shapeOf({ name: nameField }).name;
export const nickname = z
  .string()
  .check(
    asOneLine(),
    z.minLength(1, fieldWords.missing(nicknameField)),
    z.maxLength(nicknameField.maxLength, fieldWords.tooLong(nicknameField)),
  );
export const birthYm = z.string().check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, '出生年月应写成 2014-05'));
export const { no, className } = shapeOf(placeFields);
/** What a school states of the guardians of children under fourteen. */
export const { consentStatement } = shapeOf({
  consentStatement: { ...batchFields.consentStatement, required: true },
} as const);
export const tags = z
  .array(
    z.string().check(asOneLine(), z.minLength(1), z.maxLength(TAG_MAX_LENGTH, `每个标签最多 ${TAG_MAX_LENGTH} 个字`)),
  )
  .check(z.maxLength(MAX_TAGS, `标签最多 ${MAX_TAGS} 个`));

/** A member in a list: no number that would make it an address book, and no full name but for the own school. */
export const memberRow = z.object({
  id,
  account: z.string(),
  /** In full for the member's teacher and manager; masked for the office, which opens one. */
  shownName: z.string(),
  nickname: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  type: memberType,
  tags: z.array(z.string()),
  points: z.int(),
  status: memberStatus,
  statusReason: z.nullable(z.string()),
  /** Whether a password that the server made is still to be handed out. */
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

/** One member for someone whom the row scope lets open it. */
export const memberDetail = z.object({
  id,
  account: z.string(),
  name: z.string(),
  nickname: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** Of oneself and for the back office; null for everybody else. */
  birthYm: z.nullable(z.string()),
  type: memberType,
  tags: z.array(z.string()),
  points: z.int(),
  status: memberStatus,
  statusReason: z.nullable(z.string()),
  mobileMasked: z.nullable(z.string()),
  emailMasked: z.nullable(z.string()),
  /** In clear for oneself and for the back office, whose look is logged; null for everybody else. */
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** What a teacher needs to link this member; for oneself and guardians. */
  joinCode: z.nullable(z.string()),
  /** The caller's school made the account: it names the person and hands out passwords. Always so for the office. */
  isOurs: z.boolean(),
  hasPassword: z.boolean(),
  hasInitialPwd: z.boolean(),
  hasWxGzh: z.boolean(),
  /** Whether a guardian has agreed; null from 14 years on. */
  hasConsent: z.nullable(z.boolean()),
  organizations: z.array(organizationOfMember),
  /** For staff: wrong passwords of strangers have locked the account until then; browsers that know it come in. */
  lockedUntil: z.nullable(instant),
  guardians: z.array(z.object({ relation: z.string(), nameMasked: z.string(), mobileMasked: z.nullable(z.string()) })),
  createdAt: instant,
  version: z.int(),
});

/** An account with the password that was made for it: told this once. */
export const handedOut = z.object({
  id,
  name: z.string(),
  account: z.string(),
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
  password: z.string(),
  /** How it is read aloud: 红马 47 白云. */
  reading: z.nullable(z.string()),
});

/** A member to choose from a list. */
export const memberOption = z.object({
  id,
  /** As `memberRow` has it. */
  shownName: z.string(),
  type: memberType,
  no: z.nullable(z.string()),
  className: z.nullable(z.string()),
});

export const teacherCard = z.object({ id, name: z.string(), avatar: z.nullable(z.string()) });
