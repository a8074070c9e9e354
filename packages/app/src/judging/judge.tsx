import { Judge } from '@aosai/ui/screens/judging/Judge';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useNow } from '../kit/useNow.ts';

const REFRESH_MS = 5_000;
const SHOWN = 20;

/** The rejudge named in the address, and a page of its differences. */
function useOpened() {
  const { calls } = useOffice();
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(0);
  const id = params.get('rejudge');
  const open = (next: string | null) => {
    setPage(0);
    setParams(next === null ? {} : { rejudge: next }, { replace: true });
  };
  const rejudge = useCall(
    id === null ? null : ['rejudge', id],
    () => calls.rejudge.queryById({ id: id ?? '' }, { quiet: false }),
    {
      refreshInterval: (latest) => (latest && latest.state === 'open' && latest.done < latest.total ? REFRESH_MS : 0),
    },
  );
  const { data } = rejudge;
  const differences = useCall(
    id === null ? null : ['differences', id, page, data?.done, data?.digest],
    () => calls.rejudge.queryDifferenceList({ id: id ?? '', page, size: SHOWN }),
    { keepPreviousData: true },
  );
  return {
    opened: id !== null && data ? { rejudge: data, differences: loaded(differences) } : null,
    open,
    setPage,
    reload: async () => Promise.all([rejudge.mutate(), differences.mutate()]),
  };
}

/** /bms/judge: workers, queue, failures and rejudges, for operators. */
export function Component() {
  const { calls } = useOffice();
  const now = useNow(1_000);
  const { opened, open, setPage, reload } = useOpened();
  const overview = useCall(['judge'], () => calls.judge.queryOverview({}), {
    refreshInterval: REFRESH_MS,
  });
  const rejudges = useCall(['rejudges'], () => calls.rejudge.queryList({ page: 0, size: SHOWN }), {
    refreshInterval: REFRESH_MS,
  });

  const { act, perform, forget } = useAct({
    reload: () => Promise.all([rejudges.mutate(), overview.mutate(), reload()]),
  });

  return (
    <Judge
      overview={loaded(overview)}
      now={now}
      refreshing={overview.isValidating}
      rejudges={loaded(rejudges)}
      opened={opened}
      act={act}
      on={{
        refresh: () => void Promise.all([overview.mutate(), rejudges.mutate()]),
        start: (start) =>
          perform(async () => {
            const { id } = await calls.rejudge.start(start);
            open(id);
          }, '重测已开始'),
        open,
        page: setPage,
        apply: (id, digest) => perform(() => calls.rejudge.apply({ id, digest }), '重测结果已应用'),
        discard: (id) => perform(() => calls.rejudge.discard({ id }), '已放弃重测'),
        forget,
      }}
    />
  );
}
