import type { OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';
import type { Attempt, ExamCard, FamilyWeek, HomeworkPlace, MemberPractice } from '@aosai/api/contract/types';
import type { ExamStatistics } from '../../../patterns/Figures/statisticsFigures.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

export type Banner = OutputOf<(typeof imageBanner)['calls']['queryListByPosition']>['content'][number];

export interface StudentHome {
  kind: 'student';
  name: string;
  /** The attempt that is going on, if any. */
  running: Attempt | null | undefined;
  /** Exams with an active enrolment that have not ended. */
  todo: Loaded<ExamCard[]>;
  /** Homework that can still be done, what is due first first. */
  homework: Loaded<HomeworkPlace[]>;
  /** The latest finished attempts, newest first. */
  results: Loaded<Attempt[]>;
  /** Homework that is settled, the latest first. */
  marked: Loaded<HomeworkPlace[]>;
  statistics: Loaded<ExamStatistics>;
  /** How many classes the student is in; undefined while it is not known, null where it could not be read. */
  classCount: number | null | undefined;
  unreadCount: number;
  /** Undefined while it is not known: nobody waits for it. */
  practice?: MemberPractice | undefined;
  /** When the visit before this one began, in ms; null where this browser knows none. */
  lastVisitAt: number | null;
}

export interface ParentHome {
  kind: 'parent';
  name: string;
  children: readonly { id: string; name: string }[];
  /** Null only when there are no children. */
  childId: string | null;
  week: Loaded<FamilyWeek>;
  /** 0 is this week. */
  weeksBack: number;
  /** The child's homework that can still be done, what is due first first. */
  homework: Loaded<HomeworkPlace[]>;
  marked: Loaded<HomeworkPlace[]>;
  /** Exams of the children that are not over: those they are in, and those they may enrol in now. */
  exams: Loaded<ExamCard[]>;
  /** The latest attempts, newest first. */
  attempts: Loaded<Attempt[]>;
  statistics: Loaded<ExamStatistics>;
  /** Whether the weekly note is wanted; undefined while it is not known. */
  weekly: boolean | undefined;
}

/** What a parent does on the first page. */
export interface ParentActs {
  child: (id: string) => void;
  week: (weeksBack: number) => void;
  weekly: (wanted: boolean) => void;
}

export interface TeacherHome {
  kind: 'teacher';
  name: string;
  /** Whether there is a school whose workspace opens. */
  hasDesk: boolean;
  /** Own students' latest attempts, running ones first. */
  attempts: Loaded<Attempt[]>;
}

export type HomePerson =
  | { kind: 'guest' }
  | StudentHome
  | ParentHome
  | TeacherHome
  | { kind: 'operator'; name: string };
