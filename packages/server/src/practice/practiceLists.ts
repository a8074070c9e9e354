import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PracticeView } from '@aosai/api/practice/practiceRules';
import { question } from '../db/schema/bank.ts';
import { chapter } from '../db/schema/content.ts';
import { memberQuestion } from '../db/schema/practice.ts';
import { closedQuestions, heldNow } from '../questions/bank/heldQuestions.ts';
import { effectiveDifficulty } from '../questions/bank/effectiveDifficulty.ts';
import { fillFromExams } from './draw/fillFromExams.ts';
import { heldView, practiceView } from './tries/practiceRow.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { authorOf, engineOf } from '../kit/engineOf.ts';
import { listOrder } from '../kit/rows/listOrder.ts';
import { pagedToMost } from '../kit/rows/pagedToMost.ts';
import { practiceScope } from './practiceScope.ts';

/** The condition of a view; without one, everything the member has touched. */
function inView(view: PracticeView | undefined, now: Date): SQL | undefined {
  switch (view) {
    case undefined:
      return undefined;
    case 'recent':
      return isNotNull(memberQuestion.lastTriedAt);
    case 'wrong':
      return eq(memberQuestion.isWrong, true);
    case 'due':
      return and(eq(memberQuestion.isWrong, true), lte(memberQuestion.dueAt, now));
    case 'favourite':
      return eq(memberQuestion.isFavourite, true);
    default:
      return view satisfies never;
  }
}

const MOST_TAGS = 30;

const ofChapter = ({ db, appId }: CallContext, chapterId: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(chapter)
      .where(
        and(
          eq(chapter.appId, appId),
          eq(chapter.id, chapterId),
          isNull(chapter.deletedAt),
          arrayContains(chapter.questionIds, sql`array[${memberQuestion.questionId}]`),
        ),
      ),
  );

/** Closed questions cannot be practised, so the books of returning questions leave them out. */
const stillMet = and(eq(question.isOpen, true), eq(question.status, '1'), isNull(question.deletedAt));

/** Tags of a member's favourites, most frequent first. */
async function favouriteTags({ db, appId }: CallContext, memberId: string): Promise<string[]> {
  const tag = sql<string>`unnest(${question.tags})`;
  const rows = await db
    .select({ tag: tag.as('tag'), count: count() })
    .from(memberQuestion)
    .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
    .where(
      and(eq(memberQuestion.appId, appId), eq(memberQuestion.memberId, memberId), eq(memberQuestion.isFavourite, true)),
    )
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(MOST_TAGS);
  return rows.map((row) => row.tag);
}

export const queryLatestList: ResourceHandlers<'memberQuestion'>['queryLatestList'] = async (context, input) => {
  const { view, memberId, chapterId, questionIds, tag, page: no, size, sort } = input;
  const { actor, services } = context;
  const now = services.now();
  const isOwn = actor.kind === 'member' && (memberId ?? actor.memberId) === actor.memberId;
  if (isOwn && no === 0 && (view === 'wrong' || view === 'due')) await fillFromExams(engineOf(context), actor.memberId);
  const isReview = view === 'due' || view === 'wrong';
  // Questions of running exams are not practised before these are over.
  const held = isReview ? await heldNow(engineOf(context)) : [];
  const query = () =>
    context.db
      .select({
        row: memberQuestion,
        head: {
          id: question.id,
          type: question.type,
          title: question.title,
          difficulty: effectiveDifficulty,
          points: question.points,
        },
      })
      .from(memberQuestion)
      .innerJoin(question, and(eq(question.appId, memberQuestion.appId), eq(question.id, memberQuestion.questionId)))
      .where(
        and(
          practiceScope(context),
          inView(view, now),
          isReview ? stillMet : undefined,
          held.length > 0 ? notInArray(memberQuestion.questionId, held) : undefined,
          memberId === undefined ? undefined : eq(memberQuestion.memberId, memberId),
          chapterId === undefined ? undefined : ofChapter(context, chapterId),
          tag === undefined ? undefined : arrayContains(question.tags, [tag]),
          questionIds && inArray(memberQuestion.questionId, questionIds),
        ),
      );
  const allowed = { lastTriedAt: memberQuestion.lastTriedAt };
  const own = isReview ? asc(memberQuestion.dueAt) : desc(memberQuestion.lastTriedAt);
  const order = [...listOrder(sort, allowed), own, asc(memberQuestion.id)];
  const { rows, ...page } = await pagedToMost(context.db, query, { page: no, size }, order);
  const shownIds = rows.map(({ head }) => head.id);
  const closed = await closedQuestions(engineOf(context), authorOf(context), shownIds);
  return {
    content: rows.map(({ row, head }) => ({
      id: row.id,
      memberId: row.memberId,
      question: head,
      state: closed.has(head.id) ? heldView(row, now) : practiceView(row, now),
      ...(row.twinOf !== null && row.isWrong && { isTwin: true }),
      ...(closed.has(head.id) && { isHeld: true }),
      lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    })),
    ...page,
    tags: isOwn && view === 'favourite' ? await favouriteTags(context, actor.memberId) : null,
  };
};
