import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { QUESTION } from '@aosai/api/questions/bank';
import { question } from '../db/schema/bank.ts';
import { examMemberQuestion as answers, examPaperEnroll, questionVersion } from '../db/schema/exam.ts';
import { memberQuestionTry as tries } from '../db/schema/practice.ts';
import { instantParam, rawRows } from '../db/rawRows.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { heldNow } from '../questions/bank/heldQuestions.ts';
import { usableScope } from '../questions/question/questionScope.ts';
import { readableStudents } from './gradeReport.ts';

/** As many as one homework takes. */
const MOST = 50;
const WEEK_BEFORE = -6;

interface Counted {
  question_id: string;
  students: number;
  wrong: number;
}

/**
 * How many of these students answered each question in the period, and how many lost points: in practice, in homework,
 * and in exams whose results their students see.
 */
function counted({ db, appId }: CallContext, memberIds: readonly string[], [from, to]: readonly [Date, Date]) {
  const members = sql`any(${sql.param([...memberIds])}::text[])`;
  return rawRows<Counted>(
    db,
    sql`select question_id, count(distinct member_id)::int as students,
      (count(distinct member_id) filter (where is_wrong))::int as wrong
    from (
      select t.question_id, t.member_id, coalesce(t.review_percent, t.percent) < 100 as is_wrong
      from ${tries} t
      where t.app_id = ${appId} and t.member_id = ${members} and t.state = 'done' and t.percent is not null
        and t.deleted_at is null and t.created_at >= ${instantParam(from)} and t.created_at < ${instantParam(to)}
      union all
      select v.question_id, a.member_id, a.points < a.max_points
      from ${answers} a
      join ${examPaperEnroll} e on e.app_id = a.app_id and e.id = a.attempt_id
        and (e.kind = 'homework' or e.practised_at is not null)
      join ${questionVersion} v on v.app_id = a.app_id and v.id = a.question_version_id
      where a.app_id = ${appId} and a.member_id = ${members} and a.points is not null
        and a.saved_at >= ${instantParam(from)} and a.saved_at < ${instantParam(to)}
    ) done group by question_id having bool_or(is_wrong) order by wrong desc, question_id`,
  );
}

/** Questions that the class answered wrong in a period, as far as the caller may assign them now. */
export const wrongQuestions: ResourceHandlers<'grade'>['queryWrongList'] = async (context, { id, period }) => {
  const { people } = await readableStudents(context, id);
  const { db, appId, services } = context;
  const now = services.now();
  const today = dateText(now.getTime());
  const days: [Date, Date] =
    period === 'yesterday'
      ? [startOfDay(today, -1), startOfDay(today)]
      : [startOfDay(today, WEEK_BEFORE), startOfDay(today, 1)];
  const memberIds = people.map((one) => one.id);
  const wrong = memberIds.length === 0 ? [] : await counted(context, memberIds, days);
  const held = await heldNow({ db, appId, now });
  const rows = await db
    .select({ id: question.id, title: question.title, type: question.type })
    .from(question)
    .where(
      and(
        usableScope(context),
        inArray(question.id, ['', ...wrong.map((one) => one.question_id)]),
        held.length > 0 ? notInArray(question.id, held) : undefined,
        eq(question.status, QUESTION.ready),
      ),
    );
  const heads = new Map(rows.map((row) => [row.id, row]));
  const content = wrong.flatMap(({ question_id: questionId, students, wrong: lost }) => {
    const head = heads.get(questionId);
    return head ? [{ questionId, title: head.title, type: head.type, students, wrong: lost }] : [];
  });
  return { content: content.slice(0, MOST) };
};
