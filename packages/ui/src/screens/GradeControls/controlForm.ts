import type { GradeControl } from '@aosai/api/contract/types';
import type { ControlTarget } from '@aosai/api/domain/grades';
import type { SelectOption } from '../../primitives/Select/Select.tsx';

/** What a class is to show, to whom and when. */
export interface ControlForm extends Pick<GradeControl, 'groupId' | 'targetId' | 'openAt' | 'dueAt' | 'lateUntilAt'> {
  targetType: ControlTarget;
  /** Of a homework's solution: it is shown though others still work. */
  evenEarly?: true;
}

export interface GradeControlsKnown {
  classes: readonly SelectOption[];
  /** The class that is chosen; null until one is. */
  chosen: { id: string; title: string; groups: readonly { id: string; name: string }[] } | null;
  /** What there is to show, by its kind. */
  targets: Readonly<Record<Exclude<ControlTarget, 'solution'>, readonly { id: string; title: string }[]>>;
  /** The current day in Beijing. */
  today: string;
}
