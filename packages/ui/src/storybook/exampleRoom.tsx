import { leftDrafts, mergeDrafts } from '@aosai/api/questions/drafts';
import { aRoom } from '@aosai/api/exams/attempts.fixtures';
import { aSubmission, aTrialRun } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { changeConfig, DEFAULT_CONFIG } from '@aosai/editor/config';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { DeviceCheck } from '../screens/exams/DevicePanel/deviceCheck.ts';
import { ExamRoom, type ExamRoomProps, type OpenRoom, type RoomAnswer } from '../screens/exams/ExamRoom/ExamRoom.tsx';
import type { Room } from '@aosai/api/exams/attempt.contract';

const on = {
  start: fn(),
  recheck: fn(),
  answer: fn(),
  flag: fn(),
  go: fn(),
  run: fn(),
  submit: fn(),
  openPrograms: fn(),
  complete: fn(),
  cancelComplete: fn(),
  takeover: fn(),
  signIn: fn(),
  dismissLost: fn(),
  dismissNotice: fn(),
  dismissProblem: fn(),
  configure: fn(),
  setTheme: fn(),
  pasted: fn(),
  editorFailed: fn(),
  openReport: fn(),
  leave: fn(),
  goOn: fn(),
  retry: fn(),
  print: fn(),
} satisfies ExamRoomProps['on'];

const UNTOUCHED: RoomAnswer = {
  answer: null,
  drafts: [],
  flagged: false,
  unsaved: false,
  tooLarge: false,
  lost: null,
};

const answersOf = (room: Room): Record<string, RoomAnswer> =>
  Object.fromEntries(
    room.answers.map(({ questionId, answer, flagged }) => [questionId, { ...UNTOUCHED, answer, flagged }]),
  );

export const question = (no: number) => idOf('question', no);

/** The room of the fixtures, at question 7. */
export const aView = (changes: Partial<OpenRoom> = {}): OpenRoom => {
  const room = aRoom();
  return {
    kind: 'open',
    examTitle: room.attempt.examTitle,
    memberName: room.attempt.memberName,
    phase: 'answering',
    completeReason: null,
    cancelling: false,
    feedback: 'ioi',
    scorePolicy: 'best',
    sections: room.sections,
    answers: answersOf(room),
    currentId: question(7),
    save: { kind: 'saved', at: at(0) },
    online: true,
    signedOut: false,
    submissions: [],
    trial: { kind: 'idle' },
    submittingIds: [],
    notices: [],
    freshNotice: null,
    problem: null,
    takingOver: false,
    lateIds: [],
    ...changes,
  };
};

/** The answers of the fixtures with one of them changed. */
export const withAnswer = (no: number, changes: Partial<RoomAnswer>): OpenRoom['answers'] => {
  const answers = answersOf(aRoom());
  const before = answers[question(no)] ?? UNTOUCHED;
  return { ...answers, [question(no)]: { ...before, ...changes } };
};

/** A miniature app that carries out the room's requests, so that a story works like the product. */
export const Playable = (props: ExamRoomProps) => {
  const [view, setView] = useState(props.view);
  const [editor, setEditor] = useState(props.editor);
  const change = (questionId: string, changes: Partial<RoomAnswer>) =>
    setView((now) => {
      if (now.kind !== 'open') return now;
      const before = now.answers[questionId] ?? UNTOUCHED;
      return { ...now, answers: { ...now.answers, [questionId]: { ...before, ...changes } } };
    });
  return (
    <ExamRoom
      {...props}
      view={view}
      editor={editor}
      on={{
        ...props.on,
        answer: (id, answer) => {
          const before = view.kind === 'open' ? view.answers[id] : undefined;
          const left = leftDrafts(before?.answer ?? null, answer);
          change(id, { answer, drafts: mergeDrafts(before?.drafts ?? [], left) });
          props.on.answer(id, answer);
        },
        flag: (id, flagged) => {
          change(id, { flagged });
          props.on.flag(id, flagged);
        },
        dismissLost: (id) => {
          change(id, { lost: null });
          props.on.dismissLost(id);
        },
        go: (id) => {
          setView((now) => (now.kind === 'open' ? { ...now, currentId: id } : now));
          props.on.go(id);
        },
        submit: (id) => {
          const queued = aSubmission({
            id: idOf('sub', 9),
            state: 'queued',
            verdict: null,
            points: null,
            cases: [],
            createdAt: at(1),
          });
          setView((now) => (now.kind === 'open' ? { ...now, submissions: [...now.submissions, queued] } : now));
          props.on.submit(id);
        },
        configure: (wish) => {
          setEditor((now) => changeConfig(now, wish));
          props.on.configure(wish);
        },
      }}
    />
  );
};

export const roomArgs = {
  view: aView() as ExamRoomProps['view'],
  programs: {} as ExamRoomProps['programs'],
  remainingMs: 4_365_000,
  device: { clockOffsetMs: -640, connection: { latencyMs: 23 }, storage: 'ok', editor: 'ok' } as DeviceCheck,
  now: Date.parse(FIXTURE_NOW),
  announcement: '',
  theme: 'light' as const,
  editorMode: 'desktop' as const,
  editor: DEFAULT_CONFIG,
  on,
};

export const dark = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
export const phone = { globals: { viewport: { value: 'phone' } }, args: { editorMode: 'phone' as const } };

export const judged = [
  aSubmission({ id: idOf('sub', 1), verdict: 'CE', points: 0, cases: [], createdAt: at(-14), compileMessage: 'x' }),
  aSubmission({ id: idOf('sub', 2), createdAt: at(-1) }),
  aTrialRun({ createdAt: at(-0.5) }),
];
/** The programming question of the fixtures, with trial runs and submissions. */
export const programmingView = (changes: Partial<OpenRoom> = {}) =>
  aView({ currentId: question(26), submissions: judged, ...changes });

export const offline = {
  online: false,
  save: { kind: 'offline', unsavedCount: 3 },
} as const satisfies Partial<OpenRoom>;

/** Common settings of the room's stories: layout, an interactive room, and when to use the component. */
export const inRoom = (whenToUse: string) => ({
  parameters: { docs: { description: { component: whenToUse } }, layout: 'fullscreen' as const },
  globals: { viewport: { value: 'desktop' } },
  render: (args: ExamRoomProps) => <Playable {...args} />,
  args: roomArgs,
});
