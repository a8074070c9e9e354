import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { base, instant } from './base.ts';

/** A teacher's group of students: memberTeacher.groupIds name it. */
export const teacherGroup = pgTable(
  'teacher_group',
  { ...base(), name: text('name').notNull(), teacherId: text('teacher_id').notNull(), note: text('note') },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('teacher_group_teacher').on(t.appId, t.teacherId)],
);

/** Who may not sign in, submit or enrol, until when; over by itself. */
export const memberBlacklist = pgTable(
  'member_blacklist',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    scope: text('scope').$type<'login' | 'submit' | 'enroll' | 'all'>().notNull(),
    reason: text('reason').notNull(),
    /** Null is without end. */
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

/** Append-only: member.points is the sum. */
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

/** Programs of the practice field: for each language what is being written, and what ran last. */
export const memberPlayground = pgTable(
  'member_playground',
  {
    ...base(),
    memberId: text('member_id').notNull(),
    language: integer('language').$type<53 | 71>().notNull(),
    state: text('state').$type<'draft' | 'submitted'>().notNull(),
    code: text('code').notNull(),
    input: text('input').notNull(),
    /** Of a draft empty. */
    output: text('output').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_playground_one').on(t.appId, t.memberId, t.language, t.state),
  ],
);
