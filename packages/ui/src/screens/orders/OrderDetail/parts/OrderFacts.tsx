import { moneyText } from '@aosai/api/kit/moneyText';
import { dateText, minuteText } from '@aosai/api/kit/beijing';
import { ORDER_KIND, PAYMENT_PROVIDER } from '@aosai/api/orders/payments';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Code } from '../../../../primitives/Code/Code.tsx';
import { CopyButton } from '../../../../patterns/CopyButton/CopyButton.tsx';
import { RowFacts } from '../../../../patterns/RowFacts/RowFacts.tsx';
import { theme } from '../../../../tokens/theme.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

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
export const OrderFacts = ({ order }: { order: OrderDetail }) => {
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
    ['学生', order.memberName],
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
