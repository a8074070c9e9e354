import type { HomeworkDetail, HomeworkRow, OpenElsewhere } from '@aosai/api/contract/types';
import type { AssignClass, LastAssigned } from './assignForm.ts';

/** What the office knows besides the rows. */
export interface HomeworkKnown {
  /** Where one homework stands: /web/edms/homework. */
  base: string;
  /** Where its students are listed and reminded; null where the office has no such page. */
  studentsHref: string | null;
  /** The homework that is open in full; undefined until it is read. */
  detail: HomeworkDetail | undefined;
  /** Papers whose questions a homework may begin with. */
  papers: readonly { id: string; title: string }[];
  /** The current day in Beijing. */
  today: string;
  /** The server's time in ms since 1970. */
  now: number;
  /** Classes that a homework may go to. */
  classes: readonly AssignClass[];
  /** Where the last homework went; null before the first one. */
  last: LastAssigned | null;
}

/** Where the questions of the homework that is open are met by others; nothing of one that is published. */
export const elsewhereOf = ({ id }: Pick<HomeworkRow, 'id'>, { detail }: HomeworkKnown): readonly OpenElsewhere[] =>
  detail?.id === id ? detail.openElsewhere : [];

/** What the dialog asks for; the page makes a call of it. */
export interface HomeworkForm {
  title: string;
  openAt: string;
  dueAt: string;
  lateUntilAt: string | null;
  /** Of a new one: the paper whose questions it takes. */
  paperId: string | null;
}
