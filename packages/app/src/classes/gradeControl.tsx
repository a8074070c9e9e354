import { dateText } from '@aosai/api/kit/beijing';
import { ApiError } from '@aosai/api/client/errors';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import type { ControlTarget } from '@aosai/api/classes/classMembers';
import { ClassSchedule } from '@aosai/ui/screens/classes/ClassSchedule';
import { useNow } from '../kit/useNow.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const NOTHING = { content: [], total: 0, page: 0, size: 20 };

/** /bms|edms/gradeControl: the schedules of classes. */
export const Component = officePage(ClassSchedule, 'gradeControl', {
  useKnown({ filter: { grade } }) {
    const classes = useClasses();
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
      classes: classes.map(({ id, title }) => ({ value: id, label: title })),
      chosen: classes.find(({ id }) => id === grade) ?? null,
      targets: {
        course: courses.data ?? [],
        chapter: chapters.data ?? [],
        exam: exams.data ?? [],
        homework: homework.data ?? [],
      },
      today: dateText(useNow()),
    };
  },
  // The schedule of the chosen class.
  async read(calls, { grade, targetType, ...input }) {
    if (grade)
      return calls.grade['controls/queryList']({ ...input, gradeId: grade, ...(targetType && { targetType }) });
    if ('export' in input) throw new ApiError('VALIDATION', '请先选一个班级，再导出。', 400);
    return NOTHING;
  },
  acts: ({ filter: { grade: gradeId } }) => {
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
