import { moneyText } from '@aosai/api/kit/moneyText';
import { minuteText } from '@aosai/api/kit/beijing';
import {
  NOTICE_OUTCOME,
  PAYMENT_PROVIDER,
  PAYMENT_STATUS,
  REFUND_CAUSE,
  REFUND_STATUS,
} from '@aosai/api/orders/payments';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import type { Refund } from './MoneyBackDialog.tsx';
import type { OrderDetail } from '@aosai/api/orders/orderViews.contract';

type Payment = OrderDetail['payments'][number];
type Notice = OrderDetail['notices'][number];
type Entry = OrderDetail['log'][number];
type FileUrl = (fileName: string) => string;

const NOTICE_KIND = { payment: '支付通知', refund: '退款通知' } as const;

const said = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Refunds the office must confirm by hand: manual ones, and those the provider could not make. */
const isByHand = ({ provider, status }: Refund): boolean =>
  status === 'abnormal' || (provider === 'manual' && (status === 'waiting' || status === 'processing'));

const withEvidence = (words: string, { evidence }: Payment | Refund, fileUrl: FileUrl) =>
  evidence === null ? (
    words
  ) : (
    <>
      {words} ·{' '}
      <Link href={fileUrl(evidence.fileName)} target="_blank" rel="noreferrer">
        查看凭证
      </Link>
    </>
  );

/** A payment attempt as a line of the drawer. */
export const paymentLine = (payment: Payment, fileUrl: FileUrl) => {
  const { id, provider, status, amountFen, paidFen, paidAt, evidence, transactionId, outTradeNo } = payment;
  const words = said(
    moneyText(paidFen ?? amountFen),
    paidAt && minuteText(paidAt),
    evidence?.payer ?? null,
    transactionId ?? outTradeNo,
  );
  return {
    key: id,
    name: PAYMENT_PROVIDER.label(provider),
    words: withEvidence(words, payment, fileUrl),
    tool: <Tag tone={PAYMENT_STATUS.tone(status)}>{PAYMENT_STATUS.label(status)}</Tag>,
  };
};

/** A refund as a line of the drawer, with a button to confirm it when it is made by hand. */
export const refundLine = (refund: Refund, fileUrl: FileUrl, onConfirm: () => void) => {
  const { id, cause, provider, status, amountFen, doneAt, refundNo } = refund;
  const words = said(moneyText(amountFen), PAYMENT_PROVIDER.label(provider), doneAt && minuteText(doneAt), refundNo);
  return {
    key: id,
    name: REFUND_CAUSE.label(cause),
    words: withEvidence(words, refund, fileUrl),
    tool: isByHand(refund) ? (
      <Button size="s" onClick={onConfirm}>
        登记退款
      </Button>
    ) : (
      <Tag tone={REFUND_STATUS.tone(status)}>{REFUND_STATUS.label(status)}</Tag>
    ),
  };
};

/** A provider's notification as a line. */
export const noticeLine = ({ id, kind, provider, noticeId, outcome, createdAt }: Notice) => ({
  key: id,
  name: NOTICE_KIND[kind],
  words: said(PAYMENT_PROVIDER.label(provider), minuteText(createdAt), noticeId),
  tool: outcome && <Tag tone={NOTICE_OUTCOME.tone(outcome)}>{NOTICE_OUTCOME.label(outcome)}</Tag>,
});

/** A log entry as a line. */
export const logLine = ({ id, action, actorName, at }: Entry) => ({
  key: id,
  name: action,
  words: said(actorName ?? '系统', minuteText(at)),
});
