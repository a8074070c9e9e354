import { and, eq, isNull } from 'drizzle-orm';
import { FULL_PERCENT, PRACTICE_LIMITS } from '@aosai/api/practice/practiceRules';
import { isJudged } from '@aosai/api/questions/kinds';
import { memberQuestionTry as tries } from '../../db/schema/practice.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { solutionWay } from '../../questions/bank/unlockSolution.ts';
import { grantFiles } from '../../platform/file/fileGrants.ts';
import { shownKey } from '../../papers/shownKey.ts';
import type { PracticeContext } from './practiceContext.ts';
import type { PracticeRow } from './practiceRow.ts';
import { shownAt } from '../../questions/bank/askedSolutions.ts';
import type { PracticeSolution } from '@aosai/api/practice/practiceViews.contract';

/** Other numbers make it another question, so an earlier solution does not count. */
async function isSolved({ db, appId }: EngineCall, { draw }: PracticeContext, row: PracticeRow): Promise<boolean> {
  if (row.solvedAt === null || draw === 0) return row.solvedAt !== null;
  const [solved] = await db
    .select({ id: tries.id })
    .from(tries)
    .where(
      and(
        eq(tries.appId, appId),
        eq(tries.questionId, row.questionId),
        eq(tries.memberId, row.memberId),
        eq(tries.draw, draw),
        eq(tries.percent, FULL_PERCENT),
        isNull(tries.deletedAt),
      ),
    )
    .limit(1);
  return solved !== undefined;
}

/** Whether the member's work on the question, with its current numbers, has earned key and analysis. */
async function isEarned(call: EngineCall, met: PracticeContext, row: PracticeRow | null): Promise<boolean> {
  if (row === null) return false;
  const isOwn = !isJudged(met.head.type) && (shownAt(row) !== null || row.wrongTries >= PRACTICE_LIMITS.wrongTries);
  return isOwn || isSolved(call, met, row);
}

/** Whether the member has bought the solution, or asked for one that is free or covered by a card. */
async function isAskedFor(
  { db, appId, now }: EngineCall,
  memberId: string,
  { head }: PracticeContext,
  row: PracticeRow | null,
) {
  const way = await solutionWay(db, { appId, now }, memberId, head);
  return way === 'bought' || (way === 'given' && row !== null && shownAt(row) !== null);
}

/**
 * Key and analysis for a member who has earned, bought or asked for them; null otherwise, so that nobody sees a
 * solution before trying the question or asking. Both arguments come from `askedNow`. A class that hides or opens its
 * solutions overrides all of this.
 */
export async function solutionOf(
  call: EngineCall,
  memberId: string,
  met: PracticeContext,
  row: PracticeRow | null,
): Promise<PracticeSolution | null> {
  if (met.classSolution === false) return null;
  const { db, appId, now } = call;
  const { head, version } = met;
  const isOpen = (await isEarned(call, met, row)) || (await isAskedFor(call, memberId, met, row));
  if (!isOpen && !(met.classSolution === true && isJudged(head.type))) return null;
  const { videoFile } = version;
  if (videoFile !== null) await grantFiles(db, { appId, now }, memberId, [videoFile]);
  return { ...shownKey(version.answerKey), analysisHtml: version.analysisHtml, videoFile };
}
