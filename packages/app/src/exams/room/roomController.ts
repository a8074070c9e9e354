import type { Answer } from '@aosai/api/questions/answers';
import type { RoomView, RunWish, TrialState } from '@aosai/ui/screens/exams/ExamRoom';
import type { Aosai } from '../../kit/context.ts';
import { openDeviceId } from '../../kit/deviceId.ts';
import { noJournal } from './noJournal.ts';
import { codeProblem, openRoomView, roomFailure, tooLargeIn } from './roomView.ts';
import { type Runtime, startRuntime } from './runtime.ts';
import type { EngineState } from './state.ts';
import { keepQuestion, lastQuestion } from './lastQuestion.ts';
import { remainingMs } from './view.ts';
import type { RoomCalls } from './roomCalls.ts';
import { type Visit, visitRoom } from './visit.ts';
import { watchPage } from './watchPage.ts';
import type { Room, Notice } from '@aosai/api/exams/attempt.contract';
import { type LiveWatch, watchNews } from '../../kit/liveEvents.ts';
import type { SubmissionView } from '@aosai/api/judging/submissionViews.contract';

interface Results {
  /** Starts watching: something was sent to the judge. */
  expect(): void;
  stop(): void;
}

/** Watches the trial runs and submissions of an attempt while any is pending. */
function followResults(options: {
  appId: string;
  /** Reads the newest ones. */
  read(): Promise<readonly SubmissionView[]>;
  onResults(submissions: readonly SubmissionView[]): void;
}): Results {
  let watch: LiveWatch | undefined;
  let reading = false;
  let again = false;

  async function read(): Promise<void> {
    if (reading) {
      again = true;
      return;
    }
    reading = true;
    try {
      const content = await options.read();
      options.onResults(content);
      if (content.every((submission) => submission.state === 'done')) stop();
    } catch {
      // Ignored: the next event or poll reads again, and the room itself shows that it is offline.
    } finally {
      reading = false;
    }
    if (again && watch) {
      again = false;
      await read();
    }
  }

  function stop(): void {
    watch?.stop();
    watch = undefined;
  }

  return {
    expect() {
      watch ??= watchNews({ appId: options.appId, onNews: () => void read() });
    },
    stop,
  };
}

interface RoomSnapshot {
  view: RoomView;
  announcement: string;
}

export interface RoomController {
  subscribe(listener: () => void): () => void;
  snapshot(): RoomSnapshot;
  remainingMs(): number;
  answer(questionId: string, answer: Answer | null): void;
  flag(questionId: string, flagged: boolean): void;
  go(questionId: string): void;
  run(wish: RunWish): void;
  submit(questionId: string): void;
  complete(): void;
  cancelComplete(): void;
  takeover(): void;
  /** A person has signed in over the page: the same member continues, for another the room is closed. */
  signedIn(memberId: string | null): void;
  dismissLost(questionId: string): void;
  dismissNotice(): void;
  dismissProblem(): void;
  pasted(questionId: string, lengthChars: number): void;
  retry(): void;
  /** The student has read the rules and agrees to start the clock. */
  begin(accessCode?: string): void;
  /** Reopens work that was handed in. */
  goOn(): void;
  /** Enters the room and watches the page until the returned function is called. */
  start(): () => void;
}

interface ControllerOptions {
  aosai: Pick<Aosai, 'settings'>;
  door: RoomCalls;
  /** Whether a hand-in can be undone before the deadline. */
  mayGoOn?: boolean;
  onEntered(attemptId: string): void;
  /** Called when the browser cannot keep drafts. */
  onJournalFailure(error: unknown): void;
}

const now = () => performance.now();

/**
 * One visit to a room, independent of React: enters it, connects engine, drafts, results and page, and provides the
 * view.
 */
