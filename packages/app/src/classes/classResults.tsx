import { TermSettlements } from '@aosai/ui/screens/classes/TermSettlements';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';

/** /edms/grade/:id/results: the term reports of a class. */
export const Component = classPage(function Results({ office, gradeId }) {
  return useOfficePage(TermSettlements, `classResults/${office}/${gradeId}`, {
    useKnown: () => ({ place: useClassPlace(gradeId), isManager: useSchoolTeachers().isManager }),
    read: (calls, input) => calls.memberGradeSettlement.queryList({ ...input, gradeId }),
    acts: {
      compute: (calls) => calls.memberGradeSettlement.create({ gradeId }),
      publish: (calls, ids) => calls.memberGradeSettlement.update({ ids: [...ids], status: 'settled' }),
      comment: (calls, { id }, { comment }) =>
        calls.memberGradeSettlement.update({ ids: [id], comment: comment ?? '' }),
      score: (calls, { id }, { points, reason }) =>
        calls.memberGradeSettlement.update({ ids: [id], score: points * 100, reason }),
      withdraw: (calls, { id }, { reason }) =>
        calls.memberGradeSettlement.update({ ids: [id], status: 'draft', reason }),
      remove: (calls, { id }) => calls.memberGradeSettlement.delete({ ids: [id] }),
    },
  });
});
