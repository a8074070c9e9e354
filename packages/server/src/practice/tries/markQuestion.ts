import { dateText, startOfDay } from '@aosai/api/kit/beijing';
import { AppError } from '@aosai/api/kit/errors';
import { isJudged } from '@aosai/api/questions/kinds';
import { solutionWay } from '../../questions/bank/unlockSolution.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { redrawQuestion, redrawChanges } from '../draw/redraw.ts';
import type { PracticeContext } from './practiceContext.ts';
import { lockPractice, type PracticeRow, savePractice } from './practiceRow.ts';
import { shownAt } from '../../questions/bank/askedSolutions.ts';
import { nextHint } from './hints.ts';
import { intoBook } from './scoreTry.ts';

export interface Marks {
  favourite?: boolean | undefined;
  mastered?: boolean | undefined;
  reveal?: true | undefined;
  hint?: true | undefined;
}

/**
 * The effect of looking at key or solution: the question earns nothing afterwards. 看答案 counts as a wrong answer;
 * reading the solution of a task does not, since it still has to be written.
 */
export function looked(
  row: PracticeRow,
  { head, draw }: Pick<PracticeContext, 'head' | 'draw'>,
  now: Date,
): Partial<PracticeRow> {
  if (shownAt(row) !== null) return {};
  if (isJudged(head.type) || (row.solvedAt !== null && draw === 0)) return { revealedAt: now };
  return { revealedAt: now, ...intoBook(row, now, false) };
}

/** Throws VALIDATION while the member may not see the answer or the solution. */
async function refuseLooking(
  call: EngineCall,
  memberId: string,
  { head, classSolution }: PracticeContext,
): Promise<void> {
  if (classSolution === false)
    throw new AppError('VALIDATION', { path: 'reveal', detail: '老师还没有开放这个单元的答案' });
  if (!isJudged(head.type) || classSolution === true) return;
  if ((await solutionWay(call.db, call, memberId, head)) === null)
    throw new AppError('VALIDATION', { path: 'reveal', detail: '这道题的题解要用积分或会员卡打开' });
}

function markedAs(row: PracticeRow, isMastered: boolean, now: Date): Partial<PracticeRow> {
  if (isMastered) return { isWrong: false, card: null, dueAt: null, masteredAt: now };
  return row.isWrong
    ? {}
    : { isWrong: true, card: null, dueAt: startOfDay(dateText(now.getTime()), 1), masteredAt: null };
}

/** Applies a member's marks to a question: favourite, mastered, reveal, hint. Throws VALIDATION. */
export async function markQuestion(
  call: EngineCall,
  memberId: string,
  given: PracticeContext,
  { favourite, mastered, reveal, hint }: Marks,
): Promise<PracticeRow> {
  const { now } = call;
  return call.db.transaction(async (tx) => {
    const kept = await lockPractice(tx, within(call, tx), { memberId, questionId: given.head.id });
    const { met, row } = redrawQuestion(given, kept, now);
    if (reveal) await refuseLooking(within(call, tx), memberId, met);
    const changes = {
      ...((reveal || hint) && redrawChanges(given, kept, now)),
      ...(favourite !== undefined && { isFavourite: favourite }),
      ...(reveal && looked(row, met, now)),
      ...(hint && nextHint(row, met, now)),
      ...(mastered !== undefined && markedAs(row, mastered, now)),
    };
    return Object.keys(changes).length === 0 ? kept : savePractice(tx, kept, changes, now);
  });
}
