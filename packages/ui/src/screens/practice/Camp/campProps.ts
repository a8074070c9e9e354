import type { TaughtLanguage } from '@aosai/api/questions/pointId';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { CourseRow, CourseUnit } from '@aosai/api/courses/course.contract';

/** Whether the reader has a result of the exam. */
export const isSat = ({ mine }: Pick<ExamCard, 'mine'>): boolean => mine?.attemptStatus === ATTEMPT.settled;

/** A level of the camp. */
export interface CampLevel {
  level: number;
  /** Null while the level has no course. */
  course: Pick<CourseRow, 'id' | 'title' | 'intro'> | null;
  units: readonly CourseUnit[];
}

export interface CampProps {
  language: TaughtLanguage;
  /** The level that is open. */
  level: number;
  levels: Loaded<readonly CampLevel[]>;
  /** Mock exams of the level. */
  mocks: Loaded<readonly ExamCard[]>;
  /** The level of each mock exam that the reader has a result of. */
  satLevels: readonly number[];
  isGuest: boolean;
  /** False for the platform's staff, who have no practice of their own. */
  canPractise: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    language: (language: TaughtLanguage) => void;
    retry: () => void;
  };
}
