import type { ProviderName } from '@aosai/api/orders/payments';

/** A payment to open. `outTradeNo` is our number, for this provider only, and never reused. */
export interface PaymentAsk {
  appId: string;
  outTradeNo: string;
  /** The number of the order that the payer sees. */
  orderNo: string;
  amountFen: number;
  title: string;
  expiresAt: Date;
  /** The payer's id in our official account; set for payments inside WeChat. */
  openId?: string | undefined;
}

/** The data that the payer's page needs to pay. */
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

/** The state of a payment at its provider; `unknown` where the provider does not know it, or cannot be asked. */
export type ProviderPayment =
  | { state: 'paid'; paidFen: number; transactionId: string; paidAt: Date }
  | { state: 'open' | 'closed' | 'unknown' };

/** The state of a refund at its provider; `abnormal` needs a person: the payer's account accepts nothing. */
export interface ProviderRefund {
  state: 'processing' | 'done' | 'closed' | 'abnormal';
  refundId?: string;
}

export interface RefundAsk {
  outTradeNo: string;
  /** Our number; asking twice with the same one refunds once. */
  outRefundNo: string;
  refundFen: number;
  /** The whole amount of the payment. */
  totalFen: number;
  reason: string;
}

/** A notice from a provider, trusted because its signature was verified. */
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

/** One line of a bill: a payment received or a refund made. */
export interface BillRow {
  kind: 'payment' | 'refund';
  /** Null in a bank's list, which does not have our numbers. */
  outTradeNo: string | null;
  outRefundNo: string | null;
  /** The provider's number of the payment or the refund. */
  transactionId: string;
  amountFen: number;
  /** Null where the list has only the day. */
  at: Date | null;
}

/** A notice as received: the signature covers exactly these bytes. */
export interface RawNotice {
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: string;
  now: Date;
}

/**
 * A way to pay. Never call it inside a database transaction: most methods wait for another server. Throws UNAVAILABLE
 * when that cannot be reached; repeating a call with the same numbers has no second effect.
 */
export interface PaymentProvider {
  name: ProviderName;
  /** Our openIds belong to another official account than the merchant's, so payers scan a code inside WeChat too. */
  isOfOtherAccount?: boolean;
  createPayment(ask: PaymentAsk): Promise<PayParams>;
  queryPayment(outTradeNo: string): Promise<ProviderPayment>;
  /** Resolves once nobody can pay it, or with `paid` if it was paid meanwhile. */
  closePayment(outTradeNo: string): Promise<ProviderPayment>;
  refund(ask: RefundAsk): Promise<ProviderRefund>;
  queryRefund(outRefundNo: string): Promise<ProviderRefund>;
  /** Throws NOTICE_REFUSED when it is not signed by this provider, too old, or about another merchant. */
  parseNotice(notice: RawNotice): Promise<ProviderNotice>;
  /**
   * Payments and refunds of a day in Beijing (2026-11-21), fetched from the provider or read from a file. Throws
   * BILL_UNREADABLE.
   */
  readBill(date: string, file?: Uint8Array): Promise<BillRow[]>;
}

/** The payment providers set up for an app. */
export type PaymentProviders = ReadonlyMap<ProviderName, PaymentProvider>;
