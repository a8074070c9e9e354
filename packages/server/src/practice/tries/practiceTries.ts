import { and, desc, eq, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import type { Contract } from '@aosai/api/contract';
import { questionVersion } from '../../db/schema/exam.ts';
import { submission } from '../../db/schema/submission.ts';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import { closedQuestions, heldNow } from '../../questions/bank/heldQuestions.ts';
import { CANDIDATE_SIGHT, submissionView } from '../../judging/submissions/submissionView.ts';
import { drawnVersion } from '../../questions/parametric/drawn.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { heldSight } from '../../exams/reports/reviewVisibility.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { questionInPractice } from '../../questions/question/shownQuestion.ts';
import { listOrder } from '../../kit/rows/listOrder.ts';
import { pagedToMost } from '../../kit/rows/pagedToMost.ts';
import { membersOfClass } from './membersOfClass.ts';
import { tryScope } from '../practiceScope.ts';
import { isProgram, tryQuery, tryRowView } from './tryRows.ts';

type Reads = Pick<ResourceHandlers<'memberQuestion'>, 'queryById' | 'queryList' | 'queryListByTeacher'>;
type ByTeacher = ParsedInputOf<Contract['memberQuestion']['calls']['queryListByTeacher']>;

interface Filter {
  questionId?: string | undefined;
  memberId?: string | undefined;
  chapterId?: string | undefined;
}

const narrowed = ({ questionId, memberId, chapterId }: Filter): SQL | undefined =>
  and(
    questionId === undefined ? undefined : eq(tries.questionId, questionId),
    memberId === undefined ? undefined : eq(tries.memberId, memberId),
    chapterId === undefined ? undefined : eq(tries.chapterId, chapterId),
  );

const closedIn = (context: CallContext, rows: readonly { head: { id: string } }[]) => {
  const ids = [...new Set(rows.map(({ head }) => head.id))];
  return closedQuestions(engineOf(context), authorOf(context), ids);
};

async function pageOfTries(
  context: CallContext,
  where: SQL | undefined,
  { page: no, size, sort }: { page: number; size: number; sort: readonly string[] },
) {
  // Ids are in the order of time, and the index by which rows are read contains them.
  const order = [...listOrder(sort, { submittedAt: tries.id }), desc(tries.id)];
  const { rows, ...page } = await pagedToMost(context.db, () => tryQuery(context, where), { page: no, size }, order);
  const closed = await closedIn(context, rows);
  return { content: rows.map((facts) => tryRowView(context, facts, closed.has(facts.head.id))), ...page };
}

/** The question with the numbers that were asked; null if they are those of its version. */
async function shownThen({ db, appId }: CallContext, { draw, versionId }: typeof tries.$inferSelect) {
  if (draw === 0) return null;
  const [version] = await db
    .select()
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, versionId)));
  return version ? questionInPractice(drawnVersion(version, draw)) : null;
}

function reviewState(state: ByTeacher['review']): SQL | undefined {
  if (state === 'open') return and(isProgram, eq(tries.state, 'done'), isNull(tries.reviewedAt));
  return state === 'done' ? isNotNull(tries.reviewedAt) : undefined;
}

/** Tries with this verdict. Those whose verdict is hidden are left out, so that the filter does not reveal it. */
async function withVerdict(context: CallContext, verdict: NonNullable<ByTeacher['verdict']>): Promise<SQL | undefined> {
  const call = engineOf(context);
  const closed = await closedQuestions(call, authorOf(context), await heldNow(call));
  return and(eq(tries.verdict, verdict), closed.size > 0 ? notInArray(tries.questionId, [...closed]) : undefined);
}

/** Single tries and lists of tries: the caller's own or a child's, of students, the school's, or all. */
export const practiceTries: Reads = {
  async queryById(context, { id }) {
    const { db, appId } = context;
    const [facts] = await tryQuery(context, and(tryScope(context), eq(tries.id, id)));
    if (!facts) throw new AppError('NOT_FOUND');
    const { submissionId, answer } = facts.row;
    const [judged] =
      submissionId === null
        ? []
        : await db
            .select()
            .from(submission)
            .where(and(eq(submission.appId, appId), eq(submission.id, submissionId)));
    const isHeld = (await closedIn(context, [facts])).has(facts.head.id);
    const sight = isHeld ? heldSight(CANDIDATE_SIGHT) : CANDIDATE_SIGHT;
    return {
      ...tryRowView(context, facts, isHeld),
      shown: await shownThen(context, facts.row),
      answer,
      submission: judged ? submissionView(judged, sight) : null,
    };
  },
  queryList: (context, filter) => pageOfTries(context, and(tryScope(context), narrowed(filter)), filter),
  queryListByTeacher: async (context, filter) => {
    const { verdict, review } = filter;
    const where = and(
      tryScope(context, ['student']),
      narrowed(filter),
      membersOfClass(context, tries.memberId, filter),
      verdict && (await withVerdict(context, verdict)),
      reviewState(review),
    );
    return pageOfTries(context, where, filter);
  },
};
