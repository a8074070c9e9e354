import type { ProviderName } from '@aosai/api/orders/payments';
import { type AppPayments, appPayments } from '../../adapters/payment/appPayments.ts';
import type { PaymentProvider, ProviderNotice } from '../../adapters/payment/provider.ts';
import { ByHand } from './byHand.ts';
import { FakeProvider } from './fakeProvider.ts';

export type Notices = readonly (readonly [ProviderName, ProviderNotice])[];

/** All ways to pay of an app: two providers, one of which its settings choose, and an operator. */
export class Cashiers {
  readonly sandbox = new FakeProvider('sandbox');
  readonly wechat = new FakeProvider('wechat');
  readonly byHand = new ByHand();
  /** The provider that is set up; null: both, as after a switch that keeps the old one. */
  online: 'sandbox' | 'wechat' | null = 'sandbox';
  private noticeNo = 0;

  /** Both payment providers, whether or not they are set up. */
  readonly providers = [this.sandbox, this.wechat] as const;

  /** The providers that are set up. */
  setUp(): readonly FakeProvider[] {
    return this.providers.filter(({ name }) => this.online === null || name === this.online);
  }

  /** Switches to the other provider; the first one cannot be asked until it is set up again. */
  change(): void {
    this.online = this.online === 'sandbox' ? 'wechat' : 'sandbox';
  }

  payments(wrap: (provider: PaymentProvider) => PaymentProvider = (provider) => provider): AppPayments {
    return appPayments([...this.setUp(), this.byHand.provider].map(wrap));
  }

  /** Notices about everything that was ever paid or refunded. */
  news(kind: 'payment' | 'refund'): Notices {
    const noticeId = () => `notice-${(this.noticeNo += 1)}`;
    return this.setUp().flatMap((provider): Notices => {
      const { name } = provider;
      if (kind === 'payment')
        return [...provider.payments.keys()].flatMap((outTradeNo) => {
          const paid = provider.bookOf(outTradeNo);
          return paid.state === 'paid' ? [[name, { kind, noticeId: noticeId(), outTradeNo, ...paid }] as const] : [];
        });
      return [...provider.refunds].flatMap(([outRefundNo, { outTradeNo, refundFen, state }]) => {
        const told = { noticeId: noticeId(), outTradeNo, outRefundNo, refundId: `back-${outRefundNo}`, refundFen };
        return state === 'processing' ? [] : [[name, { kind, ...told, state }] as const];
      });
    });
  }

  /** Completes what is under way and makes every provider available. */
  settle(): void {
    this.online = null;
    for (const provider of this.providers) {
      provider.isDown = false;
      provider.nextRefunds = [];
      for (const back of provider.refunds.values()) if (back.state === 'processing') back.state = 'done';
    }
  }

  /** The state of a refund in the provider's books, readable also while it is not set up. */
  readonly bookOfRefund = (outRefundNo: string) =>
    this.providers.map(({ refunds }) => refunds.get(outRefundNo)?.state).find((state) => state !== undefined);

  /** Requests that reached the wrong provider. */
  faults(): string[] {
    return this.providers.flatMap(({ name, strange }) => strange.map((no) => `${name} is to give ${no} back`));
  }

  heldFen(): number {
    return this.sandbox.heldFen() + this.wechat.heldFen() + this.byHand.heldFen();
  }
}
