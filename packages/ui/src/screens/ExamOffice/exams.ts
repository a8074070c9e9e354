import type { ExamCard, ExamDetail } from '@aosai/api/contract/types';
import type { examHead, examRules } from '@aosai/api/domain/exams/examForm';
import type { FormOf } from '@aosai/api/domain/forms/fields';

export type ExamRow = ExamCard;

/** What the dialog asks for. A time that is left open stays as it is; a new exam lies tomorrow then. */
export type ExamForm = FormOf<typeof examHead & typeof examRules> & {
  priceFen: number;
  examPaperIds: string[];
  enrollStartAt: string | null;
  enrollEndAt: string | null;
  startAt: string | null;
  endAt: string | null;
};

export interface ExamsKnown {
  /** Where exams stand: /web/edms/exam. */
  base: string;
  /** The exam that is open, with its settings; undefined until it is read. */
  detail: ExamDetail | undefined;
  /** Papers that may be chosen. */
  papers: readonly { value: string; label: string }[];
  /** The current day in Beijing. */
  today: string;
  /** Classes to narrow the list by. */
  classes: readonly { id: string; title: string }[];
  /** The platform's office, which alone says what an exam costs. */
  isOffice: boolean;
}

/** The settings of a row that is open, where its reader may change them. */
export function writable(row: ExamRow, { detail }: Pick<ExamsKnown, 'detail'>) {
  const staff = detail?.id === row.id ? detail.staff : undefined;
  return detail && staff?.mayWrite ? { detail, staff } : null;
}
