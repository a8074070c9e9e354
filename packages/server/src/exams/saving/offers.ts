import { AppError } from '@aosai/api/kit/errors';
import type { Answer } from '@aosai/api/questions/answers';
import type { CodeDraft } from '@aosai/api/questions/drafts';
import { answerHash } from '@aosai/api/questions/hash';
import type { PaperContent } from '../../papers/paperContent.ts';
import type { PaperItem } from '../../questions/question/paperItem.ts';
import { checkAnswer } from '../../questions/trial/checkAnswer.ts';
import type { SaveAnswer } from '@aosai/api/exams/attempt.contract';

/** A browser's answer to one question, validated, storable, with a hash computed by the server. */
export interface Offer {
  questionId: string;
  baseRevision: number;
  answer: Answer | null;
  hash: string;
  flagged: boolean;
  spentMs: number;
  submit: boolean;
  drafts: readonly CodeDraft[];
}

/** Throws VALIDATION for a program that the question does not accept. */
function checkDraft(item: PaperItem, { language, code }: CodeDraft): CodeDraft[] {
  const checked = checkAnswer(item, { kind: 'code', language, code });
  return checked?.kind === 'code' ? [{ language, code: checked.code }] : [];
}

/** Throws NOT_FOUND for a question that is not in the paper and VALIDATION for an answer that does not fit. */
export function offersOf(content: PaperContent, answers: readonly SaveAnswer[]): Offer[] {
  return answers.map(({ questionId, baseRevision, answer: given, flagged, spentMs, submit = false, drafts = [] }) => {
    const item = content.byVersion.get(questionId);
    if (!item) throw new AppError('NOT_FOUND');
    const answer = checkAnswer(item, given);
    const kept = drafts.flatMap((draft) => checkDraft(item, draft));
    return { questionId, baseRevision, answer, hash: answerHash(answer), flagged, spentMs, submit, drafts: kept };
  });
}
