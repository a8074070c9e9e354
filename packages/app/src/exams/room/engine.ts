import { HEARTBEAT_MS, TIME_WARNINGS_MIN } from '@aosai/api/kit/constants';
import { serverTimeAt } from './clock.ts';
import { contentKey, isTooLarge, TOO_LARGE, toJournal, withAnswer, withEdit } from './content.ts';
import { openRoom } from './open.ts';
import { mergeSubmissions, onCompleteReply, onFailure, onSaveReply } from './replies.ts';
import { markSent, planNext, sendNow } from './send.ts';
import type { Effect, EngineInput, EngineState, LocalAnswer, Step } from './state.ts';

const MAX_QUEUED_EVENTS = 500;

/**
 * The exam room's client as a pure state machine: an input at an instant of the page's monotonic clock gives the next
 * state and the effects to carry out. It has no access to React, network, storage or clock.
 */
export function step(state: EngineState, input: Exclude<EngineInput, { type: 'opened' }>, nowMs: number): Step {
  const first = apply(state, input, nowMs);
  const timed = keepTime(first.state, nowMs);
  const planned = planNext(timed.state);
  const due = planned.nextSendMs !== null && planned.nextSendMs <= nowMs;
  const sent = due ? sendNow(planned, nowMs) : { state: planned, effects: [] };
  return { state: sent.state, effects: [...first.effects, ...timed.effects, ...sent.effects] };
}

/** The first step of a visit. */
export function open(input: Extract<EngineInput, { type: 'opened' }>, nowMs: number): Step {
  const opened = openRoom(input.room, input.journal, input.sentAtMs, nowMs);
  const next = step(opened.state, { type: 'tick' }, nowMs);
  return { state: next.state, effects: [...opened.effects, ...next.effects] };
}

const UNCHANGED: readonly Effect[] = [];

function apply(state: EngineState, input: Exclude<EngineInput, { type: 'opened' }>, nowMs: number): Step {
  switch (input.type) {
    case 'edited':
      return change(state, input.questionId, nowMs, (local) => withEdit(local, input.answer));
    case 'flagged':
      return change(state, input.questionId, nowMs, (local) => ({ ...local, flagged: input.flagged }));
    case 'submitWanted':
      // The server would refuse so long a program, so report it now: a result would never come.
      if (isTooLarge(state.answers[input.questionId]?.answer ?? null))
        return { state: { ...state, problem: TOO_LARGE }, effects: UNCHANGED };
      return change(state, input.questionId, nowMs, (local) => ({ ...local, submitWanted: true }));
    case 'switched': {
      const counted = countTime(state, nowMs);
      return hurry({ ...counted, currentId: input.questionId, currentSinceMs: nowMs }, nowMs);
    }
    case 'hidden':
      return hurry(countTime(state, nowMs), nowMs);
    case 'left': {
      const { marked, journal } = markSent(state, input.questionIds);
      return { state: marked, effects: journal };
    }
    case 'tick':
      return { state, effects: UNCHANGED };
    case 'woken':
      return { state: { ...state, failures: 0, lastContactMs: nowMs - HEARTBEAT_MS }, effects: UNCHANGED };
    case 'online':
      return {
        state: { ...state, online: true, failures: 0, lastContactMs: Math.min(state.lastContactMs, nowMs) },
        effects: UNCHANGED,
      };
    case 'offline':
      return { state: { ...state, online: false }, effects: UNCHANGED };
    case 'signedIn':
      return { state: { ...state, signedOut: false, failures: 0, lastContactMs: nowMs }, effects: UNCHANGED };
    case 'happened': {
      const events = [...state.events, input.event].slice(-MAX_QUEUED_EVENTS);
      // What passed while the page was hidden is no work.
      const currentSinceMs = input.event.type === 'visible' ? nowMs : state.currentSinceMs;
      return { state: { ...state, events, currentSinceMs }, effects: UNCHANGED };
    }
    case 'completeWanted':
      if (state.phase !== 'answering') return { state, effects: UNCHANGED };
      return {
        state: {
          ...countTime(state, nowMs),
          phase: 'completing',
          completeReason: 'manual',
          cancelWanted: false,
          failures: 0,
          lastContactMs: nowMs,
        },
        effects: UNCHANGED,
      };
    case 'completeCancelled': {
      if (state.phase !== 'completing' || state.completeReason !== 'manual') return { state, effects: UNCHANGED };
      // The request may have reached the server, so cancel only if it fails.
      if (state.inFlight?.kind === 'complete') return { state: { ...state, cancelWanted: true }, effects: UNCHANGED };
      return { state: { ...state, phase: 'answering', completeReason: null }, effects: UNCHANGED };
    }
    case 'lostSeen':
      return { state: withAnswer(state, input.questionId, (local) => ({ ...local, lost: null })), effects: UNCHANGED };
    case 'problemSeen':
      return { state: { ...state, problem: null }, effects: UNCHANGED };
    case 'submissionsRead':
      return {
        state: { ...state, submissions: mergeSubmissions(state.submissions, input.submissions) },
        effects: UNCHANGED,
      };
    case 'saveReplied':
    case 'completeReplied':
    case 'failed': {
      const flight = state.inFlight;
      // Ignores replies to any request but the current one.
      if (!flight || flight.requestNo !== input.requestNo) return { state, effects: UNCHANGED };
      if (input.type === 'saveReplied') return onSaveReply(state, flight, input.reply, nowMs);
      if (input.type === 'completeReplied') return onCompleteReply(state, input.receipt, nowMs);
      return onFailure(state, flight, input.error, nowMs);
    }
    default:
      return input satisfies never;
  }
}

