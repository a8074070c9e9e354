import type { PracticeSolution } from '@aosai/api/contract/types';
import { PRACTICE_LIMITS } from '@aosai/api/domain/practice/practiceRules';
import { isJudged } from '@aosai/api/domain/questions/kinds';
import type { EngineCall } from '../engineCall.ts';
import { isSolutionOpen } from '../bank/unlockSolution.ts';
import { shownKey } from '../paper/shownKey.ts';
import type { Met } from './met.ts';
import { type PracticeRow, shownAt } from './practiceRow.ts';

/** Whether the member's work on a question has earned its key and analysis. */
export function isEarned({ head }: Met, row: PracticeRow | null): boolean {
  if (row === null) return false;
  if (row.solvedAt !== null) return true;
  return !isJudged(head.type) && (shownAt(row) !== null || row.wrongTries >= PRACTICE_LIMITS.wrongTries);
}

/**
 * Key and analysis for a member who has earned them, bought them, or has them by a card; null for everybody else. A
 * class that keeps its solutions closed goes before all of that.
 */
export async function solutionOf(
  call: EngineCall,
  memberId: string,
  met: Met,
  row: PracticeRow | null,
): Promise<PracticeSolution | null> {
  if (met.classSolution === false) return null;
  const { db, appId, now } = call;
  const { head, version } = met;
  const isOpen = isEarned(met, row) || (await isSolutionOpen(db, { appId, now }, memberId, head));
  if (!isOpen && !(met.classSolution === true && isJudged(head.type))) return null;
  return { ...shownKey(version.answerKey), analysisHtml: version.analysisHtml };
}
