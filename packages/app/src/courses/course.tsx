import { courseTags } from '@aosai/api/courses/courseTags';
import { QUESTION } from '@aosai/api/questions/bank';
import { CourseOffice } from '@aosai/ui/screens/courses/CourseOffice';
import { officePage } from '../kit/office/officePage.tsx';
import { useOwnBanks } from '../questions/useOwnBanks.ts';

/** /bms|edms/course: the courses of the platform or of a school. */
export const Component = officePage(CourseOffice, 'course', {
  sort: 'updatedAt,desc',
  initial: { bms: { bank: 'platform' } },
  useKnown: ({ office }) => ({ base: `/web/${office}/course`, own: useOwnBanks() }),
  read: (calls, input) => calls.course.queryList(input),
  pageOf: (id, office) => `/web/${office}/course/${id}`,
  acts() {
    type Row = { id: string; version: number | null };
    const seen = ({ id, version }: Row) => ({ id, version: version ?? 0 });
    const asSent = <Form extends { intro: string | null; tags: string | null }>(form: Form) => ({
      ...form,
      intro: form.intro ?? '',
      tags: courseTags(form.tags),
    });
    return {
      create: (calls, form) => calls.course.create(asSent(form)),
      ready: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.ready }),
      approve: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.ready }),
      giveBack: (calls, row, { reason }) => calls.course.update({ ...seen(row), status: QUESTION.draft, note: reason }),
      offer: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.offered }),
      retire: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.retired }),
      update: (calls, row, form) => calls.course.update({ ...seen(row), ...asSent(form) }),
      remove: (calls, { id }) => calls.course.delete({ id }),
    };
  },
});
