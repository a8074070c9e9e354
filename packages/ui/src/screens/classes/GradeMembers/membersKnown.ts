import type { Batch } from '../../enrolment/BatchEnroll/BatchEnroll.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import type { GradePlaceRow } from '@aosai/api/classes/gradeEnroll.contract';

export interface GradeMembersKnown {
  /** Classes to choose from. */
  classes: readonly SelectOption[];
  /** The chosen class with its groups; null for all classes. */
  chosen: { id: string; title: string; groups: readonly { id: string; name: string }[] } | null;
  teachers: readonly { id: string; name: string }[];
  /** Managers decide on quits and assign teachers; a teacher may not. */
  isManager: boolean;
  /** Whether the reader decides on quits of paid places, as only the platform may. */
  decidesPaid: boolean;
  /** Whether the page links to the practice of members. */
  seesPractice: boolean;
  /** Adds students to the chosen class; null if none is chosen. */
  batch: Batch | null;
  /** The current day in Beijing. */
  today: string;
}

export const waits = ({ status }: GradePlaceRow): boolean => status === '4';
