import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MessageSettings } from '@aosai/api/platform/messageSettings';
import type { ImportColumn } from '@aosai/api/schools/memberImport';
import type { StoredLinkStatus } from '@aosai/api/schools/organizationLinks';
import { base, instant } from './base.ts';
import type { MemberType } from '@aosai/api/kit/realms';
import type { MemberStatus } from '@aosai/api/accounts/memberStatus';
import type { OrganizationStatus } from '@aosai/api/schools/organizations';

export const member = pgTable(
  'member',
  {
    /** `orgId` is the organization that made the account; no other one may rename the person or issue first passwords. */
    ...base(),
    account: text('account').notNull(),
    mobileEnc: text('mobile_enc'),
    mobileHash: text('mobile_hash'),
    email: text('email'),
    name: text('name').notNull(),
    nickname: text('nickname'),
    avatar: text('avatar'),
    birthYm: text('birth_ym'),
    type: text('type').$type<MemberType>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    points: integer('points').notNull().default(0),
    pwdHash: text('pwd_hash'),
    mustChangePwd: boolean('must_change_pwd').notNull().default(false),
    /** 0 pending, 1 active, 2 rejected, 3 disabled, 9 erased. */
    status: text('status').$type<MemberStatus>().notNull().default('1'),
    /** Why the account was rejected or disabled. */
    statusReason: text('status_reason'),
    /** A generated password, sealed until `exportPwd` returns it or its owner replaces it. */
    initialPwdEnc: text('initial_pwd_enc'),
    /** Until when a password made by somebody else is valid; null once it was used or its owner chose one. */
    firstPwdUntil: instant('first_pwd_until'),
    /** Code that a student or guardian gives a teacher, with which `addMemberToMine` links them. */
    joinCode: text('join_code'),
    wxGzhOpenId: text('wx_gzh_open_id'),
    wxMpOpenId: text('wx_mp_open_id'),
    wxUnionId: text('wx_union_id'),
    /** Id of the person at the partner that signs them in (`ssoAuth`). */
    ssoSubject: text('sso_subject'),
    /** Channels of messages besides the message box, and quiet hours; null for the defaults. */
    messageSettings: jsonb('message_settings').$type<MessageSettings>(),
    /** Schools whose first steps the person has hidden. */
    stepsHiddenIn: jsonb('steps_hidden_in').$type<string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_account').on(t.appId, t.account),
    uniqueIndex('member_mobile')
      .on(t.appId, t.mobileHash)
      .where(sql`mobile_hash is not null`),
    uniqueIndex('member_email')
      .on(t.appId, t.email)
      .where(sql`email is not null`),
    uniqueIndex('member_join_code')
      .on(t.appId, t.joinCode)
      .where(sql`join_code is not null`),
    uniqueIndex('member_wx_gzh')
      .on(t.appId, t.wxGzhOpenId)
      .where(sql`wx_gzh_open_id is not null`),
    uniqueIndex('member_wx_mp')
      .on(t.appId, t.wxMpOpenId)
      .where(sql`wx_mp_open_id is not null`),
    uniqueIndex('member_sso')
      .on(t.appId, t.ssoSubject)
      .where(sql`sso_subject is not null`),
    index('member_status').on(t.appId, t.status),
  ],
);

export const memberGuardian = pgTable(
  'member_guardian',
  {
    ...base(),
    guardianId: text('guardian_id').notNull(),
    memberId: text('member_id').notNull(),
    relation: text('relation').notNull(),
    /** pending, active, ended. */
    status: text('status').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_guardian_pair').on(t.appId, t.guardianId, t.memberId),
    index('member_guardian_member').on(t.appId, t.memberId),
  ],
);

export const memberTeacher = pgTable(
  'member_teacher',
  {
    ...base(),
    teacherId: text('teacher_id').notNull(),
    memberId: text('member_id').notNull(),
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    /** active, ended. */
    status: text('status').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    // At most one link per teacher and student in each school, and one outside of schools.
    uniqueIndex('member_teacher_school')
      .on(t.appId, t.teacherId, t.memberId, t.orgId)
      .where(sql`org_id is not null`),
    uniqueIndex('member_teacher_alone')
      .on(t.appId, t.teacherId, t.memberId)
      .where(sql`org_id is null`),
    index('member_teacher_member').on(t.appId, t.memberId),
  ],
);

