import { errorText } from '@aosai/api/contract/errors';
import { canonicalAnswer } from '@aosai/api/domain/answers';
import { SOURCE_MAX_BYTES } from '@aosai/api/domain/constants';
import type { Answer } from '@aosai/api/domain/answers';
import type { SaveAnswer, SavedAnswer } from '@aosai/api/contract/types';
import type { EngineState, JournalEntry, LocalAnswer } from './state.ts';

/** Two contents are the same when their keys are: the answer's canonical text and the flag. */
export function contentKey(content: { answer: Answer | null; flagged: boolean }): string {
  return `${content.flagged ? 1 : 0}${canonicalAnswer(content.answer)}`;
}

export function localFrom(saved: SavedAnswer): LocalAnswer {
  return {
    answer: saved.answer,
    flagged: saved.flagged,
    spentMs: saved.spentMs,
    baseRevision: saved.revision,
    savedAt: saved.savedAt,
    hash: saved.hash,
    dirtySinceMs: null,
    lastChangeMs: 0,
    sentKeys: [],
    lost: null,
    submitWanted: false,
  };
}

export function toSave(questionId: string, local: LocalAnswer): SaveAnswer {
  return {
    questionId,
    baseRevision: local.baseRevision,
    answer: local.answer,
    flagged: local.flagged,
    spentMs: Math.round(local.spentMs),
    ...(local.submitWanted && { submit: true }),
  };
}

export function toJournal(attemptId: string, questionId: string, local: LocalAnswer): JournalEntry {
  const { baseRevision, answer, flagged, spentMs, sentKeys } = local;
  return { attemptId, questionId, baseRevision, answer, flagged, spentMs, sentKeys };
}

export function withAnswer(
  state: EngineState,
  questionId: string,
  change: (local: LocalAnswer) => LocalAnswer,
): EngineState {
  const local = state.answers[questionId];
  return local ? { ...state, answers: { ...state.answers, [questionId]: change(local) } } : state;
}

/** What the student is told of a program over the limit. */
export const TOO_LARGE = { code: 'SOURCE_TOO_LARGE', message: errorText('SOURCE_TOO_LARGE') };

const encoder = new TextEncoder();

/** The server refuses a program over 64 KB, and with it the whole save: it stays here until it is shorter. */
export function isTooLarge(answer: Answer | null): boolean {
  if (answer?.kind !== 'code' || answer.code.length * 4 <= SOURCE_MAX_BYTES) return false;
  return encoder.encode(answer.code).length > SOURCE_MAX_BYTES;
}

/** Unsaved answers that the server would take. */
export function sendableIds(state: EngineState): string[] {
  return dirtyIds(state).filter((id) => !isTooLarge(state.answers[id]?.answer ?? null));
}

export function dirtyIds(state: EngineState): string[] {
  return Object.entries(state.answers)
    .filter(([, local]) => local.dirtySinceMs !== null)
    .map(([id]) => id);
}
