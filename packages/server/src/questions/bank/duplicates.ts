import { and, arrayOverlaps, asc, desc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Db } from '../../db/open.ts';
import { question } from '../../db/schema/bank.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { Compare } from './compareOnThread.ts';
import { bitsApart, type Likeness } from './questionText.ts';
import { sourceOf } from './sourceOf.ts';

/** The questions to compare with: those that the caller sees, except `exceptId`. */
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

/** An identical question; null when there is none. */
export async function sameAs(db: Db, among: Among, { contentHash }: Pick<Likeness, 'contentHash'>) {
  const [same] = await db
    .select({ id: question.id, title: question.title, version: question.version })
    .from(question)
    .where(and(rowsAmong(among), eq(question.contentHash, contentHash)))
    .orderBy(desc(question.updatedAt))
    .limit(1);
  return same ?? null;
}

/** Identical questions for many hashes; if a hash has several, the most recently changed one. */
export async function sameAmong(db: Db, among: Among, contentHashes: readonly string[]) {
  const rows = await db
    .select({ id: question.id, title: question.title, contentHash: question.contentHash })
    .from(question)
    .where(and(rowsAmong(among), inArray(question.contentHash, [...contentHashes])))
    .orderBy(asc(question.updatedAt));
  return new Map(rows.map(({ contentHash, ...row }) => [contentHash, row]));
}

/** From this share of common pairs of characters on, two questions are near duplicates. */
export const NEAR_PERCENT = 80;
/** Limits: of the questions that share a band, those with the fewest different bits are compared. */
const MAX_LOOKED_AT = 200;
const MAX_COMPARED = 10;
const MAX_NEAR = 5;

/** Questions of the bank that may be similar, without their texts. */
async function candidates(db: Db, among: Among, type: QuestionType, bands: number[]) {
  const rows = await db
    .select({ id: question.id, title: question.title, bands: question.bands, versionId: question.currentVersionId })
    .from(question)
    .where(and(rowsAmong(among), eq(question.type, type), arrayOverlaps(question.bands, bands)))
    .orderBy(desc(question.updatedAt))
    .limit(MAX_LOOKED_AT);
  return rows
    .map((row) => ({ ...row, apart: bitsApart(bands, row.bands) }))
    .toSorted((a, b) => a.apart - b.apart)
    .slice(0, MAX_COMPARED);
}

/**
 * Questions similar to one (given by `askedTexts`), most similar first. `compare` may run on another thread, since an
 * import has hundreds.
 */
export async function nearTo(
  db: Db,
  among: Among,
  { type, texts, bands }: { type: QuestionType; texts: readonly string[]; bands: number[] },
  compare: Compare,
) {
  const found = bands.length === 0 ? [] : await candidates(db, among, type, bands);
  if (found.length === 0) return [];
  const versions = await db
    .select()
    .from(questionVersion)
    .where(
      and(
        eq(questionVersion.appId, among.appId),
        inArray(
          questionVersion.id,
          found.map(({ versionId }) => versionId),
        ),
      ),
    );
  const versionOf = new Map(versions.map((version) => [version.id, version]));
  const sources = found.flatMap(({ id, title, versionId }) => {
    const version = versionOf.get(versionId);
    return version ? [{ id, title, source: sourceOf(version) }] : [];
  });
  const percents = await compare(
    texts,
    sources.map(({ source }) => source),
  );
  return sources
    .map(({ id, title }, place) => ({ id, title, percent: percents[place] ?? 0 }))
    .filter(({ percent }) => percent >= NEAR_PERCENT)
    .toSorted((a, b) => b.percent - a.percent)
    .slice(0, MAX_NEAR);
}
