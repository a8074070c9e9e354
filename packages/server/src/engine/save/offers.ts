import { AppError } from '@aosai/api/contract/errors';
import type { SaveAnswer } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import { answerHash } from '@aosai/api/domain/hash';
import type { PaperContent } from '../paper/paperContent.ts';
import { checkAnswer } from './checkAnswer.ts';

/** What a browser offers for one question, checked, storable and with the server's own hash of it. */
export interface Offer {
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  hash: string;
  flagged: boolean;
  spentMs: number;
  submit: boolean;
}

/** Throws NOT_FOUND for a question that is not in the paper and VALIDATION for an answer that does not fit. */
export function offersOf(content: PaperContent, answers: readonly SaveAnswer[]): Offer[] {
  return answers.map(({ questionId, baseRevision, answer: given, flagged, spentMs, submit = false }) => {
    const item = content.byVersion.get(questionId);
    if (!item) throw new AppError('NOT_FOUND');
    const answer = checkAnswer(item, given);
    return { questionId, baseRevision, answer, hash: answerHash(answer), flagged, spentMs, submit };
  });
}
