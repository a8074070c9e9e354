import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MemberType } from '@aosai/api/domain/statuses';
import { base, instant } from './base.ts';

export const member = pgTable(
  'member',
  {
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
    status: text('status').notNull().default('1'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_account').on(t.appId, t.account),
    uniqueIndex('member_mobile')
      .on(t.appId, t.mobileHash)
      .where(sql`mobile_hash is not null`),
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
    uniqueIndex('member_teacher_pair').on(t.appId, t.teacherId, t.memberId),
    index('member_teacher_member').on(t.appId, t.memberId),
  ],
);

export const organization = pgTable(
  'organization',
  { ...base(), name: text('name').notNull(), status: text('status').notNull() },
  (t) => [primaryKey({ columns: [t.appId, t.id] })],
);

export const organizationMember = pgTable(
  'organization_member',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    roles: jsonb('roles').$type<('manager' | 'teacher' | 'student')[]>().notNull(),
    no: text('no'),
    className: text('class_name'),
    /** active, left. */
    status: text('status').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('organization_member_pair').on(t.appId, t.orgId, t.memberId),
    index('organization_member_member').on(t.appId, t.memberId),
  ],
);

export const membership = pgTable(
  'membership',
  {
    ...base(),
    name: text('name').notNull(),
    type: text('type').$type<'0' | '1'>().notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    priceFen: integer('price_fen').notNull(),
    days: integer('days').notNull(),
    rights: jsonb('rights').$type<{ code: string; quota?: number }[]>().notNull(),
    sort: integer('sort').notNull().default(0),
    status: text('status').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] })],
);

export const memberMembership = pgTable(
  'member_membership',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    membershipId: text('membership_id').notNull(),
    startDate: instant('start_date').notNull(),
    expireDate: instant('expire_date').notNull(),
    orderId: text('order_id'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('member_membership_member').on(t.appId, t.memberId)],
);

export const right = pgTable(
  'right_item',
  {
    ...base(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<'unlimited' | 'quota'>().notNull(),
    period: text('period').$type<'day' | 'month' | 'card'>(),
    quota: integer('quota'),
    status: text('status').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('right_code').on(t.appId, t.code)],
);

export const user = pgTable(
  'app_user',
  {
    ...base(),
    account: text('account').notNull(),
    name: text('name').notNull(),
    pwdHash: text('pwd_hash').notNull(),
    isSuper: boolean('is_super').notNull().default(false),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    /** active, disabled. */
    status: text('status').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), uniqueIndex('user_account').on(t.appId, t.account)],
);

export const session = pgTable(
  'session',
  {
    appId: text('app_id').notNull(),
    /** 26 characters; public, the key that proves it is derived from the master secret. */
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    realm: text('realm').$type<'member' | 'user'>().notNull(),
    personId: text('person_id').notNull(),
    /** Fingerprint of the password hash at sign-in: a changed password ends every session without a list to sweep. */
    credential: text('credential').notNull(),
    orgId: text('org_id'),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('session_token').on(t.appId, t.tokenHash),
    index('session_person').on(t.appId, t.realm, t.personId),
  ],
);
