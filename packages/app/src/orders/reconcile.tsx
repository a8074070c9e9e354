import { dateText } from '@aosai/api/kit/beijing';
import { DAY_MS } from '@aosai/api/kit/constants';
import { PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { type BillAsk, Reconcile } from '@aosai/ui/screens/orders/Reconcile';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { useAct } from '../kit/useAct.ts';
import { useOffice } from '../kit/office/useOffice.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/reconcile?run=…: compares providers' bills with our orders. */
export function Component() {
  const { calls } = useOffice();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const runId = params.get('run');
  const lastDay = dateText(now - DAY_MS);
  const [chosen, setChosen] = useState<BillAsk | null>(null);
  const { act, perform, forget } = useAct();
  const runs = useOfficeCall(['reconcileRuns'], (calls) => calls.memberOrder.queryReconcileRuns({}));
  // Transfers to the account need no contract with a provider, so they are there on the first day.
  const ask = chosen ?? { provider: runs.data?.content[0]?.provider ?? 'manual', date: lastDay };
  const run = useOfficeCall(runId === null ? null : ['reconcileRun', runId], (calls) =>
    calls.memberOrder.queryReconcileRun({ id: runId ?? '' }),
  );
  const refresh = () => Promise.all([runs.mutate(), run.mutate()]);

  const compare = (file: File | null) =>
    perform(
      async () => {
        const { id } = file
          ? await calls.memberOrder.reconcileFile(ask, [file])
          : await calls.memberOrder.reconcile(ask);
        setParams({ run: id }, { replace: true });
        await refresh();
      },
      `已核对 ${PAYMENT_PROVIDER.label(ask.provider)} ${ask.date}`,
    );

  return (
    <Reconcile
      ask={ask}
      lastDay={lastDay}
      today={dateText(now)}
      runs={loaded(runs)}
      run={runId === null ? null : loaded(run)}
      act={act}
      on={{
        ask: setChosen,
        compare: (file) => void compare(file),
        open: (id) => setParams({ run: id }),
        async repair({ id }, repair, note) {
          const isDone = await perform(
            () => calls.memberOrder.repairDifference({ id, repair, ...(note !== null && { note }) }),
            '已处理',
          );
          await refresh();
          return isDone;
        },
        forget,
        retry: () => void refresh(),
      }}
    />
  );
}
