import { mayAskForInvoice } from '@aosai/api/orders/invoiceRules';
import { ORDER } from '@aosai/api/orders/orderStates';
import { mayAskForRefund } from '@aosai/api/orders/placeRules';
import { MINUTE_MS } from '@aosai/api/kit/constants';
import { styled } from 'styled-components';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { Countdown } from '../../../../patterns/Countdown/Countdown.tsx';
import { standingText } from '../../orderWords.ts';
import { PriceTag } from '../../PriceTag/PriceTag.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { OrderDetailProps } from '../orderDetailProps.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

/** A longer countdown is not shown; the text has the date. */
const COUNTED_MS = 60 * MINUTE_MS;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  > p {
    color: ${theme.color.ink2};
  }
  > [role='timer'] {
    justify-self: start;
  }
`;

const Pending = ({
  order,
  isOwn,
  isOffline,
  asked,
  now,
  on,
}: Omit<OrderDetailProps, 'order'> & { order: OrderDetail }) => {
  const leftMs = Date.parse(order.expiresAt) - now;
  const isOver = leftMs <= 0;
  // The banner above already shows these buttons to a guardian.
  const isAsked = order.needsGuardian && order.payable && !isOwn;
  return (
    <>
      {leftMs <= COUNTED_MS && <Countdown remainingMs={Math.max(0, leftMs)} />}
      {order.payable && !isOver && !isAsked && (
        <Button variant="primary" size="l" block disabled={isOffline} onClick={on.pay}>
          付款
        </Button>
      )}
      {order.payable && (
        <Button block loading={asked === 'asking'} disabled={isOffline} onClick={on.ask}>
          已付款？查询
        </Button>
      )}
      {asked === 'unpaid' && (
        <Alert tone="info" live="polite">
          还没有查到付款，稍后会自动更新。
        </Alert>
      )}
      {!isAsked && (
        <Button variant="ghost" block disabled={isOffline} onClick={() => on.begin('cancel')}>
          取消订单
        </Button>
      )}
    </>
  );
};

/** Price and state of the order, with the actions that are possible now. */
export const OrderNext = (props: Omit<OrderDetailProps, 'order'> & { order: OrderDetail }) => {
  const { order, invoiceNote, isOffline, now, on } = props;
  return (
    <Card>
      <Root>
        <PriceTag fen={order.amountFen} size="l" />
        <p>{standingText(order, now, order.payable)}</p>
        {order.status === ORDER.pending && <Pending {...props} />}
        {order.status === ORDER.paid && (
          <Button block disabled={isOffline} onClick={() => on.begin('quit')}>
            申请退出
          </Button>
        )}
        {order.status === ORDER.quitApplied && (
          <Button block disabled={isOffline} onClick={() => on.begin('withdraw')}>
            撤回申请
          </Button>
        )}
        {invoiceNote !== null && mayAskForInvoice(order) && (
          <Button variant="ghost" block disabled={isOffline} onClick={() => on.begin('invoice')}>
            {order.invoice ? '修改开票信息' : '申请发票'}
          </Button>
        )}
        {mayAskForRefund(order) && (
          <Button variant="primary" size="l" block disabled={isOffline} onClick={() => on.begin('refund')}>
            申请退款
          </Button>
        )}
      </Root>
    </Card>
  );
};
