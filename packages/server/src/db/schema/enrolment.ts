import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DatesFrom, EnrolmentSource, TargetKind } from '@aosai/api/domain/enrolments';
import { ACTIVE_ENROLMENT, type EnrolmentStatus } from '@aosai/api/domain/statuses';
import { base, instant } from './base.ts';

/** Dates that a teacher gave this student alone; a missing one is the class's or the homework's. */
export interface OwnDates {
  openAt?: string;
  dueAt?: string;
  lateUntilAt?: string;
}

/** What holds a place, for the partial indexes: written out, since an index takes no parameters. */
const HELD = sql.raw(`status in (${ACTIVE_ENROLMENT.map((status) => `'${status}'`).join(',')}) and deleted_at is null`);

/** A member's place in an exam, a homework or a class: one table, so that moves, seats and batches are one engine. */
export const enrolment = pgTable(
  'enrolment',
  {
    /** `orgId` is the student's organization, which may read; who may decide stands on the target. */
    ...base(),
    kind: text('kind').$type<TargetKind>().notNull(),
    /** The exam (a homework is one too) or the class. */
    targetId: text('target_id').notNull(),
    memberId: text('member_id').notNull(),
    source: text('source').$type<EnrolmentSource>().notNull(),
    status: text('status').$type<EnrolmentStatus>().notNull(),
    teacherId: text('teacher_id'),
    /** Groups within the class. */
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    /** The class that brought the student here. */
    gradeId: text('grade_id'),
    orderId: text('order_id'),
    /** Of homework: the dates that hold for this student, kept up with every change of what they come from. */
    openAt: instant('open_at'),
    dueAt: instant('due_at'),
    lateUntilAt: instant('late_until_at'),
    dueFrom: text('due_from').$type<DatesFrom>(),
    ownDates: jsonb('own_dates').$type<OwnDates>(),
    /** Since when the student waits for a seat: the oldest goes first. */
    waitingAt: instant('waiting_at'),
    /** When the student left the class that brought the homework: the work stays, outside every figure. */
    leftAt: instant('left_at'),
    overrides: jsonb('overrides')
      .$type<{ extraSec?: number; startShiftSec?: number; extraAttempts?: number }>()
      .notNull()
      .default({}),
    quitReason: text('quit_reason'),
    rejectReason: text('reject_reason'),
  },
  (t) => [
    primaryKey({ columns: [t.appId, t.id] }),
    uniqueIndex('enrolment_active').on(t.appId, t.targetId, t.memberId).where(HELD),
    index('enrolment_target').on(t.appId, t.kind, t.targetId, t.status),
    index('enrolment_member').on(t.appId, t.kind, t.memberId, t.dueAt),
    index('enrolment_grade').on(t.appId, t.gradeId, t.status),
    /** Homework that will be due, or was, for the reminders. */
    index('enrolment_due')
      .on(t.dueAt)
      .where(sql`kind = 'homework'`),
    index('enrolment_waiting')
      .on(t.appId, t.targetId, t.waitingAt, t.id)
      .where(sql`status = '0'`),
  ],
);
