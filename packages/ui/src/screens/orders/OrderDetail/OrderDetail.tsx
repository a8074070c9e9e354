import { ORDER } from '@aosai/api/orders/orderStates';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { orderLinks } from '../../../patterns/links/orderLinks.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { orderSteps } from '../orderSteps.ts';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { WithAside } from '../../../patterns/PageBody/WithAside.ts';
import { HeaderLead } from '../../../patterns/PageHeader/HeaderLead.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx';
import { theme } from '../../../tokens/theme.ts';
import { GuardianBanner } from './parts/GuardianBanner.tsx';
import type { OrderDetailProps } from './orderDetailProps.ts';
import { OrderFacts } from './parts/OrderFacts.tsx';
import { OrderNext } from './parts/OrderNext.tsx';
import type { OrderDetail as Order } from '@aosai/api/orders/orderViews.contract';

/** Loaded when a dialog is opened: most orders are only read. */
const OrderDialog = lazy(async () => ({ default: (await import('./parts/OrderDialog.tsx')).OrderDialog }));

export type { OrderAsk, OrderDetailProps } from './orderDetailProps.ts';

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
