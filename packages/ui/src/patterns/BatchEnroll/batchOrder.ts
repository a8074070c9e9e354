import type { OutputOf } from '@aosai/api/contract/call';
import type { examEnroll } from '@aosai/api/contract/exam/examEnroll';
import type { BatchGroupKind, TagMatch } from '@aosai/api/domain/enrolments';
import type { TableAct } from '../DataTable/tableView.ts';
import type { Loaded, PageOf } from '../Load/Load.tsx';

/** What became of a list of students, or would. */
export type BatchReport = OutputOf<(typeof examEnroll)['calls']['batchEnroll']>;

/** A student to choose from a list. */
export interface BatchStudent {
  id: string;
  name: string;
  /** What tells two of one name apart: number, class. */
  note: string;
}

/** A group to add as a whole; that of a class has the id `class:group`. */
export interface BatchGroup {
  kind: BatchGroupKind;
  id: string;
  name: string;
}

interface Mobile {
  mobile: string;
  name?: string;
  /** Of the class that they are added to. */
  group?: string;
}

/** Dates of their own, where what they are added to has dates; null keeps what is otherwise. */
export interface BatchDates {
  openAt: string | null;
  dueAt: string | null;
}

type Whom =
  | { way: 'mobiles'; mobiles: Mobile[] }
  | { way: 'members'; memberIds: string[] }
  | { way: 'tags'; tags: string[]; match: TagMatch }
  | { way: 'groups'; groups: Pick<BatchGroup, 'kind' | 'id'>[] };

/** Whom staff add, and how. */
export type BatchOrder = Whom & {
  /** Also where no seat is free. */
  overCapacity: boolean;
  dates: BatchDates | null;
};

/** What the dialog needs of its page; the app makes it with `useBatchEnroll`. */
export interface Batch {
  /** What they are added to: 期中上机测验. */
  targetName: string;
  /** Managers and the office find students by tags and go over the seats; teachers do not. */
  isManager: boolean;
  groups: readonly BatchGroup[];
  /** What the last search for students found. */
  students: Loaded<PageOf<BatchStudent>>;
  keyword: string;
  /** Given where students may have dates of their own: the current day in Beijing. */
  datesFrom: string | null;
  act: TableAct;
  /** While many are added in several parts. */
  progress: { done: number; total: number } | null;
  on: {
    find: (keyword: string) => void;
    /** A sheet as lines with tabs; null when it cannot be read, which `act.error` says. */
    read: (file: File) => Promise<string | null>;
    /** What would become of them; null when it failed. */
    check: (order: BatchOrder) => Promise<BatchReport | null>;
    apply: (order: BatchOrder) => Promise<BatchReport | null>;
    /** Saves the refused lines as a sheet. */
    save: (problems: BatchReport['problems']) => void;
    /** Takes back what the last try said. */
    forget: () => void;
  };
}
