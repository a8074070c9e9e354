import { and, desc, eq, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import type { QuestionEvidence } from '@aosai/api/questions/questionEvidence.contract';
import { instantParam } from '../../db/rawRows.ts';
import { exam, questionVersion } from '../../db/schema/exam.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { questionsByExam } from '../../questions/bank/examsWith.ts';
import { heldQuestions, mayWrite } from '../../questions/bank/heldQuestions.ts';
import { provenBy } from '../../questions/parametric/drawn.ts';
import { questionOrVersion } from '../../questions/question/errorReports.ts';
import { examsOf } from '../../questions/question/questionList.ts';
import { measureOf } from '../../questions/question/questionViews.ts';
import { itemsOf } from './itemsOf.ts';

const LAST_DAYS = 365;
/** Each is analysed as a whole, so only the last ones count. */
const MOST_WORKS = 5;

/** The last exams and homework of the caller's school, or of everybody for operators, that ask the question. */
async function worksWith(context: CallContext, questionId: string) {
  const { db, appId, actor, services } = context;
  if (actor.kind === 'member' && actor.orgId === null) return [];
  const now = services.now();
  const since = new Date(now.getTime() - LAST_DAYS * DAY_MS);
  const begun = sql`held.published and held.start_at between ${instantParam(since)} and ${instantParam(now)}`;
  const asking = questionsByExam(appId, sql`${begun} and ${examsOf(context, actor.kind === 'user' ? 'all' : 'org')}`, [
    questionId,
  ]);
  return db
    .select()
    .from(exam)
    .where(and(eq(exam.appId, appId), sql`${exam.id} in (select asked_in.exam_id from (${asking}) as asked_in)`))
    .orderBy(desc(exam.startAt))
    .limit(MOST_WORKS);
}

/** Figures of the present version over these works; discrimination is comparable only within each, so they are pooled. */
async function figuresOf(context: CallContext, row: QuestionRow): Promise<QuestionEvidence['figures']> {
  const items = [];
  for (const work of await worksWith(context, row.id)) {
    const { papers } = await itemsOf(engineOf(context), work, authorOf(context));
    items.push(
      ...papers.flatMap((paper) => paper.items.filter(({ questionId }) => questionId === row.currentVersionId)),
    );
  }
  const answers = items.reduce((sum, { count }) => sum + count, 0);
  if (answers === 0) return null;
  const told = items.flatMap(({ count, discrimination }) =>
    discrimination === null ? [] : [{ count, discrimination }],
  );
  const weight = told.reduce((sum, { count }) => sum + count, 0);
  const chosen = Map.groupBy(
    items.flatMap(({ options }) => options),
    ({ id }) => id,
  );
  return {
    works: items.length,
    answers,
    facility: items.reduce((sum, { count, facility }) => sum + count * (facility ?? 0), 0) / answers,
    discrimination: weight === 0 ? null : told.reduce((sum, one) => sum + one.count * one.discrimination, 0) / weight,
    options: [...chosen]
      .map(([id, counts]) => ({ id, count: counts.reduce((sum, { count }) => sum + count, 0) }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}

/** What supports the key of a question, and how it did; without either while a running exam withholds its key. */
export const queryEvidence: ResourceHandlers<'question'>['queryEvidence'] = async (context, { id }) => {
  const { db, appId, services } = context;
  const row = await questionOrVersion(context, id);
  const isHeld = (await heldQuestions(db, { appId, now: services.now() }, [row.id])).has(row.id);
  const isWithheld = isHeld && !mayWrite(authorOf(context), row);
  const [version] = await db
    .select({ drawnFrom: questionVersion.drawnFrom })
    .from(questionVersion)
    .where(and(eq(questionVersion.appId, appId), eq(questionVersion.id, row.currentVersionId)));
  const proven = isWithheld || !version ? null : provenBy(version);
  return {
    questionId: row.id,
    proof: proven?.proof ?? null,
    mistakes: proven?.mistakes ?? [],
    firstAnswers: isWithheld ? null : measureOf(row),
    figures: isWithheld ? null : await figuresOf(context, row),
  };
};
