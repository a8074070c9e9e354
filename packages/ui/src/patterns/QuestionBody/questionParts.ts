import type { Answer } from '@aosai/api/domain/answers';
import { FALSE_OPTION, SINGLE, TRUE_FALSE, TRUE_OPTION } from '@aosai/api/domain/questionTypes';

/** One of the choices about a program: a statement to judge, or a blank to complete. */
export interface QuestionPart {
  id: string;
  stemHtml: string;
  options: readonly { id: string; html: string }[];
}

/** Questions 程序阅读 and 程序完善 have parts: their stem is the program. */
export interface WithParts {
  parts?: readonly QuestionPart[];
}

/** A part is a judgement or a single choice; its options say which. */
export const partType = (part: QuestionPart): typeof SINGLE | typeof TRUE_FALSE =>
  part.options.length === 2 && part.options.every(({ id }) => id === TRUE_OPTION || id === FALSE_OPTION)
    ? TRUE_FALSE
    : SINGLE;

/** The option chosen in each part; an answer to a group is one text per part. */
export const chosenInParts = (answer: Answer | null, count: number): (string | null)[] =>
  Array.from({ length: count }, (_, place) => (answer?.kind === 'text' && answer.texts[place]) || null);

/** The answer after a choice in one part; all parts empty is no answer. */
export const chooseInPart = (
  answer: Answer | null,
  count: number,
  place: number,
  optionId: string | null,
): Answer | null => {
  const texts = chosenInParts(answer, count).map((chosen, at) => (at === place ? optionId : chosen) ?? '');
  return texts.some((text) => text !== '') ? { kind: 'text', texts } : null;
};
