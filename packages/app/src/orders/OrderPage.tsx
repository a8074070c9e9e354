import { ORDER } from '@aosai/api/orders/orderStates';
import { mayAskForRefund } from '@aosai/api/orders/placeRules';
import type { SandboxAct } from '@aosai/api/platform/sandboxPay';
import { type OrderAsk, OrderDetail } from '@aosai/ui/screens/orders/OrderDetail';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAosai, useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import { useOnline } from '../kit/useOnline.ts';
import { useAct } from '../kit/useAct.ts';
import { invoiceNote } from './invoiceNote.ts';
import { orderCallsOf } from './orderCalls.ts';
import { usePaying } from './usePaying.ts';
import type { OrderDetail as Order } from '@aosai/api/orders/orderViews.contract';
import { INVOICE_NOTE_KEY } from '@aosai/api/platform/settingKeys';

/** Loaded only when a person pays. */
const PayDialog = lazy(async () => ({ default: (await import('@aosai/ui/screens/orders/PayDialog')).PayDialog }));

const QUIET = { quiet: true };
/** Interval while an order is being paid; SWR pauses it on a hidden page. */
const POLL_MS = 2000;
const SECOND_MS = 1000;

const payStateOf = ({ status }: Order): 'open' | 'paid' | 'closed' => {
  if (status === ORDER.pending) return 'open';
  return status === ORDER.closed ? 'closed' : 'paid';
};

/** The dialog named by the address, if the order's status allows it. */
function askedBy(ask: string | null, order: Order | undefined): OrderAsk | null {
  if (ask === 'quit' && order?.status === ORDER.paid) return 'quit';
  return ask === 'refund' && order && mayAskForRefund(order) ? 'refund' : null;
}

/** /order?id=…: an order's page. `pay=1` opens the payment dialog, `ask` the dialog to quit or refund. */
export function OrderPage({ id }: { id: string }) {
  const { client } = useAosai();
  const current = useCurrent();
  const now = useNow(SECOND_MS);
  const isOffline = !useOnline();
  const [params, setParams] = useSearchParams();
  const isPaying = params.get('pay') === '1';
  // Undefined until a dialog was opened or closed here: until then the address decides.
  const [begun, setBegun] = useState<OrderAsk | null | undefined>(undefined);
  const [asked, setAsked] = useState<'asking' | 'unpaid' | null>(null);
  const { act, perform, forget } = useAct();
  const read = useCall(['order', id], (calls) => calls.memberOrder.queryById({ id }, QUIET), {
    refreshInterval: (data) => (data?.status === ORDER.pending && (isPaying || data.payment) ? POLL_MS : 0),
  });
  const order = read.data;
  const note = useCall(['config', INVOICE_NOTE_KEY], invoiceNote);
  const paying = usePaying(order, isPaying);
  const asking = begun === undefined ? askedBy(params.get('ask'), order) : begun;
  const memberId = current?.realm === 'member' ? current.member.id : null;

  const setPaying = (next: boolean) => {
    setAsked(null);
    setParams({ id, ...(next && { pay: '1' }) }, { replace: true });
  };
  const ask = async () => {
    setAsked('asking');
    const answer = await client.memberOrder.ask({ id }, QUIET).catch(() => null);
    await read.mutate();
    setAsked(answer === null || answer.status === ORDER.pending ? 'unpaid' : null);
  };
  const trySandbox = async (wanted: SandboxAct) => {
    if (!(await paying.sandbox(wanted))) return;
    const after = await read.mutate();
    // Report at once if the sandbox payment failed, without waiting for the next poll.
    setAsked(after?.status === ORDER.pending ? 'unpaid' : null);
  };
  const move = async (work: (calls: ReturnType<typeof orderCallsOf>) => Promise<unknown>, done: string) => {
    if (order === undefined) return;
    setBegun(asking);
    if (await perform(() => work(orderCallsOf(order)), done)) setBegun(null);
    // If the call was refused, the order's status has probably changed, so read it again.
    await read.mutate();
  };

  return (
    <>
      <OrderDetail
        order={loaded(read)}
        isOwn={order?.memberId === memberId}
        now={now}
        isOffline={isOffline}
        invoiceNote={note.data || null}
        asking={asking}
        act={act}
        asked={isPaying ? null : asked}
        on={{
          pay: () => setPaying(true),
          ask: () => void ask(),
          begin(next) {
            forget();
            setBegun(next);
          },
          cancel: () => void move((calls) => calls.cancel(client), '订单已取消'),
          quit: (reason) => void move((calls) => calls.quit(client, reason), '已提交退出申请'),
          withdraw: () => void move((calls) => calls.withdraw(client), '已撤回退出申请'),
          refund: () => void move(async (calls) => calls.refund?.(client), '已申请退款'),
          invoice: (invoice) => void move(() => client.memberOrder.invoice({ id, invoice }, QUIET), '已提交开票信息'),
          retry: () => void read.mutate(),
        }}
      />
      {order && isPaying && (order.payable || order.status !== ORDER.pending) && (
        <Suspense>
          <PayDialog
            order={order}
            state={payStateOf(order)}
            ways={paying.ways}
            way={paying.way}
            shown={paying.shown}
            asked={asked}
            act={paying.act}
            isOffline={isOffline}
            now={now}
            on={{
              way: paying.choose,
              ask: () => void ask(),
              sandbox: (wanted) => void trySandbox(wanted),
              jsapi: () => void paying.jsapi().then((isLeft) => (isLeft ? ask() : undefined)),
              retry: paying.retry,
              close: () => setPaying(false),
            }}
          />
        </Suspense>
      )}
    </>
  );
}
