import { isAnswered } from '@aosai/api/questions/answers';
import type { AnswerRow, AttemptRow } from './attemptRow.ts';
import { shortHash } from './savedAnswer.ts';
import type { Receipt } from '@aosai/api/exams/attempt.contract';

/** The answers as handed in, question by question; null while the attempt runs. */
export function receiptOf(attempt: AttemptRow, answers: readonly AnswerRow[], now: Date): Receipt | null {
  if (!attempt.completedAt || !attempt.submitReason) return null;
  return {
    attemptId: attempt.id,
    completedAt: attempt.completedAt.toISOString(),
    submitReason: attempt.submitReason,
    serverNow: now.toISOString(),
    items: answers.map((row) => ({
      questionId: row.questionVersionId,
      no: row.no,
      answered: isAnswered(row.answer),
      revision: row.revision,
      savedAt: row.savedAt?.toISOString() ?? null,
      hash: row.answerHash === null ? null : shortHash(row.answerHash),
    })),
  };
}
