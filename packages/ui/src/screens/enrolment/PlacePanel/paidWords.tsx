import { priceText } from '@aosai/api/kit/moneyText';
import { ORDER } from '@aosai/api/orders/orderStates';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { orderLinks } from '../../../patterns/links/orderLinks.ts';
import { leftText } from '@aosai/api/kit/durations';
import type { PlaceWords } from './PlacePanel.tsx';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

export type PlaceOrder = NonNullable<Enrolment['order']>;

/** Shown before a person asks to quit a paid enrolment. */
export const REFUND_RULE = '开始前申请，全额原路退回；开始后不退，有特殊情况请写在原因里。由平台审核，结果会发消息。';

const toOrder = ({ id }: PlaceOrder, label: string, variant?: 'primary') => (
  <ButtonLink block {...(variant && { variant, size: 'l' as const })} href={orderLinks.order(id)}>
    {label}
  </ButtonLink>
);

/** For a seat reserved until its order is paid: the time left, and who can pay. */
export function payWords(order: PlaceOrder, now: number, isPayer: boolean): PlaceWords {
  const mayPay = isPayer || !order.needsGuardian;
  const how = mayPay ? '付款后报名才生效' : '请家长登录后付款，付款后报名才生效';
  return {
    title: '待支付',
    clock: { label: '剩余支付时间', left: leftText(Date.parse(order.expiresAt) - now) },
    text: `${priceText(order.amountFen)}。${how}；过时不付，名额让给下一位。`,
    action: mayPay ? toOrder(order, '去支付', 'primary') : toOrder(order, '查看订单'),
  };
}

/** Progress of a granted quit and its refund; null when none is granted. */
export function quitWords(order: PlaceOrder): PlaceWords | null {
  const back = priceText(order.refundFen ?? 0);
  const action = toOrder(order, '查看订单');
  if (order.status === ORDER.refunding)
    return { title: '退款中', text: `${back} 正在原路退回，一般 1 到 3 个工作日到账。`, action };
  if (order.status === ORDER.refunded) return { title: '已退款', text: `${back} 已原路退回，平台办结后退出。`, action };
  if (order.status !== ORDER.quitPassed) return null;
  const title = '退出申请已通过';
  if (!order.refundFen) return { title, text: '没有可以退的金额，平台办结后退出。', action };
  return {
    title,
    text: `申请退款后原路退回 ${back}，一般 1 到 3 个工作日到账。`,
    action: (
      <ButtonLink block variant="primary" size="l" href={orderLinks.asking(order.id, 'refund')}>
        申请退款
      </ButtonLink>
    ),
  };
}
