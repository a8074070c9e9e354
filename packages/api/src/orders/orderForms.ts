import { choice, fields, text } from '../kit/fields.ts';
import { labelled, type ValueIn } from '../kit/labelled.ts';
import { REASON_MAX } from '../kit/reasons.ts';
import { moneyText } from '../kit/moneyText.ts';
import { fenOf, YUAN } from '../kit/yuan.ts';

const TX_NO = /^[0-9A-Za-z_-]{4,64}$/;
const amount = (label: string, hint: string) =>
  text(label, { required: true, max: 9, oneLine: true, pattern: YUAN, like: '金额，最多两位小数', hint });
const txNo = text('流水号', {
  required: true,
  max: 64,
  oneLine: true,
  pattern: TX_NO,
  typed: 'capitals',
  like: '4 到 64 个字母、数字、- 或 _',
  hint: '银行或支付平台的流水号，一个流水号只能登记一次。',
});

/** Fields with which an operator confirms a received transfer. */
export const moneyInFields = fields({
  paidYuan: amount('到账金额（元）', '必须与订单的应付金额相同。'),
  paidDay: text('到账日期', { required: true, max: 10 }),
  paidClock: text('到账时间', { required: true, max: 5 }),
  payer: text('付款人', { required: true, max: 60, oneLine: true, hint: '转账记录上的名字。' }),
  txNo,
});

/** Field with which an operator confirms a refund transfer. */
export const moneyBackFields = fields({ txNo });

/** Payment of an order that the office creates. */
export const OFFICE_PAYMENT = labelled({ later: '等待付款', paid: '已经到账', gift: '赠送' });

/** Choice in the form with which operators create orders; `gift` and `paid` need no payment by the member. */
export type OfficePayment = ValueIn<typeof OFFICE_PAYMENT>;

/** Fields of an order that the office creates for a student. */
export const officeOrderFields = fields({
  account: text('账号', {
    required: true,
    max: 60,
    oneLine: true,
    typed: 'account',
    hint: '谁用这张卡：完整的账号或手机号。',
  }),
  membershipId: text('会员卡', { required: true, max: 26 }),
  payment: choice('付款', OFFICE_PAYMENT),
  gift: text('赠送原因', {
    required: true,
    max: REASON_MAX,
    lines: 3,
    hint: '写进操作日志，价格记为 0。',
    when: ({ payment }) => payment === 'gift',
  }),
});

/** Fields to decide on a quit: the proposed refund, or another amount with a reason. */
export const quitFields = (proposedFen: number, asksReason: boolean) =>
  fields({
    refundYuan: amount('退款金额（元）', `按规则建议退 ${moneyText(proposedFen)}。`),
    reason: text('原因', {
      required: true,
      max: REASON_MAX,
      lines: 3,
      hint: asksReason ? '学生会看到。' : '与建议不同，请写明原因；学生会看到。',
      when: ({ refundYuan }) =>
        asksReason || (typeof refundYuan === 'string' && YUAN.test(refundYuan) && fenOf(refundYuan) !== proposedFen),
    }),
  });
