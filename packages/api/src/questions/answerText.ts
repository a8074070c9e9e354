import { isAnswered, type Answer } from './answers.ts';
import { LANGUAGES } from '../judging/languages.ts';
import { FALSE_OPTION, TRUE_OPTION } from './kinds.ts';

const NOTHING = '—';

/** Letter of an option by its position, so that a shuffled paper reads as the student saw it. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

/** The options chosen in a group's parts: 正确；B；—. */
export const partsText = (
  parts: readonly { options: readonly { id: string }[] }[],
  chosen: readonly (string | undefined)[],
): string =>
  parts
    .map(({ options }, place) => {
      const id = chosen[place];
      return answerText(options, id ? { kind: 'choice', optionIds: [id] } : null);
    })
    .join('；');

interface Asked {
  options: readonly { id: string }[];
  parts?: readonly { options: readonly { id: string }[] }[] | undefined;
}

/** An answer in one line; of a group, part by part. */
export const givenText = ({ options, parts }: Asked, answer: Answer | null): string =>
  parts && isAnswered(answer) && answer?.kind === 'text' ? partsText(parts, answer.texts) : answerText(options, answer);

/**
 * An answer in a table cell: 正确 / 错误 for true or false, letters for options, the texts of blanks, the language of code,
 * — for none.
 */
export const answerText = (options: readonly { id: string }[], answer: Answer | null): string => {
  if (answer === null) return NOTHING;
  switch (answer.kind) {
    case 'choice': {
      const chosen = new Set(answer.optionIds);
      if (chosen.size === 0) return NOTHING;
      if (options.length === 2 && chosen.has(TRUE_OPTION)) return '正确';
      if (options.length === 2 && chosen.has(FALSE_OPTION)) return '错误';
      return options.map((option, index) => (chosen.has(option.id) ? optionLetter(index) : '')).join('') || NOTHING;
    }
    case 'text':
      return answer.texts.some((text) => text.trim() !== '')
        ? answer.texts.map((text) => text || NOTHING).join('；')
        : NOTHING;
    case 'code':
      return answer.code.trim() === '' ? NOTHING : LANGUAGES[answer.language].label;
    default:
      return answer satisfies never;
  }
};
