import { priceText } from '@aosai/api/kit/moneyText';
import { ORDER } from '@aosai/api/orders/orderStates';
import { ORDER_KIND } from '@aosai/api/orders/payments';
import { mayAskForRefund } from '@aosai/api/orders/placeRules';
import { ButtonLink } from '../../../../primitives/ButtonLink/ButtonLink.tsx';
import { Link } from '../../../../primitives/Link/Link.tsx';
import { Tag } from '../../../../primitives/Tag/Tag.tsx';
import { DateBlock } from '../../../../patterns/DateBlock/DateBlock.tsx';
import { DatedRows } from '../../../../patterns/DateBlock/DatedRows.tsx';
import { orderLinks } from '../../../../patterns/links/orderLinks.ts';
import { standingText } from '../../orderWords.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

const aboutText = ({ kind, memberName }: OrderRow, isParent: boolean): string =>
  [ORDER_KIND.label(kind), isParent && memberName].filter(Boolean).join(' · ');

/** A list of orders: what was ordered, state, price and next step. */
export const OrderRows = ({
  orders,
  isParent,
  now,
}: {
  orders: readonly OrderRow[];
  isParent: boolean;
  now: number;
}) => (
  <DatedRows role="list">
    {orders.map((order) => {
      const mayPay = order.status === ORDER.pending && (isParent || !order.needsGuardian);
      const mayQuit = order.status === ORDER.paid && order.source !== 'gift';
      const mayRefund = mayAskForRefund(order);
      const label = mayPay ? '去付款' : mayRefund ? '申请退款' : '查看';
      return (
        <li key={order.id}>
          <DateBlock at={order.createdAt} now={now} />
          <div data-part="what">
            <h3>{order.title}</h3>
            <p>
              {aboutText(order, isParent)} · {standingText(order, now, isParent)}
            </p>
            {mayQuit && (
              <p>
                <Link href={orderLinks.asking(order.id, 'quit')} aria-label={`申请退出：${order.title}`}>
                  申请退出
                </Link>
              </p>
            )}
          </div>
          <span data-part="state">
            <Tag tone={ORDER.tone(order.status)}>{ORDER.label(order.status)}</Tag>
          </span>
          <span data-part="score">
            <b>{priceText(order.amountFen)}</b>
          </span>
          <span data-part="action">
            <ButtonLink
              href={mayRefund ? orderLinks.asking(order.id, 'refund') : orderLinks.order(order.id)}
              variant={mayPay || mayRefund ? 'primary' : 'default'}
              aria-label={`${label}：${order.title}`}
            >
              {label}
            </ButtonLink>
          </span>
        </li>
      );
    })}
  </DatedRows>
);
