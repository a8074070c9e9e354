import { CONTROL_TARGET } from '@aosai/api/classes/classMembers';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import { clockText, dateText } from '@aosai/api/kit/beijing';
import type { PlanEntry } from '../../../../patterns/MonthPlan/MonthPlan.tsx';
import { hrefOf } from './scheduleLinks.ts';

const TONES = {
  homework: 'primary',
  exam: 'seal',
  solution: 'neutral',
  course: 'neutral',
  chapter: 'neutral',
} as const satisfies Record<GradeControl['targetType'], PlanEntry['tone']>;

/** A class's schedule by day: when each target opens, and when it is due. */
export const planOf = (rows: readonly GradeControl[], isStaff: boolean): PlanEntry[] =>
  rows
    .flatMap((row) => {
      const { targetTitle, targetType } = row;
      const ends = row.dueAt ?? row.ownDueAt ?? row.endAt;
      const opens = row.openAt ?? row.ownOpenAt;
      const moments = [
        { what: '开放', at: opens },
        // One mark is enough for what opens and ends on the same day.
        { what: targetType === 'exam' ? '结束' : '截止', at: ends },
      ].filter(({ at }, place) => place === 0 || at === null || opens === null || dateText(at) !== dateText(opens));
      return moments.flatMap(({ what, at }) =>
        at === null || targetTitle === null ? [] : [{ at, what, row, title: targetTitle }],
      );
    })
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, what, row, title }) => ({
      id: `${row.id} ${what}`,
      day: dateText(at),
      kind: `${CONTROL_TARGET.label(row.targetType)}${what}`,
      title,
      time: clockText(at),
      tone: TONES[row.targetType],
      href: hrefOf(row, isStaff),
    }));
