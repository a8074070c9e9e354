import type { Room, Notice } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { RoomView, RunWish, TrialState } from '@aosai/ui/screens/ExamRoom';
import type { Aosai } from '../context.ts';
import { openDeviceId } from '../deviceId.ts';
import { noJournal } from './noJournal.ts';
import { followResults, type Results } from './results.ts';
import { openRoomView, roomFailure, tooLargeIn } from './roomView.ts';
import { type Runtime, startRuntime } from './runtime.ts';
import type { EngineState } from './state.ts';
import { keepQuestion, lastQuestion } from './lastQuestion.ts';
import { createTransport } from './transport.ts';
import { remainingMs } from './view.ts';
import { enterRoom, type Visit, visitRoom } from './visit.ts';
import { watchPage } from './watchPage.ts';

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
  /** Somebody has signed in over the page: the same member goes on, for another one the room is closed. */
  signedIn(memberId: string | null): void;
  dismissLost(questionId: string): void;
  dismissNotice(): void;
  dismissProblem(): void;
  pasted(questionId: string, lengthChars: number): void;
  retry(): void;
  /** The student has read the rules: the clock may start. */
  begin(): void;
  /** Enters the room and watches the page until the returned function is called. */
  start(): () => void;
}

interface ControllerOptions {
  aosai: Aosai;
  examId: string;
  examPaperId: string;
  /** From the address: the attempt that this page has shown before. */
  attemptId: string | null;
  onEntered(attemptId: string): void;
  /** The browser keeps no drafts: told once. */
  onJournalFailure(error: unknown): void;
}

const now = () => performance.now();

/** One visit of the exam room, apart from React: opens it, binds engine, drafts, results and page, and shows one view. */
export function openRoomController(options: ControllerOptions): RoomController {
  const { aosai, examId, examPaperId } = options;
  const transport = createTransport(aosai);
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

  function show(change: Partial<RoomSnapshot>): void {
    current = { ...current, ...change };
    for (const listener of listeners) listener();
  }

  function render(state: EngineState | undefined = runtime?.state()): void {
    if (!room || !state) return;
    if (state.phase === 'completed' && state.receipt) {
      const { examTitle, memberName } = room.attempt;
      const tooLargeNos = tooLargeIn(room, state);
      show({ view: { kind: 'completed', examTitle, memberName, receipt: state.receipt, tooLargeNos } });
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
      client: aosai.client,
      appId: aosai.settings.appId,
      attemptId: attempt.id,
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
        // Not before the save is answered: who asks earlier reads that nothing waits, and stops listening.
        if (state.submissions.some((submission) => submission.state !== 'done')) follower.expect();
        render(state);
      },
      onEffect: (effect) => {
        if (effect.type === 'announce') show({ announcement: `距离考试结束还有 ${effect.minutes} 分钟` });
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
      const opened = await enterRoom(
        aosai.client,
        { examId, examPaperId, deviceId, attemptId: options.attemptId, mayStart },
        now,
      );
      if (stopped) return;
      switch (opened.kind) {
        case 'visit':
          begin(opened.visit);
          return options.onEntered(opened.visit.room.attempt.id);
        case 'before':
          return show({ view: { ...opened, starting: false } });
        case 'finished': {
          const { examTitle, memberName } = opened.room.attempt;
          return show({ view: { kind: 'completed', examTitle, memberName, receipt: opened.receipt, tooLargeNos: [] } });
        }
        default:
          return opened satisfies never;
      }
    } catch (error) {
      if (!stopped) show({ view: { kind: 'failed', ...roomFailure(error), retrying: false } });
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
      // The toast of the call says what happened; the button is there again.
      takingOver = false;
      render();
    }
  }

  async function run({ questionId, language, code, input }: RunWish): Promise<void> {
    const token = runtime?.state().token;
    if (!room || !token) return;
    trial = { kind: 'sending', questionId };
    render();
    try {
      const place = { attemptId: room.attempt.id, token, questionId, language, code };
      const wish = input.kind === 'own' ? { input: input.text } : { sampleId: input.sampleId };
      await aosai.client.examMemberQuestion.debug({ ...place, ...wish }, { quiet: true });
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
    begin() {
      if (current.view.kind !== 'before' || current.view.starting) return;
      mayStart = true;
      show({ view: { ...current.view, starting: true } });
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
