import { moneyText } from '@aosai/api/kit/moneyText';
import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import { reasonFields } from '@aosai/api/kit/reasons';
import { MoneyBackDialog } from './MoneyBackDialog.tsx';
import { MoneyInDialog } from './MoneyInDialog.tsx';
import type { OrderKnown, QuitDecision } from './orderKnown.ts';
import type { OrderRow } from '@aosai/api/orders/orderViews.contract';
import { quitFields } from '@aosai/api/orders/orderForms';
import { yuanText } from '@aosai/api/orders/orderRules';
import { fenOf } from '@aosai/api/kit/yuan';
import { FieldsDialog } from '../../../patterns/FieldsDialog/FieldsDialog.tsx';
import type { OfficeActs, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

/** Grants a request to quit, or ends an order without one. The proposed refund may be changed. */
const QuitDecisionDialog = ({
  row,
  known: { detail },
  act,
  submit,
  close,
}: RowDialogProps<OrderRow, OrderKnown, QuitDecision>) => {
  const isForced = row.status !== ORDER.quitApplied;
  const title = isForced ? `强制退出「${row.title}」？` : `同意${row.memberName}退出「${row.title}」？`;
  const order = detail.data?.id === row.id ? detail.data : undefined;
  // The proposed amount arrives with the order's details; before that no amount may be decided on.
  if (order === undefined)
    return (
      <Dialog open title={title} onClose={close}>
        <Load of={detail.data === undefined ? detail : {}} name="应退金额">
          {() => null}
        </Load>
      </Dialog>
    );
  const proposedFen = order.proposedFen ?? 0;
  return (
    <FieldsDialog
      of={quitFields(proposedFen, isForced)}
      row={{ refundYuan: yuanText(proposedFen) }}
      title={title}
      description={`${isForced ? '学生没有申请。' : ''}权益马上结束，实付 ${moneyText(row.paidFen)}，已退 ${moneyText(row.refundedFen)}。下一步再退款。`}
      submitLabel={isForced ? '强制退出' : '同意退出'}
      size="m"
      act={act}
      on={{ submit: ({ refundYuan, reason }) => submit({ refundFen: fenOf(refundYuan), reason }), close }}
    />
  );
};

const isNow =
  (...statuses: OrderStatus[]) =>
  ({ status }: OrderRow) =>
    statuses.includes(status);

const titled = (words: string) => (row: OrderRow) => `${words}「${row.title}」？`;

/** Acts of the office on an order. */
export const orderActs = {
  confirmPaid: {
    at: 'row',
    label: '登记到账',
    done: '已登记到账',
    main: true,
    when: isNow(ORDER.pending, ORDER.closed),
    begins: ({ evidence }) => evidence.set(null),
    ask: MoneyInDialog,
  },
  passQuit: {
    at: 'row',
    label: '同意退出',
    done: '已同意退出',
    main: true,
    when: isNow(ORDER.quitApplied),
    ask: QuitDecisionDialog,
  },
  rejectQuit: {
    at: 'row',
    label: '驳回申请',
    done: '已驳回',
    when: isNow(ORDER.quitApplied),
    ask: {
      form: reasonFields('驳回原因', '学生会看到，请写明原因。'),
      size: 'm',
      title: titled('驳回退出'),
      submitLabel: '驳回申请',
    },
  },
  refund: {
    at: 'row',
    label: '退款',
    done: '已发起退款',
    main: true,
    when: (row) => isNow(ORDER.quitPassed)(row) && (row.refundFen ?? 0) > 0,
    ask: {
      confirm: (row) => `${moneyText(row.refundFen ?? 0)}原路退回给付款人，不能撤回。`,
      title: titled('退款'),
      submitLabel: '发起退款',
      danger: true,
    },
  },
  finishQuit: {
    at: 'row',
    label: '退出完成',
    done: '已完成退出',
    main: true,
    when: (row) => isNow(ORDER.refunded)(row) || (isNow(ORDER.quitPassed)(row) && (row.refundFen ?? 0) === 0),
    ask: { confirm: '订单到此结束，不能再改。', title: titled('完成退出'), submitLabel: '退出完成', danger: true },
  },
  ask: {
    at: 'row',
    label: '查询支付机构',
    done: '已向支付机构查询',
    when: (row) => row.provider !== 'manual' && isNow(ORDER.pending, ORDER.refunding)(row),
  },
  forceQuit: { at: 'row', label: '强制退出', done: '已强制退出', when: isNow(ORDER.paid), ask: QuitDecisionDialog },
  cancel: {
    at: 'row',
    label: '关闭订单',
    done: '已关闭订单',
    when: isNow(ORDER.pending),
    ask: {
      form: reasonFields('关闭原因', '学生会看到。'),
      size: 'm',
      title: titled('关闭订单'),
      description: ({ kind }) =>
        `先在支付机构关闭，已经付款的不能关闭。${kind === 'membership' ? '' : '名额马上让给下一位。'}`,
      submitLabel: '关闭订单',
    },
  },
  confirmRefund: {
    at: 'part',
    label: '登记退款',
    done: '已登记退款',
    begins: ({ evidence }) => evidence.set(null),
    ask: MoneyBackDialog,
  },
} satisfies OfficeActs<OrderRow, OrderKnown>;
