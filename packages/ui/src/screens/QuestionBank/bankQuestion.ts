import type { ReportQuestion, RoomQuestion } from '@aosai/api/contract/types';
import type { Difficulty } from '@aosai/api/domain/difficulty';
import type { QuestionType } from '@aosai/api/domain/questions/kinds';
import type { QuestionDraft } from './questionDraft.ts';

const QUESTION_STATUSES = ['0', '1', '2'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** A draft cannot be put into papers; a retired one stays in the papers that have it. */
export const QUESTION_STATUS_LABELS = {
  '0': '草稿',
  '1': '可用',
  '2': '停用',
} as const satisfies Record<QuestionStatus, string>;

/** A row of `question/queryList`. */
export interface QuestionRow {
  id: string;
  /** The title of a programming task, else the first words of the stem. */
  title: string;
  type: QuestionType;
  difficulty: Difficulty;
  tags: string[];
  status: QuestionStatus;
  /** Papers, homework and chapters that have it. */
  usedCount: number;
  /** Share of full points in whole percent; null below ten answers. */
  passPercent: number | null;
  authorName: string;
  /** ISO 8601 instant. */
  updatedAt: string;
}

/** The question as the server renders it, with its key. */
export type PreviewQuestion = RoomQuestion & Pick<ReportQuestion, 'rightAnswer' | 'acceptedTexts' | 'analysisHtml'>;

/** `question/queryById` for those who may edit it. */
export interface BankQuestion {
  id: string;
  draft: QuestionDraft;
  preview: PreviewQuestion;
}

/** What narrows the bank; an empty text is no filter. */
export interface BankFilter {
  keyword: string;
  type: QuestionType | '';
  difficulty: Difficulty | '';
  tag: string;
  status: QuestionStatus | '';
}

export const NO_FILTER: BankFilter = { keyword: '', type: '', difficulty: '', tag: '', status: '' };

/** The known value that a control gave back, or none. */
export const knownOf = <Value extends string>(values: readonly Value[], text: string): Value | '' =>
  values.find((value) => value === text) ?? '';

/** All statuses, and the word for none of them. */
export const STATUS_VIEWS = [
  { id: 'all', label: '全部' },
  ...QUESTION_STATUSES.map((status) => ({ id: status, label: QUESTION_STATUS_LABELS[status] })),
];

export const statusOfView = (view: string): QuestionStatus | '' => knownOf(QUESTION_STATUSES, view);
