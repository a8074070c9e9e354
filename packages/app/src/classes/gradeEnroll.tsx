import { dateText } from '@aosai/api/kit/beijing';
import { SchoolPlaces } from '@aosai/ui/screens/classes/ClassMembers';
import { Redirect, useSearchParams } from 'wouter';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOffice } from '../kit/office/useOffice.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { useSchoolTeachers } from '../schools/useTeachersOf.ts';
import { placeActs } from './placeActs.ts';

const Places = officePage(SchoolPlaces, 'gradeEnroll', {
  useKnown({ office }) {
    const classes = useClasses();
    const { isManager, teachers } = useSchoolTeachers();
    return {
      classes: classes.map(({ id, title }) => ({ value: id, label: title })),
      chosen: null,
      teachers,
      isManager,
      decidesPaid: office === 'bms',
      seesPractice: office === 'edms',
      today: dateText(useNow()),
      batch: null,
    };
  },
  read: (calls, { grade, ...input }) =>
    calls.gradeEnroll.queryEnrollList({ ...input, ...(grade && { gradeId: grade }) }),
  acts: placeActs,
});

/** /bms|edms/gradeEnroll: the members of all classes. An address that names a class leads to its page. */
export function Component() {
  const { office } = useOffice();
  const [params] = useSearchParams();
  const { grade, ...others } = Object.fromEntries(params);
  if (!grade) return <Places />;
  const rest = new URLSearchParams(others).toString();
  return <Redirect to={`/${office}/grade/${grade}/members${rest === '' ? '' : `?${rest}`}`} replace />;
}
