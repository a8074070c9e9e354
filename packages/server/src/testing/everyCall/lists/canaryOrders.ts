import { eq } from 'drizzle-orm';
import { ORDER } from '@aosai/api/orders/orderStates';
import type { OrderKind } from '@aosai/api/orders/payments';
import { newId } from '../../../base/newId.ts';
import { enrolment } from '../../../db/schema/enrolment.ts';
import { orders, payment, paymentNotice, refund } from '../../../db/schema/orders.ts';
import { file } from '../../../db/schema/platform.ts';
import { billDifference } from '../../../db/schema/reconcile.ts';
import type { AccessSite } from '../accessOf.ts';
import type { Owner } from '../accessPeople.ts';
import { aBillRun } from '../orderRows.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

/** Marked values of an order that the family may read. */
const FAMILY = ['TITLE', 'NUMBER', 'QUIT', 'REJECTED', 'DECIDED', 'TRANSACTION', 'INVOICE', 'TAX', 'MAIL'] as const;
/** Marked values that only the office may read. */
const OFFICE = ['PAYER', 'OUTNO', 'REFUNDNO', 'BACKNO', 'NOTICE', 'BILL', 'NOTE'] as const;

const stringsOf = (owner: Owner, words: readonly string[]) => words.map((word) => `CANARY-${word}-${owner}`);
export const familyStrings = (owner: Owner): string[] => stringsOf(owner, FAMILY);
export const officeStrings = (owner: Owner): string[] => stringsOf(owner, OFFICE);

/** Ids of an owner's rows that calls name, by kind. */
export type CanaryRows = Readonly<Record<string, string>>;

/** A card and the places in an exam and a class, each paid, quit and refunded, with a marked string in every text. */
export async function canaryOrders(site: AccessSite, owner: Owner): Promise<CanaryRows> {
  const { db } = site;
  const mark = (word: (typeof FAMILY)[number] | (typeof OFFICE)[number], kind = '') => `CANARY-${word}-${owner}${kind}`;
  const evidenceOf = (kind: string) => ({
    payer: mark('PAYER'),
    fileName: `${owner}-${kind}.png`.toLowerCase(),
    by: null,
  });

  async function sell(kind: OrderKind, targetId: string, enrolmentId: string | null) {
    const at = site.now();
    const orderId = await site.insert(orders, owner, {
      orderNo: mark('NUMBER', kind),
      kind,
      targetId,
      enrolmentId,
      memberId: site.ids[owner],
      orgId: site.orgIds[owner],
      source: 'self',
      title: mark('TITLE'),
      snapshot: { name: mark('TITLE'), type: '0', days: 365, rights: [] },
      status: ORDER.refunding,
      amountFen: 9_900,
      paidFen: 9_900,
      refundFen: 9_900,
      needsGuardian: false,
      expiresAt: at,
      paidAt: at,
      quitAppliedAt: at,
      quitReason: mark('QUIT'),
      rejectedAt: at,
      rejectReason: mark('REJECTED'),
      passedAt: at,
      decideReason: mark('DECIDED'),
      refundingAt: at,
      invoice: { title: mark('INVOICE'), taxNo: mark('TAX'), email: mark('MAIL') },
    });
    const evidence = evidenceOf(kind);
    const paymentId = await site.insert(payment, owner, {
      orderId,
      provider: 'manual',
      outTradeNo: mark('OUTNO', kind),
      amountFen: 9_900,
      status: 'paid',
      paidFen: 9_900,
      paidAt: at,
      transactionId: mark('TRANSACTION', kind),
      evidence,
      expiresAt: at,
    });
    await db.update(orders).set({ paymentId }).where(eq(orders.id, orderId));
    const refundId = await site.insert(refund, owner, {
      orderId,
      paymentId,
      provider: 'manual',
      outRefundNo: mark('REFUNDNO', kind),
      refundNo: mark('BACKNO', kind),
      amountFen: 9_900,
      cause: 'quit',
      reason: '退出',
      status: 'processing',
      evidence,
    });
    await site.insert(paymentNotice, owner, {
      orderId,
      provider: 'sandbox',
      noticeId: mark('NOTICE', kind),
      notice: {
        kind: 'payment',
        noticeId: mark('NOTICE', kind),
        outTradeNo: mark('OUTNO', kind),
        transactionId: mark('TRANSACTION', kind),
        paidFen: 9_900,
        paidAt: at,
      },
      outcome: 'paid',
    });
    return { orderId, refundId, evidence };
  }

  async function place(kind: 'exam' | 'grade') {
    const targetId = await site.rowId(kind, owner);
    const id = await site.insert(enrolment, owner, {
      orgId: site.orgIds[owner],
      kind,
      targetId,
      memberId: site.ids[owner],
      source: 'self',
      status: ENROLMENT.quitPassed,
    });
    const { orderId } = await sell(kind, targetId, id);
    await db.update(enrolment).set({ orderId }).where(eq(enrolment.id, id));
    return { targetId, id };
  }

  const { orderId, refundId, evidence } = await sell('membership', newId(), null);
  await site.insert(file, owner, {
    fileName: evidence.fileName,
    title: mark('PAYER'),
    mime: 'image/png',
    purpose: 'orderEvidence',
    sizeBytes: 1,
    sha256: '0'.repeat(64),
    isPublic: false,
    ownerKind: 'user',
    ownerId: site.officerId,
  });
  const runId = await aBillRun(site, owner);
  const difference = { runId, kind: 'billOnly' as const, key: newId(), state: 'done' as const, orderId };
  const billed = { outTradeNo: mark('BILL'), transactionId: mark('BILL'), note: mark('NOTE') };
  const differenceId = await site.insert(billDifference, owner, { ...difference, ...billed, billFen: 1 });
  const [exam, grade] = [await place('exam'), await place('grade')];
  return {
    membershipOrder: orderId,
    memberOrder: orderId,
    orderRefund: refundId,
    billRun: runId,
    billDifference: differenceId,
    exam: exam.targetId,
    examEnroll: exam.id,
    grade: grade.targetId,
    gradeEnroll: grade.id,
    member: site.ids[owner],
    file: evidence.fileName,
  };
}
