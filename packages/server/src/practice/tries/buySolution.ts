import { AppError } from '@aosai/api/kit/errors';
import type { ResourceHandlers } from '../../kit/context.ts';
import { heldQuestions } from '../../questions/bank/heldQuestions.ts';
import { solutionWay, unlockFor } from '../../questions/bank/unlockSolution.ts';
import { questions } from '../../questions/question/questionWrites.ts';
import { openByRight } from '../../rights/solutionRight.ts';
import { looked } from './markQuestion.ts';
import { lockPractice, savePractice } from './practiceRow.ts';

/** Opens the solution of a question, by a card or for points. */
export const buySolution: ResourceHandlers<'question'>['buy'] = async (context, { id }) => {
  const { appId, actor, services } = context;
  if (actor.kind !== 'member' || actor.type === 'parent') throw new AppError('FORBIDDEN');
  const { memberId } = actor;
  const call = { appId, now: services.now() };
  return context.db.transaction(async (tx) => {
    const row = await questions.found({ ...context, db: tx }, id);
    const { pricePoints, title } = row;
    // A withheld solution cannot be bought.
    if ((await heldQuestions(tx, call, [id])).has(id)) throw new AppError('QUESTION_HELD');
    // Locks the practice first, so that a concurrent submission of the same question runs before or after this.
    const practice = await lockPractice(tx, call, { memberId, questionId: id });
    const way = await solutionWay(tx, call, memberId, row);
    // A card comes first: points are spent only if it has no use left.
    const isGiven = way !== null || (pricePoints > 0 && (await openByRight(tx, call, memberId, id)));
    const price = isGiven ? 0 : pricePoints;
    const purchase = { memberId, targetType: 'question' as const, targetId: id, price, reason: `题解：${title}` };
    const paid = await unlockFor(tx, call, purchase);
    const unlocked = isGiven || price > 0;
    // A solution bought with points leaves the question's reward to earn; one opened by a card does not.
    const isPaid = way === 'bought' || price > 0;
    const changes = isGiven && !isPaid ? looked(practice, { head: row, draw: practice.draw }, call.now) : {};
    if (Object.keys(changes).length > 0) await savePractice(tx, practice, changes, call.now);
    return { unlocked, ...paid };
  });
};
