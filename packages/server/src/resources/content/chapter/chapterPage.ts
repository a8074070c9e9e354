import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import type { ChapterPage } from '@aosai/api/contract/types';
import type { ChapterWay } from '@aosai/api/domain/courses/courseRules';
import { QUESTION, SOLUTION_RIGHT } from '@aosai/api/domain/questions/bank';
import { isJudged } from '@aosai/api/domain/questions/kinds';
import { chapter } from '../../../db/schema/content.ts';
import { hasRight, unlockedOf } from '../../../engine/bank/unlockSolution.ts';
import { chapterQuestions } from '../../../engine/course/chapterQuestions.ts';
import { isOpenAt } from '../../../engine/course/classSchedule.ts';
import { type ChapterRow, coursesWith } from '../../../engine/course/openChapters.ts';
import type { CallContext } from '../../context.ts';
import { shown } from '../../exam/question/questionViews.ts';
import { type ClassOf, classOf } from '../classOf.ts';
import { isMine } from '../contentStaff.ts';
import { chapters } from './chapterWrites.ts';
import { fetchable, waysOf } from './chapterViews.ts';

type Questions = Awaited<ReturnType<typeof chapterQuestions>>;

interface Reading {
  openBy: ChapterWay;
  /** Whether analyses are shown; null leaves it to what the caller has opened. */
  solution: boolean | null;
  grade: ChapterPage['grade'];
}

/** Which of these questions show their analysis to somebody who learns. */
async function solutionsOpen(context: CallContext, questions: Questions) {
  const { db, appId, actor, services } = context;
  if (actor.kind !== 'member') return { bought: new Set<string>(), isOpen: () => false };
  const ids = questions.map(({ head }) => head.id);
  const bought = await unlockedOf(db, appId, actor.memberId, 'question', ids);
  const hasCard = await hasRight(db, { appId, now: services.now() }, actor.memberId, SOLUTION_RIGHT);
  return {
    bought,
    isOpen: ({ id, type, pricePoints }: Questions[number]['head']) =>
      pricePoints === 0 ? isJudged(type) : bought.has(id) || hasCard,
  };
}

async function pageOf(context: CallContext, row: ChapterRow, reading: Reading): Promise<ChapterPage> {
  const isStaff = reading.openBy === 'staff';
  const questions = await chapterQuestions(context.db, row, isStaff ? 'all' : 'met');
  const { bought, isOpen } = await solutionsOpen(context, isStaff ? [] : questions);
  return {
    chapterId: row.id,
    title: row.title,
    notesHtml: row.notesHtml,
    videoFile: await fetchable(context, row.videoFile),
    openBy: reading.openBy,
    grade: reading.grade,
    questions: questions.map(({ head, version }, place) => ({
      questionId: head.id,
      title: head.title,
      difficulty: head.difficulty,
      shown: { ...shown(version), no: place + 1 },
      pricePoints: head.pricePoints,
      // Authors read analyses with the question itself, which knows when they are withheld.
      analysisHtml: !isStaff && (reading.solution ?? isOpen(head)) ? version.analysisHtml : null,
      mine: context.group === 'oj' ? { unlocked: bought.has(head.id) } : null,
      staff: isStaff ? { status: head.status, isOpen: head.isOpen } : null,
    })),
  };
}

/** A chapter with its questions, for whoever has opened it. Throws NOT_FOUND, CHAPTER_LOCKED. */
export async function openedChapter(context: CallContext, id: string): Promise<ChapterPage> {
  const row = await chapters.found(context, id);
  const openBy = (await waysOf(context, [row]))(row);
  if (openBy === null) throw new AppError('CHAPTER_LOCKED');
  return pageOf(context, row, { openBy, solution: null, grade: null });
}

/** A ready chapter that a class has, whoever keeps it. Throws NOT_FOUND. */
async function chapterIn(context: CallContext, grade: ClassOf, id: string) {
  const { db, appId } = context;
  const [row] = await db
    .select()
    .from(chapter)
    .where(
      and(eq(chapter.appId, appId), eq(chapter.id, id), eq(chapter.status, QUESTION.ready), isNull(chapter.deletedAt)),
    );
  const bring = await coursesWith({ db, appId }, [id], grade.schedule.courseIds);
  const slot = row ? grade.schedule.chapter(id, bring(id)) : null;
  if (!row || !slot || !(slot.isShown || grade.isStaff)) throw new AppError('NOT_FOUND');
  return { row, slot };
}

/** A chapter as a class has it. Throws NOT_FOUND, CHAPTER_LOCKED before its day. */
export async function chapterInClass(
  context: CallContext,
  { gradeId, chapterId, memberId }: { gradeId: string; chapterId: string; memberId?: string | undefined },
): Promise<ChapterPage> {
  const grade = await classOf(context, gradeId, memberId);
  const now = context.services.now();
  const { row, slot } = await chapterIn(context, grade, chapterId);
  if (!grade.isStaff && !isOpenAt(slot, now)) throw new AppError('CHAPTER_LOCKED');
  return pageOf(context, row, {
    openBy: isMine(context, row) || grade.isStaff ? 'staff' : 'class',
    solution: grade.schedule.solution(row.id, now),
    grade: {
      id: grade.id,
      title: grade.title,
      openAt: slot.openAt?.toISOString() ?? null,
      dueAt: slot.dueAt?.toISOString() ?? null,
      member: grade.member,
    },
  });
}
