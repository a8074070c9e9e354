import { and, count, countDistinct, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { EXPORT_MAX_ROWS } from '@aosai/api/kit/constants';
import { percentOf } from '@aosai/api/kit/percent';
import { enrolmentColumns } from '@aosai/api/exams/enrolmentColumns';
import { enrolment as enrolments } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { organizationMember } from '../../db/schema/people.ts';
import { columnSheet, numberedSheet } from '../../excel/columnSheet.ts';
import type { CallContext, FileReply, ResourceHandlers } from '../../kit/context.ts';
import { auditedSheet } from '../../kit/sheets/auditedSheet.ts';
import { readScope } from '../exam/examScope.ts';
import { enrolmentList, placesScope } from './enrolmentList.ts';
import { SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

type Handlers = ResourceHandlers<'examEnroll'>;

/** Sorts 学号 9 before 学号 10. */
const { compare: compareNumbers } = new Intl.Collator('zh-CN', { numeric: true });

/** The title of an exam that the caller runs or that includes some of their students. Throws NOT_FOUND. */
async function titleOf(context: CallContext, examId: string): Promise<string> {
  const [row] = await context.db
    .select({ title: exam.title })
    .from(exam)
    .where(and(readScope(context), eq(exam.id, examId)));
  if (!row) throw new AppError('NOT_FOUND');
  return row.title;
}

/** Counts an exam's places by state, source, class and day, and its students who have begun. */
export const enrolmentStatistics: Handlers['queryEnrollStatistics'] = async (context, { examId }) => {
  const { db } = context;
  await titleOf(context, examId);
  const where = await placesScope(context, examId);
  const seated = and(where, inArray(enrolments.status, [...SEATED_ENROLMENT]));
  const day = sql<string>`to_char(${enrolments.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const by = <Column extends SQL | typeof enrolments.source>(column: Column, of: SQL | undefined) =>
    db
      .select({ key: column, count: count() })
      .from(enrolments)
      .where(and(eq(enrolments.appId, context.appId), of))
      .groupBy(column)
      .orderBy(column);
  const byStatus = await db
    .select({ status: enrolments.status, count: count() })
    .from(enrolments)
    .where(and(eq(enrolments.appId, context.appId), where))
    .groupBy(enrolments.status)
    .orderBy(enrolments.status);
  const bySource = await by(enrolments.source, seated);
  const byDay = await by(day, seated);
  const byClass = await db
    .select({ className: organizationMember.className, count: count() })
    .from(enrolments)
    .leftJoin(
      organizationMember,
      and(
        eq(organizationMember.appId, enrolments.appId),
        eq(organizationMember.orgId, enrolments.orgId),
        eq(organizationMember.memberId, enrolments.memberId),
      ),
    )
    .where(seated)
    .groupBy(organizationMember.className)
    .orderBy(organizationMember.className);
  const [begun] = await db
    .select({ started: countDistinct(examPaperEnroll.memberId), enrolled: countDistinct(enrolments.memberId) })
    .from(enrolments)
    .leftJoin(
      examPaperEnroll,
      and(eq(examPaperEnroll.appId, enrolments.appId), eq(examPaperEnroll.examEnrollId, enrolments.id)),
    )
    .where(seated);
  const { started = 0, enrolled = 0 } = begun ?? {};
  return {
    examId,
    byStatus,
    bySource: bySource.map(({ key, ...row }) => ({ source: key, ...row })),
    byClass,
    byDay: byDay.map(({ key, ...row }) => ({ day: key, ...row })),
    startedCount: started,
    attendancePct: percentOf(started, enrolled),
  };
};

/** The places of an exam as a sheet. Throws NOT_FOUND, EXPORT_TOO_LARGE. */
export async function downloadEnrollList(context: CallContext, { examId }: { examId: string }): Promise<FileReply> {
  const title = await titleOf(context, examId);
  const { content, total } = await enrolmentList(context, { page: 0, size: EXPORT_MAX_ROWS, sort: [], examId });
  if (total > EXPORT_MAX_ROWS) throw new AppError('EXPORT_TOO_LARGE', { total, max: EXPORT_MAX_ROWS });
  // By number and name, so that two sheets of one exam can be compared line by line.
  const inOrder = content.toSorted(
    (a, b) =>
      Number(a.no === null) - Number(b.no === null) ||
      compareNumbers(a.no ?? '', b.no ?? '') ||
      compareNumbers(a.shownName, b.shownName) ||
      compareNumbers(a.id, b.id),
  );
  const diff = { after: { exported: total } };
  const sheet = {
    name: '报名',
    ...numberedSheet(columnSheet<(typeof content)[number]>(enrolmentColumns, inOrder)),
  };
  return auditedSheet(
    context,
    { action: 'examEnroll:downloadEnrollList', target: examId, diff },
    `${title} 报名`,
    sheet,
  );
}
