import { and, asc, eq, isNull } from 'drizzle-orm';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { memberMembership } from '../../db/schema/cards.ts';
import { orders } from '../../db/schema/orders.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import type { OrderRow } from '../../orders/storedOrders.ts';
import { orderWorld, type OrderWorld } from './orderWorld.ts';
import { placeFaults } from './placeBooks.ts';
import { type PlaceKind, placeWorld } from './placeWorld.ts';

/** The goods on sale in a run of the model, and the members who want them. */
export interface Sale {
  world: OrderWorld;
  members: readonly string[];
  /** The member orders the goods, possibly again. */
  ask(call: EngineCall, memberId: string): Promise<unknown>;
  /** All orders, and faults between them and the goods granted; there must be none at any moment. */
  standing(): Promise<{ all: OrderRow[]; faults: string[] }>;
}

/** Goods are granted once while an order is in these states, and otherwise not. */
const isGiven = ({ status }: OrderRow): boolean => status === ORDER.paid || status === ORDER.quitApplied;

/** Cards, for an adult and for a child whose guardian pays. */
export async function cardSale(db: Db): Promise<Sale> {
  const world = await orderWorld(db);
  const ofOrder = and(eq(memberMembership.appId, orders.appId), eq(memberMembership.orderId, orders.id));
  return {
    world,
    members: [world.studentId, world.childId],
    ask: (call, memberId) => world.order({ memberId }, call),
    standing: async () => {
      const rows = await db
        .select({ order: orders, card: memberMembership.id })
        .from(orders)
        .leftJoin(memberMembership, and(ofOrder, isNull(memberMembership.endedAt)))
        .where(eq(orders.appId, world.appId))
        .orderBy(asc(orders.id));
      const faults = rows.flatMap(({ order, card }, at) => {
        if (rows.findIndex(({ order: other }) => other.id === order.id) < at) return [`${order.status} with two cards`];
        return isGiven(order) === (card !== null) ? [] : [`${order.status} ${card ? 'with' : 'without'} a card`];
      });
      return { all: rows.map(({ order }) => order), faults };
    },
  };
}

const CAPACITY = 2;

/** Two seats of an exam or a class, wanted by an adult, a child, and a third member who has to wait. */
export async function placeSale(db: Db, kind: PlaceKind): Promise<Sale> {
  const world = await placeWorld(db, kind, { capacity: CAPACITY, waitlist: true });
  return {
    world,
    members: [world.studentId, world.childId, await world.addMember()],
    ask: (call, memberId) => world.enrol(memberId, call),
    standing: async () => {
      const rows = await world.places();
      return { all: rows.flatMap(({ order }) => order ?? []), faults: placeFaults(world, rows, CAPACITY) };
    },
  };
}
