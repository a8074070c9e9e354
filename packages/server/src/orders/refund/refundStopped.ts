import { and, eq, gt, inArray, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@aosai/api/kit/constants';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { exam, examPaperEnroll } from '../../db/schema/exam.ts';
import { orders, refund } from '../../db/schema/orders.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import type { OrderCall } from '../orderCall.ts';
import { endOrder } from '../quits.ts';
import { startRefund } from './startRefund.ts';
import { findOrder } from '../storedOrders.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Older cases are left to the office. */
const LOOKS_BACK_MS = 7 * DAY_MS;
const REASON = '考试已终止';

/** Up to `atOnce` paid places in recently stopped exams whose students have neither begun nor got money back. */
export function paidPlacesOfStopped(db: Db, now: Date, atOnce: number): Promise<{ appId: string; id: string }[]> {
  const { enrolled, quitApplied, quitPassed } = ENROLMENT;
  const begun = db
    .select({ one: sql`1` })
    .from(examPaperEnroll)
    .where(
      and(
        eq(examPaperEnroll.appId, enrolment.appId),
        eq(examPaperEnroll.examId, enrolment.targetId),
        eq(examPaperEnroll.memberId, enrolment.memberId),
      ),
    );
  const goneBack = db
    .select({ one: sql`1` })
    .from(refund)
    .where(and(eq(refund.appId, orders.appId), eq(refund.orderId, orders.id), eq(refund.cause, 'quit')));
  const held = and(
    eq(enrolment.appId, exam.appId),
    eq(enrolment.kind, 'exam'),
    eq(enrolment.targetId, exam.id),
    inArray(enrolment.status, [enrolled, quitApplied, quitPassed]),
    isNull(enrolment.deletedAt),
  );
  return (
    db
      .select({ appId: orders.appId, id: orders.id })
      .from(exam)
      .innerJoin(enrolment, held)
      .innerJoin(
        orders,
        and(eq(orders.appId, enrolment.appId), eq(orders.id, enrolment.orderId), gt(orders.paidFen, 0)),
      )
      .where(
        and(
          eq(exam.appId, orders.appId),
          gt(exam.stoppedAt, new Date(now.getTime() - LOOKS_BACK_MS)),
          // Respect a decision of the office, also one to refund nothing.
          or(ne(orders.status, ORDER.quitPassed), gt(orders.refundFen, 0)),
          notExists(begun),
          notExists(goneBack),
        ),
      )
      // In random order, so that places that fail every time do not block the others.
      .orderBy(sql`random()`)
      .limit(atOnce)
  );
}

/**
 * Refunds everything that was paid for such a place, or the amount that was agreed before if its quit had been granted.
 * Safe to repeat after a crash half way.
 */
export async function refundStopped(call: OrderCall, id: string, audit: Audit): Promise<void> {
  const { status, paidFen, refundFen } = await findOrder(call, id);
  const decision = { refundFen: paidFen, reason: REASON };
  if (status === ORDER.paid) await endOrder(call, { id }, 'forceQuit', decision, audit);
  else if (status === ORDER.quitApplied) await endOrder(call, { id }, 'passQuit', decision, audit);
  else if (status !== ORDER.quitPassed || !refundFen) return;
  await startRefund(call, { id }, audit);
}
