import { moneyText } from '@aosai/api/kit/moneyText';
import { invoiceFields } from '@aosai/api/orders/invoice';
import { ORDER_KIND, type OrderKind } from '@aosai/api/orders/payments';
import { reasonFields } from '@aosai/api/kit/reasons';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { FieldsDialog } from '../../../../patterns/FieldsDialog/FieldsDialog.tsx';
import { PROMISE } from '../../orderWords.ts';
import type { OrderAsk, OrderDetailProps } from '../orderDetailProps.ts';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

export interface OrderDialogProps extends Pick<OrderDetailProps, 'invoiceNote'> {
  asking: OrderAsk;
  order: OrderDetail;
  act: { pending: boolean; error: string | null };
  on: Pick<OrderDetailProps['on'], 'cancel' | 'quit' | 'withdraw' | 'refund' | 'invoice'> & { close: () => void };
}

const quitFields = reasonFields('退出原因', '工作人员会看到。');

/** The refund rules behind the proposal. */
const RULES = {
  membership: '付款 7 天内没有用过全额退，之后按剩余天数退。',
  exam: '考试开始前全额退，开始后不退。',
  grade: '开班前全额退，开班后不退。',
} as const satisfies Record<OrderKind, string>;

const proposalText = ({ proposedFen, kind }: OrderDetail): string =>
  `${proposedFen ? `现在退出，预计退回 ${moneyText(proposedFen)}，${PROMISE.refund}。` : '现在退出，没有可退的金额。'}${RULES[kind]}审核通过后${
    kind === 'membership' ? '权益马上结束' : '名额马上取消'
  }，${PROMISE.answer}。`;

const refundText = ({ refundFen }: OrderDetail): string =>
  `${moneyText(refundFen ?? 0)} ${PROMISE.refund}。退款完成后平台办结，名额随之取消。`;

const WORDS = {
  cancel: { title: '取消这个订单？', consequence: '没有付款，随时可以重新下单。', confirmLabel: '取消订单' },
  decline: {
    title: '不同意这次购买？',
    consequence: '订单会关闭，孩子会收到消息。需要时可以重新下单。',
    confirmLabel: '不同意',
  },
  withdraw: { title: '撤回退出申请？', consequence: '订单恢复为已支付，照常使用。', confirmLabel: '撤回申请' },
} as const;

/** The dialog of an action on an order; for quitting it shows the proposed refund. */
export const OrderDialog = ({ asking, order, invoiceNote, act, on }: OrderDialogProps) => {
  if (asking === 'invoice')
    return (
      <FieldsDialog
        of={invoiceFields}
        row={order.invoice ?? {}}
        title={order.invoice ? '修改开票信息' : '申请发票'}
        description={invoiceNote ?? ''}
        submitLabel="提交"
        act={act}
        on={{ submit: ({ taxNo, ...form }) => on.invoice({ ...form, taxNo: taxNo ?? '' }), close: on.close }}
      />
    );
  if (asking === 'quit')
    return (
      <FieldsDialog
        of={quitFields}
        title={`申请退出${ORDER_KIND.label(order.kind)}「${order.title}」`}
        description={proposalText(order)}
        submitLabel="申请退出"
        size="m"
        act={act}
        on={{ submit: ({ reason }) => on.quit(reason), close: on.close }}
      />
    );
  if (asking === 'refund')
    return (
      <ConfirmDialog
        open
        title={`申请退款「${order.title}」？`}
        consequence={refundText(order)}
        confirmLabel="申请退款"
        cancelLabel="返回"
        pending={act.pending}
        error={act.error}
        on={{ confirm: on.refund, cancel: on.close }}
      />
    );
  return (
    <ConfirmDialog
      open
      {...WORDS[asking]}
      cancelLabel="返回"
      danger={asking !== 'withdraw'}
      pending={act.pending}
      error={act.error}
      on={{ confirm: asking === 'withdraw' ? on.withdraw : on.cancel, cancel: on.close }}
    />
  );
};
