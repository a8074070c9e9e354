import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type DatesFrom,
  type EnrolmentSource,
  type TargetKind,
  ACTIVE_ENROLMENT,
  type EnrolmentStatus,
} from '@aosai/api/enrolment/enrolments';
import { base, instant } from './base.ts';

/** Dates that a teacher set for this student; a missing date is that of the class or of the homework. */
export interface OwnDates {
  openAt?: string;
  dueAt?: string;
  lateUntilAt?: string;
}

/** Condition for active enrolments in partial indexes; literal values, since an index takes no parameters. */
const HELD = sql.raw(`status in (${ACTIVE_ENROLMENT.map((status) => `'${status}'`).join(',')}) and deleted_at is null`);

/** A member's enrolment in an exam, a homework or a class: one table, so that one engine handles all three. */
export const enrolment = pgTable(
  'enrolment',
  {
    /** `orgId` is the student's organization, which may read. The target says who may decide. */
    ...base(),
    kind: text('kind').$type<TargetKind>().notNull(),
    /** Id of the exam (also for homework) or of the class. */
    targetId: text('target_id').notNull(),
    memberId: text('member_id').notNull(),
    source: text('source').$type<EnrolmentSource>().notNull(),
    status: text('status').$type<EnrolmentStatus>().notNull(),
    teacherId: text('teacher_id'),
    /** Ids of groups within the class. */
    groupIds: jsonb('group_ids').$type<string[]>().notNull().default([]),
    /** The class through which the student was enrolled. */
    gradeId: text('grade_id'),
    orderId: text('order_id'),
    /** For homework: this student's dates, updated with every change of the dates that they derive from. */
    openAt: instant('open_at'),
    dueAt: instant('due_at'),
    lateUntilAt: instant('late_until_at'),
    dueFrom: text('due_from').$type<DatesFrom>(),
    ownDates: jsonb('own_dates').$type<OwnDates>(),
    /** Since when the student is on the waiting list; the oldest gets the next seat. */
    waitingAt: instant('waiting_at'),
    /** When the student left the class that assigned the homework: the work is kept but not counted. */
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
    /** Homework by due date, for reminders. */
    index('enrolment_due')
      .on(t.dueAt)
      .where(sql`kind = 'homework'`),
    index('enrolment_waiting')
      .on(t.appId, t.targetId, t.waitingAt, t.id)
      .where(sql`status = '0'`),
  ],
);
