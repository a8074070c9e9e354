import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PaperReadiness } from '@aosai/api/domain/exams/publishFault';
import { QUESTION } from '@aosai/api/domain/questions/bank';
import type { Db } from '../../db/open.ts';
import { examPaper } from '../../db/schema/exam.ts';

/** What publishing asks of these papers, in their order; one that is gone is not ready. */
export async function paperReadiness(db: Db, appId: string, ids: readonly string[]): Promise<PaperReadiness[]> {
  const rows = await db
    .select({
      id: examPaper.id,
      title: examPaper.title,
      durationMin: examPaper.durationMin,
      status: examPaper.status,
      sections: examPaper.sections,
    })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, [...ids]), isNull(examPaper.deletedAt)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = found.get(id);
    const isReady = row?.status === QUESTION.ready && row.sections.some(({ items }) => items.length > 0);
    return { title: row?.title ?? '', isReady, durationMin: row?.durationMin ?? 0 };
  });
}

/** Which of these papers are not there within a scope. */
export async function papersOutside(
  db: Db,
  scope: SQL | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: examPaper.id })
    .from(examPaper)
    .where(and(scope, inArray(examPaper.id, [...ids])));
  return new Set(ids).difference(new Set(rows.map(({ id }) => id)));
}
