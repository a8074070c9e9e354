import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ReviewState } from '@aosai/api/exams/teaching';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examMemberQuestion as answers, examPaperEnroll } from '../../db/schema/exam.ts';
import { instantParam } from '../../db/rawRows.ts';
import type { HeldBy } from '@aosai/api/enrolment/heldBy';
import { ofHolder } from '../../enrolment/scope/ofHolder.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { withinDays } from '../../kit/rows/withinDays.ts';
import { markScope } from '../tries/markScope.ts';
import { type ReviewFacts, reviewQuery, reviewViews } from './reviewRows.ts';

type Handlers = ResourceHandlers<'memberQuestion'>;

export const handedIn = inArray(examPaperEnroll.status, [ATTEMPT.completed, ATTEMPT.settled]);

/** Marked answers are sorted by the time of marking, newest first; the other lists by hand-in, oldest first. */
const ORDERS = {
  open: { at: examPaperEnroll.completedAt, isNewestFirst: false, where: eq(answers.needsReview, true) },
  done: {
    at: answers.reviewedAt,
    isNewestFirst: true,
    where: and(eq(answers.needsReview, false), isNotNull(answers.reviewedAt)),
  },
  all: { at: examPaperEnroll.completedAt, isNewestFirst: false, where: isNotNull(answers.answer) },
} as const satisfies Record<ReviewState, unknown>;

const instantOf = (state: ReviewState, { row, attempt }: ReviewFacts): Date | null =>
  state === 'done' ? row.reviewedAt : attempt.completedAt;

const cursorOf = (state: ReviewState, facts: ReviewFacts): string =>
  `${instantOf(state, facts)?.getTime() ?? 0}.${facts.row.attemptId}.${facts.row.no}`;

/** Rows after the cursor. Throws VALIDATION for an invalid cursor. */
function behind(state: ReviewState, cursor: string): SQL {
  const [, ms = '', attemptId = '', no = ''] = /^(\d{1,15})\.(\w{1,40})\.(\d{1,6})$/.exec(cursor) ?? [];
  if (attemptId === '') throw new AppError('VALIDATION', { path: 'cursor', detail: '请从第一页重新读取' });
  const { at, isNewestFirst } = ORDERS[state];
  const last = sql`(${instantParam(new Date(Number(ms)))}, ${attemptId}::text, ${Number(no)}::int)`;
  const row = sql`(${at}, ${answers.attemptId}, ${answers.no})`;
  return isNewestFirst ? sql`${row} < ${last}` : sql`${row} > ${last}`;
}

/** Attempts at exams and homework of the platform or of schools; undefined filters nothing. */
export const ofExamHeldBy = ({ db, appId }: Pick<CallContext, 'db' | 'appId'>, holder: HeldBy | undefined) =>
  holder === undefined
    ? undefined
    : inArray(
        examPaperEnroll.examId,
        db
          .select({ id: exam.id })
          .from(exam)
          .where(and(eq(exam.appId, appId), ofHolder(exam.orgId, holder))),
      );

/** Answers for their marker, in pages that do not shift while answers are marked. */
export const queryReviewList: Handlers['queryReviewList'] = async (context, input) => {
  const { kind, state, targetId, gradeId, questionId, memberId, heldBy, from, to, after, size } = input;
  const { at, isNewestFirst, where } = ORDERS[state];
  const way = isNewestFirst ? desc : asc;
  const rows = await reviewQuery(context)
    .where(
      and(
        markScope(context, kind),
        handedIn,
        where,
        targetId === undefined ? undefined : eq(examPaperEnroll.examId, targetId),
        gradeId === undefined ? undefined : eq(enrolment.gradeId, gradeId),
        questionId === undefined ? undefined : eq(answers.questionVersionId, questionId),
        memberId === undefined ? undefined : eq(answers.memberId, memberId),
        ofExamHeldBy(context, heldBy),
        withinDays(examPaperEnroll.completedAt, { from, to }),
        after === undefined ? undefined : behind(state, after),
      ),
    )
    .orderBy(way(at), way(answers.attemptId), way(answers.no))
    .limit(size + 1);
  const content = rows.slice(0, size);
  const last = content.at(-1);
  return {
    content: (await reviewViews(context, content)).map(({ row }) => row),
    next: rows.length > size && last ? cursorOf(state, last) : null,
  };
};
