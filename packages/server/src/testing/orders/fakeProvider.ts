import { AppError } from '@aosai/api/kit/errors';
import type { ProviderName } from '@aosai/api/orders/payments';
import type { BillRow, PaymentProvider, ProviderPayment, ProviderRefund } from '../../adapters/payment/provider.ts';

interface Paid {
  state: 'open' | 'closed' | 'paid';
  amountFen: number;
  paidAt: Date;
}
interface Back {
  outTradeNo: string;
  refundFen: number;
  state: ProviderRefund['state'];
}

/** A provider in memory that keeps its own books, to compare with those of the engine. */
export class FakeProvider implements PaymentProvider {
  readonly payments = new Map<string, Paid>();
  readonly refunds = new Map<string, Back>();
  /** The answers to the next refunds; `done` when empty. */
  nextRefunds: ProviderRefund['state'][] = [];
  isDown = false;
  bill: BillRow[] = [];
  /** Refund requests for payments that were never made here. */
  strange: string[] = [];
  readonly name: ProviderName;

  constructor(name: ProviderName = 'sandbox') {
    this.name = name;
  }

  private answer<T>(value: T): Promise<T> {
    return this.isDown ? Promise.reject(new AppError('UNAVAILABLE')) : Promise.resolve(value);
  }

  /** A payment in its books; works also while the provider `isDown`. */
  bookOf(outTradeNo: string): ProviderPayment {
    const found = this.payments.get(outTradeNo);
    if (found?.state !== 'paid') return { state: found?.state ?? 'unknown' };
    return { state: 'paid', paidFen: found.amountFen, transactionId: `tx-${outTradeNo}`, paidAt: found.paidAt };
  }

  /** Simulates that the payer pays. Returns false if the payment is paid or closed already. */
  pay(outTradeNo: string, at: Date, evenClosed = false): boolean {
    const found = this.payments.get(outTradeNo);
    if (!found || found.state === 'paid' || (found.state === 'closed' && !evenClosed)) return false;
    Object.assign(found, { state: 'paid', paidAt: at });
    return true;
  }

  createPayment({ outTradeNo, amountFen, expiresAt }: Parameters<PaymentProvider['createPayment']>[0]) {
    if (!this.isDown && !this.payments.has(outTradeNo))
      this.payments.set(outTradeNo, { state: 'open', amountFen, paidAt: expiresAt });
    return this.answer({ kind: 'sandbox' as const, outTradeNo });
  }

  queryPayment(outTradeNo: string): Promise<ProviderPayment> {
    return this.answer(this.bookOf(outTradeNo));
  }

  closePayment(outTradeNo: string): Promise<ProviderPayment> {
    const found = this.payments.get(outTradeNo);
    if (!this.isDown && found?.state === 'open') found.state = 'closed';
    return this.answer(this.bookOf(outTradeNo));
  }

  refund({ outTradeNo, outRefundNo, refundFen }: Parameters<PaymentProvider['refund']>[0]): Promise<ProviderRefund> {
    if (this.isDown) return this.answer({ state: 'processing' });
    if (this.payments.get(outTradeNo)?.state !== 'paid') this.strange.push(outRefundNo);
    const known = this.refunds.get(outRefundNo);
    const back = known ?? { outTradeNo, refundFen, state: this.nextRefunds.shift() ?? 'done' };
    this.refunds.set(outRefundNo, back);
    return this.answer({ state: back.state, refundId: `back-${outRefundNo}` });
  }

  queryRefund(outRefundNo: string): Promise<ProviderRefund> {
    const state = this.refunds.get(outRefundNo)?.state ?? 'closed';
    return this.answer({ state, refundId: `back-${outRefundNo}` });
  }

  readBill(): Promise<BillRow[]> {
    return this.answer(this.bill);
  }

  parseNotice(): never {
    throw new AppError('NOTICE_REFUSED');
  }

  /** Money received and not refunded, in fen. */
  heldFen(): number {
    const came = [...this.payments.values()].reduce((sum, one) => sum + (one.state === 'paid' ? one.amountFen : 0), 0);
    const went = [...this.refunds.values()].reduce((sum, one) => sum + (one.state === 'done' ? one.refundFen : 0), 0);
    return came - went;
  }
}
