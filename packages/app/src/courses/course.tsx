import { CourseOffice } from '@aosai/ui/screens/courses/CourseOffice';
import { officePage } from '../kit/office/officePage.tsx';
import { courseInput } from './courseInput.ts';
import { useOwnBanks } from '../questions/useOwnBanks.ts';

/** /bms|edms/course: the courses of the platform or of a school. */
export const Component = officePage(CourseOffice, 'course', {
  sort: 'updatedAt,desc',
  initial: { bms: { bank: 'platform' } },
  useKnown: ({ office }) => ({ base: `/web/${office}/course`, own: useOwnBanks() }),
  read: (calls, input) => calls.course.queryList(input),
  pageOf: (id, office) => `/web/${office}/course/${id}`,
  acts: { create: (calls, form) => calls.course.create(courseInput(form)) },
});
