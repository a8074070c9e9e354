import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { HOUR_MS, MINUTE_MS } from '@aosai/api/domain/constants';
import type { ProviderNotice } from '../../../adapters/payment/provider.ts';
import type { Db } from '../../../db/open.ts';
import { memberMembership } from '../../../db/schema/cards.ts';
import { orders, payment, refund } from '../../../db/schema/orders.ts';
import { acceptNotice } from '../acceptNotice.ts';
import { askOrder } from '../askProvider.ts';
import { closeOrder } from '../closeOrder.ts';
import { openPayment } from '../openPayment.ts';
import type { OrderCall } from '../orderCall.ts';
import { applyQuit, endOrder, finishQuit, rejectQuit, withdrawQuit } from '../quits.ts';
import { startRefund } from '../startRefund.ts';
import { findOrder } from '../storedOrders.ts';
import { tellRefunded } from '../tellRefunded.ts';
import { crashingDb, crashingProvider, Killed, Steps } from './crashing.ts';
import type { OrderWorld } from './orderWorld.ts';

export const ACTS = [
  'order',
  'open',
  'pay',
  'payClosed',
  'notice',
  'noticeAgain',
  'ask',
  'cancel',
  'decline',
  'halfHour',
  'day',
  'sweep',
  'applyQuit',
  'withdraw',
  'reject',
  'pass',
  'force',
  'refund',
  'refundNotice',
  'finish',
  'slowRefund',
  'closedRefund',
  'abnormalRefund',
  'down',
  'up',
] as const;
export type Act = (typeof ACTS)[number];

export interface Step {
  act: Act;
  /** Where the server is killed, in steps of its work; null: it is not. */
  killAt: number | null;
}

const noAudit = () => Promise.resolve();
const ROUNDS = 12;

/** One order of somebody, through whatever happens to it. */
export class OrderRun {
  private readonly world: OrderWorld;
  private readonly db: Db;
  private orderId = '';
  private noticeNo = 0;

  constructor(world: OrderWorld, db: Db) {
    this.world = world;
    this.db = db;
  }

  private async payments() {
    return this.db
      .select()
      .from(payment)
      .where(and(eq(payment.appId, this.world.appId), eq(payment.orderId, this.orderId)));
  }

  /** What the provider has to tell of this order. */
  private async news(kind: 'payment' | 'refund'): Promise<ProviderNotice[]> {
    this.noticeNo += 1;
    const noticeId = `notice-${this.noticeNo}`;
    const { provider } = this.world;
    const rows = await this.payments();
    if (kind === 'payment') {
      const found = await Promise.all(
        rows.map(async ({ outTradeNo }) => ({ outTradeNo, paid: provider.bookOf(outTradeNo) })),
      );
      return found.flatMap(({ outTradeNo, paid }, at) =>
        paid.state === 'paid' ? [{ kind: 'payment' as const, noticeId: `${noticeId}-${at}`, outTradeNo, ...paid }] : [],
      );
    }
    return [...provider.refunds].flatMap(([outRefundNo, { outTradeNo, refundFen, state }], at) =>
      state === 'processing'
        ? []
        : [
            {
              kind,
              noticeId: `${noticeId}-${at}`,
              outTradeNo,
              outRefundNo,
              refundId: `back-${outRefundNo}`,
              refundFen,
              state,
            },
          ],
    );
  }

  private async tell(call: OrderCall, notices: readonly ProviderNotice[], times = 1): Promise<void> {
    for (const notice of notices)
      for (let time = 0; time < times; time += 1) await acceptNotice(call, 'sandbox', notice);
  }

