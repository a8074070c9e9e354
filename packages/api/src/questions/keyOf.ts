import { givenRule } from '../kit/blankText.ts';
import type { AnswerKey } from './scoring.ts';
import { FALSE_OPTION, hasBody, isJudgement, TRUE_OPTION } from './kinds.ts';
import type { GivenSource, PartSource } from './source.ts';

const JUDGEMENT_WEIGHT = 150;
const CHOICE_WEIGHT = 300;

/** The weight of a part in hundredths. It equals the part's points if the question is worth the sum of its parts. */
export const weightOf = ({ options, points }: Pick<PartSource, 'options' | 'points'>): number =>
  points ?? (isJudgement(options) ? JUDGEMENT_WEIGHT : CHOICE_WEIGHT);

/** The answer key of a question; null if answers are judged by running them. */
export function keyOf(source: GivenSource): AnswerKey | null {
  if (hasBody(source, 'options')) return { kind: 'choice', optionIds: source.answer };
  if (hasBody(source, 'judgement'))
    return { kind: 'choice', optionIds: source.answer === null ? [] : [source.answer ? TRUE_OPTION : FALSE_OPTION] };
  if (hasBody(source, 'blanks')) return { kind: 'text', accepted: source.answer, ...givenRule(source) };
  if (hasBody(source, 'parts'))
    return { kind: 'parts', parts: source.parts.map((part) => ({ optionId: part.answer, weight: weightOf(part) })) };
  if (hasBody(source, 'task')) return null;
  return source satisfies never;
}
