import { serverTimeAt, withSample } from './clock.ts';
import { contentKey, sameDrafts, toJournal, withAnswer } from './content.ts';
import type { Effect, EngineState, InFlight, LocalAnswer, SaveReplyLike, Step } from './state.ts';
import type { Notice, Receipt, SaveAnswer, SavedAnswer } from '@aosai/api/exams/attempt.contract';

const MS_PER_MINUTE = 60_000;
/** A deadline later by more than this was extended; less is the inaccuracy of the clocks. */
const GRANTED_MS = 1_000;
const CLEAN = { dirtySinceMs: null, sentKeys: [] } as const;

/** Applies the reply to a save: a new revision or a conflict for each answer, clock, deadline, notices and results. */
export function onSaveReply(before: EngineState, flight: InFlight, reply: SaveReplyLike, nowMs: number): Step {
  const effects: Effect[] = [];
  const fresh = freshNotices(before.notices, reply.notices);
  let state: EngineState = {
    ...contacted(before, nowMs),
    clock: withSample(before.clock, flight.sentAtMs, nowMs, reply.serverNow),
    deadlineAtMs: Date.parse(reply.deadlineAt),
    orphans: before.orphans.filter((draft) => !flight.orphans.includes(draft.questionId)),
    events: before.events.slice(flight.events.length),
    notices: noticesAfter(before.notices, reply.notices),
    submissions: reply.results.length > 0 ? mergeSubmissions(before.submissions, reply.results) : before.submissions,
  };
  // After an extension the warnings that lie ahead again must be repeated.
  const leftMs = state.deadlineAtMs - serverTimeAt(state.clock, nowMs);
  state = { ...state, announced: state.announced.filter((minutes) => leftMs <= minutes * MS_PER_MINUTE) };
  if (state.phase === 'completing' && state.completeReason === 'timeout')
    state = leftMs > GRANTED_MS ? { ...state, phase: 'answering', completeReason: null } : { ...state, endAsked: true };
  for (const notice of fresh) effects.push({ type: 'noticed', notice });
  for (const item of reply.revisions) {
    const { questionId } = item;
    if (flight.orphans.includes(questionId)) {
      if (state.answers[questionId]?.dirtySinceMs === null) effects.push(forget(state, questionId));
      continue;
    }
    const sent = flight.answers.find((answer) => answer.questionId === questionId);
    if (!sent) continue;
    if (item.conflict) state = onConflict(state, questionId, item.serverCopy, contentKey(sent), effects);
    else {
      state = withAnswer(state, questionId, (local) => acknowledged(local, item, sent, flight.sentAtMs));
      if (!state.lastSavedAt || item.savedAt > state.lastSavedAt) state = { ...state, lastSavedAt: item.savedAt };
      effects.push(remember(state, questionId));
    }
  }
  return { state, effects };
}

/** Notices that the student has not seen in this wording. */
const freshNotices = (before: readonly Notice[], now: readonly Notice[]): Notice[] =>
  now.filter(({ id, text, withdrawn }) => {
    const shown = before.find((notice) => notice.id === id);
    return withdrawn !== true && shown?.text !== text;
  });

/** The notices shown after a reply: corrected ones in their place, new ones at the end, none that was withdrawn. */
const noticesAfter = (before: readonly Notice[], now: readonly Notice[]): Notice[] =>
  [...new Map([...before, ...now].map((notice) => [notice.id, notice])).values()].filter(
    ({ withdrawn }) => withdrawn !== true,
  );

function acknowledged(
  local: LocalAnswer,
  saved: { revision: number; savedAt: string; hash: string },
  sent: SaveAnswer,
  sentAtMs: number,
): LocalAnswer {
  const hasDrafts = !local.draftsUnsaved || sameDrafts(local, sent.drafts);
  const isSame = contentKey(local) === contentKey(sent) && hasDrafts;
  const onServer = {
    ...local,
    baseRevision: saved.revision,
    savedAt: saved.savedAt,
    hash: saved.hash,
    sentKeys: [],
    draftsUnsaved: !hasDrafts,
  };
  if (isSame && !local.submitWanted) return { ...onServer, ...CLEAN };
  return { ...onServer, dirtySinceMs: Math.max(local.dirtySinceMs ?? sentAtMs, sentAtMs) };
}

function onConflict(
  state: EngineState,
  questionId: string,
  copy: SavedAnswer,
  sentKey: string,
  effects: Effect[],
): EngineState {
  const local = state.answers[questionId];
  if (!local) return state;
  const copyKey = contentKey(copy);
  if (local.sentKeys.includes(copyKey)) {
    // The server has an earlier save of ours whose reply was lost, so build on it.
    const mine = { ...local, baseRevision: copy.revision, savedAt: copy.savedAt, hash: copy.hash, sentKeys: [] };
    const next = withAnswer(state, questionId, () => (contentKey(local) === copyKey ? { ...mine, ...CLEAN } : mine));
    effects.push(remember(next, questionId));
    return next;
  }
  // The server keeps what was sent as a late copy; anything typed since must be sent as one too.
  const typedSince = contentKey(local) !== sentKey;
  const { baseRevision, answer, flagged, spentMs } = local;
  const next = withAnswer(state, questionId, () => ({
    ...local,
    answer: copy.answer,
    flagged: copy.flagged,
    baseRevision: copy.revision,
    savedAt: copy.savedAt,
    hash: copy.hash,
    lost: local.answer,
    submitWanted: false,
    ...CLEAN,
  }));
  if (!typedSince) {
    effects.push(forget(state, questionId));
    return next;
  }
  return { ...next, orphans: [...next.orphans, { questionId, baseRevision, answer, flagged, spentMs }] };
}

