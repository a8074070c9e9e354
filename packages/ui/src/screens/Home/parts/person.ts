import type { OutputOf } from '@aosai/api/contract/call';
import type { imageBanner } from '@aosai/api/contract/platform/imageBanner';
import type { Attempt, ExamCard } from '@aosai/api/contract/types';
import type { ExamStatistics } from '../../../patterns/Figures/statisticsFigures.ts';
import type { Loaded } from '../../../patterns/Load/Load.tsx';

export type Banner = OutputOf<(typeof imageBanner)['calls']['queryListByPosition']>['content'][number];

export interface StudentHome {
  kind: 'student';
  name: string;
  /** The attempt that is going on, if any. */
  running: Attempt | null;
  /** Exams with an active enrolment that have not ended. */
  todo: Loaded<ExamCard[]>;
  /** The latest finished attempts, newest first. */
  results: Loaded<Attempt[]>;
  statistics: Loaded<ExamStatistics>;
}

export interface ChildHome {
  id: string;
  name: string;
  /** The latest attempts, newest first. */
  attempts: Loaded<Attempt[]>;
  statistics: Loaded<ExamStatistics>;
}

export interface TeacherHome {
  kind: 'teacher';
  name: string;
  /** Own students' latest attempts, running ones first. */
  attempts: Loaded<Attempt[]>;
}

export type HomePerson =
  | { kind: 'guest' }
  | StudentHome
  | { kind: 'parent'; name: string; children: ChildHome[] }
  | TeacherHome
  | { kind: 'operator'; name: string };
