import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { enrolment } from '../../db/schema/enrolment.ts';
import { member } from '../../db/schema/people.ts';
import { grade } from '../../db/schema/teaching.ts';
import { activePlace } from './classPlaces.ts';
import { enterClass } from './enterClass.ts';
import { applyClassQuit, moveInClass } from './quitClass.ts';
import { afterJoining } from './afterJoining.ts';
import { moveToClass } from './moveToClass.ts';
import type { PlaceMove } from '../../enrolment/lockPlace.ts';
import { PLACE_MOVES } from '../../enrolment/movePlace.ts';
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
import { auditOf, engineOf } from '../../kit/engineOf.ts';
import { orgFor, placeTaker } from '../../accounts/minors/children.ts';
import { memberActor } from '../../kit/actor.ts';
import { memberRowScope } from '../../kit/scope.ts';
import { batchHandlers } from '../../enrolment/batchHandlers.ts';
import { findGrade, findGradeOf, findKeptGrade } from '../gradeList.ts';
import { bindTeacher, setGroups, unbindTeacher } from './changePlaces.ts';
import { downloadEnrollList, queryEnrollList, queryEnrollStatistics } from './placeList.ts';
import { keptPlaceScope } from '../../enrolment/scope/classPlaceScope.ts';
import { findMine, getMine, mineById, staffView } from './placeViews.ts';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';

const LOG = 'grade/enroll';

/** Places of the member and of a parent's children. */
function myPlaceScope(context: CallContext): SQL {
  const row = { appId: enrolment.appId, memberId: enrolment.memberId };
  return and(memberRowScope(context, row, ['own', 'child']), eq(enrolment.kind, 'grade')) ?? eq(enrolment.id, '');
}

interface Decision {
  move: PlaceMove;
  reason?: string;
}

/** One decision by staff; returns the place after it. */
async function decide(context: CallContext, action: string, id: string, { move, reason }: Decision) {
  const log = auditOf(context, `grade/enroll:${action}`, id, { ...(reason !== undefined && { reason }) });
  await moveInClass(engineOf(context), keptPlaceScope(context), id, move, log);
  return staffView(context, id);
}

const mine = (context: CallContext, id: string): NamedPlace => ({ scope: myPlaceScope(context), id, log: LOG });
const decided = (context: CallContext, id: string): NamedPlace => ({ scope: keptPlaceScope(context), id, log: LOG });

const batches = batchHandlers<{ gradeId: string }>({
  kind: 'grade',
  log: 'grade/enroll',
  idOf: ({ gradeId }) => gradeId,
  refuseForeign: async (context, id) => {
    if (!(await findKeptGrade(context, id))) throw new AppError('NOT_FOUND');
  },
  groupsOf: async (context, id) => {
    const row = await findKeptGrade(context, id);
    return new Map((row?.groups ?? []).map((group) => [group.name, group.id]));
  },
  after: () => afterJoining,
});

export const gradeEnroll = {
  ...batches,
  async enroll(context, { gradeId, memberId: childId }) {
    const actor = memberActor(context);
    const taker = await placeTaker(context, childId, '报名');
    const isOwn = taker.memberId === actor.memberId;
    const row = await (isOwn ? findGrade(context, gradeId) : findGradeOf(context, gradeId, taker.memberId));
    const { id } = await enterClass(engineOf(context), gradeId, {
      memberId: taker.memberId,
      orgId: orgFor(taker, row.orgId),
      createdBy: actor.memberId,
      byCode: false,
    });
    return mineById(context, id);
  },
  async cancelEnrollOrder(context, { id, reason }) {
    const isOffice = context.actor.kind === 'user';
    const named = isOffice ? decided(context, id) : mine(context, id);
    if (await cancelOrderOf(context, named, 'cancelEnrollOrder', reason)) return mineById(context, id);
    const audit = isOffice ? auditOf(context, 'grade/enroll:cancelEnrollOrder', id, { reason }) : null;
    await moveInClass(engineOf(context), unordered(named), id, PLACE_MOVES.cancel, audit);
    return mineById(context, id);
  },
  async applyQuit(context, { id, reason, withdraw }) {
    const call = engineOf(context);
    const named = mine(context, id);
    if (await quitOrderOf(context, named, { reason, withdraw })) return mineById(context, id);
    if (withdraw) await moveInClass(call, named.scope, id, PLACE_MOVES.withdrawQuit, null);
    else await applyClassQuit(call, named.scope, { id, reason });
    return mineById(context, id);
  },
  pay: (context, { id, ...way }) => payPlace(context, mine(context, id), way),
  async refund(context, { id }) {
    const isOffice = context.actor.kind === 'user';
    await refundPlace(context, isOffice ? decided(context, id) : mine(context, id));
    return mineById(context, id);
  },
  queryMineEnrollByEnrollId: (context, { enrollId }) =>
    getMine(context, and(myPlaceScope(context), eq(enrolment.id, enrollId))),
  queryMineLatestEnroll: async (context, { gradeId, memberId }) => ({
    enroll: await findMine(
      context,
      and(
        myPlaceScope(context),
        gradeId === undefined ? undefined : eq(enrolment.targetId, gradeId),
        memberId === undefined ? undefined : eq(enrolment.memberId, memberId),
      ),
    ),
  }),
  async queryMineStatistics(context, { memberId }) {
    const wanted = memberId ?? memberActor(context).memberId;
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
    const rows = await context.db
      .select({ status: enrolment.status, grade })
      .from(enrolment)
      .innerJoin(grade, and(eq(grade.appId, enrolment.appId), eq(grade.id, enrolment.targetId)))
      .where(and(myPlaceScope(context), eq(enrolment.memberId, wanted), activePlace()));
    const now = context.services.now();
    const joined = rows.filter(({ status }) => status !== ENROLMENT.waiting && status !== ENROLMENT.pendingPay);
    return {
      joinedCount: joined.length,
      runningCount: joined.filter((row) => lifecycleAt(row.grade, now) === LIFECYCLE.running).length,
      waitingCount: rows.filter(({ status }) => status === ENROLMENT.waiting).length,
      settledCount: rows.filter(({ status }) => status === ENROLMENT.settled).length,
    };
  },
  queryEnrollList,
  queryEnrollStatistics,
  downloadEnrollList,
  bindTeacher,
  unbindTeacher,
  setGroups,
  moveToClass,
  passQuit: async (context, { id, refundFen, reason }) => {
    if (await passQuitOf(context, decided(context, id), { refundFen, reason })) return staffView(context, id);
    if (reason === undefined) return decide(context, 'passQuit', id, { move: PLACE_MOVES.passQuit });
    const quitReason = storableText(reason);
    const move = { ...PLACE_MOVES.forceQuit, set: { quitReason } };
    return decide(context, 'passQuit', id, { move, reason: quitReason });
  },
  rejectQuit: async (context, { id, reason }) => {
    if (await rejectQuitOf(context, decided(context, id), reason)) return staffView(context, id);
    const rejectReason = storableText(reason);
    const move = { ...PLACE_MOVES.rejectQuit, set: { rejectReason } };
    return decide(context, 'rejectQuit', id, { move, reason: rejectReason });
  },
  finishQuit: async (context, { id }) => {
    if (await finishQuitOf(context, decided(context, id))) return staffView(context, id);
    return decide(context, 'finishQuit', id, { move: PLACE_MOVES.finishQuit });
  },
  ...paymentNotices,
} satisfies ResourceHandlers<'gradeEnroll'>;
