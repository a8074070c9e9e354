import { ORDER, type OrderStatus } from '@aosai/api/domain/orders/orderStates';
import { ENROLMENT, type EnrolmentStatus, SEATED_ENROLMENT } from '@aosai/api/domain/statuses';
import type { PlaceWorld } from './placeWorld.ts';

const { waiting, pendingPay, enrolled, cancelled, quitApplied, quitPassed, quit } = ENROLMENT;

/** What an order may be while its place is so. */
const TOGETHER: Partial<Record<EnrolmentStatus, readonly OrderStatus[]>> = {
  [pendingPay]: [ORDER.pending],
  [enrolled]: [ORDER.paid],
  [cancelled]: [ORDER.closed],
  [quitApplied]: [ORDER.quitApplied],
  [quitPassed]: [ORDER.quitPassed, ORDER.refunding, ORDER.refunded],
  [quit]: [ORDER.quit],
};

const isSeated = (status: EnrolmentStatus): boolean => SEATED_ENROLMENT.some((one) => one === status);

/** What is wrong between places, seats and orders: nothing, at any moment. */
export async function placeFaults(world: PlaceWorld, capacity: number): Promise<string[]> {
  const rows = await world.places();
  const faults = rows.flatMap(({ place, order }) => {
    if (place.status === waiting) return order ? ['who waits has an order'] : [];
    // Whoever gave up the wait never had one.
    if (!order) return place.status === cancelled ? [] : [`a place without an order is ${place.status}`];
    const fits = TOGETHER[place.status]?.includes(order.status) ?? false;
    return fits ? [] : [`place ${place.status}, order ${order.status}`];
  });
  const seated = rows.filter(({ place }) => isSeated(place.status));
  if (seated.length > capacity) faults.push(`${seated.length} sit on ${capacity} seats`);
  const isFree = seated.length < capacity && world.clock.now < world.startAt;
  if (isFree && rows.some(({ place }) => place.status === waiting)) faults.push('somebody waits beside a free seat');
  if (new Set(seated.map(({ place }) => place.memberId)).size < seated.length) faults.push('somebody sits twice');
  return faults;
}

/** What is wrong with the money once nothing is under way: what is held is just what was sold and not given back. */
export async function moneyFaults(world: PlaceWorld): Promise<string[]> {
  const rows = await world.places();
  const faults = rows.flatMap(({ order }) => {
    if (!order) return [];
    const { status, paidFen, refundedFen, amountFen } = order;
    if (status === ORDER.pending || status === ORDER.refunding) return [`an order stays ${status}`];
    if (status === ORDER.closed && paidFen > 0) return ['a closed order has money'];
    if (status !== ORDER.closed && paidFen !== amountFen) return ['a place was given for another price'];
    return refundedFen > paidFen ? ['more went back than came'] : [];
  });
  const dueFen = rows.reduce((sum, { order }) => sum + (order ? order.paidFen - order.refundedFen : 0), 0);
  const heldFen = world.provider.heldFen();
  if (heldFen !== dueFen) faults.push(`the provider holds ${heldFen}, the orders say ${dueFen}`);
  return faults;
}
