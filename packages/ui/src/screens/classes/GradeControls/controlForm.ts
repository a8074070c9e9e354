import { movedLate } from '../../homework/HomeworkActs/assignForm.ts';
import type { ControlTarget } from '@aosai/api/classes/classMembers';
import type { Loaded } from '../../../patterns/Load/Load.tsx';
import type { ClassPlace } from '../ClassPage/ClassPage.tsx';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';

/** One row of the schedule: target, group and dates. */
export interface ControlForm extends Pick<GradeControl, 'groupId' | 'targetId' | 'openAt' | 'dueAt' | 'lateUntilAt'> {
  targetType: ControlTarget;
  /** For the solution of homework: shown even while others are still working. */
  evenEarly?: true;
}

export interface GradeControlsKnown {
  place: ClassPlace;
  /** The class with its groups; null until it is loaded. */
  chosen: { id: string; title: string; groups: readonly { id: string; name: string }[] } | null;
  /** Targets that can be scheduled, by kind. */
  targets: Readonly<Record<Exclude<ControlTarget, 'solution'>, readonly { id: string; title: string }[]>>;
  /** Units are chosen within a course, in its order; names such as 编程过关 occur in each level. */
  units: {
    /** First the course that the class follows. */
    courses: readonly { id: string; title: string }[];
    /** The chosen course; `''` for all units, also those in no course. */
    courseId: string;
    list: Loaded<readonly { id: string; title: string }[]>;
    choose: (courseId: string) => void;
    retry: () => void;
  };
  /** The current day in Beijing. */
  today: string;
}

/** Late work ends as long after the new due date as after the one before; null for a date of the homework's. */
export function lateFor(
  { dueAt, ownDueAt, lateUntilAt, ownLateUntilAt }: GradeControl,
  to: string | null,
): string | null {
  const before = dueAt ?? ownDueAt;
  if (to === dueAt || before === null) return lateUntilAt;
  return to === null ? null : movedLate({ dueAt: before, lateUntilAt: lateUntilAt ?? ownLateUntilAt }, to);
}
