import { COURSE_KIND } from '@aosai/api/courses/courseRules';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { GradeControlsKnown } from '@aosai/ui/screens/classes/ClassSchedule';
import { useState } from 'react';
import { inCourseOrder } from './courseOrder.ts';
import { loaded } from '../kit/loaded.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** The course and its units from which a unit is put into a plan; it begins with the course that the class follows. */
export function useUnitsOfCourse(classCourseId: string | null | undefined): GradeControlsKnown['units'] {
  const [chosen, setChosen] = useState<string | null>(null);
  const named = useOfficeCall(
    ['courses', 'withUnits'],
    async (calls) => (await calls.course.querySimpleList({ size: MAX_PAGE_SIZE })).content,
  );
  const withUnits = (named.data ?? []).filter(({ chapterCount }) => chapterCount > 0);
  const courses = inCourseOrder(withUnits, classCourseId).map(({ id, kind, title }) => ({
    id,
    title: kind === 'course' ? title : `${COURSE_KIND.label(kind)} · ${title}`,
  }));
  const courseId = chosen ?? courses[0]?.id ?? '';
  const list = useOfficeCall(named.data ? ['unitsOf', courseId] : null, async (calls) => {
    if (courseId === '') return (await calls.chapter.querySimpleList({ size: MAX_PAGE_SIZE })).content;
    const { content } = await calls.course.queryChapterList({ courseId });
    return content.flatMap(({ no, id, title, isShown }) => (isShown ? [{ id, title: `${no}. ${title}` }] : []));
  });
  return {
    courses,
    courseId,
    list: loaded(named.error ? { ...list, error: named.error } : list),
    choose: setChosen,
    retry: () => void Promise.all([named.mutate(), list.mutate()]),
  };
}
