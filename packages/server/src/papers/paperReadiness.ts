import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { PaperReadiness } from '@aosai/api/exams/publishFault';
import { QUESTION } from '@aosai/api/questions/bank';
import type { Db } from '../db/open.ts';
import { examPaper } from '../db/schema/exam.ts';
import { isUsable, paperHeads } from './paperHeads.ts';

/** Whether each of these papers can be published, in the given order; a missing paper cannot. */
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

/**
 * The first question of these papers that cannot be used now: retired, or not checked since its cases or programs
 * changed. Papers that somebody has begun are not checked.
 */
export async function unfitQuestion(
  db: Db,
  appId: string,
  ids: readonly string[],
): Promise<{ title: string; no: number } | null> {
  const rows = await db
    .select({ title: examPaper.title, sections: examPaper.sections })
    .from(examPaper)
    .where(and(eq(examPaper.appId, appId), inArray(examPaper.id, [...ids]), isNull(examPaper.frozenAt)));
  for (const { title, sections } of rows) {
    const unfit = (await paperHeads(db, appId, sections)).find((head) => !isUsable(head));
    if (unfit) return { title, no: unfit.no };
  }
  return null;
}

/** The given papers that are not in a scope. */
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
