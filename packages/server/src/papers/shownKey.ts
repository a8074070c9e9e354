import { type BlankRule, givenRule } from '@aosai/api/kit/blankText';
import type { AnswerKey } from '@aosai/api/questions/scoring';

/** A key as reports and authors show it: the letters of a choice, or the accepted texts of each blank or part. */
export interface ShownKey {
  rightAnswer: Extract<AnswerKey, { kind: 'choice' }> | null;
  acceptedTexts: string[][] | null;
  /** How blanks are compared; absent without a rule of the author. */
  blankRule?: BlankRule;
}

function textKey({ accepted, ...rule }: Extract<AnswerKey, { kind: 'text' }>): ShownKey {
  const given = givenRule(rule);
  const hasRule = Object.keys(given).length > 0;
  return { rightAnswer: null, acceptedTexts: accepted, ...(hasRule && { blankRule: given }) };
}

/** `null`: the reader may not see the key. */
export function shownKey(key: AnswerKey | null): ShownKey {
  switch (key?.kind) {
    case 'choice':
      return { rightAnswer: key, acceptedTexts: null };
    case 'text':
      return textKey(key);
    case 'parts':
      return { rightAnswer: null, acceptedTexts: key.parts.map(({ optionId }) => [optionId]) };
    case undefined:
      return { rightAnswer: null, acceptedTexts: null };
    default:
      return key satisfies never;
  }
}
