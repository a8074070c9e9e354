import { standingsOf } from '@aosai/api/courses/learningPath';
import { courseLinks } from '../../../patterns/links/courseLinks.ts';
import { Path } from './pathCss.ts';
import { PathStep } from './PathStep.tsx';
import type { CourseUnit } from '@aosai/api/courses/course.contract';

export interface LearnPathProps {
  courseId: string;
  units: readonly CourseUnit[];
}

/** The units of a course in order: done, next, or locked with what unlocks them. */
export const LearnPath = ({ courseId, units }: LearnPathProps) => {
  const standings = standingsOf(units);
  const tellsFree = !units.every(({ isFree }) => isFree);
  return (
    <Path>
      {units.map((unit, place) => (
        <PathStep
          key={unit.id}
          unit={unit}
          standing={standings[place] ?? 'ahead'}
          href={courseLinks.chapter(unit.id, { courseId })}
          tellsFree={tellsFree}
          courseHref={courseLinks.courseDetail(courseId)}
        />
      ))}
    </Path>
  );
};
