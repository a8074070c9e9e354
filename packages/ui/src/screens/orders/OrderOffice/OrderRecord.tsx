import { moneyText } from '@aosai/api/kit/moneyText';
import { ORDER } from '@aosai/api/orders/orderStates';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Load } from '../../../patterns/Load/Load.tsx';
import type { DetailProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { orderSteps } from '../orderSteps.ts';
import { RowList } from '../../../patterns/RowList/RowList.tsx';
import { Timeline } from '../../../patterns/Timeline/Timeline.tsx';
import type { OrderKnown } from './orderKnown.ts';
import { logLine, noticeLine, paymentLine, refundLine } from './orderLines.tsx';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';

type Props = DetailProps<OrderRow, OrderKnown>;

/** Shown above the facts: what needs a decision, or went wrong. */
export const OrderNotes = ({ row, known: { detail } }: Props) => {
  const order = detail.data?.id === row.id ? detail.data : undefined;
  const isStuck = order?.refunds.some(({ status }) => status === 'abnormal' || status === 'closed') ?? false;
  return (
    <>
      {row.status === ORDER.quitApplied && (
        <Alert tone="warn" title="等待审核的退出申请">
          <p>{row.quitReason}</p>
          {order && order.proposedFen !== null && <p>按规则建议退 {moneyText(order.proposedFen)}。</p>}
        </Alert>
      )}
      {isStuck && (
        <Alert tone="bad" title="有退款没有退成">
          付款人的账号不能收款，或支付机构关闭了退款。请线下退回后登记。
        </Alert>
      )}
    </>
  );
};

/** Shown below the facts: payments, refunds, providers' notifications and the log of an order. */
export const OrderRecord = ({ row, known, retry, begin }: Props) => {
  const { fileUrl } = known;
  const detail = known.detail.data?.id === row.id || known.detail.error ? known.detail : {};
  return (
    <Load of={detail} name="订单记录" onRetry={retry}>
      {({ payments, refunds, notices, log, ...order }) => (
        <>
          <Timeline label="订单进度" steps={orderSteps(order)} now={known.now} />
          <RowList
            title="支付"
            of={{ data: payments }}
            none="还没有支付。"
            line={(payment) => paymentLine(payment, fileUrl)}
          />
          <RowList
            title="退款"
            of={{ data: refunds }}
            none="没有退款。"
            line={(refund) => refundLine(refund, fileUrl, () => begin('confirmRefund', refund))}
          />
          <RowList title="支付机构的通知" of={{ data: notices }} none="没有收到通知。" line={noticeLine} />
          <RowList title="操作日志" of={{ data: log }} none="没有记录。" line={logLine} />
        </>
      )}
    </Load>
  );
};
