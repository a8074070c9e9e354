import type { OutputOf } from '@aosai/api/kit/contract/call';
import type {
  homeworkEnroll,
  HomeworkRosterRow,
  HomeworkStatistics,
} from '@aosai/api/homework/homeworkEnroll.contract';
import type { homeworkMemberQuestion } from '@aosai/api/homework/homeworkMemberQuestion.contract';
import type { FormOf } from '@aosai/api/kit/fields';
import type { homeworkHead, homeworkRules, lateRuleFields } from '@aosai/api/homework/homeworkForm';
import type { returnFields } from '@aosai/api/homework/returnForm';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { ReviewMatrix } from '@aosai/api/exams/review';
import type { PickableQuestion, PickerBank } from '../../../patterns/QuestionPicker/QuestionPicker.tsx';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import type { OthersEdits } from '../../../patterns/EditsNote/EditsNote.tsx';
import type { Loaded, PageOf } from '../../../patterns/Load/Load.tsx';
import type { ItemReport } from '../../exams/ItemAnalysis/items.ts';
import type { HomeworkDetail } from '@aosai/api/homework/homework.contract';
import type { HomeworkActs } from '../HomeworkActs/HomeworkActs.tsx';

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

/** A question as this homework uses it. */
export interface HomeworkQuestion {
  questionId: string;
  versionId: string;
  title: string;
  type: QuestionType;
  points: number;
}

/** Values of the settings form; without `reviewMatrix` if the current one is none of the choices. */
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

/** Actions on questions; each Promise resolves to whether it succeeded. */
export interface QuestionActs {
  addFromPaper: (paperId: string) => Promise<boolean>;
  /** Appends questions of the bank. */
  addQuestions: (questions: readonly PickableQuestion[]) => Promise<boolean>;
  removeQuestion: (question: HomeworkQuestion) => Promise<boolean>;
  /** Replaces all questions by these: other points, another order, or fewer. */
  arrange: (questions: readonly HomeworkQuestion[]) => Promise<boolean>;
}

/** A roster row of a student who has the homework. */
export type RosterPlace = HomeworkRosterRow & { id: string };

/** Dates of a class or one of its groups; null where those of the homework apply. */
export interface ClassDateForm {
  openAt: string | null;
  dueAt: string | null;
  lateUntilAt: string | null;
}

/** A class or a group that has the homework, with its dates. */
export interface ClassDate extends ClassDateForm {
  gradeId: string;
  gradeTitle: string;
  groupId: string | null;
  groupName: string | null;
}

/** Dates of one student; they override those of the class and the homework. */
export interface OwnDates {
  openAt: string;
  dueAt: string;
}

/** How homework is returned; `questionIds` null returns all questions. */
export type ReturnForm = FormOf<typeof returnFields> & { questionIds: string[] | null };

/** Actions on students; each Promise resolves to whether it succeeded. */
export interface RosterActs {
  extend: (places: readonly RosterPlace[], dates: OwnDates) => Promise<boolean>;
  /** A null reason grants the student's request. */
  exempt: (places: readonly RosterPlace[], reason: string | null) => Promise<boolean>;
  refuse: (place: RosterPlace, reason: string) => Promise<boolean>;
  remind: (places: readonly Pick<RosterPlace, 'memberId' | 'dueAt'>[]) => Promise<boolean>;
  giveBack: (place: RosterPlace, form: ReturnForm) => Promise<boolean>;
  /** Clears the error of the last action. */
  forget: () => void;
}

export interface HomeworkDetailProps {
  homework: Loaded<HomeworkDetail>;
  statistics: Loaded<HomeworkStatistics>;
  matrix: Loaded<HomeworkMatrix>;
  /** One page of the roster. */
  roster: Loaded<PageOf<HomeworkRosterRow>>;
  /** Everybody with answers that wait for a teacher. */
  waiting: Loaded<readonly HomeworkRosterRow[]>;
  ranks: Loaded<HomeworkRanks>;
  items: Loaded<ItemReport>;
  questions: Loaded<readonly HomeworkQuestion[]>;
  /** Dates of each class and group; read for the settings. */
  classDates: Loaded<readonly ClassDate[]>;
  /** Papers whose questions can be added. */
  papers: readonly { id: string; title: string }[];
  /** The bank to add questions from. */
  bank: PickerBank;
  tab: DetailTab;
  /** Address of the list of homework. */
  backHref: string;
  /** Address of the printable score table. */
  printHref: string;
  /** Address of the page to mark answers. */
  reviewHref: string;
  /** Address of the question bank: /web/edms/question. */
  questionBase: string;
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  /** Acts on the homework as a whole. */
  acts: Omit<Parameters<typeof HomeworkActs>[0], 'row'>;
  act: TableAct;
  /** What others have saved of the homework while it is open here. */
  edits?: OthersEdits | null;
  on: RosterActs &
    QuestionActs & {
      tab: (tab: DetailTab) => void;
      /** From 1. */
      page: (page: number) => void;
      retry: () => void;
      /** Saves the settings, made of this version. Resolves to whether that succeeded. */
      save: (form: HomeworkSettingsForm, version: number) => Promise<boolean>;
      saveDates: (of: ClassDate, form: ClassDateForm) => Promise<boolean>;
      exportItems: (examPaperId: string) => void;
      publish: () => void;
    };
}
