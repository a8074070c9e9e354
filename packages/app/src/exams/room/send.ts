import { CODE_SAVE_IDLE_MS, CODE_SAVE_MAX_MS, HEARTBEAT_MS } from '@aosai/api/kit/constants';
import { contentKey, isTooLarge, sendableIds, toJournal, toSave } from './content.ts';
import type { Effect, EngineState, LocalAnswer, OrphanDraft, Step } from './state.ts';
import type { SaveAnswer } from '@aosai/api/exams/attempt.contract';

const MAX_BACKOFF_MS = 15_000;
const MAX_SENT_KEYS = 8;
const MAX_EVENTS_PER_SAVE = 100;
const MAX_ANSWERS_PER_SAVE = 100;

/** When an unsaved answer is due: choices and flags at once, code after a pause of 2 s but within 10 s. */
function dueMs(local: LocalAnswer): number {
  if (local.dirtySinceMs === null || isTooLarge(local.answer)) return Number.POSITIVE_INFINITY;
  if (local.submitWanted || local.answer?.kind !== 'code') return local.lastChangeMs;
  return Math.min(local.lastChangeMs + CODE_SAVE_IDLE_MS, local.dirtySinceMs + CODE_SAVE_MAX_MS);
}

/** Plans the next request by unsaved answers, the heartbeat and recent failures. */
export function planNext(state: EngineState): EngineState {
  if (state.inFlight || state.signedOut || state.phase === 'heldElsewhere') return { ...state, nextSendMs: null };
  const retryMs =
    state.failures === 0 ? 0 : state.lastContactMs + Math.min(MAX_BACKOFF_MS, 1000 * 2 ** (state.failures - 1));
  if (state.phase === 'completing') return { ...state, nextSendMs: Math.max(retryMs, state.lastContactMs) };
  const hasDirty = sendableIds(state).length > 0 || state.orphans.length > 0;
  if (state.phase === 'takenOver' || state.phase === 'completed')
    return { ...state, nextSendMs: hasDirty ? Math.max(retryMs, state.lastContactMs) : null };
  const earliest = Math.min(
    state.orphans.length > 0 ? 0 : Number.POSITIVE_INFINITY,
    ...Object.values(state.answers).map(dueMs),
    state.lastContactMs + HEARTBEAT_MS,
  );
  return { ...state, nextSendMs: Math.max(retryMs, earliest) };
}

/** Sends everything unsaved now, or a heartbeat if there is nothing. Does nothing while a request is running. */
export function sendNow(state: EngineState, nowMs: number): Step {
  if (state.inFlight || state.signedOut || state.phase === 'heldElsewhere') return { state, effects: [] };
  const isEndUnasked = state.completeReason === 'timeout' && !state.endAsked;
  if (state.phase === 'completing' && !isEndUnasked) return sendComplete(state, nowMs);
  const orphaned = new Set(state.orphans.map((draft) => draft.questionId));
  const ids = sendableIds(state)
    .filter((id) => !orphaned.has(id))
    .slice(0, MAX_ANSWERS_PER_SAVE - orphaned.size);
  const { marked, journal, answers } = markSent(state, ids);
  const events = state.events.slice(0, MAX_EVENTS_PER_SAVE);
  const requestNo = state.requestNo + 1;
  const sent = [...state.orphans.map(orphanToSave), ...answers];
  const wantResults = state.submissions.some(
    (submission) => submission.kind === 'submit' && submission.state !== 'done',
  );
  return {
    state: {
      ...marked,
      requestNo,
      nextSendMs: null,
      inFlight: { requestNo, kind: 'save', sentAtMs: nowMs, answers: sent, events, orphans: [...orphaned] },
    },
    effects: [...journal, { type: 'sendSave', requestNo, answers: sent, events, wantResults }],
  };
}

function orphanToSave(draft: OrphanDraft): SaveAnswer {
  const { questionId, baseRevision, answer, flagged, spentMs } = draft;
  return { questionId, baseRevision, answer, flagged, spentMs: Math.round(spentMs) };
}

function sendComplete(state: EngineState, nowMs: number): Step {
  const { marked, journal, answers } = markSent(state, sendableIds(state));
  const requestNo = state.requestNo + 1;
  return {
    state: {
      ...marked,
      requestNo,
      nextSendMs: null,
      inFlight: { requestNo, kind: 'complete', sentAtMs: nowMs, answers, events: [], orphans: [] },
    },
    effects: [...journal, { type: 'sendComplete', requestNo, answers }],
  };
}

/** Write-ahead: journals what is being sent, so that after a crash this page's save is not mistaken for another's. */
export function markSent(state: EngineState, ids: readonly string[]) {
  const answers = { ...state.answers };
  const journal: Effect[] = [];
  const sent = ids.flatMap((id) => {
    const local = answers[id];
    if (!local) return [];
    const sentKeys = [...local.sentKeys.filter((key) => key !== contentKey(local)), contentKey(local)].slice(
      -MAX_SENT_KEYS,
    );
    const next = { ...local, sentKeys };
    answers[id] = { ...next, submitWanted: false };
    journal.push({ type: 'journalPut', entry: toJournal(state.attemptId, id, next) });
    return [toSave(id, next)];
  });
  return { marked: { ...state, answers }, journal, answers: sent };
}
