import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import { openElsewhere } from '../../questions/bank/openElsewhere.ts';
import type { ExamRow } from './examFacts.ts';
import { examClosesAt } from '../reports/reviewClock.ts';
import { attemptsIn } from '../board/runningAttempts.ts';
import type { CallContext } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { runScope, watchScope } from './examScope.ts';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

/** Whether the caller runs this exam. */
export async function runs(context: CallContext, { id }: Pick<ExamRow, 'id'>): Promise<boolean> {
  if (context.actor.kind === 'anonymous' || context.group === 'oj') return false;
  return (await context.db.$count(exam, and(runScope(context), eq(exam.id, id)))) > 0;
}

/** Throws NOT_FOUND for an exam that the caller may not watch. */
export async function findWatched(context: CallContext, id: string): Promise<ExamRow> {
  const [row] = await context.db
    .select()
    .from(exam)
    .where(and(watchScope(context), eq(exam.id, id)));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

async function makerName({ db, appId }: CallContext, { createdBy }: ExamRow): Promise<string | null> {
  if (createdBy === null) return null;
  const [row] = await db
    .select({ name: member.name })
    .from(member)
    .where(and(eq(member.appId, appId), eq(member.id, createdBy)));
  return row?.name ?? null;
}

/** The least and the most extra time of the students of an exam. */
async function extraSecOf({ db, appId }: CallContext, { id }: ExamRow): Promise<{ least: number; most: number }> {
  const given = sql`coalesce((${enrolment.overrides} ->> 'extraSec')::int, 0)`;
  const [places] = await db
    .select({
      least: sql<number>`coalesce(min(greatest(${given}, coalesce(${examPaperEnroll.extraSec}, 0))), 0)::int`,
      most: sql<number>`coalesce(max(greatest(${given}, coalesce(${examPaperEnroll.extraSec}, 0))), 0)::int`,
    })
    .from(enrolment)
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.kind, 'exam'),
        eq(enrolment.targetId, id),
        inArray(enrolment.status, [...SEATED_ENROLMENT]),
        isNull(enrolment.deletedAt),
      ),
    );
  return places ?? { least: 0, most: 0 };
}

/** Further fields for those who run an exam or read it as colleagues; none for others. */
export async function examStaffOf(context: CallContext, row: ExamRow): Promise<Pick<ExamDetail, 'staff'>> {
  const mayWrite = await runs(context, row);
  if (!mayWrite && context.group !== 'edms') return {};
  const { version, notes, visibility, capacity, waitlist, review, ipRanges, examPaperIds, stopReason } = row;
  return {
    staff: {
      version,
      mayWrite,
      makerName: await makerName(context, row),
      notes,
      visibility,
      capacity,
      waitlist,
      review,
      // Only those who run the exam get its room's code.
      accessCode: mayWrite ? row.accessCode : null,
      ipRanges,
      scoreRelease: row.scoreRelease,
      keyRelease: row.keyRelease,
      examPaperIds,
      stopReason,
      closesAt: (await examClosesAt(engineOf(context), row)).toISOString(),
      extraSec: await extraSecOf(context, row),
      isBegun: (await attemptsIn(context.db, context.appId, row.id)) > 0,
      openElsewhere: mayWrite && !row.published ? await openElsewhere(engineOf(context), row, row.orgId) : [],
    },
  };
}