  private async act(act: Act, call: OrderCall): Promise<unknown> {
    const { world } = this;
    const { provider } = world;
    const named = { id: this.orderId };
    switch (act) {
      case 'order':
        return world.order();
      case 'open':
        return openPayment(call, this.orderId, { provider: 'sandbox', payerId: world.studentId });
      case 'pay':
      case 'payClosed':
        for (const { outTradeNo } of await this.payments())
          provider.pay(outTradeNo, world.clock.now, act === 'payClosed');
        return null;
      case 'notice':
        return this.tell(call, await this.news('payment'));
      case 'noticeAgain':
        return this.tell(call, await this.news('payment'), 2);
      case 'ask':
        return askOrder(call, await findOrder(call, this.orderId));
      case 'cancel':
        return closeOrder(call, this.orderId, 'cancelled');
      case 'decline':
        return closeOrder(call, this.orderId, 'declined');
      case 'halfHour':
        return world.passMs(31 * MINUTE_MS);
      case 'day':
        return world.passMs(25 * HOUR_MS);
      case 'sweep':
        return world.sweep(1, call);
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
      case 'refundNotice':
        return this.tell(call, await this.news('refund'), 2);
      case 'finish':
        return finishQuit(call, named, noAudit);
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
        return act satisfies never;
    }
  }

  /** The steps, one after the other; refusals are fine, anything else is not. */
  async go(steps: readonly Step[]): Promise<void> {
    this.orderId = (await this.world.order()).id;
    for (const { act, killAt } of steps) {
      const counted = new Steps(killAt);
      const payments = new Map([['sandbox' as const, crashingProvider(this.world.provider, counted)]]);
      const call = { ...this.world.call(crashingDb(this.db, counted)), payments };
      await this.act(act, call).catch((error: unknown) => {
        if (!(error instanceof AppError) && !(error instanceof Killed)) throw error;
      });
    }
  }

  /** What operators and time do with all that is left over, until nothing is left to do. */
  async settle(sweeps: boolean): Promise<void> {
    const { provider, appId } = this.world;
    provider.isDown = false;
    provider.nextRefunds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const back of provider.refunds.values()) if (back.state === 'processing') back.state = 'done';
      this.world.passMs(25 * HOUR_MS);
      if (sweeps) await this.world.sweep();
      const call = this.world.call();
      // Whoever takes money says so again and again, until it is heard.
      await this.tell(call, await this.news('payment'));
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
        .where(and(eq(orders.appId, appId), eq(orders.status, '5')));
      for (const { id, refundFen } of waiting) if (refundFen) await startRefund(call, { id }, null);
      if (await this.isQuiet()) return;
    }
  }

  /** Nothing waits for anybody any more. */
  private async isQuiet(): Promise<boolean> {
    const here = eq(orders.appId, this.world.appId);
    const waiting = and(
      here,
      or(inArray(orders.status, ['1', '6']), and(eq(orders.status, '5'), gt(orders.refundFen, 0))),
    );
    const running = inArray(refund.status, ['waiting', 'processing', 'abnormal']);
    return (
      (await this.db.$count(orders, waiting)) === 0 &&
      (await this.db.$count(payment, and(eq(payment.appId, this.world.appId), eq(payment.status, 'open')))) === 0 &&
      (await this.db.$count(refund, and(eq(refund.appId, this.world.appId), running))) === 0
    );
  }

  /** What is wrong in the end; empty when every order has its card or its money back. */
  async faults(): Promise<string[]> {
    const { appId, provider } = this.world;
    const found: string[] = [];
    const all = await this.db.select().from(orders).where(eq(orders.appId, appId));
    const cards = await this.db
      .select()
      .from(memberMembership)
      .where(and(eq(memberMembership.appId, appId), isNull(memberMembership.endedAt)));
    for (const { id, status, paidFen, refundFen, refundedFen, amountFen } of all) {
      const held = cards.filter(({ orderId }) => orderId === id).length;
      const isGiven = status === '2' || status === '4';
      if (held !== (isGiven ? 1 : 0)) found.push(`${status} with ${held} cards`);
      if (isGiven && paidFen !== amountFen) found.push(`${status} paid ${paidFen}`);
      if (['1', '6'].includes(status)) found.push(`left in ${status}`);
      if (['5', '7', '8'].includes(status) && refundedFen !== refundFen) found.push(`${refundedFen} of ${refundFen}`);
      if (refundedFen > paidFen) found.push('more back than came');
    }
    const keptFen = all.reduce((sum, one) => sum + one.paidFen - one.refundedFen, 0);
    if (provider.heldFen() !== keptFen) found.push(`holds ${provider.heldFen()}, orders say ${keptFen}`);
    return found;
  }
}
