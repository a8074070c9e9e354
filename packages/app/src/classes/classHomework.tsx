import { ClassHomework } from '@aosai/ui/screens/classes/ClassWork';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';

/** /bms|edms/grade/:id/homework: the homework of a class. */
export const Component = classPage(function Homework({ office, gradeId }) {
  return useOfficePage(ClassHomework, `classHomework/${office}/${gradeId}`, {
    useKnown: () => ({ place: useClassPlace(gradeId) }),
    read: (calls, { status, ...input }) =>
      calls.homework.queryList({ ...input, gradeId, ...(status && { statusList: [status] }) }),
    acts: {},
  });
});
