import { errorText } from '@aosai/api/kit/errors';
import { canonicalAnswer } from '@aosai/api/questions/answers';
import { SOURCE_MAX_BYTES } from '@aosai/api/kit/constants';
import type { Answer } from '@aosai/api/questions/answers';
import { type CodeDraft, leftDrafts, mergeDrafts } from '@aosai/api/questions/drafts';
import type { EngineState, JournalEntry, LocalAnswer } from './state.ts';
import type { RoomAnswer, SaveAnswer } from '@aosai/api/exams/attempt.contract';

/** Equal for equal contents: the answer's canonical text and the flag. */
export function contentKey(content: { answer: Answer | null; flagged: boolean }): string {
  return `${content.flagged ? 1 : 0}${canonicalAnswer(content.answer)}`;
}

export function localFrom(saved: RoomAnswer): LocalAnswer {
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
    drafts: saved.drafts,
    draftsUnsaved: false,
  };
}

/** Applies an edit; when it changes the language, the program in the previous language becomes a draft. */
export function withEdit(local: LocalAnswer, answer: Answer | null): LocalAnswer {
  const left = leftDrafts(local.answer, answer);
  if (left.length === 0) return { ...local, answer };
  return { ...local, answer, drafts: mergeDrafts(local.drafts, left), draftsUnsaved: true };
}

/** Drafts without those over the size limit, for which the server would refuse the whole save. */
function sendableDrafts({ drafts }: LocalAnswer): CodeDraft[] {
  return drafts.filter(({ language, code }) => !isTooLarge({ kind: 'code', language, code }));
}

/** Whether the drafts sent are those this page holds now. */
export function sameDrafts(local: LocalAnswer, sent: readonly CodeDraft[] = []): boolean {
  const textOf = (drafts: readonly CodeDraft[]) => JSON.stringify(mergeDrafts([], drafts));
  return textOf(sendableDrafts(local)) === textOf(sent);
}

export function toSave(questionId: string, local: LocalAnswer): SaveAnswer {
  return {
    questionId,
    baseRevision: local.baseRevision,
    answer: local.answer,
    flagged: local.flagged,
    spentMs: Math.round(local.spentMs),
    ...(local.draftsUnsaved && { drafts: sendableDrafts(local) }),
    ...(local.submitWanted && { submit: true }),
  };
}

export function toJournal(attemptId: string, questionId: string, local: LocalAnswer): JournalEntry {
  const { baseRevision, answer, flagged, spentMs, sentKeys } = local;
  const entry = { attemptId, questionId, baseRevision, answer, flagged, spentMs, sentKeys };
  return local.draftsUnsaved ? { ...entry, drafts: local.drafts } : entry;
}

export function withAnswer(
  state: EngineState,
  questionId: string,
  change: (local: LocalAnswer) => LocalAnswer,
): EngineState {
  const local = state.answers[questionId];
  return local ? { ...state, answers: { ...state.answers, [questionId]: change(local) } } : state;
}

/** The problem shown for a program over the size limit. */
export const TOO_LARGE = { code: 'SOURCE_TOO_LARGE', message: errorText('SOURCE_TOO_LARGE') };

const encoder = new TextEncoder();

/** Whether a program exceeds 64 KB. The server would refuse the whole save, so it is not sent until it is shorter. */
export function isTooLarge(answer: Answer | null): boolean {
  if (answer?.kind !== 'code' || answer.code.length * 4 <= SOURCE_MAX_BYTES) return false;
  return encoder.encode(answer.code).length > SOURCE_MAX_BYTES;
}

/** Ids of unsaved answers that can be sent. */
export function sendableIds(state: EngineState): string[] {
  return dirtyIds(state).filter((id) => !isTooLarge(state.answers[id]?.answer ?? null));
}

export function dirtyIds(state: EngineState): string[] {
  return Object.entries(state.answers)
    .filter(([, local]) => local.dirtySinceMs !== null)
    .map(([id]) => id);
}
