import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import { ORDER, type OrderStatus } from '@aosai/api/domain/orders/orderStates';
import type { ProviderNotice } from '../../../adapters/payment/provider.ts';
import type { Db } from '../../../db/open.ts';
import { orders, payment, refund } from '../../../db/schema/orders.ts';
import { acceptNotice } from '../acceptNotice.ts';
import { askOrder } from '../askProvider.ts';
import { closeOrder } from '../closeOrder.ts';
import { openPayment } from '../openPayment.ts';
import type { OrderCall } from '../orderCall.ts';
import { paymentByNumber } from '../paymentByNumber.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from '../quits.ts';
import { startRefund } from '../startRefund.ts';
import { findOrder, type OrderRow } from '../storedOrders.ts';
import { tellRefunded } from '../tellRefunded.ts';
import { crashingDb, crashingProvider, Killed, Steps } from './crashing.ts';
import { moneyFaults } from './moneyBooks.ts';
import { type Act, NEXT, type Step } from './orderActs.ts';
import type { Sale } from './sale.ts';

const noAudit = () => Promise.resolve();
const ROUNDS = 12;
/** Acts of the world outside: nothing of ours has changed after them. */
const SILENT: ReadonlySet<Act> = new Set([
  'pay',
  'payClosed',
  'providerCloses',
  'halfHour',
  'day',
  'slowRefund',
  'closedRefund',
  'abnormalRefund',
  'down',
  'up',
]);

/** All of them, and then what the first one that broke says. */
async function together(work: readonly Promise<unknown>[]): Promise<void> {
  const broken = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}

/** The orders of a sale, through whatever happens to them. */
export class OrderRun {
  /** How far orders got: a model that never sees the end of a quit proves nothing of it. */
  readonly reached = new Set<OrderStatus>();
  /** How often the server died. */
  deaths = 0;
  private readonly sale: Sale;
  private readonly db: Db;
  private noticeNo = 0;

  constructor(sale: Sale, db: Db) {
    this.sale = sale;
    this.db = db;
  }

