import { ORDER, type OrderStatus } from '@aosai/api/orders/orderStates';
import type { PlaceWorld } from './placeWorld.ts';
import { ENROLMENT, type EnrolmentStatus, SEATED_ENROLMENT } from '@aosai/api/enrolment/enrolments';

const { waiting, pendingPay, enrolled, cancelled, quitApplied, quitPassed, quit } = ENROLMENT;

/** The states an order may have for each state of its place. */
const TOGETHER: Partial<Record<EnrolmentStatus, readonly OrderStatus[]>> = {
  [pendingPay]: [ORDER.pending],
  [enrolled]: [ORDER.paid],
  [cancelled]: [ORDER.closed],
  [quitApplied]: [ORDER.quitApplied],
  [quitPassed]: [ORDER.quitPassed, ORDER.refunding, ORDER.refunded],
  [quit]: [ORDER.quit],
};

const isSeated = (status: EnrolmentStatus): boolean => SEATED_ENROLMENT.some((one) => one === status);

/** Faults between places, seats and orders; must be empty at any moment. */
export function placeFaults(
  world: PlaceWorld,
  rows: Awaited<ReturnType<PlaceWorld['places']>>,
  capacity: number,
): string[] {
  const faults = rows.flatMap(({ place, order }) => {
    if (place.status === waiting) return order ? ['who waits has an order'] : [];
    // A member who left the waiting list never had an order.
    if (!order) return place.status === cancelled ? [] : [`a place without an order is ${place.status}`];
    const fits = TOGETHER[place.status]?.includes(order.status) ?? false;
    return fits ? [] : [`place ${place.status}, order ${order.status}`];
  });
  const seated = rows.filter(({ place }) => isSeated(place.status));
  if (seated.length > capacity) faults.push(`${seated.length} sit on ${capacity} seats`);
  const isFree = seated.length < capacity && world.clock.now < world.startAt;
  if (isFree && rows.some(({ place }) => place.status === waiting)) faults.push('someone waits beside a free seat');
  if (new Set(seated.map(({ place }) => place.memberId)).size < seated.length) faults.push('someone sits twice');
  return faults;
}
