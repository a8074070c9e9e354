import { and, eq, isNull, sql } from 'drizzle-orm';
import { homeworkFigures } from '@aosai/api/homework/homeworkStatistics';
import type { HomeworkProgress } from '@aosai/api/homework/homeworkStanding';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { grade } from '../../db/schema/teaching.ts';
import { closedWorks } from '../../questions/bank/heldQuestions.ts';
import type { CallContext } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { readHomework } from '../homework.ts';
import { staffScope } from './placeScope.ts';
import { isLateSql, progressSql } from './placeViews.ts';
import type { HomeworkStatistics } from '@aosai/api/homework/homeworkEnroll.contract';
import { ENROLMENT, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const isSeated = (status: string): boolean => SEATED_ENROLMENT.some((seated) => seated === status);

/** Figures of a homework over the students whom the caller follows. Throws NOT_FOUND. */
export async function placeStatistics(context: CallContext, homeworkId: string): Promise<HomeworkStatistics> {
  await readHomework(context, homeworkId);
  const rows = await context.db
    .select({
      status: enrolment.status,
      source: enrolment.source,
      gradeId: enrolment.gradeId,
      gradeTitle: grade.title,
      leftAt: enrolment.leftAt,
      progress: sql<HomeworkProgress>`${progressSql}`,
      isLate: sql<boolean>`${isLateSql}`,
      points: examPaperEnroll.totalPoints,
    })
    .from(enrolment)
    .innerJoin(exam, and(eq(exam.appId, enrolment.appId), eq(exam.id, enrolment.targetId)))
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolment.appId), eq(examPaperEnroll.examEnrollId, enrolment.id)),
    )
    .leftJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.gradeId)))
    .where(and(staffScope(context), eq(enrolment.targetId, homeworkId), isNull(enrolment.deletedAt)));
  const closed = await closedWorks(engineOf(context), authorOf(context), [homeworkId]);
  const places = rows.map((row) => ({
    ...row,
    points: closed.size > 0 ? null : row.points,
    isOutside: row.leftAt !== null || row.status === ENROLMENT.quitPassed || !isSeated(row.status),
  }));
  const tally = <Key extends string | null>(keyOf: (row: (typeof rows)[number]) => Key) =>
    [...Map.groupBy(rows, keyOf)].map(([key, group]) => ({ key, count: group.length }));
  const titles = new Map(rows.map(({ gradeId, gradeTitle }) => [gradeId, gradeTitle]));
  return {
    homeworkId,
    ...homeworkFigures(places),
    byStatus: tally(({ status }) => status).map(({ key, ...one }) => ({ status: key, ...one })),
    bySource: tally(({ source }) => source).map(({ key, ...one }) => ({ source: key, ...one })),
    byGrade: tally(({ gradeId }) => gradeId).map(({ key, ...one }) => ({
      gradeId: key,
      title: titles.get(key) ?? null,
      ...one,
    })),
  };
}
