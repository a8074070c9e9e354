import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { maskName } from '@aosai/api/kit/masking';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { enrolment as enrolments } from '../../db/schema/enrolment.ts';
import { member } from '../../db/schema/people.ts';
import { enroll, findEnrolment, getEnrolment, hasAttempt } from './enrolments.ts';
import type { Audit } from '../../kit/audit/audit.ts';
import { lockPlace, type PlaceMove } from '../../enrolment/lockPlace.ts';
import { moveLocked, PLACE_MOVES, movePlace } from '../../enrolment/movePlace.ts';
import { applyQuit, withdrawQuit } from '../../enrolment/quits.ts';
import { placeIs } from '../../enrolment/storedPlaces.ts';
import { memberStatistics } from '../statistics/memberStatistics.ts';
import { storableText } from '../../base/storableText.ts';
import {
  cancelOrderOf,
  finishQuitOf,
  type NamedPlace,
  passQuitOf,
  payPlace,
  quitOrderOf,
  refundPlace,
  rejectQuitOf,
  unordered,
} from '../../enrolment/paidPlace.ts';
import { paymentNotices } from '../../orders/payment/paymentNotices.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { downloadEnrollList, enrolmentStatistics } from './enrolmentFigures.ts';
import { enrolmentList } from './enrolmentList.ts';
import { auditOf, engineOf } from '../../kit/engineOf.ts';
import { deciderScope, scopeOf } from './enrolmentScope.ts';
import { viewersOf } from '../exam/examSight.ts';
import { placeTaker } from '../../accounts/minors/children.ts';
import { memberActor } from '../../kit/actor.ts';
import { within } from '../../kit/engineCall.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { addStudents } from './addStudents.ts';
import type { Enrolment } from '@aosai/api/exams/examEnroll.contract';

const LOG = 'examEnroll';

const mine = (context: CallContext, id: string): NamedPlace => ({
  scope: scopeOf(context, ['own', 'child']),
  id,
  log: LOG,
});
const decided = (context: CallContext, id: string): NamedPlace => ({ scope: deciderScope(context), id, log: LOG });

/** The place as the caller reads it after a move: names are masked for the platform's office. */
async function shown(context: CallContext, id: string): Promise<Enrolment> {
  const place = await getEnrolment(engineOf(context), placeIs(context.appId, id));
  return context.actor.kind === 'user' ? { ...place, memberName: maskName(place.memberName) } : place;
}

/** Moves a place without an order one state on. */
async function moved(context: CallContext, { scope, id }: NamedPlace, move: PlaceMove, audit: Audit | null) {
  await movePlace(engineOf(context), scope, id, move, audit);
  return shown(context, id);
}

/**
 * Takes a student out of an exam who did not ask for it, such as one added by mistake. Returns false if the student did,
 * since that is decided. Throws QUIT_AFTER_START once an attempt has begun.
 */
const takeOut = (context: CallContext, { scope, id }: NamedPlace, quitReason: string): Promise<boolean> => {
  const call = engineOf(context);
  return call.db.transaction(async (tx) => {
    const inside = within(call, tx);
    const locked = await lockPlace(inside, scope, id);
    if (locked.place.status !== ENROLMENT.enrolled) return false;
    if (await hasAttempt(inside, locked.place)) throw new AppError('QUIT_AFTER_START');
    await moveLocked(inside, locked, { ...PLACE_MOVES.takeOut, set: { quitReason } });
    const told = auditOf(context, 'examEnroll:passQuit', id, { reason: quitReason });
    await told(tx, { before: { status: locked.place.status }, after: { status: ENROLMENT.quit } });
    return true;
  });
};

export const examEnroll = {
  ...addStudents,
  enroll: async (context, { examId, memberId }) => {
    const taker = await placeTaker(context, memberId, '报名');
    const createdBy = memberActor(context).memberId;
    return enroll(engineOf(context), { examId, viewers: viewersOf(taker), createdBy });
  },
  cancel: async (context, { id, reason }) => {
    const isOffice = context.actor.kind === 'user';
    const named = isOffice ? decided(context, id) : mine(context, id);
    if (await cancelOrderOf(context, named, 'cancel', reason)) return shown(context, id);
    const audit = isOffice ? auditOf(context, 'examEnroll:cancel', id, { reason }) : null;
    return moved(context, { ...named, scope: unordered(named) }, PLACE_MOVES.cancel, audit);
  },
  applyQuit: async (context, { id, reason, withdraw }) => {
    const named = mine(context, id);
    const call = engineOf(context);
    if (await quitOrderOf(context, named, { reason, withdraw })) return shown(context, id);
    await (withdraw ? withdrawQuit(call, named.scope, id) : applyQuit(call, named.scope, { id, reason }, hasAttempt));
    return shown(context, id);
  },
  queryMineEnrollByEnrollId: (context, { enrollId }) =>
    getEnrolment(engineOf(context), and(scopeOf(context, ['own', 'child']), eq(enrolments.id, enrollId))),
  queryMineLatestEnroll: async (context, { examId, memberId }) => ({
    enroll: await findEnrolment(
      engineOf(context),
      and(
        scopeOf(context, ['own', 'child']),
        examId === undefined ? undefined : eq(enrolments.targetId, examId),
        memberId === undefined ? undefined : eq(enrolments.memberId, memberId),
      ),
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
  payment: (context, { id, ...way }) => payPlace(context, mine(context, id), way),
  refund: async (context, { id }) => {
    await refundPlace(context, context.actor.kind === 'user' ? decided(context, id) : mine(context, id));
    return shown(context, id);
  },
  ...paymentNotices,
  passQuit: async (context, { id, ...decision }) => {
    const named = decided(context, id);
    if (await passQuitOf(context, named, decision)) return shown(context, id);
    if (decision.reason !== undefined && (await takeOut(context, named, storableText(decision.reason))))
      return shown(context, id);
    const audit = auditOf(context, 'examEnroll:passQuit', id, {});
    return moved(context, decided(context, id), PLACE_MOVES.passQuit, audit);
  },
  rejectQuit: async (context, { id, reason }) => {
    if (await rejectQuitOf(context, decided(context, id), reason)) return shown(context, id);
    const rejectReason = storableText(reason);
    const move = { ...PLACE_MOVES.rejectQuit, set: { rejectReason } };
    const audit = auditOf(context, 'examEnroll:rejectQuit', id, { reason: rejectReason });
    return moved(context, decided(context, id), move, audit);
  },
  finishQuit: async (context, { id }) => {
    if (await finishQuitOf(context, decided(context, id))) return shown(context, id);
    const audit = auditOf(context, 'examEnroll:finishQuit', id, {});
    return moved(context, decided(context, id), PLACE_MOVES.finishQuit, audit);
  },
} satisfies ResourceHandlers<'examEnroll'>;
