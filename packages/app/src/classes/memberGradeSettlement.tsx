import { TermSettlements } from '@aosai/ui/screens/classes/TermSettlements';
import { useClasses } from '../enrolment/useClasses.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';

/** /edms/memberGradeSettlement: the term reports of classes. */
export const Component = officePage(TermSettlements, 'memberGradeSettlement', {
  useKnown({ filter: { grade } }) {
    const classes = useClasses();
    const { isManager } = useSchoolTeachers();
    return {
      classes: classes.map(({ id, title }) => ({ value: id, label: title })),
      gradeId: grade === '' ? null : grade,
      isManager,
    };
  },
  read: (calls, { grade, ...input }) =>
    calls.memberGradeSettlement.queryList({ ...input, ...(grade && { gradeId: grade }) }),
  acts: ({ known: { gradeId } }) => ({
    compute: (calls) => calls.memberGradeSettlement.create({ gradeId: gradeId ?? '' }),
    publish: (calls, ids) => calls.memberGradeSettlement.update({ ids: [...ids], status: 'settled' }),
    comment: (calls, { id }, { comment }) => calls.memberGradeSettlement.update({ ids: [id], comment: comment ?? '' }),
    score: (calls, { id }, { points, reason }) =>
      calls.memberGradeSettlement.update({ ids: [id], score: points * 100, reason }),
    withdraw: (calls, { id }, { reason }) => calls.memberGradeSettlement.update({ ids: [id], status: 'draft', reason }),
    remove: (calls, { id }) => calls.memberGradeSettlement.delete({ ids: [id] }),
  }),
});
