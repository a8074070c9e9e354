import { MS_PER_SECOND, POLL_INTERVAL_MS } from '@aosai/api/kit/constants';
import type { Report } from '@aosai/api/exams/examPaperEnroll.contract';
import type { ExamKind } from '@aosai/api/exams/teaching';
import { ExamRoom, type ExamRoomProps, type RoomHomework, type RoomView } from '@aosai/ui/screens/exams/ExamRoom';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type Aosai, useAosai, useCurrent, useSession } from '../../kit/context.ts';
import { loaded } from '../../kit/loaded.ts';
import { toasts } from '../../kit/notify.ts';
import { useCall } from '../../kit/useCall.ts';
import { useDeviceCheck } from '../useDeviceCheck.ts';
import { useEditor } from '../../kit/useEditor.ts';
import { useNow } from '../../kit/useNow.ts';
import { useTitle } from '../../kit/useTitle.ts';
import type { RoomCalls } from './roomCalls.ts';
import { openRoomController, type RoomController } from './roomController.ts';
import type { SubmittedCode } from '@aosai/api/judging/submissionViews.contract';

const TICK_MS = 500;

const keepsNoDrafts = () =>
  toasts.show({
    key: 'journal',
    tone: 'warn',
    title: '本机不能保存草稿',
    text: '浏览器关闭了本地存储，答案只保存在服务器。请保持网络畅通。',
    // Long enough to be read; it stands over the acts of a small frame.
    durationMs: 15 * MS_PER_SECOND,
  });

/** The time left, updated every second and with every reply of the server. */
function useRemainingMs(controller: RoomController): number {
  const subscribe = (listener: () => void) => {
    const timer = setInterval(listener, TICK_MS);
    const unsubscribe = controller.subscribe(listener);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  };
  return useSyncExternalStore(subscribe, () => Math.ceil(controller.remainingMs() / MS_PER_SECOND) * MS_PER_SECOND);
}

/** The programs submitted for the question last opened; fetched again when there is a new submission. */
function usePrograms(view: RoomView, { roomId, readPrograms }: Pick<RoomPageProps, 'roomId' | 'readPrograms'>) {
  const [questionId, open] = useState<string | null>(null);
  const made =
    view.kind === 'open'
      ? view.submissions.filter((one) => one.kind === 'submit' && one.questionId === questionId).length
      : 0;
  const key = roomId !== null && questionId !== null ? ['programs', roomId, questionId, made] : null;
  const read = useCall(key, async (client) => (roomId && questionId ? readPrograms(client, roomId, questionId) : []));
  return [loaded(read), open] as const;
}

/** The report of a handed-in attempt, read again while programs are judged. */
function useResult(view: RoomView, { kind, readReport }: Pick<RoomPageProps, 'kind' | 'readReport'>) {
  const attemptId = view.kind === 'completed' ? view.receipt.attemptId : null;
  return useCall(
    attemptId === null ? null : ['handedIn', kind, attemptId],
    async (client) => (attemptId === null ? null : readReport(client, attemptId)),
    { refreshInterval: (latest) => (latest?.state === 'pending' ? POLL_INTERVAL_MS : 0) },
  ).data;
}

function titleOf(view: RoomView): string {
  if (view.kind === 'before') return view.exam.title;
  return view.kind === 'open' || view.kind === 'completed' ? view.examTitle : '作答';
}

interface RoomPageProps {
  kind: ExamKind;
  openDoor(aosai: Aosai): RoomCalls;
  /** Id of the attempt for `readPrograms`; null before it is known. */
  roomId: string | null;
  readPrograms(client: Aosai['client'], roomId: string, questionId: string): Promise<readonly SubmittedCode[]>;
  /** The report after hand-in; null while there is none. */
  readReport(client: Aosai['client'], attemptId: string): Promise<Report | null>;
  /** Explains errors of programs: in homework, and in exams that are set to. */
  help?: ExamRoomProps['help'];
  /** For homework: its current dates. */
  homework?: RoomHomework | undefined;
  onEntered(attemptId: string): void;
  /** The attempt is handed in, now or earlier. */
  onCompleted?(attemptId: string): void;
  openReport(attemptId: string): void;
  leave(): void;
}

/** A room in the browser, for an exam or a homework: connects engine, drafts, editor and screen. */
export function RoomPage(props: RoomPageProps) {
  const { kind, homework, openReport, leave } = props;
  const aosai = useAosai();
  const [controller] = useState(() =>
    openRoomController({
      aosai,
      door: props.openDoor(aosai),
      mayGoOn: kind === 'homework',
      onEntered: props.onEntered,
      onJournalFailure: keepsNoDrafts,
    }),
  );
  useEffect(() => controller.start(), [controller]);
  const { session } = aosai;
  const { view, announcement } = useSyncExternalStore(controller.subscribe, controller.snapshot);
  const { session: signedIn, asking } = useSession();
  const current = useCurrent();
  const { theme, editor, editorMode, on } = useEditor();
  const remainingMs = useRemainingMs(controller);
  const [programs, openPrograms] = usePrograms(view, props);
  const report = useResult(view, props);
  const now = useNow();
  const [device, recheck] = useDeviceCheck(view.kind === 'before');
  const completedId = view.kind === 'completed' ? view.receipt.attemptId : null;
  const completed = useEffectEvent((id: string) => props.onCompleted?.(id));
  useEffect(() => {
    if (completedId !== null) completed(completedId);
  }, [completedId]);
  const memberId = signedIn && current?.realm === 'member' ? current.member.id : null;
  useTitle(titleOf(view));

  useEffect(() => {
    if (memberId) controller.signedIn(memberId);
  }, [controller, memberId]);

  const shown: RoomView =
    view.kind === 'open'
      ? // The app shows a sign-in dialog already; the room must not show a second one.
        { ...view, ...(asking && { signedOut: false }), ...(homework && { homework }) }
      : view.kind === 'completed'
        ? { ...view, homework, ...(report && { result: report }) }
        : view;
  return (
    <ExamRoom
      view={shown}
      kind={kind}
      programs={programs}
      help={props.help ?? null}
      remainingMs={remainingMs}
      device={device}
      now={now}
      announcement={announcement}
      theme={theme}
      editorMode={editorMode}
      editor={editor}
      on={{
        ...on,
        start: controller.begin,
        recheck,
        answer: controller.answer,
        flag: controller.flag,
        go: controller.go,
        run: controller.run,
        submit: controller.submit,
        openPrograms,
        complete: controller.complete,
        cancelComplete: controller.cancelComplete,
        takeover: controller.takeover,
        signIn: () => void session.expire(),
        dismissLost: controller.dismissLost,
        dismissNotice: controller.dismissNotice,
        dismissProblem: controller.dismissProblem,
        pasted: controller.pasted,
        openReport: () => {
          if (view.kind === 'completed') openReport(view.receipt.attemptId);
        },
        leave,
        goOn: controller.goOn,
        retry: controller.retry,
        print: () => window.print(),
      }}
    />
  );
}
