import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { GivenSource } from '@aosai/api/domain/questions/source';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import { type Likeness, percentAlike } from './questionText.ts';
import { sourceOf } from './sourceOf.ts';

/** Among which questions: those that the caller sees, without the one at hand. */
export interface Among {
  appId: string;
  scope: SQL | undefined;
  exceptId?: string | undefined;
}

const rowsAmong = ({ appId, scope, exceptId }: Among): SQL | undefined =>
  and(
    eq(question.appId, appId),
    isNull(question.deletedAt),
    scope,
    exceptId === undefined ? undefined : ne(question.id, exceptId),
  );

/** The question that asks the same; null when there is none. */
export async function sameAs(db: Db, among: Among, { contentHash }: Pick<Likeness, 'contentHash'>) {
  const [same] = await db
    .select({ id: question.id, title: question.title, version: question.version })
    .from(question)
    .where(and(rowsAmong(among), eq(question.contentHash, contentHash)))
    .orderBy(desc(question.updatedAt))
    .limit(1);
  return same ?? null;
}

/** The same of many at once, by what they ask; of two the one that was changed last. */
export async function sameAmong(db: Db, among: Among, contentHashes: readonly string[]) {
  const rows = await db
    .select({ id: question.id, title: question.title, contentHash: question.contentHash })
    .from(question)
    .where(and(rowsAmong(among), inArray(question.contentHash, [...contentHashes])))
    .orderBy(asc(question.updatedAt));
  return new Map(rows.map(({ contentHash, ...row }) => [contentHash, row]));
}

const NEAR_PERCENT = 80;
const MAX_COMPARED = 40;
const MAX_NEAR = 5;

/** Questions that ask nearly the same, the most alike first. */
export async function nearTo(db: Db, among: Among, source: GivenSource, { bands }: Pick<Likeness, 'bands'>) {
  if (bands.length === 0) return [];
  const rows = await db
    .select({ id: question.id, headline: question.title, version: questionVersion })
    .from(question)
    .innerJoin(
      questionVersion,
      and(eq(questionVersion.appId, question.appId), eq(questionVersion.id, question.currentVersionId)),
    )
    .where(and(rowsAmong(among), eq(question.type, source.type), arrayOverlaps(question.bands, bands)))
    .orderBy(desc(question.updatedAt))
    .limit(MAX_COMPARED);
  return rows
    .map((row) => ({ id: row.id, title: row.headline, percent: percentAlike(source, sourceOf(row.version)) }))
    .filter(({ percent }) => percent >= NEAR_PERCENT)
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MAX_NEAR);
}
