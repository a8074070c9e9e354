import { and, eq, inArray, isNull } from 'drizzle-orm';
import { QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { question } from '../db/schema/bank.ts';
import { questionVersion } from '../db/schema/exam.ts';
import type { ChapterRow } from './openChapters.ts';

const isOfChapter = (appId: string, ids: readonly string[]) =>
  and(eq(question.appId, appId), isNull(question.deletedAt), inArray(question.id, [...ids]));

/** Questions that students see in chapters: ready and open, in any bank. */
const isMet = and(eq(question.status, QUESTION.ready), eq(question.isOpen, true));

/** The current questions of a chapter in its order: those shown to students, or all for authors. */
export async function chapterQuestions(
  db: Db,
  { appId, questionIds }: Pick<ChapterRow, 'appId' | 'questionIds'>,
  whose: 'met' | 'all',
) {
  if (questionIds.length === 0) return [];
  const rows = await db
    .select({ head: question, version: questionVersion })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(and(isOfChapter(appId, questionIds), whose === 'met' ? isMet : undefined));
  const byId = new Map(rows.map((row) => [row.head.id, row]));
  return questionIds.flatMap((id) => byId.get(id) ?? []);
}

/** How many questions each of these chapters shows to students, or has in all for authors. */
export async function questionCounts(
  db: Db,
  appId: string,
  chapters: readonly Pick<ChapterRow, 'id' | 'questionIds'>[],
  whose: 'met' | 'all',
): Promise<(chapterId: string) => number> {
  const wanted = [...new Set(chapters.flatMap(({ questionIds }) => questionIds))];
  const rows =
    wanted.length === 0
      ? []
      : await db
          .select({ id: question.id })
          .from(question)
          .where(and(isOfChapter(appId, wanted), whose === 'met' ? isMet : undefined));
  const there = new Set(rows.map(({ id }) => id));
  const counts = new Map(
    chapters.map(({ id, questionIds }) => [id, questionIds.filter((one) => there.has(one)).length]),
  );
  return (chapterId) => counts.get(chapterId) ?? 0;
}
