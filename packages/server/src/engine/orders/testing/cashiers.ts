import type { ProviderName } from '@aosai/api/domain/orders/payments';
import { type AppPayments, appPayments } from '../../../adapters/payment/appPayments.ts';
import type { PaymentProvider, ProviderNotice } from '../../../adapters/payment/provider.ts';
import { ByHand } from './byHand.ts';
import { FakeProvider } from './fakeProvider.ts';

export type Notices = readonly (readonly [ProviderName, ProviderNotice])[];

/** Anyone who takes money for an app: one of two providers, as its settings say at the moment, and an operator. */
export class Cashiers {
  readonly sandbox = new FakeProvider('sandbox');
  readonly wechat = new FakeProvider('wechat');
  readonly byHand = new ByHand();
  /** The provider of the settings; null: both, as after a switch that took the old one along. */
  online: 'sandbox' | 'wechat' | null = 'sandbox';
  private noticeNo = 0;

  /** Both, whether they are set up or not. */
  readonly providers = [this.sandbox, this.wechat] as const;

  /** Those of them that are set up. */
  setUp(): readonly FakeProvider[] {
    return this.providers.filter(({ name }) => this.online === null || name === this.online);
  }

  /** The app goes over to the other provider, and what the first took is asked for nowhere until it is back. */
  change(): void {
    this.online = this.online === 'sandbox' ? 'wechat' : 'sandbox';
  }

  payments(wrap: (provider: PaymentProvider) => PaymentProvider = (provider) => provider): AppPayments {
    return appPayments([...this.setUp(), this.byHand.provider].map(wrap));
  }

  /** What they have to tell, of whatever was ever paid or given back. */
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

  /** What is under way comes to its end, and everybody can be asked. */
  settle(): void {
    this.online = null;
    for (const provider of this.providers) {
      provider.isDown = false;
      provider.nextRefunds = [];
      for (const back of provider.refunds.values()) if (back.state === 'processing') back.state = 'done';
    }
  }

  /** How a refund stands in the provider's own books, which no switch closes. */
  readonly bookOfRefund = (outRefundNo: string) =>
    this.providers.map(({ refunds }) => refunds.get(outRefundNo)?.state).find((state) => state !== undefined);

  /** What a provider was asked that only another can do. */
  faults(): string[] {
    return this.providers.flatMap(({ name, strange }) => strange.map((no) => `${name} is to give ${no} back`));
  }

  heldFen(): number {
    return this.sandbox.heldFen() + this.wechat.heldFen() + this.byHand.heldFen();
  }
}
