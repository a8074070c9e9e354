import { DETAIL_TABS, HomeworkDetail } from '@aosai/ui/screens/HomeworkDetail';
import { useLocation, useSearchParams } from 'wouter';
import { useAosai } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import type { Office } from '../../pageTable.ts';
import { useNow } from '../../useNow.ts';
import { useTitle } from '../../useTitle.ts';
import { useAct } from '../useAct.ts';
import { useOfficeCall } from '../useOfficeCall.ts';

const ALL = 200;

/** /bms|edms/homework/:id?tab=…: one homework as those who gave it follow it. */
export function Component() {
  const [pathname] = useLocation();
  const [, first, , homeworkId = ''] = pathname.split('/');
  const group: Office = first === 'bms' ? 'bms' : 'edms';
  const options = { group, quiet: true };
  const [params, setParams] = useSearchParams();
  const tab = DETAIL_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'matrix';
  const now = useNow();
  const key = ['homework', group, homeworkId];
  const homework = useOfficeCall(key, (calls) => calls.homework.queryById({ id: homeworkId }, options));
  const statistics = useOfficeCall([...key, 'statistics'], (calls) =>
    calls.homeworkEnroll.queryEnrollStatistics({ homeworkId }, options),
  );
  const matrix = useOfficeCall(tab === 'matrix' ? [...key, 'matrix'] : null, (calls) =>
    calls.homeworkMemberQuestion.queryStatisticsGroupByMember({ homeworkId }, { quiet: true }),
  );
  const roster = useOfficeCall(tab === 'roster' || tab === 'review' ? [...key, 'roster'] : null, (calls) =>
    calls.homeworkEnroll.queryEnrolledMemberListByHomework({ homeworkId, size: ALL }, options),
  );
  const ranks = useOfficeCall(tab === 'ranks' ? [...key, 'ranks'] : null, (calls) =>
    calls.homeworkEnroll.queryMemberListSortByScore({ homeworkId }, options),
  );
  const { client } = useAosai();
  const { act, performAtOnce } = useAct();
  useTitle(homework.data?.title ?? '作业');
  return (
    <HomeworkDetail
      homework={loaded(homework)}
      statistics={loaded(statistics)}
      matrix={loaded(matrix)}
      roster={loaded(roster)}
      ranks={loaded(ranks)}
      tab={tab}
      backHref={`/web/${group}/homework`}
      reviewHref={`/web/${group}/review?kind=homework&target=${homeworkId}`}
      busy={act.pending}
      now={now}
      on={{
        tab: (next) => setParams({ tab: next }, { replace: true }),
        exempt: ({ id }) =>
          void performAtOnce(async () => {
            await client.homeworkEnroll.passQuit({ id }, options);
            await client.homeworkEnroll.finishQuit({ id }, options);
          }, '已同意免做'),
        refuse: ({ id }) =>
          void performAtOnce(
            () => client.homeworkEnroll.rejectQuit({ id, reason: '请先完成这份作业' }, options),
            '已驳回',
          ),
        retry: () => void Promise.all([homework.mutate(), statistics.mutate(), matrix.mutate()]),
      }}
    />
  );
}
