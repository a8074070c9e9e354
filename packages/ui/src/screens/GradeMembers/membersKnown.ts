import type { GradePlaceRow } from '@aosai/api/contract/types';
import type { Batch } from '../../patterns/BatchEnroll/BatchEnroll.tsx';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

export interface GradeMembersKnown {
  /** Classes to choose among. */
  classes: readonly SelectOption[];
  /** The class that is chosen, with its groups; null for all classes. */
  chosen: { id: string; title: string; groups: readonly { id: string; name: string }[] } | null;
  teachers: readonly { id: string; name: string }[];
  /** Quits and teachers are decided by the school, not by a teacher. */
  isManager: boolean;
  /** Of places that were paid for the platform alone decides. */
  decidesPaid: boolean;
  /** Whether what members practise is read from here. */
  seesPractice: boolean;
  /** Adds students to the chosen class; null while none is. */
  batch: Batch | null;
  /** The current day in Beijing. */
  today: string;
}

export const waits = ({ status }: GradePlaceRow): boolean => status === '4';