  /** The newest order of somebody. */
  private async orderOf(memberId: string): Promise<OrderRow | null> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.appId, this.sale.world.appId), eq(orders.memberId, memberId)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(1);
    return row ?? null;
  }

  /** What the provider has to tell, of whatever was ever paid or given back. */
  private news(kind: 'payment' | 'refund'): ProviderNotice[] {
    const { provider } = this.sale.world;
    const noticeId = () => `notice-${(this.noticeNo += 1)}`;
    if (kind === 'payment')
      return [...provider.payments.keys()].flatMap((outTradeNo) => {
        const paid = provider.bookOf(outTradeNo);
        return paid.state === 'paid' ? [{ kind, noticeId: noticeId(), outTradeNo, ...paid }] : [];
      });
    return [...provider.refunds].flatMap(([outRefundNo, { outTradeNo, refundFen, state }]) => {
      const told = { noticeId: noticeId(), outTradeNo, outRefundNo, refundId: `back-${outRefundNo}`, refundFen };
      return state === 'processing' ? [] : [{ kind, ...told, state }];
    });
  }

  /** Tells it, and the same notice again in the same moment. */
  private async tell(call: OrderCall, notices: readonly ProviderNotice[], times = 1): Promise<void> {
    for (const notice of notices)
      await together(Array.from({ length: times }, () => acceptNotice(call, 'sandbox', notice)));
  }

  private async act(act: Act, call: OrderCall, memberId: string): Promise<unknown> {
    const { world } = this.sale;
    const { provider } = world;
    const order = await this.orderOf(memberId);
    switch (act) {
      case 'on':
        for (const next of order ? NEXT[order.status] : (['order'] as const)) await this.act(next, call, memberId);
        return null;
      case 'order':
        return this.sale.ask(call, memberId);
      case 'notice':
        return this.tell(call, this.news('payment'));
      case 'noticeAgain':
        return this.tell(call, this.news('payment'), 2);
      case 'refundNotice':
        return this.tell(call, this.news('refund'), 2);
      case 'payClosed':
        for (const outTradeNo of provider.payments.keys()) provider.pay(outTradeNo, world.clock.now, true);
        return null;
      case 'providerCloses':
        for (const outTradeNo of provider.payments.keys()) await provider.closePayment(outTradeNo);
        return null;
      case 'halfHour':
        return world.passMs(31 * MINUTE_MS);
      case 'day':
        return world.passMs(25 * HOUR_MS);
      case 'sweep':
        return world.sweep(1, call);
      case 'slowRefund':
        return provider.nextRefunds.push('processing');
      case 'closedRefund':
        return provider.nextRefunds.push('closed');
      case 'abnormalRefund':
        return provider.nextRefunds.push('abnormal');
      case 'down':
      case 'up':
        provider.isDown = act === 'down';
        return null;
      default:
        return order && this.actOn(act, call, order);
    }
  }

  private async actOn(
    act:
      | 'open'
      | 'pay'
      | 'comeBack'
      | 'ask'
      | 'cancel'
      | 'decline'
      | 'applyQuit'
      | 'withdraw'
      | 'reject'
      | 'pass'
      | 'force'
      | 'refund'
      | 'finish',
    call: OrderCall,
    order: OrderRow,
  ): Promise<unknown> {
    const { provider, clock } = this.sale.world;
    const { id } = order;
    const named = { id };
    switch (act) {
      case 'open':
        return openPayment(call, id, { provider: 'sandbox', payerId: order.memberId });
      case 'pay':
        for (const outTradeNo of await this.numbersOf(order)) provider.pay(outTradeNo, clock.now);
        return null;
      // From a page that may be long out of date.
      case 'comeBack': {
        const [oldest] = await this.numbersOf(order);
        const paid = oldest === undefined ? null : await paymentByNumber(call.db, oldest);
        return paid && askOrder(call, await findOrder(call, paid.orderId));
      }
      case 'ask':
        return askOrder(call, order);
      case 'cancel':
        return closeOrder(call, id, 'cancelled');
      case 'decline':
        return closeOrder(call, id, 'declined');
      case 'applyQuit':
        return applyQuit(call, named, '不想学了');
      case 'withdraw':
        return withdrawQuit(call, named);
      case 'reject':
        return rejectQuit(call, named, '还在使用', noAudit);
      case 'pass':
        return endOrder(call, named, 'passQuit', {}, noAudit);
      case 'force':
        return endOrder(call, named, 'forceQuit', { reason: '重复购买' }, noAudit);
      case 'refund':
        return startRefund(call, named, null);
      case 'finish':
        return finishQuit(call, named, noAudit);
      default:
        return act satisfies never;
    }
  }

  private async numbersOf({ appId, id }: OrderRow): Promise<string[]> {
    const rows = await this.db
      .select({ outTradeNo: payment.outTradeNo })
      .from(payment)
      .where(and(eq(payment.appId, appId), eq(payment.orderId, id)))
      .orderBy(payment.id);
    return rows.map(({ outTradeNo }) => outTradeNo);
  }

  /** One act, by a server that may die in it; refusals are fine, anything else is not. */
  private async take({ act, killAt }: Step, memberId: string): Promise<void> {
    const { world } = this.sale;
    const counted = new Steps(killAt);
    const payments = new Map([['sandbox' as const, crashingProvider(world.provider, counted)]]);
    const call = { ...world.call(crashingDb(this.db, counted)), payments };
    await this.act(act, call, memberId).catch((error: unknown) => {
      if (!(error instanceof AppError) && !(error instanceof Killed)) throw error;
    });
    if (counted.isDead) this.deaths += 1;
  }

  /** The steps, one after the other; what is wrong after the first that left something wrong. */
  async go(steps: readonly Step[]): Promise<string[]> {
    const { world, members } = this.sale;
    for (const step of steps) {
      const memberId = members[step.who % members.length] ?? world.studentId;
      world.passMs(1000);
      const runs = step.twice ? [step, step] : [step];
      await together(runs.map((run) => this.take(run, memberId)));
      if (SILENT.has(step.act)) continue;
      const { all, faults } = await this.sale.standing();
      for (const { status } of all) this.reached.add(status);
      if (faults.length > 0) return [step.act, ...faults];
    }
    return [];
  }

  /** What operators and time do with all that is left over, until nothing is left to do. */
  async settle(sweeps: boolean): Promise<void> {
    const { world } = this.sale;
    const { provider, appId } = world;
    provider.isDown = false;
    provider.nextRefunds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const back of provider.refunds.values()) if (back.state === 'processing') back.state = 'done';
      world.passMs(25 * HOUR_MS);
      if (sweeps) await world.sweep();
      const call = world.call();
      // Whoever takes money says so until it is heard; afterwards the sweep has it.
      if (round === 0) await this.tell(call, this.news('payment'));
      const stuck = await this.db
        .select()
        .from(refund)
        .where(and(eq(refund.appId, appId), eq(refund.status, 'abnormal')));
      for (const { provider: name, outRefundNo, amountFen } of stuck) {
        provider.giveByHand(amountFen);
        await tellRefunded(call, { provider: name, outRefundNo, state: 'done', refundId: `hand-${outRefundNo}` });
      }
      const waiting = await this.db
        .select()
        .from(orders)
        .where(and(eq(orders.appId, appId), eq(orders.status, ORDER.quitPassed)));
      for (const { id, refundFen } of waiting) if (refundFen) await startRefund(call, { id }, null);
      if (await this.isQuiet()) return;
    }
  }

  /** Nothing waits for anybody any more. */
  private async isQuiet(): Promise<boolean> {
    const { appId } = this.sale.world;
    const { pending, refunding, quitPassed } = ORDER;
    const waiting = or(
      inArray(orders.status, [pending, refunding]),
      and(eq(orders.status, quitPassed), gt(orders.refundFen, 0)),
    );
    const running = inArray(refund.status, ['waiting', 'processing', 'abnormal']);
    const busy = await this.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.appId, appId), waiting))
      .unionAll(
        this.db
          .select({ id: payment.id })
          .from(payment)
          .where(and(eq(payment.appId, appId), eq(payment.status, 'open'))),
      )
      .unionAll(
        this.db
          .select({ id: refund.id })
          .from(refund)
          .where(and(eq(refund.appId, appId), running)),
      )
      .limit(1);
    return busy.length === 0;
  }

  /** What is wrong in the end; empty when every order has what it paid for, or its money back. */
  async faults(): Promise<string[]> {
    const { all, faults } = await this.sale.standing();
    const everyOrder = await this.db.$count(orders, eq(orders.appId, this.sale.world.appId));
    const lost = everyOrder === all.length ? [] : ['an order hangs on nothing'];
    return [...faults, ...lost, ...moneyFaults(all, this.sale.world.provider.heldFen())];
  }
}
