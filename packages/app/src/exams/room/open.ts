import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { mergeDrafts } from '@aosai/api/questions/drafts';
import { NO_CLOCK, serverTimeAt, withSample } from './clock.ts';
import { TIME_WARNINGS_MIN } from '@aosai/api/kit/constants';
import { contentKey, isTooLarge, localFrom, TOO_LARGE } from './content.ts';
import type { EngineState, JournalEntry, LocalAnswer, OrphanDraft, Step } from './state.ts';
import type { Room } from '@aosai/api/exams/attempt.contract';

/**
 * The engine's first state, from the server's room and this browser's drafts. A draft wins if the server still has the
 * revision it builds on, or has exactly what this browser sent; any other draft is sent as a late copy.
 */
export function openRoom(room: Room, journal: readonly JournalEntry[], sentAtMs: number, nowMs: number): Step {
  const clock = withSample(NO_CLOCK, sentAtMs, nowMs, room.serverNow);
  const answers: Record<string, LocalAnswer> = Object.fromEntries(
    room.answers.map((saved) => [saved.questionId, localFrom(saved)]),
  );
  const isOpen = room.attempt.status === ATTEMPT.inProgress && room.token !== null;
  const isClosed = room.attempt.status !== ATTEMPT.inProgress;
  const orphans: OrphanDraft[] = [];
  // While another page holds the attempt, drafts stay in the browser until this page takes over.
  for (const draft of isOpen || isClosed ? journal : []) {
    const server = answers[draft.questionId];
    if (server && contentKey(server) === contentKey(draft)) continue;
    // The room of an attempt that another page has closed has no answers.
    if (isClosed) orphans.push(draft);
    else if (!server) continue;
    else if (server.baseRevision === draft.baseRevision || draft.sentKeys.includes(contentKey(server))) {
      const spentMs = Math.max(server.spentMs, draft.spentMs);
      answers[draft.questionId] = {
        ...server,
        answer: draft.answer,
        flagged: draft.flagged,
        spentMs,
        sentKeys: draft.sentKeys,
        drafts: mergeDrafts(server.drafts, draft.drafts ?? []),
        draftsUnsaved: draft.drafts !== undefined,
        dirtySinceMs: nowMs,
        lastChangeMs: nowMs,
      };
    } else orphans.push(draft);
  }
  const deadlineAtMs = room.attempt.deadlineAt ? Date.parse(room.attempt.deadlineAt) : Number.POSITIVE_INFINITY;
  const leftMin = (deadlineAtMs - serverTimeAt(clock, nowMs)) / 60_000;
  const hasDrafts = orphans.length > 0 || Object.values(answers).some((local) => local.dirtySinceMs !== null);
  const state: EngineState = {
    phase: isOpen ? 'answering' : isClosed ? 'completed' : 'heldElsewhere',
    attemptId: room.attempt.id,
    token: room.token,
    clock,
    deadlineAtMs,
    completeReason: null,
    cancelWanted: false,
    endAsked: false,
    answers,
    orphans,
    currentId: room.sections[0]?.questions[0]?.id ?? null,
    currentSinceMs: nowMs,
    online: true,
    signedOut: false,
    inFlight: null,
    requestNo: 0,
    nextSendMs: hasDrafts ? nowMs : null,
    lastContactMs: nowMs,
    failures: 0,
    events: [],
    notices: room.notices,
    lateIds: [],
    submissions: room.submissions,
    announced: TIME_WARNINGS_MIN.filter((minutes) => leftMin < minutes),
    lastSavedAt: latest(room.answers.map((saved) => saved.savedAt)),
    receipt: null,
    problem: Object.values(answers).some(({ answer }) => isTooLarge(answer)) ? TOO_LARGE : null,
  };
  // Remove drafts the server already has, or they would be restored at every reload.
  const settled = journal.filter(
    (draft) => (isOpen || isClosed) && !orphans.includes(draft) && answers[draft.questionId]?.dirtySinceMs === null,
  );
  return {
    state,
    effects: settled.map((draft) => ({
      type: 'journalRemove',
      attemptId: draft.attemptId,
      questionId: draft.questionId,
    })),
  };
}

function latest(instants: readonly (string | null)[]): string | null {
  return instants.reduce((best, instant) => (instant && (!best || instant > best) ? instant : best), null);
}
