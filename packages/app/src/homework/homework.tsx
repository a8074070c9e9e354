import { dateText } from '@aosai/api/kit/beijing';
import { HomeworkOffice } from '@aosai/ui/screens/homework/HomeworkOffice';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useClasses } from '../enrolment/useClasses.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';

const Homework = officePage(HomeworkOffice, 'homework', {
  initial: { bms: { heldBy: 'platform' } },
  useKnown: ({ office }) => ({
    base: `/web/${office}/homework`,
    isOffice: office === 'bms',
    today: dateText(useNow()),
    classes: useClasses(),
  }),
  read: (calls, { status, grade, ...input }) =>
    calls.homework.queryList({ ...input, ...(grade && { gradeId: grade }), ...(status && { statusList: [status] }) }),
  acts: {},
});

/** Loaded only when somebody assigns homework. */
const NewHomework = lazy(async () => ({ default: (await import('./NewHomework.tsx')).NewHomework }));

/** /bms|edms/homework: the platform's homework, or that of a school and its teachers; with `?do=create` also 新建作业. */
export function Component() {
  const [params] = useSearchParams();
  const asked = params.get('do');
  return (
    <>
      <Homework />
      {(asked === 'create' || asked === 'quiz') && (
        <Suspense fallback={null}>
          <NewHomework />
        </Suspense>
      )}
    </>
  );
}
