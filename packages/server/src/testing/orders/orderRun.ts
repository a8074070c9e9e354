import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/kit/constants';
import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { orders, payment } from '../../db/schema/orders.ts';
import { acceptNotice } from '../../orders/payment/acceptNotice.ts';
import { askOrder } from '../../orders/payment/askProvider.ts';
import { closeOrder } from '../../orders/closeOrder.ts';
import { openPayment } from '../../orders/payment/openPayment.ts';
import type { OrderCall } from '../../orders/orderCall.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from '../../orders/quits.ts';
import { startRefund } from '../../orders/refund/startRefund.ts';
import { findOrder, type OrderRow } from '../../orders/storedOrders.ts';
import { crashingDb, crashingProvider, Killed, Steps } from './crashing.ts';
import { giveByHand } from './giveByHand.ts';
import { isQuiet } from './isQuiet.ts';
import { moneyFaults } from './moneyBooks.ts';
import { type Act, NEXT, type Step } from './orderActs.ts';
import type { Sale } from './sale.ts';
import { paymentByNumber } from '../../orders/payment/paymentNotices.ts';

const noAudit = () => Promise.resolve();
const ROUNDS = 12;
/** Acts outside of our server, which change none of our rows. */
const SILENT: ReadonlySet<Act> = new Set([
  'pay',
  'payClosed',
  'transfer',
  'change',
  'providerCloses',
  'halfHour',
  'day',
  'slowRefund',
  'closedRefund',
  'abnormalRefund',
  'down',
  'up',
]);

/** Waits for all, then throws the first error. */
async function together(work: readonly Promise<unknown>[]): Promise<void> {
  const broken = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}

/** Applies steps to the orders of a sale. */
export class OrderRun {
  /** States reached: a model that never reaches the end of a quit proves nothing about it. */
  readonly reached = new Set<OrderStatus>();
  /** How often the server died. */
  deaths = 0;
  private readonly sale: Sale;
  private readonly db: Db;

  constructor(sale: Sale, db: Db) {
    this.sale = sale;
    this.db = db;
  }

  /** The newest order of a member. */
  private async orderOf(memberId: string): Promise<OrderRow | null> {
    const [row] = await this.db
      .select()
      .from(orders)
      .where(and(eq(orders.appId, this.sale.world.appId), eq(orders.memberId, memberId)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(1);
    return row ?? null;
  }

  /** Delivers every notice `times` times at once. */
  private async tell(call: OrderCall, kind: 'payment' | 'refund', times = 1): Promise<void> {
    for (const [name, notice] of this.sale.world.cashiers.news(kind))
      await together(Array.from({ length: times }, () => acceptNotice(call, name, notice)));
  }

  private async act(act: Act, call: OrderCall, memberId: string): Promise<unknown> {
    const { world } = this.sale;
    const { cashiers } = world;
    const order = await this.orderOf(memberId);
    const nextRefund = (state: 'processing' | 'closed' | 'abnormal') => {
      for (const provider of cashiers.providers) provider.nextRefunds.push(state);
    };
    switch (act) {
      case 'on':
        for (const next of order ? NEXT[order.status] : (['order'] as const)) await this.act(next, call, memberId);
        return null;
      case 'order':
        return this.sale.ask(call, memberId);
      case 'notice':
        return this.tell(call, 'payment');
      case 'noticeAgain':
        return this.tell(call, 'payment', 2);
      case 'refundNotice':
        return this.tell(call, 'refund', 2);
      case 'giveByHand':
        return giveByHand(call, world.cashiers);
      case 'change':
        return cashiers.change();
      case 'payClosed':
        for (const provider of cashiers.providers)
          for (const outTradeNo of provider.payments.keys()) provider.pay(outTradeNo, world.clock.now, true);
        return null;
      case 'providerCloses':
        for (const provider of cashiers.providers)
          for (const outTradeNo of provider.payments.keys()) await provider.closePayment(outTradeNo);
        return null;
      case 'halfHour':
        return world.passMs(31 * MINUTE_MS);
      case 'day':
        return world.passMs(25 * HOUR_MS);
      case 'sweep':
        return world.sweep(1, call);
      case 'slowRefund':
        return nextRefund('processing');
      case 'closedRefund':
        return nextRefund('closed');
      case 'abnormalRefund':
        return nextRefund('abnormal');
      case 'down':
      case 'up':
        for (const provider of cashiers.providers) provider.isDown = act === 'down';
        return null;
      default:
        return order && this.actOn(act, call, order);
    }
  }

  private async actOn(
    act:
      | 'open'
      | 'openByHand'
      | 'transfer'
      | 'confirm'
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
    const { cashiers, clock } = this.sale.world;
    const { id } = order;
    const named = { id };
    switch (act) {
      case 'open':
        return openPayment(call, id, { provider: cashiers.online ?? 'sandbox', payerId: order.memberId });
      case 'openByHand':
        return openPayment(call, id, { provider: 'manual', payerId: order.memberId });
      case 'transfer':
        return cashiers.byHand.come(order, clock.now);
      case 'confirm':
        return cashiers.byHand.confirm(call, id);
      case 'pay':
        for (const outTradeNo of await this.numbersOf(order))
          for (const provider of cashiers.providers) provider.pay(outTradeNo, clock.now);
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

  /** Runs one act on a server that may die in it; refusals are allowed, other errors are not. */
  private async take({ act, killAt }: Step, memberId: string): Promise<void> {
    const { world } = this.sale;
    const counted = new Steps(killAt);
    const payments = world.cashiers.payments((provider) => crashingProvider(provider, counted));
    const call = { ...world.call(crashingDb(this.db, counted)), payments };
    await this.act(act, call, memberId).catch((error: unknown) => {
      if (!(error instanceof AppError) && !(error instanceof Killed)) throw error;
    });
    if (counted.isDead) this.deaths += 1;
  }

  /** Runs the steps in order; returns the faults after the first step that left any. */
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

  /** Lets operators and sweeps finish all open orders and refunds, round by round, until none is left. */
  async settle(sweeps: boolean): Promise<void> {
    const { world } = this.sale;
    const { cashiers, appId } = world;
    for (let round = 0; round < ROUNDS; round += 1) {
      cashiers.settle();
      world.passMs(25 * HOUR_MS);
      if (sweeps) await world.sweep();
      const call = world.call();
      // Providers repeat notices until they are accepted; afterwards the sweep takes over.
      if (round === 0) {
        await this.tell(call, 'payment');
        await cashiers.byHand.confirmAll(call);
      }
      await giveByHand(call, world.cashiers);
      const waiting = await this.db
        .select()
        .from(orders)
        .where(and(eq(orders.appId, appId), eq(orders.status, ORDER.quitPassed)));
      for (const { id, refundFen } of waiting) if (refundFen) await startRefund(call, { id }, null);
      if (await isQuiet(this.db, appId)) return;
    }
  }

  /** Faults in the end; empty when every order has its goods, or its money back. */
  async faults(): Promise<string[]> {
    const { all, faults } = await this.sale.standing();
    const everyOrder = await this.db.$count(orders, eq(orders.appId, this.sale.world.appId));
    const lost = everyOrder === all.length ? [] : ['an order hangs on nothing'];
    const { cashiers } = this.sale.world;
    return [...faults, ...lost, ...cashiers.faults(), ...moneyFaults(all, cashiers.heldFen())];
  }
}
