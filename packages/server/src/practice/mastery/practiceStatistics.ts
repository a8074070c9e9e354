import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { chapter } from '../../db/schema/content.ts';
import { memberQuestion } from '../../db/schema/practice.ts';
import { closedQuestions } from '../../questions/bank/heldQuestions.ts';
import { chapterQuestions } from '../../courses/chapterQuestions.ts';
import type { ChapterRow } from '../../courses/openChapters.ts';
import { masteriesOf } from './masteries.ts';
import { practiceView } from '../tries/practiceRow.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { chapters } from '../../courses/chapters.ts';
import { isMine } from '../../courses/contentStaff.ts';
import { authorOf, engineOf } from '../../kit/engineOf.ts';
import { openChapterInClass, openChapter } from '../../courses/openChapter.ts';
import { STAFF_WAYS, studentRows, studentsIn } from './classStudents.ts';
import { membersOfClass } from '../tries/membersOfClass.ts';
import { practiceScope } from '../practiceScope.ts';

type Reads = Pick<
  ResourceHandlers<'memberQuestion'>,
  'queryQuestionStatisticsByChapter' | 'queryStatisticsGroupByMember'
>;

const isStaff = ({ actor }: CallContext): boolean =>
  actor.kind === 'user' ||
  (actor.kind === 'member' &&
    (actor.type === 'teacher' || (actor.orgId !== null && actor.orgRoles.includes('manager'))));

interface Place {
  chapterId: string;
  gradeId?: string | undefined;
}

/** A chapter, and whose questions the caller may see: all for those who maintain it or run the class. */
interface Opened {
  row: ChapterRow;
  whose: 'met' | 'all';
}

/** The chapter: for a student if opened; for staff if in scope or in their class. Throws NOT_FOUND, CHAPTER_LOCKED. */
async function openedFor(context: CallContext, { chapterId, gradeId }: Place): Promise<Opened> {
  const { db, appId, actor } = context;
  if (actor.kind === 'user') {
    const [row] = await db
      .select()
      .from(chapter)
      .where(and(eq(chapter.appId, appId), eq(chapter.id, chapterId), isNull(chapter.deletedAt)));
    if (!row) throw new AppError('NOT_FOUND');
    return { row, whose: 'all' };
  }
  if (gradeId !== undefined) {
    const { row, grade } = await openChapterInClass(context, { gradeId, chapterId });
    return { row, whose: grade.isStaff ? 'all' : 'met' };
  }
  const row = isStaff(context) ? await chapters.found(context, chapterId) : (await openChapter(context, chapterId)).row;
  return { row, whose: isMine(context, row) ? 'all' : 'met' };
}

const whole = (value: unknown) => (value === null ? null : Math.floor(Number(value)));

interface Figures {
  tried: number;
  solved: number;
  averagePercent: number | null;
  tries: number;
}

/** Figures of a chapter's questions over the caller's students. */
async function figuresOf(context: CallContext, questionIds: readonly string[], gradeId: string | undefined) {
  if (questionIds.length === 0) return { members: 0, of: new Map<string, Figures>() };
  const theirs = and(
    practiceScope(context, STAFF_WAYS),
    inArray(memberQuestion.questionId, [...questionIds]),
    isNotNull(memberQuestion.lastTriedAt),
    membersOfClass(context, memberQuestion.memberId, { gradeId }),
  );
  const [all] = await context.db
    .select({ members: sql<number>`count(distinct ${memberQuestion.memberId})::int` })
    .from(memberQuestion)
    .where(theirs);
  const rows = await context.db
    .select({
      questionId: memberQuestion.questionId,
      tried: count(),
      solved: sql<number>`(count(*) filter (where ${memberQuestion.solvedAt} is not null))::int`,
      average: sql<string | null>`avg(${memberQuestion.bestPercent})`,
      tries: sql<number>`sum(${memberQuestion.tries})::int`,
    })
    .from(memberQuestion)
    .where(theirs)
    .groupBy(memberQuestion.questionId);
  const of = new Map(
    rows.map(({ questionId, average, ...row }) => [questionId, { ...row, averagePercent: whole(average) }]),
  );
  return { members: all?.members ?? 0, of };
}

async function statesOf(context: CallContext, questionIds: readonly string[], memberId: string | undefined) {
  const { actor, db } = context;
  const whose = memberId ?? (actor.kind === 'member' && !isStaff(context) ? actor.memberId : undefined);
  if (whose === undefined || questionIds.length === 0) return null;
  const rows = await db
    .select()
    .from(memberQuestion)
    .where(
      and(
        practiceScope(context),
        eq(memberQuestion.memberId, whose),
        inArray(memberQuestion.questionId, [...questionIds]),
      ),
    );
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** Practice figures: by the questions of a chapter, and by member. */
export const practiceStatistics: Reads = {
  async queryQuestionStatisticsByChapter(context, { chapterId, gradeId, memberId }) {
    const { db, services } = context;
    const { row, whose } = await openedFor(context, { chapterId, gradeId });
    const questions = await chapterQuestions(db, row, whose);
    const states = await statesOf(context, row.questionIds, memberId);
    const sums = isStaff(context) ? await figuresOf(context, row.questionIds, gradeId) : null;
    const now = services.now();
    const closed = await closedQuestions(engineOf(context), authorOf(context), row.questionIds);
    return {
      members: sums?.members ?? null,
      content: questions.map(({ head: { id: questionId, title } }) => {
        const of = sums?.of.get(questionId);
        const figures = of && of.tried >= PRACTICE_LIMITS.classFrom ? of : null;
        if (closed.has(questionId)) return { questionId, title, state: null, figures: null, isHeld: true };
        return { questionId, title, state: states && practiceView(states.get(questionId) ?? null, now), figures };
      }),
    };
  },
  async queryStatisticsGroupByMember(context, { gradeId, groupId, chapterId, level }) {
    const questionIds =
      chapterId === undefined ? null : (await openedFor(context, { chapterId, gradeId })).row.questionIds;
    const people = await studentsIn(context, { gradeId, groupId });
    const call = { db: context.db, appId: context.appId, now: context.services.now() };
    const ids = people.map(({ id }) => id);
    const of = level === undefined ? null : { level, standing: await masteriesOf(call, ids, level) };
    return { content: await studentRows(context, people, { questionIds, of }) };
  },
};
