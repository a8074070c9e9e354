import type { PracticeSolution, PracticeState, PracticeTry, RoomQuestion, WrongCases } from '@aosai/api/contract/types';
import type { Answer } from '@aosai/api/domain/answers';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import type { CasePolicy } from '@aosai/api/domain/questions/bank';
import type { CodeDoings, CodeTools, CodeWork } from '../CodeWork/codeWork.ts';
import type { CodeStanding } from '../CodeWork/useCode.ts';
import type { Loaded } from '../Load/Load.tsx';
import type { SaveState } from '../SaveChip/SaveChip.tsx';

/** Who is at the question: nobody known, someone who practises, or someone who only reads. */
export type PracticeReader = 'guest' | 'student' | 'reader';

/** In a sentence that says what to do; `offersCards` where a card gives more of what was used up. */
export interface Refusal {
  message: string;
  offersCards: boolean;
}

/** One question in practice, with all that its student did with it. */
export interface PracticeView {
  questionId: string;
  title: string;
  difficulty: Difficulty;
  /** What its solution costs in points; 0 is free. */
  pricePoints: number;
  /** Its current version; `id` is the version's. */
  question: RoomQuestion;
  who: PracticeReader;
  standing: CodeStanding;
  /** Null for who keeps no draft. */
  save: SaveState | null;
  /** What this page had when another window's draft was kept; null once its student has seen it. */
  lost: Answer | null;
  state: PracticeState;
  solution: PracticeSolution | null;
  /** Newest first. */
  tries: readonly PracticeTry[];
  casePolicy: CasePolicy;
  /** Looks at failing cases that are left today; null without limit. */
  casesLeft: number | null;
  work: CodeWork;
  /** An answer to an objective question is on its way. */
  isSending: boolean;
  /** Why the last answer was not taken. */
  refused: Refusal | null;
  /** Points that the last answer has earned. */
  earned: number;
  /** Failing cases by try, once they were asked for. */
  cases: Readonly<Record<string, Loaded<WrongCases>>>;
  /** 收藏, 看答案, 解锁, 清除: one at a time. */
  act: { pending: boolean; error: string | null };
}

export interface PracticeEvents extends CodeDoings {
  dismissLost: () => void;
  favourite: (isFavourite: boolean) => void;
  mastered: (isMastered: boolean) => void;
  /** 看答案, and 查看题解 where it is free. */
  reveal: () => void;
  /** Opens the solution for points. */
  unlock: () => void;
  /** Resolves to whether it worked. */
  clean: () => Promise<boolean>;
  openCases: (tryId: string) => void;
  signIn: () => void;
  setTheme: (theme: 'light' | 'dark') => void;
}

/** What a page with practice hands over, whatever stands around the question. */
export interface PracticeProps extends CodeTools {
  practice: Loaded<PracticeView>;
  /** A formal exam asks the question: nobody practises it until that is over. */
  isHeld?: boolean;
  theme: 'light' | 'dark';
  /** The server's time in ms since 1970, renewed every second. */
  now: number;
  on: PracticeEvents;
}
