import { and, inArray } from 'drizzle-orm';
import { chapter, type course } from '../../db/schema/content.ts';
import { classCounts } from '../chapterUsage.ts';
import type { CallContext } from '../../kit/context.ts';
import { chapterScope } from '../chapter/chapterScope.ts';
import { grantFile } from '../../platform/file/grantFile.ts';
import { detailStaff, isMine, listStaff } from '../contentStaff.ts';
import type { CourseDetail, CourseRow as CourseView } from '@aosai/api/courses/course.contract';

export type CourseRow = typeof course.$inferSelect;

const face = (row: CourseRow) => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  category: row.category,
  title: row.title,
  cover: row.cover,
  intro: row.intro,
  difficulty: row.difficulty,
  tags: row.tags,
  sort: row.sort,
});

/** How many chapters of each course the caller sees. */
export async function chapterCounts(context: CallContext, rows: readonly CourseRow[]) {
  const ids = [...new Set(rows.flatMap(({ chapterIds }) => chapterIds))];
  const found =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: chapter.id })
          .from(chapter)
          .where(and(chapterScope(context), inArray(chapter.id, ids)));
  const there = new Set(found.map(({ id }) => id));
  return ({ chapterIds }: CourseRow): number => chapterIds.filter((id) => there.has(id)).length;
}

const usesOf = ({ db, appId }: CallContext, rows: readonly CourseRow[]) =>
  classCounts(
    db,
    appId,
    rows.map(({ id }) => id),
  );

/** Courses as list rows for the caller. */
export async function courseViews(context: CallContext, rows: readonly CourseRow[]): Promise<CourseView[]> {
  const countOf = await chapterCounts(context, rows);
  const staffOf = await listStaff(context, rows, await usesOf(context, rows));
  return rows.map((row) => ({ ...face(row), chapterCount: countOf(row), ...staffOf(row) }));
}

/** A course as the caller sees it. */
export async function courseDetail(context: CallContext, row: CourseRow): Promise<CourseDetail> {
  const countOf = await chapterCounts(context, [row]);
  return {
    ...face(row),
    chapterCount: countOf(row),
    file: await grantFile(context, row.file),
    staff: isMine(context, row) ? await detailStaff(context, row, await usesOf(context, [row])) : null,
  };
}
