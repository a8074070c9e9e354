import { and, asc, eq } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { DEFAULT_LEVELS, DEFAULT_WEIGHTS } from '@aosai/api/classes/classMembers';
import { MOCK_REVIEW } from '@aosai/api/exams/review';
import { newId } from '../../base/newId.ts';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam } from '../../db/schema/exam.ts';
import { orders } from '../../db/schema/orders.ts';
import { grade } from '../../db/schema/teaching.ts';
import { enterClass } from '../../classes/places/enterClass.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { enroll } from '../../exams/places/enrolments.ts';
import { openPayment } from '../../orders/payment/openPayment.ts';
import type { OrderRow } from '../../orders/storedOrders.ts';
import { type PaidOutcome, notifyPaid } from '../../orders/notifyPaid.ts';
import { orderWorld, type OrderWorld, PRICE_FEN } from './orderWorld.ts';

export type PlaceKind = 'exam' | 'grade';
type PlaceRow = typeof enrolment.$inferSelect;

export interface PlaceWorld extends OrderWorld {
  kind: PlaceKind;
  targetId: string;
  startAt: Date;
  enrol(memberId: string, by?: EngineCall): Promise<unknown>;
  /** All places with their orders, oldest first. */
  places(): Promise<{ place: PlaceRow; order: OrderRow | null }[]>;
  /** The newest order of a member. */
  orderOf(memberId: string): Promise<OrderRow>;
  open(orderId: string): Promise<string>;
  /** Delivers the provider's report of a payment; undefined if nothing was paid. */
  tell(outTradeNo: string): Promise<PaidOutcome | undefined>;
  pay(orderId: string): Promise<PaidOutcome | undefined>;
}

const DAYS_AHEAD = 3;

/** A new app with one priced exam or class that begins in three days. */
export async function placeWorld(
  db: Db,
  kind: PlaceKind,
  { capacity, waitlist = false }: { capacity: number | null; waitlist?: boolean },
): Promise<PlaceWorld> {
  const world = await orderWorld(db);
  const { appId, clock } = world;
  const targetId = newId();
  const now = clock.now;
  const startAt = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const endAt = new Date(startAt.getTime() + DAY_MS);
  const shared = {
    appId,
    id: targetId,
    createdAt: now,
    updatedAt: now,
    title: '收费的目标',
    enrollStartAt: now,
    enrollEndAt: endAt,
    startAt,
    endAt,
    published: true,
    priceFen: PRICE_FEN,
    capacity,
    waitlist,
  };
  if (kind === 'grade')
    await db.insert(grade).values({ ...shared, weights: DEFAULT_WEIGHTS, levels: DEFAULT_LEVELS, isPublic: true });
  else
    await db.insert(exam).values({
      ...shared,
      summary: '',
      notesHtml: '',
      examPaperIds: [],
      scope: 'public',
      maxAttempts: 1,
      reviewMatrix: MOCK_REVIEW,
      lateStartPolicy: 'untilEnd',
      recordsEvents: true,
    });
  const ordersOf = and(eq(orders.appId, appId), eq(orders.targetId, targetId));
  const open = async (orderId: string) =>
    (await openPayment(world.call(), orderId, { provider: 'sandbox', payerId: null })).outTradeNo;
  const tell: PlaceWorld['tell'] = async (outTradeNo) => {
    const found = await world.provider.queryPayment(outTradeNo);
    if (found.state !== 'paid') return undefined;
    return (await notifyPaid(world.call(), { ...found, provider: 'sandbox', outTradeNo })).outcome;
  };
  return {
    ...world,
    kind,
    targetId,
    startAt,
    enrol: (memberId, by = world.call()) =>
      kind === 'exam'
        ? enroll(by, { examId: targetId, viewers: [{ memberId, orgId: null }], createdBy: memberId })
        : enterClass(by, targetId, { memberId, orgId: null, createdBy: memberId, byCode: false }),
    places: () =>
      db
        .select({ place: enrolment, order: orders })
        .from(enrolment)
        .leftJoin(orders, and(eq(orders.appId, enrolment.appId), eq(orders.id, enrolment.orderId)))
        .where(and(eq(enrolment.appId, appId), eq(enrolment.targetId, targetId)))
        .orderBy(asc(enrolment.id)),
    orderOf: async (memberId) => {
      const rows = await db
        .select()
        .from(orders)
        .where(and(ordersOf, eq(orders.memberId, memberId)))
        .orderBy(asc(orders.id));
      const last = rows.at(-1);
      if (!last) throw new Error('nothing was ordered');
      return last;
    },
    open,
    tell,
    pay: async (orderId) => {
      const outTradeNo = await open(orderId);
      world.provider.pay(outTradeNo, clock.now);
      return tell(outTradeNo);
    },
  };
}
