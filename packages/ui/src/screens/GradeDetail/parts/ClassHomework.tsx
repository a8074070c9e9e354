import type { GradeControl, HomeworkPlace } from '@aosai/api/contract/types';
import { PROGRESS } from '@aosai/api/domain/homework/homeworkStanding';
import { HomeworkRows } from '../../../patterns/HomeworkRows/HomeworkRows.tsx';
import { Schedule } from './Schedule.tsx';

export interface ClassHomeworkProps {
  places: readonly HomeworkPlace[];
  controls: readonly GradeControl[];
  /** A parent reads whose it is, and answers nothing. */
  isParent: boolean;
  now: number;
}

const dueMs = ({ dueAt }: HomeworkPlace): number => Date.parse(dueAt);

/** What is to do first, the nearest on top; what is handed in or over below, the latest first. */
function sorted(places: readonly HomeworkPlace[], now: number): HomeworkPlace[] {
  const isToDo = ({ progress, isOpen, openAt }: HomeworkPlace) =>
    (progress === PROGRESS.notBegun || progress === PROGRESS.doing) && (isOpen || Date.parse(openAt) > now);
  return [
    ...places.filter(isToDo).toSorted((one, other) => dueMs(one) - dueMs(other)),
    ...places.filter((place) => !isToDo(place)).toSorted((one, other) => dueMs(other) - dueMs(one)),
  ];
}

/** The homework of a class as its member stands in it; what came before the member joined stands below. */
export const ClassHomework = ({ places, controls, isParent, now }: ClassHomeworkProps) => {
  const held = new Set(places.map(({ homeworkId }) => homeworkId));
  const others = controls.filter(({ targetType, targetId }) => targetType === 'homework' && !held.has(targetId));
  // The class is named above; of children it is said whose it is.
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
