import { and, eq } from 'drizzle-orm';
import { AppError } from '@aosai/api/contract/errors';
import { ENROLMENT } from '@aosai/api/domain/statuses';
import { examEnroll as enrolments } from '../../../db/schema/exam.ts';
import { member } from '../../../db/schema/people.ts';
import {
  applyQuit,
  enroll,
  findEnrolment,
  getEnrolment,
  moveEnrolment,
  withdrawQuit,
} from '../../../engine/exam/enrolments.ts';
import { memberStatistics } from '../../../engine/exam/memberStatistics.ts';
import { storableText } from '../../../engine/storableText.ts';
import type { CallContext, ResourceHandlers } from '../../context.ts';
import { enrolmentList } from './enrolmentList.ts';
import { auditOf, candidate, engineOf, viewerOf } from '../engineOf.ts';
import { memberActor } from '../../people/people.ts';
import { memberRowScope, type Way } from '../../scope.ts';

const enrolmentRow = {
  appId: enrolments.appId,
  memberId: enrolments.memberId,
  orgId: enrolments.orgId,
  teacherId: enrolments.teacherId,
};

const scopeOf = (context: CallContext, ways: readonly Way[]) => memberRowScope(context, enrolmentRow, ways);

export const examEnroll = {
  enroll: (context, { examId }) => {
    const { memberId } = candidate(context);
    return enroll(engineOf(context), { ...viewerOf(context), memberId }, examId);
  },
  cancel: (context, { id }) => {
    const move = { from: ENROLMENT.pendingPay, to: ENROLMENT.cancelled };
    return moveEnrolment(engineOf(context), scopeOf(context, ['own', 'child']), id, move, null);
  },
  applyQuit: (context, { id, reason, withdraw }) => {
    const scope = scopeOf(context, ['own', 'child']);
    return withdraw ? withdrawQuit(engineOf(context), scope, id) : applyQuit(engineOf(context), scope, { id, reason });
  },
  queryMineEnrollByEnrollId: (context, { enrollId }) =>
    getEnrolment(engineOf(context), and(scopeOf(context, ['own', 'child']), eq(enrolments.id, enrollId))),
  queryMineLatestEnroll: async (context, { examId }) => ({
    enroll: await findEnrolment(
      engineOf(context),
      and(scopeOf(context, ['own']), examId === undefined ? undefined : eq(enrolments.examId, examId)),
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
  passQuit: (context, { id }) => {
    const move = { from: ENROLMENT.quitApplied, to: ENROLMENT.quitPassed };
    const audit = auditOf(context, 'examEnroll:passQuit', id, {});
    return moveEnrolment(engineOf(context), scopeOf(context, ['organization', 'office']), id, move, audit);
  },
  rejectQuit: (context, { id, reason }) => {
    const rejectReason = storableText(reason);
    const move = { from: ENROLMENT.quitApplied, to: ENROLMENT.enrolled, set: { rejectReason } };
    const audit = auditOf(context, 'examEnroll:rejectQuit', id, { reason: rejectReason });
    return moveEnrolment(engineOf(context), scopeOf(context, ['organization', 'office']), id, move, audit);
  },
  finishQuit: (context, { id }) => {
    const move = { from: ENROLMENT.quitPassed, to: ENROLMENT.quit };
    const audit = auditOf(context, 'examEnroll:finishQuit', id, {});
    return moveEnrolment(engineOf(context), scopeOf(context, ['organization', 'office']), id, move, audit);
  },
} satisfies ResourceHandlers<'examEnroll'>;
