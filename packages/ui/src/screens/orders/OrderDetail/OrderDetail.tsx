import { moneyText } from '@aosai/api/kit/moneyText';
import { dateText, minuteText } from '@aosai/api/kit/beijing';
import { ORDER } from '@aosai/api/orders/orderStates';
import { ORDER_KIND, PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import { lazy, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Code } from '../../../primitives/Code/Code.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { orderLinks } from '../../../patterns/links/orderLinks.ts';
import { CopyButton } from '../../../patterns/CopyButton/CopyButton.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { orderSteps } from '../orderSteps.ts';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { WithAside } from '../../../patterns/PageBody/WithAside.ts';
import { HeaderLead } from '../../../patterns/PageHeader/HeaderLead.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx';
import { theme } from '../../../tokens/theme.ts';
import { GuardianBanner } from './parts/GuardianBanner.tsx';
import type { OrderDetailProps } from './orderDetailProps.ts';
import { OrderNext } from './parts/OrderNext.tsx';
import type { OrderDetail as Order } from '@aosai/api/orders/orderViews.contract';

/** Loaded when a dialog is opened: most orders are only read. */
const OrderDialog = lazy(async () => ({ default: (await import('./parts/OrderDialog.tsx')).OrderDialog }));

export type { OrderAsk, OrderDetailProps } from './orderDetailProps.ts';

/** The button is taller than a line of text, but must not make its row taller. */
const Numbered = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[8]};

  > button {
    margin: -4px 0 -4px -8px;
  }
`;

type Fact = readonly [name: string, value: ReactNode];

/** Facts of an order, without those that have no value yet. */
const OrderFacts = ({ order }: { order: Order }) => {
  const { provider, transactionId, payerName, invoice, paidFen, refundedFen } = order;
  const facts: (Fact | false)[] = [
    [
      '订单号',
      <Numbered key="no">
        {order.orderNo}
        <CopyButton text={order.orderNo} label="复制订单号" variant="ghost" />
      </Numbered>,
    ],
    ['类型', ORDER_KIND.label(order.kind)],
    ['姓名', order.memberName],
    ['应付', moneyText(order.amountFen)],
    paidFen > 0 && ['实付', moneyText(paidFen)],
    refundedFen > 0 && ['已退', moneyText(refundedFen)],
    payerName !== null && ['付款人', payerName],
    provider !== null && ['付款方式', PAYMENT_PROVIDER.label(provider)],
    transactionId !== null && ['流水号', <Code key="transaction">{transactionId}</Code>],
    ['下单时间', minuteText(order.createdAt)],
    order.paidAt !== null && ['付款时间', minuteText(order.paidAt)],
    order.validity !== null && ['有效期', `${dateText(order.validity.from)} 至 ${dateText(order.validity.until)}`],
    order.quitReason !== null && ['退出原因', order.quitReason],
    order.rejectReason !== null && ['驳回原因', order.rejectReason],
    invoice !== null && ['发票抬头', invoice.title],
    invoice !== null && invoice.taxNo !== '' && ['税号', invoice.taxNo],
    invoice !== null && ['发票邮箱', invoice.email],
  ];
  return <RowFacts facts={facts.filter((fact) => fact !== false)} />;
};

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Body = ({ order, ...props }: Omit<OrderDetailProps, 'order'> & { order: Order }) => {
  const { isOwn, now, isOffline, asking, act, on } = props;
  return (
    <>
      <PageHeader
        trail={[{ label: '我的订单', href: orderLinks.orders }, { label: order.title }]}
        title={order.title}
        lead={
          <HeaderLead>
            <Tag tone={ORDER.tone(order.status)}>{ORDER.label(order.status)}</Tag>
            <span>订单号 {order.orderNo}</span>
          </HeaderLead>
        }
      />
      {isOffline && (
        <Alert tone="warn" live="polite">
          网络断开了，看到的可能不是最新状态；恢复后会自动更新。
        </Alert>
      )}
      {order.status === ORDER.pending && order.needsGuardian && (
        <GuardianBanner
          order={order}
          isOwn={isOwn}
          isOffline={isOffline}
          on={{ pay: on.pay, decline: () => on.begin('decline') }}
        />
      )}
      <WithAside>
        <Main>
          <Card title="进度">
            <Timeline label="订单进度" steps={orderSteps(order)} now={now} />
          </Card>
          <Card title="订单内容">
            <OrderFacts order={order} />
          </Card>
        </Main>
        <aside>
          <OrderNext {...props} order={order} />
        </aside>
      </WithAside>
      {asking !== null && (
        <Suspense>
          <OrderDialog
            asking={asking}
            order={order}
            invoiceNote={props.invoiceNote}
            act={act}
            on={{ ...on, close: () => on.begin(null) }}
          />
        </Suspense>
      )}
    </>
  );
};

/** One order: state, payment, quitting, and history. */
export const OrderDetail = ({ order, ...props }: OrderDetailProps) => (
  <PageBody>
    <Load
      of={order}
      name="订单"
      onRetry={props.on.retry}
      skeleton={<Skeleton height={360} />}
      back={{ href: orderLinks.orders, label: '看看全部订单' }}
    >
      {(data) => <Body {...props} order={data} />}
    </Load>
  </PageBody>
);
