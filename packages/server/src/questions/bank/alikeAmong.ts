import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { questionVersion } from '../../db/schema/exam.ts';
import type { QuestionRow } from './createQuestion.ts';
import { familyOf } from '../parametric/templates.ts';
import { NEAR_PERCENT } from './duplicates.ts';
import { askedTexts, bitsApart, percentsAlike } from './questionText.ts';
import { sourceOf } from './sourceOf.ts';

/** Questions whose hashes differ in more bits share too few words to be near duplicates. */
const NEAR_BITS = 18;

const mayBeAlike = (one: QuestionRow, other: QuestionRow): boolean =>
  one.type === other.type &&
  one.bands.length > 0 &&
  other.bands.length > 0 &&
  bitsApart(one.bands, other.bands) <= NEAR_BITS;

/**
 * Which of these questions are too alike for one paper: drawn from templates of one family, or near duplicates by their
 * texts. Texts are read only of those that their hashes leave in doubt.
 */
export async function alikeAmong(db: Db, appId: string, rows: readonly QuestionRow[]) {
  const versions = await db
    .select({ id: questionVersion.id, drawnFrom: questionVersion.drawnFrom })
    .from(questionVersion)
    .where(
      and(
        eq(questionVersion.appId, appId),
        inArray(
          questionVersion.id,
          rows.map(({ currentVersionId }) => currentVersionId),
        ),
      ),
    );
  const familyOfVersion = new Map(versions.map(({ id, drawnFrom }) => [id, drawnFrom && familyOf(drawnFrom.template)]));
  const doubtful = rows.filter((row) => rows.some((other) => other.id !== row.id && mayBeAlike(row, other)));
  const full = await db
    .select()
    .from(questionVersion)
    .where(
      and(
        eq(questionVersion.appId, appId),
        inArray(
          questionVersion.id,
          doubtful.map(({ currentVersionId }) => currentVersionId),
        ),
      ),
    );
  const sources = new Map(full.map((version) => [version.id, sourceOf(version)]));
  return (one: QuestionRow, other: QuestionRow): boolean => {
    const family = familyOfVersion.get(one.currentVersionId) ?? null;
    if (family !== null && family === familyOfVersion.get(other.currentVersionId)) return true;
    if (one.contentHash !== null && one.contentHash === other.contentHash) return true;
    if (!mayBeAlike(one, other)) return false;
    const mine = sources.get(one.currentVersionId);
    const theirs = sources.get(other.currentVersionId);
    if (!mine || !theirs) return false;
    const [percent = 0] = percentsAlike(askedTexts(mine), [theirs]);
    return percent >= NEAR_PERCENT;
  };
}