export const organization = pgTable(
  'organization',
  {
    ...base(),
    name: text('name').notNull(),
    creditCode: text('credit_code'),
    contact: text('contact'),
    contactMobileEnc: text('contact_mobile_enc'),
    logo: text('logo'),
    intro: text('intro'),
    /** Maximum number of members; null for no limit. */
    quota: integer('quota'),
    ownerMemberId: text('owner_member_id'),
    /** Whether students must choose a password at the first sign-in; teachers and managers always must. */
    asksNewPwd: boolean('asks_new_pwd').notNull().default(false),
    /** Whether its managers may set prices of its classes; payments go to the platform in any case. */
    maySetPrice: boolean('may_set_price').notNull().default(false),
    /** School code with which teachers register; created when a manager first views it. */
    joinCode: text('join_code'),
    /** Letters before the student numbers in the account names that the school makes; chosen with the first of them. */
    accountPrefix: text('account_prefix'),
    /** How the school's sheets name the columns of an import: the title in a file, and what it holds. */
    importColumns: jsonb('import_columns').$type<Record<string, ImportColumn | null>>(),
    /** 0 pending, 1 passed, 2 rejected, 3 disabled. */
    status: text('status').$type<OrganizationStatus>().notNull(),
    statusReason: text('status_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('organization_credit_code')
      .on(t.appId, t.creditCode)
      .where(sql`credit_code is not null and deleted_at is null`),
    uniqueIndex('organization_join_code').on(t.appId, t.joinCode),
    uniqueIndex('organization_account_prefix').on(t.appId, t.accountPrefix),
    index('organization_status').on(t.appId, t.status),
  ],
);

/** An organization's own data of a person: as typed there, or as of when the person left. */
export interface KnownPerson {
  name: string;
  mobileEnc: string | null;
  mobileHash: string | null;
}

export const organizationMember = pgTable(
  'organization_member',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    roles: jsonb('roles').$type<('manager' | 'teacher' | 'student')[]>().notNull(),
    no: text('no'),
    className: text('class_name'),
    status: text('status').$type<StoredLinkStatus>().notNull(),
    /** Set while the person is not a member: the organization sees only this of the account. */
    known: jsonb('known').$type<KnownPerson>(),
    /** When a person whose account another party made was invited; they become a member when they confirm. */
    askedAt: instant('asked_at'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('organization_member_pair').on(t.appId, t.orgId, t.memberId),
    index('organization_member_member').on(t.appId, t.memberId),
  ],
);

export const user = pgTable(
  'app_user',
  {
    ...base(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    pwdHash: text('pwd_hash').notNull(),
    isSuper: boolean('is_super').notNull().default(false),
    roleIds: jsonb('role_ids').$type<string[]>().notNull().default([]),
    mustChangePwd: boolean('must_change_pwd').notNull().default(false),
    /** The operator has hidden the first steps of the platform. */
    hidesSteps: boolean('hides_steps').notNull().default(false),
    /** active, disabled. */
    status: text('status').$type<'active' | 'disabled'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('user_account').on(t.appId, t.account)],
);

export const session = pgTable(
  'session',
  {
    appId: text('app_id').notNull(),
    /** 26 characters. Public: the key that proves it is derived from the master secret. */
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    realm: text('realm').$type<'member' | 'user'>().notNull(),
    personId: text('person_id').notNull(),
    /** Fingerprint of the password hash at sign-in, so that a new password ends every session at once. */
    credential: text('credential').notNull(),
    orgId: text('org_id'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the person last proved who they are; second factors may be changed for a while after it. */
    provedAt: instant('proved_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('session_token').on(t.appId, t.tokenHash),
    index('session_person').on(t.appId, t.realm, t.personId),
  ],
);
