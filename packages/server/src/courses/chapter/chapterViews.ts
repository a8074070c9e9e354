import { and, arrayContains, asc } from 'drizzle-orm';
import { CHAPTER_RIGHT, type ChapterWay } from '@aosai/api/courses/courseRules';
import { course } from '../../db/schema/content.ts';
import { questionCounts } from '../chapterQuestions.ts';
import { type ChapterRow, waysToChapters } from '../openChapters.ts';
import { courseCounts } from '../chapterUsage.ts';
import { noteCardUse } from '../../rights/noteCardUse.ts';
import type { CallContext } from '../../kit/context.ts';
import { contentScope, isAtWork, holdersOf } from '../contentScope.ts';
import { detailStaff, isMine, listStaff } from '../contentStaff.ts';
import { grantFile } from '../../platform/file/grantFile.ts';
import type { ChapterDetail, ChapterRow as ChapterView } from '@aosai/api/courses/chapter.contract';

/** How each chapter is open to the caller; null if locked. Those who work with chapters always have access. */
export async function waysOf(
  context: CallContext,
  rows: readonly ChapterRow[],
): Promise<(row: ChapterRow) => ChapterWay | null> {
  const others = rows.filter((row) => !isMine(context, row));
  const { db, appId, services } = context;
  const call = { db, appId, now: services.now() };
  const ways = others.length === 0 ? null : await waysToChapters(call, await holdersOf(context), others);
  return (row) => (isMine(context, row) ? 'staff' : (ways?.get(row.id) ?? null));
}

/** Fields of chapters that every reader gets. */
export async function chapterFaces(context: CallContext, rows: readonly ChapterRow[]) {
  const wayTo = await waysOf(context, rows);
  const countOf = await questionCounts(context.db, context.appId, rows, isAtWork(context) ? 'all' : 'met');
  return (row: ChapterRow) => ({
    id: row.id,
    title: row.title,
    questionCount: countOf(row.id),
    hasVideo: row.videoFile !== null,
    isFree: row.isFree,
    pricePoints: row.pricePoints,
    openBy: wayTo(row),
  });
}

const usesOf = ({ db, appId }: CallContext, rows: readonly ChapterRow[]) =>
  courseCounts(
    db,
    appId,
    rows.map(({ id }) => id),
  );

/** Chapters as list rows for the caller. */
export async function chapterViews(context: CallContext, rows: readonly ChapterRow[]): Promise<ChapterView[]> {
  const faceOf = await chapterFaces(context, rows);
  const staffOf = await listStaff(context, rows, await usesOf(context, rows));
  return rows.map((row) => ({ ...faceOf(row), ...staffOf(row) }));
}

/** Records the use of the card that opened a chapter, for the caller or a child, whichever of them holds one. */
export async function useCard(context: CallContext, openBy: ChapterWay | null): Promise<void> {
  if (openBy !== 'card') return;
  const call = { appId: context.appId, now: context.services.now() };
  for (const memberId of await holdersOf(context)) await noteCardUse(context.db, call, memberId, CHAPTER_RIGHT);
}

/** A chapter as the caller sees it, its content only if it is open. */
export async function chapterDetail(context: CallContext, row: ChapterRow): Promise<ChapterDetail> {
  const face = (await chapterFaces(context, [row]))(row);
  const isOpen = face.openBy !== null;
  await useCard(context, face.openBy);
  const staff = isMine(context, row)
    ? {
        ...(await detailStaff(context, row, await usesOf(context, [row]))),
        notes: row.notes,
        courses: await context.db
          .select({ id: course.id, title: course.title })
          .from(course)
          .where(and(contentScope(course, context), arrayContains(course.chapterIds, [row.id])))
          .orderBy(asc(course.title), asc(course.id)),
      }
    : null;
  return {
    ...face,
    notesHtml: isOpen ? row.notesHtml : null,
    videoFile: isOpen ? await grantFile(context, row.videoFile) : null,
    staff,
  };
}
