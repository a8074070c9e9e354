import { MS_PER_SECOND } from '@aosai/api/kit/constants';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { lifecycleAt } from '@aosai/api/enrolment/lifecycle';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaper, examPaperEnroll } from '../../db/schema/exam.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { type PaperRow, passPointsOf, questionCount, sumOf } from '../../papers/paperCard.ts';
import { holdsPlace } from './visibleExam.ts';
import type { ExamCard } from '@aosai/api/exams/exam.contract';

export type ExamRow = typeof exam.$inferSelect;

async function papersOf({ db, appId }: EngineCall, exams: readonly ExamRow[]): Promise<Map<string, PaperRow>> {
  const ids = [...new Set(exams.flatMap(({ examPaperIds }) => examPaperIds))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The papers of an exam in its order. */
export async function papersOfExam(call: EngineCall, row: ExamRow): Promise<PaperRow[]> {
  const papers = await papersOf(call, [row]);
  return row.examPaperIds.flatMap((id) => papers.get(id) ?? []);
}

async function enrollCounts({ db, appId }: EngineCall, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ examId: enrolment.targetId, enrolled: count() })
    .from(enrolment)
    .where(and(eq(enrolment.appId, appId), inArray(enrolment.targetId, [...ids]), holdsPlace))
    .groupBy(enrolment.targetId);
  return new Map(rows.map(({ examId, enrolled }) => [examId, enrolled]));
}

async function mineOn(
  { db, appId }: EngineCall,
  ids: readonly string[],
  memberId: string,
): Promise<Map<string, ExamCard['mine']>> {
  const places = await db
    .select({ examId: enrolment.targetId, enrollId: enrolment.id, enrollStatus: enrolment.status })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.memberId, memberId),
        inArray(enrolment.targetId, [...ids]),
        holdsPlace,
      ),
    );
  const attempts = await db
    .selectDistinctOn([examPaperEnroll.examId], {
      examId: examPaperEnroll.examId,
      id: examPaperEnroll.id,
      status: examPaperEnroll.status,
      deadlineAt: examPaperEnroll.deadlineAt,
    })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, appId),
        eq(examPaperEnroll.memberId, memberId),
        inArray(examPaperEnroll.examId, [...ids]),
      ),
    )
    .orderBy(examPaperEnroll.examId, desc(examPaperEnroll.startedAt));
  const latest = new Map(attempts.map((row) => [row.examId, row]));
  return new Map(
    places.map(({ examId, enrollId, enrollStatus }) => {
      const attempt = latest.get(examId);
      return [
        examId,
        {
          enrollId,
          enrollStatus,
          attemptId: attempt?.id ?? null,
          attemptStatus: attempt?.status ?? null,
          deadlineAt: attempt?.deadlineAt?.toISOString() ?? null,
        },
      ];
    }),
  );
}

/** How far the member's own window is moved, in seconds: for a make-up exam. */
async function shiftsOn(
  { db, appId }: EngineCall,
  ids: readonly string[],
  memberId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ examId: enrolment.targetId, overrides: enrolment.overrides })
    .from(enrolment)
    .where(
      and(
        eq(enrolment.appId, appId),
        eq(enrolment.memberId, memberId),
        inArray(enrolment.targetId, [...ids]),
        holdsPlace,
      ),
    );
  return new Map(rows.map(({ examId, overrides }) => [examId, overrides.startShiftSec ?? 0]));
}

/** The exam with the window of one student. */
export function ofStudent(row: ExamRow, shiftSec: number): ExamRow {
  if (shiftSec === 0) return row;
  const later = (at: Date): Date => new Date(at.getTime() + shiftSec * MS_PER_SECOND);
  return { ...row, startAt: later(row.startAt), endAt: later(row.endAt) };
}

/** Exams as cards, with the member's state in them; `memberId` is null for visitors. */
export async function examCards(
  call: EngineCall,
  rows: readonly ExamRow[],
  memberId: string | null,
): Promise<ExamCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const papers = await papersOf(call, rows);
  const counts = await enrollCounts(call, ids);
  const mine = memberId === null ? new Map<string, ExamCard['mine']>() : await mineOn(call, ids, memberId);
  const shifts = memberId === null ? new Map<string, number>() : await shiftsOn(call, ids, memberId);
  return rows.map((one) => {
    const row = ofStudent(one, shifts.get(one.id) ?? 0);
    const own = row.examPaperIds.flatMap((id) => papers.get(id) ?? []);
    return {
      id: row.id,
      title: row.title,
      summary: row.summary,
      status: lifecycleAt(row, call.now),
      template: own[0]?.template ?? '',
      priceFen: row.priceFen,
      enrollStartAt: row.enrollStartAt.toISOString(),
      enrollEndAt: row.enrollEndAt.toISOString(),
      startAt: row.startAt.toISOString(),
      endAt: row.endAt.toISOString(),
      durationMin: sumOf(own, ({ durationMin }) => durationMin),
      paperCount: own.length,
      questionCount: sumOf(own, questionCount),
      totalPoints: sumOf(own, ({ totalPoints }) => totalPoints),
      passPoints: passPointsOf(own),
      maxAttempts: row.maxAttempts,
      feedback: own[0]?.feedback ?? 'deferred',
      isActivity: row.isActivity,
      isMock: row.isMock,
      enrollCount: counts.get(row.id) ?? 0,
      mine: mine.get(row.id) ?? null,
    };
  });
}
