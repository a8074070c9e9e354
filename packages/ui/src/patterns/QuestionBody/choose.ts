import type { Answer } from '@aosai/api/questions/answers';
import { kindOf, type QuestionType } from '@aosai/api/questions/kinds';

export const chosenIds = (answer: Answer | null): readonly string[] =>
  answer?.kind === 'choice' ? answer.optionIds : [];

/**
 * The answer after a student picks an option: replaces a single choice, toggles one of several. Null when nothing is
 * chosen.
 */
export const choose = (
  question: { type: QuestionType; options: readonly { id: string }[] },
  answer: Answer | null,
  optionId: string,
): Answer | null => {
  if (!kindOf(question.type).several) return { kind: 'choice', optionIds: [optionId] };
  const before = chosenIds(answer);
  const wanted = before.includes(optionId) ? before.filter((id) => id !== optionId) : [...before, optionId];
  const optionIds = question.options.map((option) => option.id).filter((id) => wanted.includes(id));
  return optionIds.length > 0 ? { kind: 'choice', optionIds } : null;
};
