import { useCurrent } from '../kit/context.ts';
import { courseTags } from '@aosai/api/courses/courseTags';
import { QUESTION } from '@aosai/api/questions/bank';
import { CourseOffice } from '@aosai/ui/screens/courses/CourseOffice';
import type { Office } from '../kit/pageTable.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOwnBanks } from '../questions/useOwnBanks.ts';

/** The courses, for the platform's and the schools' office. */
const coursesPage = (group: Office) => {
  const options = { group, quiet: true };
  return officePage(CourseOffice, 'course', {
    sort: 'updatedAt,desc',
    useKnown: () => ({ base: `/web/${group}/course`, own: useOwnBanks() }),
    read: (calls, input) => calls.course.queryList(input, options),
    acts() {
      type Row = { id: string; version: number | null };
      const seen = ({ id, version }: Row) => ({ id, version: version ?? 0 });
      const asSent = <Form extends { intro: string | null; tags: string | null }>(form: Form) => ({
        ...form,
        intro: form.intro ?? '',
        tags: courseTags(form.tags),
      });
      return {
        create: (calls, form) => calls.course.create(asSent(form), options),
        ready: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.ready }, options),
        approve: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.ready }, options),
        giveBack: (calls, row, { reason }) =>
          calls.course.update({ ...seen(row), status: QUESTION.draft, note: reason }, options),
        offer: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.offered }, options),
        retire: (calls, row) => calls.course.update({ ...seen(row), status: QUESTION.retired }, options),
        update: (calls, row, form) => calls.course.update({ ...seen(row), ...asSent(form) }, options),
        remove: (calls, { id }) => calls.course.delete({ id }, options),
      };
    },
  });
};

const Platform = coursesPage('bms');
const School = coursesPage('edms');

/** /bms|edms/course */
export function Component() {
  return useCurrent()?.realm === 'user' ? <Platform /> : <School />;
}
