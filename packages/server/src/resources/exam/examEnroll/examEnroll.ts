import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ENROLMENT, ENROLMENT_LABELS } from '@aosai/api/domain/statuses';
import { enrolment as enrolments } from '../../../db/schema/enrolment.ts';
import { member } from '../../../db/schema/people.ts';
import { enroll, findEnrolment, getEnrolment, hasAttempt, moveEnrolment } from '../../../engine/exam/enrolments.ts';
import { applyQuit, withdrawQuit } from '../../../engine/enrolment/quits.ts';
import { placeIs } from '../../../engine/enrolment/storedPlaces.ts';
import { memberStatistics } from '../../../engine/exam/memberStatistics.ts';
import { storableText } from '../../../engine/storableText.ts';
import { paymentMissing, paymentNotices } from '../../commerce/paymentNotices.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { downloadEnrollList, enrolmentStatistics } from './enrolmentFigures.ts';
import { enrolmentList } from './enrolmentList.ts';

import { auditOf, candidate, engineOf, viewerOf } from '../engineOf.ts';
import { deciderScope, scopeOf } from '../enrolmentScope.ts';
import { memberActor } from '../../people/people.ts';
import { memberRowScope } from '../../scope.ts';
import { batchHandlers } from '../../teaching/batchHandlers.ts';
import { tellAdded } from '../../teaching/tellAdded.ts';
import { runs } from '../exam/examStaff.ts';

/** There are no orders yet: what costs nothing has nothing to pay or to give back. Throws ENROLL_STATE, NOT_CONFIGURED. */
async function unpriced(context: CallContext, id: string): Promise<never> {
  const [place] = await context.db
    .select({ status: enrolments.status, orderId: enrolments.orderId })
    .from(enrolments)
    .where(and(scopeOf(context, ['own', 'child']), placeIs(context.appId, id)));
  if (!place) throw new AppError('NOT_FOUND');
  if (place.status === ENROLMENT.pendingPay || place.orderId !== null) return paymentMissing();
  throw new AppError('ENROLL_STATE', { status: ENROLMENT_LABELS[place.status] });
}

const batches = batchHandlers<{ examId: string }>({
  kind: 'exam',
  log: 'examEnroll',
  idOf: ({ examId }) => examId,
  refuseForeign: async (context, id) => {
    if (!(await runs(context, { id }))) throw new AppError('NOT_FOUND');
  },
  after: () => tellAdded,
});

export const examEnroll = {
  ...batches,
  enroll: (context, { examId }) => {
    const { memberId } = candidate(context);
    return enroll(engineOf(context), { ...viewerOf(context), memberId }, examId);
  },
  cancel: (context, { id }) => {
    const move = { from: [ENROLMENT.waiting, ENROLMENT.pendingPay], to: ENROLMENT.cancelled };
    return moveEnrolment(engineOf(context), scopeOf(context, ['own', 'child']), id, move, null);
  },
  applyQuit: async (context, { id, reason, withdraw }) => {
    const scope = scopeOf(context, ['own', 'child']);
    const call = engineOf(context);
    await (withdraw ? withdrawQuit(call, scope, id) : applyQuit(call, scope, { id, reason }, hasAttempt));
    return getEnrolment(call, placeIs(call.appId, id));
  },
  queryMineEnrollByEnrollId: (context, { enrollId }) =>
    getEnrolment(engineOf(context), and(scopeOf(context, ['own', 'child']), eq(enrolments.id, enrollId))),
  queryMineLatestEnroll: async (context, { examId }) => ({
    enroll: await findEnrolment(
      engineOf(context),
      and(scopeOf(context, ['own']), examId === undefined ? undefined : eq(enrolments.targetId, examId)),
    ),
  }),
  queryMineStatistics: async (context, { memberId }) => {
    const mine = memberActor(context).memberId;
    const wanted = memberId ?? mine;
    const [reachable] = await context.db
      .select({ id: member.id })
      .from(member)
      .where(
        and(
          memberRowScope(context, { appId: member.appId, memberId: member.id }, ['own', 'child']),
          eq(member.id, wanted),
        ),
      );
    if (!reachable) throw new AppError('NOT_FOUND');
    return memberStatistics(engineOf(context), reachable.id);
  },
  queryEnrollList: enrolmentList,
  queryEnrollStatistics: enrolmentStatistics,
  downloadEnrollList,
  payment: (context, { id }) => unpriced(context, id),
  refund: (context, { id }) => unpriced(context, id),
  ...paymentNotices,
  passQuit: (context, { id }) => {
    const move = { from: ENROLMENT.quitApplied, to: ENROLMENT.quitPassed };
    const audit = auditOf(context, 'examEnroll:passQuit', id, {});
    return moveEnrolment(engineOf(context), deciderScope(context), id, move, audit);
  },
  rejectQuit: (context, { id, reason }) => {
    const rejectReason = storableText(reason);
    const move = { from: ENROLMENT.quitApplied, to: ENROLMENT.enrolled, set: { rejectReason } };
    const audit = auditOf(context, 'examEnroll:rejectQuit', id, { reason: rejectReason });
    return moveEnrolment(engineOf(context), deciderScope(context), id, move, audit);
  },
  finishQuit: (context, { id }) => {
    const move = { from: ENROLMENT.quitPassed, to: ENROLMENT.quit };
    const audit = auditOf(context, 'examEnroll:finishQuit', id, {});
    return moveEnrolment(engineOf(context), deciderScope(context), id, move, audit);
  },
} satisfies ResourceHandlers<'examEnroll'>;