function change(
  state: EngineState,
  questionId: string,
  nowMs: number,
  edit: (local: LocalAnswer) => LocalAnswer,
): Step {
  const before = state.answers[questionId];
  if (!before || !isOpen(state, nowMs)) return { state, effects: UNCHANGED };
  const after = edit(before);
  const same = contentKey(before) === contentKey(after) && before.submitWanted === after.submitWanted;
  if (same) return { state, effects: UNCHANGED };
  const local = { ...after, dirtySinceMs: before.dirtySinceMs ?? nowMs, lastChangeMs: nowMs };
  const counted = countTime(
    withAnswer(state, questionId, () => local),
    nowMs,
  );
  const kept = counted.answers[questionId] ?? local;
  const outgrew = isTooLarge(local.answer) && !isTooLarge(before.answer);
  const problem = outgrew ? TOO_LARGE : counted.problem;
  return {
    state: { ...counted, problem },
    effects: [{ type: 'journalPut', entry: toJournal(state.attemptId, questionId, kept) }],
  };
}

/** @internal for its test */
export function isOpen(state: EngineState, nowMs: number): boolean {
  return state.phase === 'answering' && serverTimeAt(state.clock, nowMs) < state.deadlineAtMs;
}

/** Makes unsaved code due at once, when the student switches the question or hides the page. */
function hurry(state: EngineState, nowMs: number): Step {
  const answers = Object.fromEntries(
    Object.entries(state.answers).map(([id, local]) => [
      id,
      local.dirtySinceMs === null
        ? local
        : { ...local, dirtySinceMs: Number.NEGATIVE_INFINITY, lastChangeMs: Math.min(local.lastChangeMs, nowMs) },
    ]),
  );
  return { state: { ...state, answers }, effects: UNCHANGED };
}

/** Longer without an edit counts no more: nobody may be there. */
const MAX_STRETCH_MS = 5 * 60_000;

/** Adds the time since the last count to the current question. */
function countTime(state: EngineState, nowMs: number): EngineState {
  const id = state.currentId;
  if (!id || state.phase !== 'answering') return state;
  const spent = Math.min(MAX_STRETCH_MS, Math.max(0, nowMs - state.currentSinceMs));
  return { ...withAnswer(state, id, (local) => ({ ...local, spentMs: local.spentMs + spent })), currentSinceMs: nowMs };
}

/** Announces 15, 5 and 1 minute left, and locks at the deadline, by the server's clock only. */
function keepTime(state: EngineState, nowMs: number): Step {
  if (state.phase !== 'answering') return { state, effects: UNCHANGED };
  const leftMs = state.deadlineAtMs - serverTimeAt(state.clock, nowMs);
  if (leftMs <= 0) {
    const locked: EngineState = {
      ...countTime(state, nowMs),
      phase: 'completing',
      completeReason: 'timeout',
      endAsked: false,
      failures: 0,
      lastContactMs: nowMs,
    };
    return { state: locked, effects: UNCHANGED };
  }
  const reached = TIME_WARNINGS_MIN.filter(
    (minutes) => leftMs <= minutes * 60_000 && !state.announced.includes(minutes),
  );
  const latest = reached.at(-1);
  if (latest === undefined) return { state, effects: UNCHANGED };
  return {
    state: { ...state, announced: [...state.announced, ...reached] },
    effects: [{ type: 'announce', minutes: latest }],
  };
}
