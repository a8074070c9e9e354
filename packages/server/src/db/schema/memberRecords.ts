import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReportReason, WorkReview } from '@aosai/api/practice/sharedWorkRules';
import { base, instant } from './base.ts';

/** A visitor's report of a turtle work. */
export interface WorkReport {
  reason: ReportReason;
  note: string | null;
  /** ISO 8601. */
  at: string;
}

/** A teacher's group of students, referenced by memberTeacher.groupIds. */
export const teacherGroup = pgTable(
  'teacher_group',
  { ...base(), name: text('name').notNull(), teacherId: text('teacher_id').notNull(), note: text('note') },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('teacher_group_teacher').on(t.appId, t.teacherId)],
);

/** Members who may not sign in, submit or enrol until an instant. */
export const memberBlacklist = pgTable(
  'member_blacklist',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    scope: text('scope').$type<'login' | 'submit' | 'enroll' | 'all'>().notNull(),
    reason: text('reason').notNull(),
    /** End of the block; null means for ever. */
    until: instant('until'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('member_blacklist_member').on(t.appId, t.memberId)],
);

export const memberDocument = pgTable(
  'member_document',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    kind: text('kind').notNull(),
    fileName: text('file_name').notNull(),
    title: text('title').notNull(),
    ocr: jsonb('ocr').$type<Record<string, unknown>>(),
    /** draft, published, unpublished. */
    status: text('status').$type<'draft' | 'published' | 'unpublished'>().notNull().default('draft'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('member_document_member').on(t.appId, t.memberId)],
);

/** Ledger of points, append-only; member.points is its sum. */
export const memberPoints = pgTable(
  'member_points',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    refType: text('ref_type'),
    refId: text('ref_id'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('member_points_member').on(t.appId, t.memberId, t.id),
    uniqueIndex('member_points_ref')
      .on(t.appId, t.memberId, t.refType, t.refId)
      .where(sql`ref_id is not null`),
  ],
);

/** Programs of the practice field: for each language the draft and the last run. */
export const memberPlayground = pgTable(
  'member_playground',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    language: integer('language').$type<53 | 71>().notNull(),
    state: text('state').$type<'draft' | 'submitted'>().notNull(),
    code: text('code').notNull(),
    input: text('input').notNull(),
    /** Empty for a draft. */
    output: text('output').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_playground_one').on(t.appId, t.memberId, t.language, t.state),
  ],
);

/** A turtle drawing that its painter keeps, with the program that drew it. */
export const turtleWork = pgTable(
  'turtle_work',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    name: text('name').notNull(),
    code: text('code').notNull(),
    /** A PNG in Base64, checked when it was stored. */
    picture: text('picture').notNull(),
    /** Secret part of the public link; null without one. */
    shareCode: text('share_code'),
    /** The guardian who opened the link. It works only while they are the painter's guardian. */
    sharedBy: text('shared_by'),
    /** Null until a visitor has reported the work. */
    review: text('review').$type<WorkReview>(),
    /** What child and parents read while the work is hidden. */
    hiddenReason: text('hidden_reason'),
    /** The last reports, the newest first. Nothing in them says who reported. */
    reports: jsonb('reports').$type<readonly WorkReport[]>().notNull().default([]),
    reportCount: integer('report_count').notNull().default(0),
    reportedAt: instant('reported_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    index('turtle_work_member').on(t.appId, t.memberId, t.id.desc()),
    uniqueIndex('turtle_work_share')
      .on(t.appId, t.shareCode)
      .where(sql`share_code is not null`),
    index('turtle_work_review')
      .on(t.appId, t.reportedAt.desc())
      .where(sql`review is not null`),
  ],
);
