import type { Answer } from '@aosai/api/questions/answers';
import { isJudgement, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** One of a program's choices: a statement to judge, or a blank to complete. */
export type QuestionPart = NonNullable<RoomQuestion['parts']>[number];

/** A part is true or false or a single choice, depending on its options. */
export const partType = (part: QuestionPart): typeof SINGLE | typeof TRUE_FALSE =>
  isJudgement(part.options) ? TRUE_FALSE : SINGLE;

/** The option chosen in each part; an answer to a group has one text per part. */
export const chosenInParts = (answer: Answer | null, count: number): (string | null)[] =>
  Array.from({ length: count }, (_, place) => (answer?.kind === 'text' && answer.texts[place]) || null);

/** The part a letter key answers when none is current: the first unanswered one, else the first. */
export const openPart = (answer: Answer | null, count: number): number =>
  Math.max(0, chosenInParts(answer, count).indexOf(null));

/** The answer after a choice in one part; null when all parts are empty. */
export const chooseInPart = (
  answer: Answer | null,
  count: number,
  place: number,
  optionId: string | null,
): Answer | null => {
  const texts = chosenInParts(answer, count).map((chosen, at) => (at === place ? optionId : chosen) ?? '');
  return texts.some((text) => text !== '') ? { kind: 'text', texts } : null;
};

/** Index of the first part in which two answers differ, -1 if none. */
export const changedPart = (before: Answer | null, after: Answer | null, count: number): number => {
  const chosen = chosenInParts(before, count);
  return chosenInParts(after, count).findIndex((optionId, place) => optionId !== chosen[place]);
};
