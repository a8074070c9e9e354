import { AppError } from '@aosai/api/kit/errors';
import type { Answer } from '@aosai/api/questions/answers';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { checkAnswer } from '../../questions/trial/checkAnswer.ts';
import { redrawQuestion, redrawChanges } from '../draw/redraw.ts';
import { itemOf, type PracticeContext } from './practiceContext.ts';
import { lockPractice, type PracticeRow, savePractice } from './practiceRow.ts';
import type { PracticeDraft } from '@aosai/api/practice/practiceViews.contract';

/** The saved draft; null before there was one. */
export const draftOf = ({ draft, draftRevision, draftSavedAt }: PracticeRow): PracticeDraft | null =>
  draftSavedAt && { answer: draft, revision: draftRevision, savedAt: draftSavedAt.toISOString() };

const NEVER = { answer: null, revision: 0 } as const;

/**
 * Stores a draft if `baseRevision` is the current one. Otherwise, as when another window has saved or other numbers
 * were drawn, returns the stored draft as a conflict.
 *
 * @throws VALIDATION
 */
export async function saveDraft(
  call: EngineCall,
  memberId: string,
  met: PracticeContext,
  { answer: given, baseRevision, draw }: { answer: Answer | null; baseRevision: number; draw: number },
): Promise<{ saved: boolean; draft: PracticeDraft }> {
  const { now } = call;
  const answer = checkAnswer(itemOf(met), given);
  return call.db.transaction(async (tx) => {
    const kept = await lockPractice(tx, within(call, tx), { memberId, questionId: met.head.id });
    const { row, met: asked } = redrawQuestion(met, kept, now);
    if (row.draftRevision !== baseRevision || asked.draw !== draw)
      return { saved: false, draft: draftOf(row) ?? { ...NEVER, savedAt: now.toISOString() } };
    const written = {
      ...redrawChanges(met, kept, now),
      draft: answer,
      draftRevision: row.draftRevision + 1,
      draftSavedAt: now,
    };
    const draft = draftOf(await savePractice(tx, kept, written, now));
    if (!draft) throw new AppError('INTERNAL');
    return { saved: true, draft };
  });
}
