import type { LanguageId } from '../judging/languages.ts';

/** A student's answer to one question. Options are stored by id, so that the report of a shuffled paper is right. */
export type Answer =
  | { kind: 'choice'; optionIds: string[] }
  | { kind: 'text'; texts: string[] }
  | { kind: 'code'; language: LanguageId; code: string };

/** A text that is the same for equal answers, whatever the order of options; its hash compares answers. */
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

/** Whether an answer has content. An unchanged code template counts as content; the caller must compare it. */
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
