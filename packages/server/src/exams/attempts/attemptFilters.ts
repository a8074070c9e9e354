import { eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Contract } from '@aosai/api/contract';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll as attempts } from '../../db/schema/exam.ts';
import { member } from '../../db/schema/people.ts';
import type { Handler } from '../../kit/context.ts';
import { containing } from '../../kit/rows/listOrder.ts';

export type AttemptFilter = Parameters<Handler<Contract['examPaperEnroll']['calls']['queryList']>>[1];

/** The state of an attempt; a place without an attempt has not begun. */
const status = sql`coalesce(${attempts.status}, ${ATTEMPT.ready})`;

/** Conditions for a list's filters, for queries that join the enrolment, the exam and the member. */
export function attemptFilters(filter: AttemptFilter): (SQL | undefined)[] {
  const { examId, examPaperId, examEnrollId, memberId, statusList, keyword } = filter;
  return [
    examId === undefined ? undefined : eq(enrolment.targetId, examId),
    examPaperId === undefined ? undefined : eq(attempts.examPaperId, examPaperId),
    examEnrollId === undefined ? undefined : eq(enrolment.id, examEnrollId),
    memberId === undefined ? undefined : eq(enrolment.memberId, memberId),
    statusList && inArray(status, statusList),
    keyword ? or(ilike(member.name, containing(keyword)), ilike(exam.title, containing(keyword))) : undefined,
  ];
}
