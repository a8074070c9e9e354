import type { CampLanguage } from '@aosai/api/courses/campLevels';
import type { QuestionType } from '@aosai/api/questions/kinds';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { ExamCard } from '@aosai/api/exams/exam.contract';
import type { CourseRow, CourseUnit } from '@aosai/api/courses/course.contract';

/** A level of the camp. */
export interface CampLevel {
  level: number;
  /** Null while the level has no course. */
  course: Pick<CourseRow, 'id' | 'title' | 'intro'> | null;
  units: readonly CourseUnit[];
}

/** A question drawn for practice. */
interface DrawnQuestion {
  id: string;
  title: string;
  type: QuestionType;
}

export interface Drawn {
  questions: readonly DrawnQuestion[];
  /** Number of questions of the blueprint that the bank lacks. */
  missing: number;
}

export interface CampProps {
  language: CampLanguage;
  /** The level that is open. */
  level: number;
  levels: Loaded<readonly CampLevel[]>;
  /** Mock exams of the level. */
  mocks: Loaded<readonly ExamCard[]>;
  /** Undefined before questions are drawn. */
  drawn: Loaded<Drawn> | undefined;
  isGuest: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: {
    language: (language: CampLanguage) => void;
    draw: () => void;
    signIn: () => void;
    retry: () => void;
  };
}
