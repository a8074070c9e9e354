import type { ProviderName } from '@aosai/api/domain/orders/payments';

/** What someone is about to pay. `outTradeNo` is ours, for this provider alone, and never used again. */
export interface PaymentAsk {
  appId: string;
  outTradeNo: string;
  /** What the payer knows the order by. */
  orderNo: string;
  amountFen: number;
  title: string;
  expiresAt: Date;
  /** The payer's id in our official account, where they pay inside WeChat. */
  openId?: string | undefined;
}

/** What the payer's page needs in order to pay. */
export type PayParams =
  | { kind: 'manual'; payee: string; pictureFileId?: string; remark: string }
  | { kind: 'qr'; codeUrl: string }
  | {
      kind: 'jsapi';
      appId: string;
      timeStamp: string;
      nonceStr: string;
      package: string;
      signType: 'RSA';
      paySign: string;
    }
  | { kind: 'sandbox'; outTradeNo: string };

/** How a payment stands at its provider; `unknown` where the provider does not know it, or cannot be asked. */
export type ProviderPayment =
  | { state: 'paid'; paidFen: number; transactionId: string; paidAt: Date }
  | { state: 'open' | 'closed' | 'unknown' };

/** How a refund stands at its provider; `abnormal` needs a person: the payer's account takes nothing. */
export interface ProviderRefund {
  state: 'processing' | 'done' | 'closed' | 'abnormal';
  refundId?: string;
}

export interface RefundAsk {
  outTradeNo: string;
  /** Ours; asking twice with the same one refunds once. */
  outRefundNo: string;
  refundFen: number;
  /** What was paid at all. */
  totalFen: number;
  reason: string;
}

/** What a provider told of its own accord, believed because it is signed. */
export type ProviderNotice =
  | {
      kind: 'payment';
      noticeId: string;
      outTradeNo: string;
      transactionId: string;
      paidFen: number;
      paidAt: Date;
    }
  | {
      kind: 'refund';
      noticeId: string;
      outTradeNo: string;
      outRefundNo: string;
      refundId: string;
      refundFen: number;
      state: 'done' | 'closed' | 'abnormal';
    };

/** One line of a bill: a payment that came, or a refund that went. */
export interface BillRow {
  kind: 'payment' | 'refund';
  /** Null in a bank's list, which knows nothing of our numbers. */
  outTradeNo: string | null;
  outRefundNo: string | null;
  /** The provider's own number: of the payment, or of the refund. */
  transactionId: string;
  amountFen: number;
  /** Null where the list says only the day. */
  at: Date | null;
}

/** A notice as it came: the signature covers these very bytes. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: string;
  now: Date;
}

/**
 * One way to be paid. None of it may run inside a database transaction: most of it waits for someone else's server.
 * What cannot be reached throws UNAVAILABLE; asking again with the same numbers of ours has no second effect.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** The payers' ids that we know are of another official account than the merchant's: inside WeChat they scan too. */
  isOfOtherAccount?: boolean;
  createPayment(ask: PaymentAsk): Promise<PayParams>;
  queryPayment(outTradeNo: string): Promise<ProviderPayment>;
  /** Nobody can pay it any more, or it says `paid`, when it was paid meanwhile. */
  closePayment(outTradeNo: string): Promise<ProviderPayment>;
  refund(ask: RefundAsk): Promise<ProviderRefund>;
  queryRefund(outRefundNo: string): Promise<ProviderRefund>;
  /** Throws NOTICE_REFUSED when it is not signed by this provider, too old, or about another merchant. */
  parseNotice(notice: RawNotice): Promise<ProviderNotice>;
  /**
   * What came and went on a day in Beijing (2026-11-21), as the provider says, or as a file of its does.
   * Throws BILL_UNREADABLE.
   */
  readBill(date: string, file?: Uint8Array): Promise<BillRow[]>;
}

/** The ways to be paid that are set up for an app; what is missing is not configured. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>;
