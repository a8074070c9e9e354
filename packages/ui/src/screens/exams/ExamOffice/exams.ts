import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { examHead, examRules, examWho } from '@aosai/api/exams/examForm';
import { priceField } from '@aosai/api/orders/priceField';
import type { FormOf } from '@aosai/api/kit/fields';
import type { ExamCard, ExamDetail } from '@aosai/api/exams/exam.contract';

export type ExamRow = ExamCard;

/** The values of the dialog. A time left empty stays unchanged; for a new exam it defaults to tomorrow. */
export type ExamForm = FormOf<typeof examHead & typeof examWho & typeof examRules> & {
  /** Version of the exam that the values are based on; 0 for a new one. */
  version: number;
  priceFen: number;
  examPaperIds: string[];
  enrollStartAt: string | null;
  enrollEndAt: string | null;
  startAt: string | null;
  endAt: string | null;
  /** Classes whose students get places in a new exam. */
  gradeIds: string[];
  /** Whether a new exam is published at once. */
  publish: boolean;
};

/** The fields of an exam. */
export const examFields = { ...examHead, ...examWho, ...examRules, ...priceField };

/** Names of what changes in an exam, as its form and its log call it. */
export const examNames = {
  ...Object.fromEntries(Object.entries(examFields).map(([name, { label }]) => [name, label])),
  startAt: '开考时间',
  endAt: '结束时间',
  enrollStartAt: '报名开始',
  enrollEndAt: '报名截止',
  examPaperIds: '试卷',
  priceFen: '费用',
  gradeIds: '班级',
};

/** A paper to choose. */
export interface PaperChoice {
  value: string;
  label: string;
  durationMin: number;
}

export interface ExamsKnown {
  /** Address of the list of exams: /web/edms/exam. */
  base: string;
  /** Papers to choose from. */
  papers: readonly PaperChoice[];
  /** The current day in Beijing. */
  today: string;
  /** The current time, which a new exam's start derives from. */
  now: number;
  /** Classes to filter by and to add; with the number of students. */
  classes: readonly { id: string; title: string; studentCount: number }[];
  /** True in the platform's office, the only place where prices are set. */
  isOffice: boolean;
  /** Papers and classes have been read. */
  isReady: boolean;
  /** Classes and papers in the address, which a new exam begins with. */
  given: { gradeIds: string[]; paperIds: string[] };
}

/** Returns an exam with its settings, or null if the reader may not change them. */
export function writable(detail: ExamDetail | undefined) {
  const staff = detail?.staff;
  return detail && staff?.mayWrite ? { detail, staff } : null;
}

/**
 * The page where one goes on with an exam: a draft is set up, a published exam gets its students, a running one is
 * watched, and of one that is over the scores are read.
 *
 * @param base address of the list of exams: /web/edms/exam
 */
export function examPageOf({ id, status }: Pick<ExamRow, 'id' | 'status'>, base: string): string {
  switch (status) {
    case LIFECYCLE.draft:
      return `${base}/${id}/settings`;
    case LIFECYCLE.enrolling:
    case LIFECYCLE.waiting:
    case LIFECYCLE.preview:
      return `${base}/${id}/enroll`;
    case LIFECYCLE.running:
      return `${base}/${id}`;
    case LIFECYCLE.ended:
      return `${base}/${id}/scores`;
    default:
      return status satisfies never;
  }
}
