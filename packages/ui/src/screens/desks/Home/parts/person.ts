import type { ExamStatistics } from '../../../../patterns/Figures/statisticsFigures.ts';
import type { Loaded } from '../../../../patterns/Load/Load.tsx';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { Attempt } from '@aosai/api/exams/attempt.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';
import type { FamilyWeek } from '@aosai/api/desks/desk.contract';
import type { PointMastery } from '@aosai/api/practice/memberPractice.contract';
import type { Today } from '@aosai/api/desks/today.contract';
import type { PlanOutline } from '../../ChildPlan/ChildPlan.tsx';

export interface StudentHome {
  kind: 'student';
  name: string;
  today: Loaded<Today>;
  /** When `today` was read, in ms, if the server cannot be reached and this is an older answer; null otherwise. */
  knownAt: number | null;
  unreadCount: number;
  /** When the previous visit began, in ms; null if this browser has not stored one. */
  lastVisitAt: number | null;
  /** Results that were opened from the headline since the previous visit. */
  seenIds: readonly string[];
  onSeen: (id: string) => void;
}

export interface ParentHome {
  kind: 'parent';
  name: string;
  children: readonly { id: string; name: string }[];
  /** Null if there are no children. */
  childId: string | null;
  week: Loaded<FamilyWeek>;
  /** 0 is the current week. */
  weeksBack: number;
  /** The child's homework that can still be done, the nearest due date first. */
  homework: Loaded<HomeworkPlace[]>;
  marked: Loaded<HomeworkPlace[]>;
  /** Exams of the children that are not over: those they are enrolled in, and those open for enrolment. */
  exams: Loaded<ExamCard[]>;
  /** The latest attempts, newest first. */
  attempts: Loaded<Attempt[]>;
  statistics: Loaded<ExamStatistics>;
  /** Knowledge points of the child with the most to gain. */
  weakPoints: Loaded<readonly PointMastery[]>;
  /** The child's goal; null while there is none. */
  plan: Loaded<PlanOutline | null>;
  /** Whether the weekly note is turned on; undefined until loaded. */
  weekly: boolean | undefined;
}

/** Actions of a parent on the first page. */
export interface ParentActs {
  child: (id: string) => void;
  week: (weeksBack: number) => void;
  weekly: (wanted: boolean) => void;
}

export interface TeacherHome {
  kind: 'teacher';
  name: string;
  /** Whether the teacher has a school whose workspace can be opened. */
  hasDesk: boolean;
  /** Latest attempts of the teacher's students, running ones first. */
  attempts: Loaded<Attempt[]>;
}

export type HomePerson =
  | { kind: 'guest' }
  | StudentHome
  | ParentHome
  | TeacherHome
  | { kind: 'operator'; name: string };
