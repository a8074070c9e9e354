import { WeekNote } from '@aosai/ui/screens/desks/WeekNote';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useTitle } from '../kit/useTitle.ts';

/** Limit for the exams of all children together. */
const EXAMS = 20;

function Page() {
  useTitle('一周小结');
  const current = useCurrent();
  const [params, setParams] = useSearchParams();
  const [weeksBack, setWeeksBack] = useState(0);
  const now = useNow();
  const parent = current?.realm === 'member' && current.member.type === 'parent' ? current.member : null;
  const family = parent?.children ?? [];
  const childId = (family.find(({ id }) => id === params.get('childId')) ?? family[0])?.id ?? null;
  const memberId = childId ?? '';
  const key = (...parts: unknown[]) => (childId === null ? null : ['week', ...parts]);
  const week = useCall(key(weeksBack), (calls) => calls.desk.queryFamilyWeek({ weeksBack }), {
    keepPreviousData: true,
  });
  const practice = useCall(key('practice', childId), (calls) => calls.member.queryStatistics({ memberId }));
  const plan = useCall(key('plan', childId), (calls) => calls.plan.query({ memberId }));
  const exams = useCall(key('exams'), async (calls) => {
    const { content } = await calls.exam.queryList({ mine: true, statusList: ['3', '1', '2'], size: EXAMS });
    return content;
  });
  return (
    <WeekNote
      family={family}
      childId={childId}
      week={loaded(week)}
      weeksBack={weeksBack}
      weakPoints={loadedAs(loaded(practice), (data) => data.practice.weakPoints)}
      plan={loadedAs(loaded(plan), (found) => found.plan)}
      exams={loaded(exams)}
      now={now}
      on={{
        child: (id) => setParams({ childId: id }, { replace: true }),
        week: setWeeksBack,
        print: () => globalThis.print(),
        retry: () => void Promise.all([week.mutate(), practice.mutate(), plan.mutate(), exams.mutate()]),
      }}
    />
  );
}

/** /user/week?childId=…: a parent's weekly note about a child. */
export const Component = () => (
  <LearnClient>
    <Page />
  </LearnClient>
);
