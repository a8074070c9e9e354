import { dateText } from '@aosai/api/kit/beijing';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { ControlTarget } from '@aosai/api/classes/classMembers';
import { ClassSchedule } from '@aosai/ui/screens/classes/ClassSchedule';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useNow } from '../kit/useNow.ts';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';
import { useUnitsOfCourse } from './useUnitsOfCourse.ts';

/** Loaded only when somebody copies a plan. */
const CopyPlan = lazy(async () => ({ default: (await import('./CopyPlan.tsx')).CopyPlan }));

/** /bms|edms/grade/:id/schedule: what a class sees, and when; with `?copy` also 从别的班复制. */
export const Component = classPage(function Schedule({ office, gradeId }) {
  const [params] = useSearchParams();
  const table = useOfficePage(ClassSchedule, `classSchedule/${office}/${gradeId}`, {
    useKnown() {
      const place = useClassPlace(gradeId);
      const exams = useOfficeCall(
        ['exams'],
        async (calls) => (await calls.exam.querySimpleList({ size: MAX_PAGE_SIZE })).content,
      );
      const homework = useOfficeCall(
        ['homework', 'names'],
        async (calls) => (await calls.homework.querySimpleList({ size: MAX_PAGE_SIZE })).content,
      );
      const chapters = useOfficeCall(
        ['chapters', 'names'],
        async (calls) => (await calls.chapter.querySimpleList({ size: MAX_PAGE_SIZE })).content,
      );
      const courses = useOfficeCall(
        ['courses', 'names'],
        async (calls) => (await calls.course.querySimpleList({ size: MAX_PAGE_SIZE, kind: 'course' })).content,
      );
      return {
        place,
        chosen: place.grade.data ?? null,
        targets: {
          course: courses.data ?? [],
          chapter: chapters.data ?? [],
          exam: exams.data ?? [],
          homework: homework.data ?? [],
        },
        units: useUnitsOfCourse(place.grade.data?.courseId),
        today: dateText(useNow()),
      };
    },
    read: (calls, { targetType, ...input }) =>
      calls.grade['controls/queryList']({ ...input, gradeId, ...(targetType && { targetType }) }),
    acts: () => {
      type Row = { groupId: string | null; targetType: ControlTarget; targetId: string };
      const same = ({ groupId, targetType, targetId }: Row) => ({ groupId, targetType, targetId });
      return {
        create: (calls, form) => calls.grade['controls/update']({ gradeId, rows: [{ ...form, visible: true }] }),
        update: (calls, { visible }, form) => calls.grade['controls/update']({ gradeId, rows: [{ ...form, visible }] }),
        publish: (calls, _row, form) => calls.grade['controls/update']({ gradeId, rows: [{ ...form, visible: true }] }),
        show: (calls, { openAt, dueAt, lateUntilAt, ...row }) =>
          calls.grade['controls/update']({
            gradeId,
            rows: [{ ...same(row), openAt, dueAt, lateUntilAt, visible: true }],
          }),
        hide: (calls, { openAt, dueAt, lateUntilAt, ...row }) =>
          calls.grade['controls/update']({
            gradeId,
            rows: [{ ...same(row), openAt, dueAt, lateUntilAt, visible: false }],
          }),
        remove: (calls, row) => calls.grade['controls/update']({ gradeId, rows: [{ ...same(row), visible: null }] }),
      };
    },
  });
  return (
    <>
      {table}
      {params.has('copy') && (
        <Suspense fallback={null}>
          <CopyPlan gradeId={gradeId} />
        </Suspense>
      )}
    </>
  );
});
