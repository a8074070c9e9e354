import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import { ORDER_TABS, OwnOrders, type OrderTab } from '@aosai/ui/screens/orders/OwnOrders';
import { useSearchParams } from 'wouter';
import { useCurrent } from '../kit/context.ts';
import { LearnClient } from '../kit/LearnClient.tsx';
import { RequireIds } from '../kit/RequireIds.tsx';
import { loaded } from '../kit/loaded.ts';
import { OrderPage } from './OrderPage.tsx';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';

const QUIET = { quiet: true };

/** `refund` contains all statuses from the request to quit on. */
const STATUSES: Record<OrderTab, readonly OrderStatus[] | null> = {
  all: null,
  pending: [ORDER.pending],
  paid: [ORDER.paid],
  refund: [ORDER.quitApplied, ORDER.quitPassed, ORDER.refunding, ORDER.refunded, ORDER.quit],
};

function List() {
  const current = useCurrent();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const tab = ORDER_TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'all';
  const page = Math.max(0, Number(params.get('page')) || 0);
  const statuses = STATUSES[tab];
  const orders = useCall(['orders', tab, page], (calls) =>
    calls.memberOrder.queryList(
      { page, sort: ['createdAt,desc'], ...(statuses && { statuses: [...statuses] }) },
      QUIET,
    ),
  );
  return (
    <OwnOrders
      orders={loaded(orders)}
      tab={tab}
      page={page}
      isParent={current?.realm === 'member' && current.member.type === 'parent'}
      now={now}
      on={{
        tab: (next) => setParams(next === 'all' ? {} : { tab: next }),
        page: (next) => setParams({ ...(tab !== 'all' && { tab }), page: String(next) }),
        retry: () => void orders.mutate(),
      }}
    />
  );
}

/** /order?tab=…&page=…: all orders; /order?id=…: an order. */
export function Component() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <LearnClient>
      {id === null ? (
        <List />
      ) : (
        <RequireIds names={['id']}>
          <OrderPage key={id} id={id} />
        </RequireIds>
      )}
    </LearnClient>
  );
}
