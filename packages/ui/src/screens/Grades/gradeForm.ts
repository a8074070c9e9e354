import type { GradeDetail, GradeRow } from '@aosai/api/contract/types';
import type { FormOf } from '@aosai/api/domain/forms/fields';
import type { gradeOffer, gradeRules, gradeWords } from '@aosai/api/domain/grades/gradeFields';
import type { Loaded } from '../../patterns/Load/Load.tsx';

/** What the dialog asks for, with the times and the teachers that were chosen. */
export type GradeForm = FormOf<typeof gradeWords & typeof gradeRules & typeof gradeOffer> &
  Pick<GradeRow, 'startAt' | 'endAt' | 'enrollStartAt' | 'enrollEndAt' | 'priceFen'> & {
    teacherIds: string[];
    courseId: string | null;
    /** Whose class the platform's office makes; null is the platform's own. */
    orgId: string | null;
  };

/** The platform's office makes a class for a school, whose teachers are then to be chosen from. */
export interface ClassSchools {
  schools: readonly { id: string; name: string }[];
  chosenId: string | null;
  choose: (id: string | null) => void;
}

export interface GradesKnown {
  /** /web/edms or /web/bms. */
  base: string;
  /** The current day in Beijing. */
  today: string;
  /** Who may teach a class; null for a teacher, whose classes are the own ones. */
  teachers: readonly { id: string; name: string }[] | null;
  /** Courses that a class can follow. */
  courses: readonly { id: string; title: string }[];
  /** The member who looks; null for an operator. */
  selfId: string | null;
  /** A manager decides who finds a class. */
  isManager: boolean;
  /** For the platform's office alone. */
  schools: ClassSchools | null;
  /** Says what a class costs: the platform's office, and managers of a school that it lets. */
  maySetPrice: boolean;
  /** The class that is open, with groups and notes. */
  opened: Loaded<GradeDetail & { notes: string }>;
}

/** Names of groups as a form shows them: a line each. */
export const groupLines = (groups: readonly { name: string }[]): string => groups.map(({ name }) => name).join('\n');

/** Lines as groups; who keeps the name keeps its members. */
export const groupsOf = (lines: string | null, known: readonly { id: string; name: string }[]) =>
  [...new Set((lines ?? '').split('\n').map((line) => line.trim()))]
    .filter(Boolean)
    .map((name) => known.find((group) => group.name === name) ?? { name });
