import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { HomeworkRows } from '../../../homework/HomeworkRows/HomeworkRows.tsx';
import { Schedule } from './Schedule.tsx';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

export interface ClassWorkProps {
  places: readonly HomeworkPlace[];
  controls: readonly GradeControl[];
  /** A parent sees whose homework it is, and cannot answer. */
  isParent: boolean;
  now: number;
}

const dueMs = ({ dueAt }: HomeworkPlace): number => Date.parse(dueAt);

/** Open homework first, the nearest due date on top; then finished homework, the latest first. */
function sorted(places: readonly HomeworkPlace[], now: number): HomeworkPlace[] {
  const isToDo = ({ progress, isOpen, openAt }: HomeworkPlace) =>
    (progress === PROGRESS.notBegun || progress === PROGRESS.doing) && (isOpen || Date.parse(openAt) > now);
  return [
    ...places.filter(isToDo).toSorted((one, other) => dueMs(one) - dueMs(other)),
    ...places.filter((place) => !isToDo(place)).toSorted((one, other) => dueMs(other) - dueMs(one)),
  ];
}

/** A member's homework in the class; homework from before the member joined is listed below. */
export const ClassWork = ({ places, controls, isParent, now }: ClassWorkProps) => {
  const held = new Set(places.map(({ homeworkId }) => homeworkId));
  const others = controls.filter(({ targetType, targetId }) => targetType === 'homework' && !held.has(targetId));
  // The class is named above the list, so rows only name the child, for parents.
  const named = sorted(places, now).map((place) => ({ ...place, gradeTitle: isParent ? place.memberName : null }));
  return (
    <>
      {named.length > 0 && <HomeworkRows places={named} now={now} readOnly={isParent} />}
      {(others.length > 0 || named.length === 0) && (
        <Schedule rows={others} only="homework" isStaff={false} now={now} />
      )}
    </>
  );
};
