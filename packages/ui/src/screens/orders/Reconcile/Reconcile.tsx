import { PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { styled } from 'styled-components';
import { Load } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../tokens/theme.ts';
import { AskBill } from './parts/AskBill.tsx';
import { BillRuns } from './parts/BillRuns.tsx';
import { Differences } from './parts/Differences.tsx';
import type { ReconcileProps } from './reconcileProps.ts';

export type { BillAsk, BillDifferenceRow, ReconcileProps, ReconcileRun } from './reconcileProps.ts';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

/** Compares a provider's bill of a day with the orders here, and repairs differences. */
export const Reconcile = ({ run, runs, ...props }: ReconcileProps) => {
  const { act, on } = props;
  return (
    <PageBody>
      <PageHeader title="对账" lead="每天 10:30 自动核对前一天；也可以选一天再核对，或上传银行流水。" />
      <Parts>
        <AskBill {...props} />
        {run && (
          <Card
            title={run.data ? `${PAYMENT_PROVIDER.label(run.data.provider)} ${run.data.date}` : '结果'}
            padding="none"
          >
            <Load of={run} name="对账结果" onRetry={on.retry} skeleton={<Skeleton height={240} />}>
              {(data) => <Differences run={data} act={act} on={on} />}
            </Load>
          </Card>
        )}
        <Card title="最近的对账" padding="none">
          <Load of={runs} name="最近的对账" onRetry={on.retry} skeleton={<Skeleton height={160} />}>
            {({ content }) => <BillRuns runs={content} openId={run?.data?.id ?? null} onOpen={on.open} />}
          </Load>
        </Card>
      </Parts>
    </PageBody>
  );
};
