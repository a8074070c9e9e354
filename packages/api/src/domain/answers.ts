import type { LanguageId } from './languages.ts';

/**
 * What a student has put down for one question. Options are stored by id, so a shuffled
 * paper stays right in the report.
 */
export type Answer =
  | { kind: 'choice'; optionIds: string[] }
  | { kind: 'text'; texts: string[] }
  | { kind: 'code'; language: LanguageId; code: string };

/** The text whose hash says whether two answers are the same: option order is no difference. */
export function canonicalAnswer(answer: Answer | null): string {
  if (answer === null) return 'null';
  switch (answer.kind) {
    case 'choice':
      return JSON.stringify(['choice', [...answer.optionIds].sort()]);
    case 'text':
      return JSON.stringify(['text', answer.texts]);
    case 'code':
      return JSON.stringify(['code', answer.language, answer.code]);
    default:
      return answer satisfies never;
  }
}

/** True when the answer holds something: an untouched template is for the caller to judge. */
export function isAnswered(answer: Answer | null): boolean {
  if (answer === null) return false;
  switch (answer.kind) {
    case 'choice':
      return answer.optionIds.length > 0;
    case 'text':
      return answer.texts.some((text) => text.trim() !== '');
    case 'code':
      return answer.code.trim() !== '';
    default:
      return answer satisfies never;
  }
}