export function onCompleteReply(before: EngineState, receipt: Receipt, nowMs: number): Step {
  const answers = Object.fromEntries(Object.entries(before.answers).map(([id, local]) => [id, { ...local, ...CLEAN }]));
  // Drafts still to be sent as late copies must stay in the journal.
  const state: EngineState = { ...contacted(before, nowMs), phase: 'completed', answers, receipt };
  const { attemptId, orphans } = state;
  return { state, effects: orphans.length === 0 ? [{ type: 'journalClear', attemptId }] : [] };
}

/** Handles a refusal or a missing reply. Drops unsaved answers only if the server said that it keeps them. */
export function onFailure(
  before: EngineState,
  flight: InFlight,
  error: { code: string; status: number; message: string },
  nowMs: number,
): Step {
  switch (error.code) {
    case 'TAKEN_OVER':
      return kept(
        {
          ...contacted(before, nowMs),
          phase: 'takenOver',
          lateIds: [...new Set([...before.lateIds, ...flight.answers.map((sent) => sent.questionId)])],
        },
        flight,
      );
    case 'ATTEMPT_CLOSED':
      return kept(closedByServer(contacted(before, nowMs)), flight);
    case 'ENV_SESSION':
    case 'SIGN_IN_REQUIRED':
      return { state: withSubmitsAgain({ ...before, inFlight: null, signedOut: true }, flight), effects: [] };
    default: {
      const failures = before.failures + 1;
      const isTransient = error.status === 0 || error.status === 429 || error.status >= 500;
      const problem = isTransient ? before.problem : { code: error.code, message: error.message };
      // The student returns to answering if handing in was refused for good, or was cancelled and failed.
      const goesBack =
        flight.kind === 'complete' && before.completeReason === 'manual' && (!isTransient || before.cancelWanted);
      const phase = goesBack ? ('answering' as const) : before.phase;
      const completeReason = goesBack ? null : before.completeReason;
      const state = {
        ...before,
        phase,
        completeReason,
        cancelWanted: before.cancelWanted && !goesBack,
        inFlight: null,
        failures,
        problem,
        lastContactMs: nowMs,
        online: error.status !== 0,
      };
      return { state: isTransient ? withSubmitsAgain(state, flight) : state, effects: [] };
    }
  }
}

/** Marks again the answers whose request to judge did not arrive. */
function withSubmitsAgain(state: EngineState, flight: InFlight): EngineState {
  return flight.answers
    .filter((sent) => sent.submit)
    .reduce(
      (next, { questionId }) => withAnswer(next, questionId, (local) => ({ ...local, submitWanted: true })),
      state,
    );
}

/** Completes the attempt, which still needs its receipt, unless the page was completed already. */
function closedByServer(state: EngineState): EngineState {
  if (state.phase === 'completed') return state;
  const completeReason = state.completeReason === 'timeout' ? 'timeout' : 'closed';
  return { ...state, phase: 'completing', completeReason, endAsked: true };
}

/** The server does not score these answers but keeps them as late copies, so they need not be sent again. */
function kept(before: EngineState, flight: InFlight): Step {
  let state: EngineState = {
    ...before,
    orphans: before.orphans.filter((draft) => !flight.orphans.includes(draft.questionId)),
  };
  const effects: Effect[] = [];
  for (const sent of flight.answers) {
    const local = state.answers[sent.questionId];
    if (!local || contentKey(local) !== contentKey(sent)) continue;
    state = withAnswer(state, sent.questionId, () => ({ ...local, ...CLEAN, submitWanted: false }));
    effects.push(forget(state, sent.questionId));
  }
  const isOver = state.phase === 'completed' && state.orphans.length === 0;
  if (isOver) effects.push({ type: 'journalClear', attemptId: state.attemptId });
  return { state, effects };
}

function contacted(state: EngineState, nowMs: number): EngineState {
  return { ...state, inFlight: null, failures: 0, online: true, signedOut: false, lastContactMs: nowMs };
}

function forget(state: EngineState, questionId: string): Effect {
  return { type: 'journalRemove', attemptId: state.attemptId, questionId };
}

function remember(state: EngineState, questionId: string): Effect {
  const local = state.answers[questionId];
  if (!local || local.dirtySinceMs === null) return forget(state, questionId);
  return { type: 'journalPut', entry: toJournal(state.attemptId, questionId, local) };
}

/** Newest first; results read again replace older ones. */
export function mergeSubmissions<T extends { id: string; createdAt: string }>(
  known: readonly T[],
  news: readonly T[],
): T[] {
  const byId = new Map([...known, ...news].map((submission) => [submission.id, submission]));
  return [...byId.values()].sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
}
