import { and, arrayOverlaps, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import { expectedShare } from '@aosai/api/practice/mastery';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import type { QuestionRow } from '../../questions/bank/createQuestion.ts';
import { ofPlatform } from '../../questions/question/bankReader.ts';
import { idsLike } from '../mastery/results.ts';

/** Siblings considered for one question. */
const CANDIDATES = 200;

export interface TwinWish {
  memberId: string;
  /** The member's school; its open questions may be twins too. */
  orgId: string | null;
}

interface Call {
  db: Db;
  appId: string;
  now: Date;
}

/** Open questions that members of a school may practise outside of any course. */
export const openTo = (orgId: string | null) =>
  and(
    eq(question.isOpen, true),
    eq(question.status, QUESTION.ready),
    isNull(question.deletedAt),
    or(ofPlatform(question), orgId === null ? undefined : eq(question.orgId, orgId)),
  );

/** The template that wrote the current version; null for a question without one. */
const templateName = sql<string | null>`${questionVersion.drawnFrom} ->> 'template'`;

const withVersion = and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId));

/**
 * An open question of the same type in place of one that cannot be practised: from the same template with other
 * numbers, or else of the same main point and nearest in difficulty, new ones first. Null where the bank has none.
 * Questions that a running or coming exam asks are never twins.
 */
export async function twinOf(
  { db, appId, now }: Call,
  { memberId, orgId }: TwinWish,
  head: QuestionRow,
  takenIds: readonly string[] = [],
): Promise<QuestionRow | null> {
  const [main] = head.points;
  const [own] = await db
    .select({ template: templateName })
    .from(question)
    .innerJoin(questionVersion, withVersion)
    .where(and(eq(question.appId, appId), eq(question.id, head.id)));
  const template = own?.template ?? null;
  if (main === undefined && template === null) return null;
  const rows = await db
    .select({ head: question, template: templateName, tries: memberQuestion.tries, isWrong: memberQuestion.isWrong })
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
        eq(question.appId, appId),
        ne(question.id, head.id),
        eq(question.type, head.type),
        openTo(orgId),
        or(
          main === undefined ? undefined : arrayOverlaps(question.points, idsLike([main])),
          template === null ? undefined : sql`${templateName} = ${template}`,
        ),
      ),
    )
    .orderBy(asc(question.id))
    .limit(CANDIDATES);
  const taken = new Set(takenIds);
  const fit = rows.filter((one) => one.isWrong !== true && !taken.has(one.head.id));
  const held = await heldQuestions(
    db,
    { appId, now },
    fit.map((one) => one.head.id),
  );
  const away = (one: QuestionRow) => Math.abs(expectedShare(one) - expectedShare(head));
  const [best] = fit
    .filter((one) => !held.has(one.head.id))
    .toSorted(
      (a, b) =>
        Number(b.template !== null && b.template === template) -
          Number(a.template !== null && a.template === template) ||
        Number((a.tries ?? 0) > 0) - Number((b.tries ?? 0) > 0) ||
        away(a.head) - away(b.head),
    );
  return best?.head ?? null;
}

/** The questions, of these, for which a twin was once put into the member's book. */
export async function withTwin(
  { db, appId }: Pick<Call, 'db' | 'appId'>,
  memberId: string,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (questionIds.length === 0) return new Set();
  const rows = await db
    .select({ of: memberQuestion.twinOf })
    .from(memberQuestion)
    .where(
      and(
        eq(memberQuestion.appId, appId),
        eq(memberQuestion.memberId, memberId),
        inArray(memberQuestion.twinOf, [...questionIds]),
      ),
    );
  return new Set(rows.flatMap(({ of }) => of ?? []));
}
