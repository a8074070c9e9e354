import type { HomePerson, ParentActs } from '@aosai/ui/screens/desks/Home';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded, loadedAs } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useAct } from '../kit/useAct.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

const SHOWN = 6;
/** Limit for the exams of all children together. */
const EXAMS = 20;
const QUIET = { quiet: true } as const;

/** Data and actions of a parent's home page; null for other people. */
export function useParent(current: Current): { person: HomePerson; acts: ParentActs } | null {
  const { client } = useAosai();
  const { perform } = useAct();
  const parent = current.realm === 'member' && current.member.type === 'parent' ? current.member : null;
  const children = parent?.children ?? [];
  const [params, setParams] = useSearchParams();
  const [weeksBack, setWeeksBack] = useState(0);
  const childId = (children.find(({ id }) => id === params.get('childId')) ?? children[0])?.id ?? null;
  const key = (name: string) => (childId === null ? null : ['home', name, childId]);
  const memberId = childId ?? '';
  const week = useCall(
    childId === null ? null : ['home', 'week', weeksBack],
    (calls) => calls.desk.queryFamilyWeek({ weeksBack }, QUIET),
    { keepPreviousData: true },
  );
  const homework = useCall(key('homework'), async (calls) => {
    const { content } = await calls.homeworkEnroll.queryList({
      memberId,
      progressList: ['0', '1'],
      isOverdue: false,
      sort: ['dueAt,asc'],
      size: SHOWN,
    });
    return content;
  });
  const marked = useCall(key('marked'), async (calls) => {
    const { content } = await calls.homeworkEnroll.queryList({
      memberId,
      progressList: ['3'],
      sort: ['dueAt,desc'],
      size: SHOWN,
    });
    return content;
  });
  const exams = useCall(childId === null ? null : ['home', 'exams', 'family'], async (calls) => {
    const { content } = await calls.exam.queryList({ mine: true, statusList: ['3', '1', '2'], size: EXAMS });
    return content;
  });
  const attempts = useCall(key('attempts'), async (calls) => {
    const { content } = await calls.examPaperEnroll.queryList({ memberId, size: SHOWN });
    return content;
  });
  const statistics = useCall(key('statistics'), (calls) => calls.examEnroll.queryMineStatistics({ memberId }));
  const practice = useCall(key('practice'), (calls) => calls.member.queryStatistics({ memberId }, QUIET));
  const plan = useCall(key('plan'), (calls) => calls.plan.query({ memberId }, QUIET));
  const settings = useCall(parent ? ['message', 'settings'] : null, (calls) => calls.message.querySettings({}, QUIET));
  if (!parent) return null;
  return {
    person: {
      kind: 'parent',
      name: parent.name,
      children,
      childId,
      week: loaded(week),
      weeksBack,
      homework: loaded(homework),
      marked: loaded(marked),
      exams: loaded(exams),
      attempts: loaded(attempts),
      statistics: loaded(statistics),
      weakPoints: loadedAs(loaded(practice), (data) => data.practice.weakPoints),
      plan: loadedAs(loaded(plan), (found) => found.plan),
      weekly: settings.data?.weekly,
    },
    acts: {
      child: (id) => setParams({ childId: id }, { replace: true }),
      week: setWeeksBack,
      weekly(wanted) {
        const { data } = settings;
        if (!data) return;
        const { canMail: _canMail, ...form } = data;
        void perform(
          async () => {
            await client.message.updateSettings({ ...form, weekly: wanted }, QUIET);
            await settings.mutate();
          },
          wanted ? '每周日晚会收到一周小结' : '不再发一周小结',
        );
      },
    },
  };
}
