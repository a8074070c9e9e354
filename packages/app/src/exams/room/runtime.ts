import { KEEPALIVE_MAX_BYTES } from '@aosai/api/kit/constants';
import { open, step } from './engine.ts';
import { sendableIds, toSave } from './content.ts';
import type { Journal } from './journal.ts';
import type { Effect, EngineInput, EngineState, JournalEntry } from './state.ts';
import type { Transport } from './transport.ts';
import type { Room, SaveAnswer } from '@aosai/api/exams/attempt.contract';

export interface RuntimeOptions {
  room: Room;
  drafts: readonly JournalEntry[];
  journal: Journal;
  transport: Transport;
  /** When the request for `room` was sent, on the page's monotonic clock. */
  sentAtMs: number;
  now(): number;
  onChange(state: EngineState): void;
  onEffect(effect: Extract<Effect, { type: 'announce' | 'noticed' }>): void;
  /** Called once when drafts cannot be kept in this browser (private mode, full disk); the room continues. */
  onJournalFailure(error: unknown): void;
}

type RoomInput = Exclude<EngineInput, { type: 'opened' | 'saveReplied' | 'completeReplied' | 'failed' }>;

export interface Runtime {
  state(): EngineState;
  send(input: RoomInput): void;
  /** Sends unsaved answers with a request that outlives the page. */
  leave(): void;
  stop(): void;
}

interface Failure {
  code: string;
  status: number;
  message: string;
}

function asFailure(error: unknown): Failure {
  const { code, status, message } = error as Partial<Failure>;
  return { code: code ?? 'UNKNOWN', status: status ?? 0, message: message ?? String(error) };
}

const TICK_MS = 250;
/** How much larger encryption makes a request. */
const ENVELOPE_FACTOR = 1.4;
const encoder = new TextEncoder();

/**
 * The answers that fit into a keepalive request, shortest first, so that one long program does not hold back the
 * others.
 */
function fitting(answers: readonly SaveAnswer[]): SaveAnswer[] {
  const sized = answers
    .map((answer) => ({ answer, bytes: encoder.encode(JSON.stringify(answer)).length }))
    .toSorted((a, b) => a.bytes - b.bytes);
  const fits: SaveAnswer[] = [];
  let usedBytes = 0;
  for (const { answer, bytes } of sized) {
    usedBytes += bytes;
    if (usedBytes * ENVELOPE_FACTOR < KEEPALIVE_MAX_BYTES) fits.push(answer);
  }
  return fits;
}

/** Connects the pure engine to a browser: timers, drafts and requests. One instance for each visit to a room. */
export function startRuntime(options: RuntimeOptions): Runtime {
  const { transport, journal, now } = options;
  let state: EngineState;
  let journalQueue: Promise<void> = Promise.resolve();
  let journalFailed = false;

  function keep(write: () => Promise<void>): void {
    journalQueue = journalQueue.then(write).catch((error: unknown) => {
      if (!journalFailed) options.onJournalFailure(error);
      journalFailed = true;
    });
  }

  function run(effect: Effect): void {
    switch (effect.type) {
      case 'journalPut':
        return keep(() => journal.put(effect.entry));
      case 'journalRemove':
        return keep(() => journal.remove(effect.attemptId, effect.questionId));
      case 'journalClear':
        return keep(() => journal.clear(effect.attemptId));
      case 'sendSave': {
        const { requestNo, answers, events, wantResults } = effect;
        const token = state.token ?? '';
        // Write-ahead: the journal must contain the answers before they are sent.
        journalQueue
          .then(() => transport.save({ attemptId: state.attemptId, token, answers, events, wantResults }))
          .then((reply) => dispatch({ type: 'saveReplied', requestNo, reply }))
          .catch((error: unknown) => dispatch({ type: 'failed', requestNo, error: asFailure(error) }));
        return;
      }
      case 'sendComplete': {
        const { requestNo, answers } = effect;
        const token = state.token ?? '';
        journalQueue
          .then(() => transport.complete({ id: state.attemptId, token, answers }))
          .then((receipt) => dispatch({ type: 'completeReplied', requestNo, receipt }))
          .catch((error: unknown) => dispatch({ type: 'failed', requestNo, error: asFailure(error) }));
        return;
      }
      case 'announce':
      case 'noticed':
        return options.onEffect(effect);
      default:
        effect satisfies never;
    }
  }

  function dispatch(input: Exclude<EngineInput, { type: 'opened' }>): void {
    const before = state;
    const next = step(state, input, now());
    state = next.state;
    next.effects.forEach(run);
    if (state !== before) options.onChange(state);
  }

  const first = open(
    { type: 'opened', room: options.room, journal: options.drafts, sentAtMs: options.sentAtMs },
    now(),
  );
  state = first.state;
  first.effects.forEach(run);
  options.onChange(state);
  const timer = setInterval(() => dispatch({ type: 'tick' }), TICK_MS);

  return {
    state: () => state,
    send: dispatch,
    leave() {
      if (state.phase !== 'answering' || state.token === null) return;
      const answers = fitting(
        sendableIds(state).flatMap((id) => {
          const local = state.answers[id];
          return local ? [toSave(id, local)] : [];
        }),
      );
      if (answers.length === 0) return;
      transport.saveOnLeave({ attemptId: state.attemptId, token: state.token, answers });
      // A page restored from the back-forward cache or reloaded must recognise this save as its own.
      dispatch({ type: 'left', questionIds: answers.map(({ questionId }) => questionId) });
    },
    stop() {
      clearInterval(timer);
      // Close the database only after the queued writes.
      void journalQueue.then(() => journal.close());
    },
  };
}
