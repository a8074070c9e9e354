import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import type { ChapterWay } from '@aosai/api/courses/courseRules';
import { QUESTION } from '@aosai/api/questions/bank';
import { chapter } from '../db/schema/content.ts';
import { isOpenAt } from './classSchedule.ts';
import { type ChapterRow, coursesWith } from './openChapters.ts';
import type { CallContext } from '../kit/context.ts';
import { type ClassOf, classOf } from './classOf.ts';
import { chapters } from './chapters.ts';
import { useCard, waysOf } from './chapter/chapterViews.ts';

/** A chapter that the caller has opened, and how. Throws NOT_FOUND, CHAPTER_LOCKED. */
export async function openChapter(context: CallContext, id: string): Promise<{ row: ChapterRow; openBy: ChapterWay }> {
  const row = await chapters.found(context, id);
  const openBy = (await waysOf(context, [row]))(row);
  if (openBy === null) throw new AppError('CHAPTER_LOCKED');
  await useCard(context, openBy);
  return { row, openBy };
}

/** A ready chapter that a class has, also one of another owner. Throws NOT_FOUND. */
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

export interface InClass {
  gradeId: string;
  chapterId: string;
  memberId?: string | undefined;
}

/**
 * A chapter that a class has open, and whether the class shows its solutions. Throws NOT_FOUND, and CHAPTER_LOCKED
 * before its day.
 */
export async function openChapterInClass(context: CallContext, { gradeId, chapterId, memberId }: InClass) {
  const grade = await classOf(context, gradeId, memberId);
  const now = context.services.now();
  const { row, slot } = await chapterIn(context, grade, chapterId);
  if (!grade.isStaff && !isOpenAt(slot, now)) throw new AppError('CHAPTER_LOCKED');
  return { grade, row, slot, solution: grade.schedule.solution(row.id, now) };
}

/** Those of these chapters that a class has: only their pages can be opened in it. */
export async function chaptersOfClass(
  context: CallContext,
  gradeId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { db, appId } = context;
  const { schedule } = await classOf(context, gradeId);
  const bring = await coursesWith({ db, appId }, ids, schedule.courseIds);
  return new Set(ids.filter((id) => schedule.chapter(id, bring(id)) !== null));
}
