import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ControlTarget, GradeGroup, GradeLevels, GradeWeights, TermLevel } from '@aosai/api/classes/classMembers';
import type { Audience, Receivers, TargetKind } from '@aosai/api/enrolment/enrolments';
import { base, instant } from './base.ts';

/** A class; its members are `enrolment` rows of the kind `grade`. */
export const grade = pgTable(
  'grade',
  {
    /** `orgId` is the school that runs it. */
    ...base(),
    key: text('key'),
    title: text('title').notNull(),
    cover: text('cover'),
    intro: text('intro').notNull().default(''),
    notes: text('notes').notNull().default(''),
    notesHtml: text('notes_html').notNull().default(''),
    teacherIds: jsonb('teacher_ids').$type<string[]>().notNull().default([]),
    /** Teachers who work in the class without deciding about it; none of them is in `teacherIds`. */
    assistantIds: jsonb('assistant_ids').$type<string[]>().notNull().default([]),
    courseId: text('course_id'),
    published: boolean('published').notNull().default(false),
    stoppedAt: instant('stopped_at'),
    stopReason: text('stop_reason'),
    enrollStartAt: instant('enroll_start_at').notNull(),
    enrollEndAt: instant('enroll_end_at').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    capacity: integer('capacity'),
    waitlist: boolean('waitlist').notNull().default(false),
    priceFen: integer('price_fen').notNull().default(0),
    isPublic: boolean('is_public').notNull().default(false),
    sort: integer('sort').notNull().default(0),
    groups: jsonb('groups').$type<GradeGroup[]>().notNull().default([]),
    /** Code with which a member joins; null while joining by code is off. */
    joinCode: text('join_code'),
    weights: jsonb('weights').$type<GradeWeights>().notNull(),
    levels: jsonb('levels').$type<GradeLevels>().notNull(),
    /** The class of the term before that was promoted to this one. */
    promotedFrom: text('promoted_from'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    /** A class goes on in one class; deleting or stopping that one allows another. */
    uniqueIndex('grade_promoted_from')
      .on(t.appId, t.promotedFrom)
      .where(sql`promoted_from is not null and deleted_at is null and stopped_at is null`),
    uniqueIndex('grade_key').on(t.appId, t.key),
    uniqueIndex('grade_join_code')
      .on(t.appId, t.joinCode)
      .where(sql`join_code is not null`),
    index('grade_org').on(t.appId, t.orgId, t.startAt),
    /** Find a teacher's classes. */
    index('grade_teachers').using('gin', t.teacherIds.op('jsonb_path_ops')),
    index('grade_assistants').using('gin', t.assistantIds.op('jsonb_path_ops')),
  ],
);

/** Whether and when a class sees a chapter, exam, homework or solution; a group's row takes precedence. */
export const gradeControl = pgTable(
  'grade_control',
  {
    ...base(),
    gradeId: text('grade_id').notNull(),
    /** Empty for the whole class, because null would not be unique. */
    groupId: text('group_id').notNull().default(''),
    targetType: text('target_type').$type<ControlTarget>().notNull(),
    targetId: text('target_id').notNull(),
    visible: boolean('visible').notNull(),
    openAt: instant('open_at'),
    dueAt: instant('due_at'),
    lateUntilAt: instant('late_until_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('grade_control_one').on(t.appId, t.gradeId, t.groupId, t.targetType, t.targetId),
    /** Finds the classes that have a homework or an exam. */
    index('grade_control_target').on(t.appId, t.targetType, t.targetId),
  ],
);

/** A member's term result in a class. Percentages are in hundredths; null when the class had none of that part. */
export const memberGradeSettlement = pgTable(
  'member_grade_settlement',
  {
    ...base(),
    gradeId: text('grade_id').notNull(),
    memberId: text('member_id').notNull(),
    homeworkPct: integer('homework_pct'),
    examPct: integer('exam_pct'),
    chapterPct: integer('chapter_pct'),
    score: integer('score').notNull(),
    /** Why a teacher set another score than the formula's. */
    scoreReason: text('score_reason'),
    rank: integer('rank'),
    level: text('level').$type<TermLevel>().notNull(),
    lessonsDone: integer('lessons_done').notNull().default(0),
    lessonsTotal: integer('lessons_total').notNull().default(0),
    comment: text('comment').notNull().default(''),
    certificateNo: text('certificate_no'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('member_grade_settlement_one').on(t.appId, t.gradeId, t.memberId),
    uniqueIndex('member_grade_settlement_certificate').on(t.appId, t.certificateNo),
    index('member_grade_settlement_member').on(t.appId, t.memberId),
  ],
);

/** A message to students of an exam, a homework or a class, or to their guardians; each reader has a copy as `message`. */
export const announcement = pgTable(
  'announcement',
  {
    ...base(),
    kind: text('kind').$type<TargetKind>().notNull(),
    targetId: text('target_id').notNull(),
    only: text('only').$type<Receivers>().notNull(),
    audience: text('audience').$type<Audience>().notNull().default('students'),
    text: text('text').notNull(),
    editedAt: instant('edited_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.appId, t.id] }), index('announcement_target').on(t.appId, t.kind, t.targetId, t.id)],
);

/** Classes that a person pinned to the top of the list; grants no access. */
export const gradePin = pgTable(
  'grade_pin',
  {
    appId: text('app_id').notNull(),
    gradeId: text('grade_id').notNull(),
    /** Id of a member or of a user of the back office. */
    personId: text('person_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.personId, t.gradeId] })],
);

/** Cached statistics, valid while `count` and `changedAt` of their source rows are unchanged. */
export const statCache = pgTable(
  'stat_cache',
  {
    appId: text('app_id').notNull(),
    kind: text('kind').notNull(),
    targetId: text('target_id').notNull(),
    count: integer('count').notNull(),
    changedAt: instant('changed_at'),
    value: jsonb('value').$type<unknown>().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.appId, t.kind, t.targetId] })],
);
