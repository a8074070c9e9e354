import type { OutputOf } from '@aosai/api/contract/call';
import type { homeworkEnroll } from '@aosai/api/contract/teaching/homeworkEnroll';
import type { homeworkMemberQuestion } from '@aosai/api/contract/teaching/homeworkMemberQuestion';
import type { HomeworkDetail, HomeworkRosterRow, HomeworkStatistics } from '@aosai/api/contract/types';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { homeworkHead, homeworkRules, lateRuleFields } from '@aosai/api/domain/homework/homeworkForm';
import type { returnFields } from '@aosai/api/domain/homework/returnForm';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { ReviewMatrix } from '@aosai/api/domain/review';
import type { ReactNode } from 'react';
import type { SelectOption } from '../../primitives/Select/Select.tsx';
import type { PickableQuestion, QuestionQuery } from '../../patterns/QuestionPicker/QuestionPicker.tsx';
import type { TableAct } from '../../patterns/DataTable/tableView.ts';
import type { Loaded, PageOf } from '../../patterns/Load/Load.tsx';
import type { ItemReport } from '../ItemAnalysis/items.ts';

export type HomeworkMatrix = OutputOf<(typeof homeworkMemberQuestion)['calls']['queryStatisticsGroupByMember']>;
export type HomeworkRanks = OutputOf<(typeof homeworkEnroll)['calls']['queryMemberListSortByScore']>;

export const DETAIL_TABS = [
  { id: 'matrix', label: '完成情况' },
  { id: 'roster', label: '名单' },
  { id: 'review', label: '批阅' },
  { id: 'items', label: '题目分析' },
  { id: 'ranks', label: '排行' },
  { id: 'settings', label: '设置' },
] as const;
export type DetailTab = (typeof DETAIL_TABS)[number]['id'];

/** The bank from which a homework takes questions, as the last `find` asked. */
export interface HomeworkBank {
  found: Loaded<PageOf<PickableQuestion>>;
  points: readonly SelectOption[];
  /** Where questions come from when it has none. */
  emptyHint: ReactNode;
}

/** A question as the homework asks it. */
export interface HomeworkQuestion {
  questionId: string;
  versionId: string;
  title: string;
  type: QuestionType;
  points: number;
}

/** What the form of the settings hands over; a matrix that is none of the choices stays away. */
export type HomeworkSettingsForm = Omit<
  FormOf<typeof homeworkHead & typeof lateRuleFields & typeof homeworkRules>,
  'sight' | 'intro'
> & {
  intro: string;
  openAt: string;
  dueAt: string;
  lateUntilAt: string | null;
  reviewMatrix?: ReviewMatrix;
};

/** What is done to the questions; each tells whether it was. */
export interface QuestionActs {
  addFromPaper: (paperId: string) => Promise<boolean>;
  /** Looks for questions of the bank. */
  find: (asked: QuestionQuery) => void;
  /** Questions of the bank, behind those that are there. */
  addQuestions: (questions: readonly PickableQuestion[]) => Promise<boolean>;
  removeQuestion: (question: HomeworkQuestion) => Promise<boolean>;
}

/** A student who has the homework. */
export type RosterPlace = HomeworkRosterRow & { id: string };

/** Dates of a student, whatever the class and the homework say. */
export interface OwnDates {
  openAt: string;
  dueAt: string;
}

/** How a homework goes back; null is all of its questions. */
export type ReturnForm = FormOf<typeof returnFields> & { questionIds: string[] | null };

/** What is done for students; each tells whether it was. */
export interface RosterActs {
  extend: (places: readonly RosterPlace[], dates: OwnDates) => Promise<boolean>;
  /** Without a reason they have asked for it. */
  exempt: (places: readonly RosterPlace[], reason: string | null) => Promise<boolean>;
  refuse: (place: RosterPlace, reason: string) => Promise<boolean>;
  remind: (places: readonly RosterPlace[]) => Promise<boolean>;
  giveBack: (place: RosterPlace, form: ReturnForm) => Promise<boolean>;
  /** Takes back what the last try said. */
  forget: () => void;
}

export interface HomeworkDetailProps {
  homework: Loaded<HomeworkDetail>;
  statistics: Loaded<HomeworkStatistics>;
  matrix: Loaded<HomeworkMatrix>;
  /** One page of who has it. */
  roster: Loaded<PageOf<HomeworkRosterRow>>;
  /** Everybody with answers that wait for a teacher. */
  waiting: Loaded<readonly HomeworkRosterRow[]>;
  ranks: Loaded<HomeworkRanks>;
  items: Loaded<ItemReport>;
  questions: Loaded<readonly HomeworkQuestion[]>;
  /** Papers whose questions may be added. */
  papers: readonly { id: string; title: string }[];
  bank: HomeworkBank;
  tab: DetailTab;
  /** Where the list of homework stands. */
  backHref: string;
  /** Where its score table is printed. */
  printHref: string;
  /** Where the answers to this homework are marked. */
  reviewHref: string;
  /** Where questions stand: /web/edms/question. */
  questionBase: string;
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  act: TableAct;
  on: RosterActs &
    QuestionActs & {
      tab: (tab: DetailTab) => void;
      /** From 1. */
      page: (page: number) => void;
      retry: () => void;
      /** Whether it was saved. */
      save: (form: HomeworkSettingsForm) => Promise<boolean>;
      exportItems: (examPaperId: string) => void;
    };
}
