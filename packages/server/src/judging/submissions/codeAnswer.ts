import { type Answer, isAnswered } from '@aosai/api/questions/answers';
import { answerHash } from '@aosai/api/questions/hash';
import { templateFor } from '@aosai/api/judging/languages';

export type CodeAnswer = Extract<Answer, { kind: 'code' }>;

/** The program to judge; null if nothing was added to the template. */
export function writtenCode(answer: Answer | null): CodeAnswer | null {
  if (answer?.kind !== 'code' || !isAnswered(answer)) return null;
  return answer.code.trim() === templateFor(answer.language).trim() ? null : answer;
}

/** Hashes language and code: the same text in two languages is two programs. */
export function codeHash(answer: CodeAnswer): string {
  return answerHash(answer);
}
