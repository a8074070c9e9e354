import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { examEnroll } from '@aosai/api/exams/examEnroll.contract';
import type { BatchGroupKind, TagMatch } from '@aosai/api/enrolment/enrolments';
import type { TableAct } from '../../../patterns/DataTable/tableView.ts';
import type { Loaded, PageOf } from '../../../patterns/Load/Load.tsx';

/** The result of adding a list of students, or its preview. */
export type BatchReport = OutputOf<(typeof examEnroll)['calls']['batchEnroll']>;

/** A student to choose from a list. */
export interface BatchStudent {
  id: string;
  name: string;
  /** Distinguishes students with the same name: number, class. */
  note: string;
}

/** A group to add as a whole; a class's group has the id `class:group`. */
export interface BatchGroup {
  kind: BatchGroupKind;
  id: string;
  name: string;
}

interface Mobile {
  mobile: string;
  name?: string;
  /** Group of the class the students are added to. */
  group?: string;
}

/** Dates that differ from those of the exam or homework; null keeps its date. */
export interface BatchDates {
  openAt: string | null;
  dueAt: string | null;
}

type Whom =
  | { way: 'mobiles'; mobiles: Mobile[] }
  | { way: 'members'; memberIds: string[] }
  | { way: 'tags'; tags: string[]; match: TagMatch }
  | { way: 'groups'; groups: Pick<BatchGroup, 'kind' | 'id'>[] };

/** The students staff add, and how. */
export type BatchRequest = Whom & {
  /** Adds the students even when no seat is free. */
  overCapacity: boolean;
  dates: BatchDates | null;
};

/** Data and actions the dialog needs from its page; the app makes them with `useBatchEnroll`. */
export interface Batch {
  /** Title of the target: 期中上机测验. */
  targetName: string;
  /** Only managers and the office may choose students by tags and exceed the seats. */
  isManager: boolean;
  groups: readonly BatchGroup[];
  /** Classes of the school's roster; empty in the platform's office, null until loaded. */
  roster: { classes: readonly { name: string; students: number }[]; hasMobiles: boolean } | null;
  /** Result of the last search for students. */
  students: Loaded<PageOf<BatchStudent>>;
  keyword: string;
  /** The current day in Beijing where students may have individual dates, else null. */
  datesFrom: string | null;
  act: TableAct;
  /** Progress while a long list is added in several calls. */
  progress: { done: number; total: number } | null;
  on: {
    find: (keyword: string) => void;
    /** Reads a sheet into tab-separated lines; null when it cannot be read, with the reason in `act.error`. */
    read: (file: File) => Promise<string | null>;
    /** Returns a preview of the result; null when the call failed. */
    check: (order: BatchRequest) => Promise<BatchReport | null>;
    apply: (order: BatchRequest) => Promise<BatchReport | null>;
    /** Saves the refused lines as a sheet. */
    save: (problems: BatchReport['problems']) => void;
    /** Clears the error of the last try. */
    forget: () => void;
  };
}