export function openRoomController(options: ControllerOptions): RoomController {
  const { aosai, door } = options;
  const { transport } = door;
  const listeners = new Set<() => void>();
  let current: RoomSnapshot = { view: { kind: 'loading' }, announcement: '' };
  let room: Room | null = null;
  let runtime: Runtime | null = null;
  let results: Results | null = null;
  let trial: TrialState = { kind: 'idle' };
  let freshNotices: readonly Notice[] = [];
  let takingOver = false;
  let stopped = false;
  let deviceId = '';
  let mayStart = false;
  let accessCode: string | undefined;
  /** The view before the start, to return to after a wrong access code. */
  let before: Extract<RoomView, { kind: 'before' }> | null = null;

  function show(change: Partial<RoomSnapshot>): void {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  function render(state: EngineState | undefined = runtime?.state()): void {
    if (!room || !state) return;
    if (state.phase === 'completed' && state.receipt) {
      const { examTitle, memberName } = room.attempt;
      const tooLargeNos = tooLargeIn(room, state);
      const mayGoOn = options.mayGoOn === true && remainingMs(state, now()) > 0;
      show({ view: { kind: 'completed', examTitle, memberName, receipt: state.receipt, tooLargeNos, mayGoOn } });
    } else show({ view: openRoomView(room, state, { trial, freshNotice: freshNotices[0] ?? null, takingOver }) });
  }

  function begin(visit: Visit): void {
    const questionId = runtime?.state().currentId ?? lastQuestion(visit.room.attempt.id);
    runtime?.stop();
    results?.stop();
    room = visit.room;
    if (visit.journalError) options.onJournalFailure(visit.journalError);
    const { draftKey, attempt, submissions } = visit.room;
    const follower = followResults({
      appId: aosai.settings.appId,
      read: () => door.results(attempt.id),
      onResults: (read) => runtime?.send({ type: 'submissionsRead', submissions: read }),
    });
    results = follower;
    runtime = startRuntime({
      room: visit.room,
      drafts: visit.drafts,
      journal: draftKey === null ? noJournal : visit.journal,
      transport,
      sentAtMs: visit.sentAtMs,
      now,
      onChange: (state) => {
        // Only after the save was answered: an earlier read would find nothing pending and stop watching.
        if (state.submissions.some((submission) => submission.state !== 'done')) follower.expect();
        render(state);
      },
      onEffect: (effect) => {
        if (effect.type === 'announce') show({ announcement: door.warning(effect.minutes) });
        else {
          freshNotices = [...freshNotices, effect.notice];
          show({ announcement: effect.notice.text });
        }
      },
      onJournalFailure: options.onJournalFailure,
    });
    if (submissions.some((submission) => submission.state !== 'done')) follower.expect();
    if (questionId !== null && questionId in runtime.state().answers) runtime.send({ type: 'switched', questionId });
    render();
  }

  async function enter(): Promise<void> {
    try {
      deviceId ||= await openDeviceId();
      const opened = await door.enter({ deviceId, mayStart, accessCode });
      if (stopped) return;
      switch (opened.kind) {
        case 'visit':
          begin(opened.visit);
          return options.onEntered(opened.visit.room.attempt.id);
        case 'before':
          before = { ...opened, starting: false };
          return show({ view: before });
        case 'finished': {
          const { examTitle, memberName } = opened.room.attempt;
          const { receipt, mayGoOn = false } = opened;
          return show({ view: { kind: 'completed', examTitle, memberName, receipt, tooLargeNos: [], mayGoOn } });
        }
        default:
          return opened satisfies never;
      }
    } catch (error) {
      if (stopped) return;
      const problem = codeProblem(error);
      if (before && problem !== null) {
        mayStart = false;
        return show({ view: { ...before, problem } });
      }
      show({ view: { kind: 'failed', ...roomFailure(error), retrying: false } });
    }
  }

  async function takeOver(): Promise<void> {
    if (!room || takingOver) return;
    takingOver = true;
    render();
    const sentAtMs = now();
    try {
      const taken = await transport.takeover({ id: room.attempt.id, deviceId });
      const visit = await visitRoom(taken, sentAtMs);
      takingOver = false;
      if (!stopped) begin(visit);
    } catch {
      // The call's toast reports the failure; only the button must be enabled again.
      takingOver = false;
      render();
    }
  }

  async function run(wish: RunWish): Promise<void> {
    const { questionId } = wish;
    const token = runtime?.state().token;
    if (!room || !token) return;
    trial = { kind: 'sending', questionId };
    render();
    try {
      await door.run(wish, { attemptId: room.attempt.id, token });
      trial = { kind: 'idle' };
      results?.expect();
    } catch (error) {
      trial = { kind: 'refused', questionId, message: error instanceof Error ? error.message : String(error) };
    }
    render();
  }

  const watch = () =>
    watchPage({
      happened: (event) => runtime?.send({ type: 'happened', event }),
      hidden: () => runtime?.send({ type: 'hidden' }),
      leave: () => runtime?.leave(),
      online: () => runtime?.send({ type: 'online' }),
      offline: () => runtime?.send({ type: 'offline' }),
      woken: () => runtime?.send({ type: 'woken' }),
    });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    remainingMs: () => (runtime ? remainingMs(runtime.state(), now()) : 0),
    answer: (questionId, answer) => runtime?.send({ type: 'edited', questionId, answer }),
    flag: (questionId, flagged) => runtime?.send({ type: 'flagged', questionId, flagged }),
    go(questionId) {
      runtime?.send({ type: 'switched', questionId });
      if (room) keepQuestion(room.attempt.id, questionId);
    },
    run: (wish) => void run(wish),
    submit: (questionId) => runtime?.send({ type: 'submitWanted', questionId }),
    complete: () => runtime?.send({ type: 'completeWanted' }),
    cancelComplete: () => runtime?.send({ type: 'completeCancelled' }),
    takeover: () => void takeOver(),
    signedIn(memberId) {
      if (!room || memberId === room.attempt.memberId) return runtime?.send({ type: 'signedIn' });
      runtime?.stop();
      runtime = null;
      show({ view: { kind: 'failed', reason: 'notFound', retrying: false } });
    },
    dismissLost: (questionId) => runtime?.send({ type: 'lostSeen', questionId }),
    dismissNotice() {
      freshNotices = freshNotices.slice(1);
      render();
    },
    dismissProblem: () => runtime?.send({ type: 'problemSeen' }),
    pasted: (questionId, ms) => runtime?.send({ type: 'happened', event: { type: 'paste', questionId, ms } }),
    retry() {
      if (current.view.kind !== 'failed') return;
      show({ view: { ...current.view, retrying: true } });
      void enter();
    },
    begin(code) {
      if (current.view.kind !== 'before' || current.view.starting) return;
      mayStart = true;
      accessCode = code;
      show({ view: { ...current.view, starting: true } });
      void enter();
    },
    goOn() {
      mayStart = true;
      show({ view: { kind: 'loading' } });
      void enter();
    },
    start() {
      stopped = false;
      const unwatch = watch();
      void enter();
      return () => {
        stopped = true;
        unwatch();
        results?.stop();
        runtime?.leave();
        runtime?.stop();
      };
    },
  };
}
