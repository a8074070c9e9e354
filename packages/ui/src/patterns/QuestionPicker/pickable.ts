import type { Bank, CheckState } from '@aosai/api/questions/bank';
import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { BankDetail } from '@aosai/api/questions/questionViews.contract';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { Loaded, PageOf } from '../Load/Load.tsx';

/** A question of the bank, as one may choose it. */
export interface PickableQuestion {
  id: string;
  /** Title of a programming question, or the first words of the statement. */
  title: string;
  /** What tells it apart from questions that begin alike; empty when the title says all. */
  second: string;
  type: QuestionType;
  difficulty: Difficulty;
  check: CheckState;
  /** Whether the question is open for practice, so that students may know it. */
  isOpen: boolean;
  /** Points in hundredths; 0 for a group, whose parts have theirs. */
  points: number;
  /** Ids of knowledge points, the main one first. */
  knowledge: readonly string[];
  /** Mean share of the points, in whole percent; null with too few answers. */
  passPercent: number | null;
  bank: Bank | null;
}

/** Search criteria; an empty value does not filter. */
export interface QuestionQuery {
  type: QuestionType | null;
  keyword: string;
  /** A level of knowledge points, such as `gesp-cpp-2`. */
  level: string;
  point: string;
  difficulty: string;
  bank: string;
  /** The class of which rows say who has answered them; does not filter. */
  gradeId: string;
  page: number;
}

/** The first search: all of a level, or its questions of one type. */
export const firstQuery = (type: QuestionType | null, gradeId = '', level = ''): QuestionQuery => ({
  type,
  keyword: '',
  level,
  point: '',
  difficulty: '',
  bank: '',
  gradeId,
  page: 0,
});

/** Who of a class has answered a question before. */
export interface DoneBefore {
  questionId: string;
  lastAt: string;
  students: readonly string[];
}

/** Two questions that are too alike to be asked together. */
export interface AlikeQuestions {
  id: string;
  title: string;
  otherId: string;
  otherTitle: string;
}

/** The bank as one chooses from it: the page last searched for, and what is known of its rows. */
export interface PickerBank {
  found: Loaded<PageOf<PickableQuestion>>;
  /** The level that was chosen last, with which the first search begins; empty for none. */
  level: string;
  /** Knowledge points to filter by, also the names in the spread. */
  points: readonly SelectOption[];
  /** Owners to filter by; empty for readers of one bank. */
  banks: readonly SelectOption[];
  /** Classes that may have answered questions before. */
  classes: readonly SelectOption[];
  done: readonly DoneBefore[];
  /** Pairs among the questions last compared. */
  alike: readonly AlikeQuestions[];
  /** The question last looked at, in full. */
  stem: Loaded<BankDetail>;
  /** Shown when the bank is empty: where questions come from, and who can add them. */
  emptyHint: ReactNode;
  on: {
    find: (asked: QuestionQuery) => void;
    /** Reads into `alike` which of these questions are too alike. */
    compare: (questionIds: readonly string[]) => void;
    retry: () => void;
    /** Loads the full question into `stem`. */
    look: (questionId: string) => void;
  };
}
