import { styled } from 'styled-components';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Empty } from '../../../primitives/Empty/Empty.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { orderLinks } from '../../../patterns/links/orderLinks.ts';
import { Load, type Loaded, type PageOf } from '../../../patterns/Load/Load.tsx';
import { PageBody } from '../../../patterns/PageBody/PageBody.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { RowsSkeleton } from '../../../patterns/RowsSkeleton/RowsSkeleton.tsx';
import { theme } from '../../../tokens/theme.ts';
import { OrderRows } from '../Orders/parts/OrderRows.tsx';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

export const ORDER_TABS = [
  { id: 'all', label: '全部' },
  { id: 'pending', label: '待支付' },
  { id: 'paid', label: '已支付' },
  { id: 'refund', label: '退款' },
] as const;
export type OrderTab = (typeof ORDER_TABS)[number]['id'];

export interface OrdersProps {
  orders: Loaded<PageOf<OrderRow>>;
  tab: OrderTab;
  /** From 0, as on the wire. */
  page: number;
  /** True for a parent, whose list holds the children's orders. */
  isParent: boolean;
  /** The server's time in ms since 1970. */
  now: number;
  on: { tab: (tab: OrderTab) => void; page: (page: number) => void; retry: () => void };
}

const EMPTY = {
  all: { title: '还没有订单', text: '购买会员卡、报名收费的考试或班级后，订单会出现在这里。' },
  pending: { title: '没有待支付的订单', text: '下单后没有付款的订单会留在这里，超时自动关闭。' },
  paid: { title: '没有已支付的订单', text: '付款成功的订单会留在这里，可以查看和申请退出。' },
  refund: { title: '没有退款', text: '申请退出后，审核和退款的进度会在这里。' },
} as const satisfies Record<OrderTab, { title: string; text: string }>;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const tabOf = (id: string): OrderTab => ORDER_TABS.find((tab) => tab.id === id)?.id ?? 'all';

/** Orders of a student or of a parent's children: state and next step of each. */
export const OwnOrders = ({ orders, tab, page, isParent, now, on }: OrdersProps) => (
  <PageBody>
    <PageHeader
      title="我的订单"
      lead={isParent ? '自己和孩子的订单：付款、退出和退款都在这里。' : '付款、退出和退款都在这里。'}
    />
    <Root>
      <Tabs label="订单状态" tabs={ORDER_TABS} value={tab} onChange={(id) => on.tab(tabOf(id))} />
      <Card padding="none">
        <VisuallyHidden as="h2">订单列表</VisuallyHidden>
        <Load of={orders} name="订单" onRetry={on.retry} skeleton={<RowsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              <OrderRows orders={content} isParent={isParent} now={now} />
            ) : (
              <Empty
                title={EMPTY[tab].title}
                {...(tab === 'all' && { action: <ButtonLink href={orderLinks.cards}>看看会员卡</ButtonLink> })}
              >
                {EMPTY[tab].text}
              </Empty>
            )
          }
        </Load>
      </Card>
      {orders.data && orders.data.total > orders.data.size && (
        <Pagination
          page={page + 1}
          size={orders.data.size}
          total={orders.data.total}
          onChange={(next) => on.page(next - 1)}
        />
      )}
    </Root>
  </PageBody>
);
