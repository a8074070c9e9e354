import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { ClassReport } from '@aosai/api/classes/classReport.contract';

export interface ClassPracticeProps {
  grade: Loaded<{ id: string; title: string }>;
  /** Level of the report, such as `gesp-cpp-2`. */
  level: string;
  /** The report of the class at that level. */
  report: Loaded<ClassReport>;
  listHref: string;
  /** Whether names and programs link to the student's work, which only the class's teachers may open. */
  opensStudents: boolean;
  /** Address of the printable A4 version. */
  printHref: string;
  /** The spreadsheet is being prepared. */
  downloading: boolean;
  on: { level: (level: string) => void; download: () => void; retry: () => void };
}
