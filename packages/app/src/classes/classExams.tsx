import { ClassExams } from '@aosai/ui/screens/classes/ClassWork';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';

/** /bms|edms/grade/:id/exams: the exams of a class. */
export const Component = classPage(function Exams({ office, gradeId }) {
  return useOfficePage(ClassExams, `classExams/${office}/${gradeId}`, {
    sort: 'startAt,desc',
    useKnown: () => ({ place: useClassPlace(gradeId) }),
    read: (calls, { status, ...input }) =>
      calls.exam.queryList({ ...input, gradeId, ...(status && { statusList: [status] }) }),
    acts: {},
  });
});
