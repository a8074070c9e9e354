import type { AssignClass, LastAssigned } from './assignForm.ts';
import type { OpenElsewhere } from '@aosai/api/exams/examWrites.contract';
import type { HomeworkDetail, HomeworkRow } from '@aosai/api/homework/homework.contract';

/** Data of the page in addition to its rows. */
export interface HomeworkKnown {
  /** Address of homework: /web/edms/homework. */
  base: string;
  /** Whether this is the platform's office, which sees the homework of every school. */
  isOffice: boolean;
  /** Address of the page that lists and reminds students; null if the office has none. */
  studentsHref: string | null;
  /** The open homework in full; undefined until it is loaded. */
  detail: HomeworkDetail | undefined;
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  /** Classes a homework can be assigned to. */
  classes: readonly AssignClass[];
  /** The last assignment; null before the first one. */
  last: LastAssigned | null;
}

/** Where the open homework's questions are already in use; empty while another homework is loaded. */
export const elsewhereOf = ({ id }: Pick<HomeworkRow, 'id'>, { detail }: HomeworkKnown): readonly OpenElsewhere[] =>
  detail?.id === id ? detail.openElsewhere : [];

/** Values of the dialog that changes a homework. */
export interface HomeworkForm {
  title: string;
  openAt: string;
  dueAt: string;
  lateUntilAt: string | null;
}
