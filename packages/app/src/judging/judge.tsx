import { Judge } from '@aosai/ui/screens/judging/Judge';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useAct } from '../kit/useAct.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const REFRESH_MS = 5_000;
const SHOWN = 20;

/** The rejudge named in the address, and a page of its differences. */
function useOpened() {
  const [params, setParams] = useSearchParams();
  const [page, setPage] = useState(0);
  const id = params.get('rejudge');
  const open = (next: string | null) => {
    setPage(0);
    setParams(next === null ? {} : { rejudge: next }, { replace: true });
  };
  const rejudge = useCall(
    id === null ? null : ['rejudge', id],
    (client) => client.rejudge.queryById({ id: id ?? '' }),
    {
      refreshInterval: (latest) => (latest && latest.state === 'open' && latest.done < latest.total ? REFRESH_MS : 0),
    },
  );
  const { data } = rejudge;
  const differences = useCall(
    id === null ? null : ['differences', id, page, data?.done, data?.digest],
    (client) => client.rejudge.queryDifferenceList({ id: id ?? '', page, size: SHOWN }, { quiet: true }),
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
  const { client } = useAosai();
  const now = useNow(1_000);
  const { opened, open, setPage, reload } = useOpened();
  const overview = useCall(['judge'], (calls) => calls.judge.queryOverview({}, { quiet: true }), {
    refreshInterval: REFRESH_MS,
  });
  const rejudges = useCall(
    ['rejudges'],
    (calls) => calls.rejudge.queryList({ page: 0, size: SHOWN }, { quiet: true }),
    {
      refreshInterval: REFRESH_MS,
    },
  );

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
            const { id } = await client.rejudge.start(start, { quiet: true });
            open(id);
          }, '重测已开始'),
        open,
        page: setPage,
        apply: (id, digest) => perform(() => client.rejudge.apply({ id, digest }, { quiet: true }), '重测结果已应用'),
        discard: (id) => perform(() => client.rejudge.discard({ id }, { quiet: true }), '已放弃重测'),
        forget,
      }}
    />
  );
}
