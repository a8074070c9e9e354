import type { Answer } from '@aosai/api/questions/answers';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { CasePolicy } from '@aosai/api/questions/bank';
import type { CodeDoings, CodeTools, CodeWork } from '../CodeWork/codeWork.ts';
import type { CodeStanding } from '../CodeWork/useCode.ts';
import type { Loaded } from '../Load/Load.tsx';
import type { SaveState } from '../SaveChip/SaveChip.tsx';
import type {
  PracticeHints,
  PracticeSolution,
  PracticeState,
  PracticeTry,
} from '@aosai/api/practice/practiceViews.contract';
import type { WrongCases } from '@aosai/api/practice/practiceReads.contract';
import type { RoomQuestion } from '@aosai/api/questions/roomQuestion.contract';

/** The reader of a question: not signed in, practising, or only reading. */
export type PracticeReader = 'guest' | 'student' | 'reader';

/** A message that says what to do; `offersCards` when a card extends the used-up quota. */
export interface Refusal {
  message: string;
  offersCards: boolean;
}

/** A question in practice with the student's work on it. */
export interface PracticeView {
  questionId: string;
  title: string;
  difficulty: Difficulty;
  /** Price of the solution in points; 0 is free. */
  pricePoints: number;
  /** The question's current version; `id` is the id of the version. */
  question: RoomQuestion;
  who: PracticeReader;
  standing: CodeStanding;
  /** Null for readers who have no draft. */
  save: SaveState | null;
  /** This page's draft, when another window's draft was kept; null once the student dismissed it. */
  lost: Answer | null;
  state: PracticeState;
  solution: PracticeSolution | null;
  /** The author's note on the option of the last wrong answer, as HTML. */
  note: string | null;
  /** Null for a question without hints. */
  hints: PracticeHints | null;
  /** Newest first. */
  tries: readonly PracticeTry[];
  casePolicy: CasePolicy;
  /** How many more times failed test cases can be looked at today; null when unlimited. */
  casesLeft: number | null;
  work: CodeWork;
  /** An answer to an objective question is being submitted. */
  isSending: boolean;
  /** Why the last answer was refused. */
  refused: Refusal | null;
  /** Points earned by the last answer. */
  earned: number;
  /** Failed test cases by attempt, once requested. */
  cases: Readonly<Record<string, Loaded<WrongCases>>>;
  /** 收藏, 看答案, 解锁, 清除: one runs at a time. */
  act: { pending: boolean; error: string | null };
}

export interface PracticeEvents extends CodeDoings {
  dismissLost: () => void;
  favourite: (isFavourite: boolean) => void;
  mastered: (isMastered: boolean) => void;
  /** 看答案, and 查看题解 for a free solution. */
  reveal: () => void;
  /** Shows the next hint. */
  hint: () => void;
  /** Opens the solution for points. */
  unlock: () => void;
  /** Clears the records of the question. Resolves to whether that succeeded. */
  clean: () => Promise<boolean>;
  openCases: (tryId: string) => void;
  signIn: () => void;
  setTheme: (theme: 'light' | 'dark') => void;
}

/** Props of every page with practice, whatever surrounds the question. */
export interface PracticeProps extends CodeTools {
  practice: Loaded<PracticeView>;
  /** The question is in a formal exam; it cannot be practised until that is over. */
  isHeld?: boolean;
  theme: 'light' | 'dark';
  /** The server's time in ms since 1970, updated every second. */
  now: number;
  on: PracticeEvents;
}
