import type { ClassReport } from '@aosai/api/contract/types';
import type { Loaded } from '../../patterns/Load/Load.tsx';

export interface ClassPracticeProps {
  grade: Loaded<{ id: string; title: string }>;
  /** `gesp-cpp-2`. */
  level: string;
  /** How the class does at that level. */
  report: Loaded<ClassReport>;
  listHref: string;
  /** Names and programs lead to the work of their student: pages that only those who teach open. */
  opensStudents: boolean;
  /** The same on A4. */
  printHref: string;
  /** The sheet is on its way. */
  downloading: boolean;
  on: { level: (level: string) => void; download: () => void; retry: () => void };
}
