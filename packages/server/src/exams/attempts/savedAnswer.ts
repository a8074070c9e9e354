import { SHORT_HASH_LENGTH } from '@aosai/api/questions/hash';
import type { AnswerRow } from './attemptRow.ts';
import type { RoomAnswer, SavedAnswer } from '@aosai/api/exams/attempt.contract';

export function shortHash(hash: string): string {
  return hash.slice(0, SHORT_HASH_LENGTH);
}

type Stored = Pick<
  AnswerRow,
  'questionVersionId' | 'revision' | 'savedAt' | 'answerHash' | 'answer' | 'flagged' | 'spentMs'
>;

export function savedAnswer(row: Stored): SavedAnswer {
  return {
    questionId: row.questionVersionId,
    revision: row.revision,
    savedAt: row.savedAt?.toISOString() ?? null,
    hash: row.answerHash === null ? null : shortHash(row.answerHash),
    answer: row.answer,
    flagged: row.flagged,
    spentMs: row.spentMs,
  };
}

export function roomAnswer(row: Stored & Pick<AnswerRow, 'drafts'>): RoomAnswer {
  return { ...savedAnswer(row), drafts: row.drafts };
}
