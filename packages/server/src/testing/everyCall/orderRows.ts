import { and, eq } from 'drizzle-orm';
import { ORDER } from '@aosai/api/orders/orderStates';
import { newId } from '../../base/newId.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { orders, payment, refund } from '../../db/schema/orders.ts';
import { file } from '../../db/schema/platform.ts';
import { billDifference, billRun } from '../../db/schema/reconcile.ts';
import type { AccessSite } from './accessOf.ts';
import type { Owner } from './accessPeople.ts';

const FEN = 9_900;

type Changes = Partial<Omit<typeof orders.$inferInsert, 'appId' | 'id'>>;

/** An order of an owner, for access files. */
export const anOrder = (site: AccessSite, owner: Owner, changes: Changes = {}): Promise<string> =>
  site.insert(orders, owner, {
    orderNo: newId(),
    kind: 'membership',
    targetId: newId(),
    memberId: site.ids[owner],
    source: 'self',
    title: '年卡',
    snapshot: { name: '年卡', type: '0', days: 365, rights: [] },
    status: ORDER.pending,
    amountFen: FEN,
    needsGuardian: false,
    expiresAt: site.inHours(1),
    ...changes,
  });

/** An order paid by hand. */
export async function aPaidOrder(site: AccessSite, owner: Owner, changes: Changes = {}) {
  const id = await anOrder(site, owner, { status: ORDER.paid, paidFen: FEN, paidAt: site.now(), ...changes });
  const paymentId = await site.insert(payment, owner, {
    orderId: id,
    provider: 'manual',
    outTradeNo: newId(),
    amountFen: FEN,
    status: 'paid',
    paidFen: FEN,
    paidAt: site.now(),
    transactionId: newId(),
    expiresAt: site.inHours(1),
  });
  return { id, paymentId };
}

/** A paid order whose request to quit was granted with a full refund of the payment that counts. */
export async function anAgreedQuit(site: AccessSite, owner: Owner, changes: Changes = {}): Promise<string> {
  const { id, paymentId } = await aPaidOrder(site, owner, { status: ORDER.quitPassed, refundFen: FEN, ...changes });
  await site.db
    .update(orders)
    .set({ paymentId })
    .where(and(eq(orders.appId, site.appIdOf(owner)), eq(orders.id, id)));
  return id;
}

interface Place {
  id: string;
  kind: 'exam' | 'grade';
}

/** Links a place to its order. */
async function hang(site: AccessSite, owner: Owner, { id }: Place, orderId: string): Promise<string> {
  await site.db
    .update(enrolment)
    .set({ orderId })
    .where(and(eq(enrolment.appId, site.appIdOf(owner)), eq(enrolment.id, id)));
  return id;
}

/** A place with a paid order whose request to quit was granted. */
export const anAgreedPlace = async (site: AccessSite, owner: Owner, place: Place): Promise<string> =>
  hang(site, owner, place, await anAgreedQuit(site, owner, { kind: place.kind, enrolmentId: place.id }));

/** A place that waits to be paid. */
export const anOrderedPlace = async (site: AccessSite, owner: Owner, place: Place): Promise<string> =>
  hang(site, owner, place, await anOrder(site, owner, { kind: place.kind, enrolmentId: place.id }));

/** A paid place. */
export const aPaidPlace = async (site: AccessSite, owner: Owner, place: Place): Promise<string> =>
  hang(site, owner, place, (await aPaidOrder(site, owner, { kind: place.kind, enrolmentId: place.id })).id);

/** A manual refund of an owner's order that is under way. */
export async function aRefund(site: AccessSite, owner: Owner): Promise<string> {
  const { id: orderId, paymentId } = await aPaidOrder(site, owner, { status: ORDER.refunding, refundFen: FEN });
  return site.insert(refund, owner, {
    orderId,
    paymentId,
    provider: 'manual',
    outRefundNo: newId(),
    amountFen: FEN,
    cause: 'quit',
    reason: '退出',
    status: 'processing',
  });
}

/** A scan that the office has uploaded as evidence. */
export async function anEvidence(site: AccessSite): Promise<string> {
  const fileName = `${newId().toLowerCase()}.png`;
  await site.insert(file, 'student', {
    fileName,
    title: '转账.png',
    mime: 'image/png',
    purpose: 'orderEvidence',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    isPublic: false,
    ownerKind: 'user',
    ownerId: site.officerId,
  });
  return fileName;
}

/** A comparison of a bill. Day and provider are unique, so each gets its own day. */
export const aBillRun = (site: AccessSite, owner: Owner): Promise<string> =>
  site.insert(billRun, owner, {
    provider: 'manual',
    date: newId(),
    source: 'file',
    sameCount: 0,
    paidFen: 0,
    refundFen: 0,
  });

/** A difference between a bill and the orders. */
export const aDifference = async (site: AccessSite, owner: Owner): Promise<string> =>
  site.insert(billDifference, owner, {
    runId: await aBillRun(site, owner),
    kind: 'billOnly',
    key: newId(),
    state: 'open',
    transactionId: newId(),
    billFen: FEN,
  });
