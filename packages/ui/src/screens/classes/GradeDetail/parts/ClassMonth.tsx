import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { MonthPlan } from '../../../../patterns/MonthPlan/MonthPlan.tsx';
import { planOf } from './planOf.ts';

export interface ClassMonthProps {
  rows: readonly GradeControl[];
  isStaff: boolean;
  now: number;
}

/** The month of a class: when homework is due, exams open and solutions come. */
export const ClassMonth = ({ rows, isStaff, now }: ClassMonthProps) => (
  <MonthPlan label="班级日历" entries={planOf(rows, isStaff)} today={dateText(now)} />
);
