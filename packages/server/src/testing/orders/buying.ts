import { openPayment } from '../../orders/payment/openPayment.ts';
import { notifyPaid } from '../../orders/notifyPaid.ts';
import type { OrderWorld } from './orderWorld.ts';

/** Opens the student's payment of an order. */
export const open = (world: OrderWorld, id: string) =>
  openPayment(world.call(), id, { provider: 'sandbox', payerId: world.studentId });

/** Pays an order and delivers the provider's report. */
export async function pay(world: OrderWorld, id: string) {
  const { outTradeNo } = await open(world, id);
  world.provider.pay(outTradeNo, world.clock.now);
  const found = await world.provider.queryPayment(outTradeNo);
  if (found.state !== 'paid') throw new Error('the provider did not take it');
  return notifyPaid(world.call(), { ...found, provider: 'sandbox', outTradeNo });
}
