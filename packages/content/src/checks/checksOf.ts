import { hasBody } from '@aosai/api/questions/kinds';
import type { QuestionSource, SnippetCheck } from '@aosai/api/questions/source';

/** Returns the programs that prove the key of a question or of its parts. */
export function checksOf(question: QuestionSource): SnippetCheck[] {
  if (hasBody(question, 'parts')) return question.parts.flatMap(({ checks = [] }) => checks);
  return 'checks' in question ? (question.checks ?? []) : [];
}
