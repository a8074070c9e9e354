import { Classes, NO_TEACHER } from '@aosai/ui/screens/classes/Classes';
import { navigate } from 'wouter/use-browser-location';
import { officePage } from '../kit/office/officePage.tsx';
import { givenBy, settingsOf, useGradesKnown } from './gradeForm.ts';

/** /bms|edms/grade: the classes of every school, or those of a school and its teachers. */
export const Component = officePage(Classes, 'grade', {
  initial: { bms: { heldBy: 'platform' } },
  useKnown: ({ office }) => useGradesKnown(office, null),
  read: (calls, { status, teacher, ...input }) =>
    calls.grade.queryList({
      ...input,
      ...(status && { statusList: [status] }),
      ...(teacher === NO_TEACHER ? { withoutTeacher: true } : teacher && { teacherId: teacher }),
    }),
  acts: ({ office, known: { schools, ...may } }) => ({
    create: async (calls, form) => {
      const settings = givenBy(settingsOf(form, { groups: [] }), may);
      const made = await calls.grade.create({ ...settings, ...(schools && { orgId: form.orgId }) });
      // Continue with the students of the new class.
      navigate(`/web/${office}/grade/${made.id}/members`);
    },
  }),
});
