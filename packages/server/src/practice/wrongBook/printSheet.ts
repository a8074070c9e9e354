import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { isJudged } from '@aosai/api/questions/kinds';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import type { PrintSheet } from '@aosai/api/practice/practiceReads.contract';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { shownKey } from '../../papers/shownKey.ts';
import { heldNow } from '../../questions/bank/heldQuestions.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { drawnVersion, isDrawn } from '../../questions/parametric/drawn.ts';
import { questionScope } from '../../questions/question/questionScope.ts';
import { questionInPractice } from '../../questions/question/shownQuestion.ts';
import { fillFromExams } from '../draw/fillFromExams.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { lockPractice, savePractice } from '../tries/practiceRow.ts';
import { twinOf } from '../draw/twins.ts';

type Version = typeof questionVersion.$inferSelect;
type Printed = PrintSheet['sections'][number]['questions'][number];

interface Chosen {
  head: QuestionRow;
  version: Version;
  draw: number;
}

/** A further question; `headId` is null for other numbers of the same question. */
interface Twin {
  version: Version;
  headId: string | null;
}

/** Printed numbers are far from those that the next reviews will draw. */
const FAR = 1_000;

const printed = (version: Version, isTwin: boolean, hasKey: boolean): Printed => ({
  ...questionInPractice(version),
  ...shownKey(hasKey ? version.answerKey : null),
  isTwin,
});

const withVersion = and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId));

/** The questions to print, in the order in which they are due, without those of running exams. */
async function chosen(context: CallContext, memberId: string, ids: readonly string[] | undefined): Promise<Chosen[]> {
  const { db } = context;
  const held = await heldNow(engineOf(context));
  return db
    .select({ head: question, version: questionVersion, draw: sql<number>`coalesce(${memberQuestion.draw}, 0)` })
    .from(question)
    .innerJoin(questionVersion, withVersion)
    .leftJoin(
      memberQuestion,
      and(
        eq(memberQuestion.appId, question.appId),
        eq(memberQuestion.memberId, memberId),
        eq(memberQuestion.questionId, question.id),
      ),
    )
    .where(
      and(
        questionScope({ ...context, group: 'oj' }),
        isNull(question.deletedAt),
        ids === undefined ? eq(memberQuestion.isWrong, true) : inArray(question.id, [...ids]),
        held.length > 0 ? notInArray(question.id, held) : undefined,
      ),
    )
    .orderBy(asc(memberQuestion.dueAt), asc(question.id));
}

/** Two further questions like this one: with other numbers, or of the same point. A task has none: it fills a page. */
async function twinsOf(
  context: CallContext,
  { memberId, orgId }: { memberId: string; orgId: string | null },
  { head, version, draw }: Chosen,
  taken: Set<string>,
): Promise<Twin[]> {
  if (isJudged(head.type)) return [];
  const most = PRACTICE_LIMITS.printedTwins;
  if (isDrawn(version))
    return Array.from({ length: most }, (_, place) => ({
      version: drawnVersion(version, draw + FAR + place),
      headId: null,
    }));
  const call = engineOf(context);
  const found: Twin[] = [];
  while (found.length < most) {
    const twin = await twinOf(call, { memberId, orgId }, head, [...taken]);
    if (!twin) break;
    taken.add(twin.id);
    const [row] = await call.db
      .select()
      .from(questionVersion)
      .where(and(eq(questionVersion.appId, call.appId), eq(questionVersion.id, twin.currentVersionId)));
    if (!row) break;
    found.push({ version: row, headId: twin.id });
  }
  return found;
}

/** Printed keys count as looked at: these questions earn no points from then on. */
async function showKeys(call: EngineCall, memberId: string, questionIds: readonly string[]): Promise<void> {
  await call.db.transaction(async (tx) => {
    for (const questionId of questionIds.toSorted()) {
      const row = await lockPractice(tx, within(call, tx), { memberId, questionId });
      if (row.revealedAt === null && row.solvedAt === null)
        await savePractice(tx, row, { revealedAt: call.now }, call.now);
    }
  });
}

const NAME_OF = new Map(KNOWLEDGE_POINTS.map(({ id, name }) => [id, name]));

/**
 * The caller's wrong book, or named questions, for paper: by knowledge point. With keys, questions that the caller had
 * not met earn no points after that.
 */
export const queryPrintSheet: ResourceHandlers<'memberQuestion'>['queryPrintSheet'] = async (
  context,
  { questionIds, keys = false },
) => {
  const member = candidate(context);
  const { memberId } = member;
  if (questionIds === undefined) await fillFromExams(engineOf(context), memberId);
  const all = await chosen(context, memberId, questionIds);
  const rows = all.slice(0, PRACTICE_LIMITS.printed);
  const taken = new Set(all.map(({ head }) => head.id));
  const shown: string[] = [];
  const byPoint = new Map<string, Printed[]>();
  for (const row of rows) {
    const pointId = row.head.points[0] ?? '';
    const twins = questionIds === undefined ? await twinsOf(context, member, row, taken) : [];
    const own = isDrawn(row.version) ? drawnVersion(row.version, row.draw) : row.version;
    const here = [printed(own, false, keys), ...twins.map((one) => printed(one.version, true, keys))];
    if (questionIds !== undefined) shown.push(row.head.id);
    shown.push(...twins.flatMap(({ headId }) => headId ?? []));
    byPoint.set(pointId, [...(byPoint.get(pointId) ?? []), ...here]);
  }
  if (keys) await showKeys(engineOf(context), memberId, shown);
  let no = 0;
  const sections = [...byPoint].map(([pointId, questions]) => ({
    name: NAME_OF.get(pointId) ?? '其他',
    questions: questions.map((one) => {
      no += 1;
      return { ...one, no };
    }),
  }));
  return { sections, left: all.length - rows.length };
};
