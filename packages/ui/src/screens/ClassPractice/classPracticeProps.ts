import type { ClassPracticeRow } from '@aosai/api/contract/types';
import type { Loaded } from '../../patterns/Load/Load.tsx';

export interface ClassPracticeProps {
  grade: Loaded<{ id: string; title: string }>;
  /** `gesp-cpp-2`. */
  level: string;
  /** The students of the class, each with how well they hold the points of the level. */
  students: Loaded<readonly ClassPracticeRow[]>;
  listHref: string;
  on: { level: (level: string) => void; retry: () => void };
}
