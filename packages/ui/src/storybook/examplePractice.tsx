import { aProgramming, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { aPracticeState, aProgramTry, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { aSubmission, LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { changeConfig, DEFAULT_CONFIG } from '@aosai/editor/config';
import { fn } from 'storybook/test';
import type { PracticeEvents, PracticeProps, PracticeView } from '../patterns/Practice/practiceProps.ts';

const on = {
  answer: fn(),
  run: fn(),
  submit: fn(),
  openPrograms: fn(),
  configure: fn(),
  pasted: fn(),
  editorFailed: fn(),
  dismissLost: fn(),
  favourite: fn(),
  mastered: fn(),
  reveal: fn(),
  hint: fn(),
  unlock: fn(),
  clean: fn(() => Promise.resolve(true)),
  openCases: fn(),
  signIn: fn(),
  setTheme: fn(),
} satisfies PracticeEvents;

/** A single choice, not answered yet. */
export const aPracticeView = (changes: Partial<PracticeView> = {}): PracticeView => ({
  questionId: idOf('question', 1),
  title: '函数的引用参数',
  difficulty: 'easy',
  pricePoints: 0,
  question: aSingleChoice({ no: 1 }),
  who: 'student',
  standing: { answer: null, drafts: [] },
  save: { kind: 'saved', at: at(-1) },
  lost: null,
  state: aPracticeState(),
  solution: null,
  note: null,
  hints: null,
  tries: [],
  casePolicy: 'first',
  casesLeft: 2,
  work: {
    submissions: [],
    trial: { kind: 'idle' },
    submittingIds: [],
    online: true,
    scored: true,
    help: null,
    switchNote: '每次提交按提交时选用的语言评测。',
  },
  isSending: false,
  refused: null,
  earned: 0,
  cases: {},
  act: { pending: false, error: null },
  ...changes,
});

/** The same view offline: drafts stay in the page, and nothing can be submitted. */
export const anOfflineView = (changes: Partial<PracticeView> = {}): PracticeView => {
  const view = aPracticeView(changes);
  return { ...view, save: { kind: 'offline', unsavedCount: 1 }, work: { ...view.work, online: false } };
};

/** A programming question whose last program failed two test cases. */
export const aTaskView = (changes: Partial<PracticeView> = {}): PracticeView => {
  const question = aProgramming();
  const view = aPracticeView();
  return {
    ...view,
    questionId: idOf('question', 26),
    title: '灯塔的间隔',
    difficulty: 'medium',
    pricePoints: 20,
    question,
    standing: { answer: { kind: 'code', language: 53, code: LIGHTHOUSE }, drafts: [] },
    state: aWrongState({ bestPercent: 80 }),
    tries: [aProgramTry()],
    work: { ...view.work, submissions: [aSubmission({ questionId: question.id })] },
    ...changes,
  };
};

/** Props of a page with practice besides its question. */
export const practiceArgs = {
  practice: { data: aPracticeView() },
  programs: { data: [] },
  editorMode: 'desktop',
  editor: DEFAULT_CONFIG,
  theme: 'light',
  now: Date.parse(FIXTURE_NOW),
  on,
} as const satisfies PracticeProps;

/** The same on a phone, with the phone's editor. */
export const onPhone = { globals: { viewport: { value: 'phone' } }, args: { editorMode: 'phone' } } as const;
/** The same in the dark theme. */
export const atNight = {
  globals: { theme: 'dark' },
  args: { theme: 'dark', editor: changeConfig(DEFAULT_CONFIG, { theme: 'vs-dark' }) },
} as const;
