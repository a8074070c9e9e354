import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '@aosai/api/kit/contract/call';
import { AppError } from '@aosai/api/kit/errors';
import type { memberGradeSettlement as settlementCalls } from '@aosai/api/classes/memberGradeSettlement.contract';
import { dateText } from '@aosai/api/kit/beijing';
import { termLevel } from '@aosai/api/classes/termScore';
import { lifecycleAt, LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { Db } from '../../db/open.ts';
import { enrolment } from '../../db/schema/enrolment.ts';
import { memberGuardian } from '../../db/schema/people.ts';
import { memberGradeSettlement as settlement } from '../../db/schema/teaching.ts';
import { classPlaces } from '../places/classPlaces.ts';
import { computeTerm, rankAgain, settlementIs } from './settleClass.ts';
import { type EngineCall, within } from '../../kit/engineCall.ts';
import { lockPlace } from '../../enrolment/lockPlace.ts';
import { moveLocked } from '../../enrolment/movePlace.ts';
import { sendMessage } from '../../platform/message/sendMessage.ts';
import { storableText } from '../../base/storableText.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { actorId } from '../../kit/actorId.ts';
import { audited } from '../../kit/rows/audited.ts';
import { stateOf } from '../gradeRules.ts';
import type { GradeRow } from '../gradeViews.ts';
import { lockGrade } from '../gradeWrites.ts';
import { querySettlements } from './settlementList.ts';
import { keptSettlementScope } from './settlementScope.ts';
import { ENROLMENT, type EnrolmentStatus } from '@aosai/api/enrolment/enrolments';
import { newJoinCode } from '../../accounts/member/joinCodes.ts';

type Row = typeof settlement.$inferSelect;
type Update = ParsedInputOf<(typeof settlementCalls)['calls']['update']>;

interface Locked {
  row: GradeRow;
  reports: Row[];
}

/** Locks these reports and their class, all in scope and of one class. Throws NOT_FOUND, VALIDATION. */
async function lockReports(tx: Db, context: CallContext, ids: readonly string[]): Promise<Locked> {
  const wanted = [...new Set(ids)];
  const inside = { ...context, db: tx };
  const seen = await tx
    .select({ gradeId: settlement.gradeId })
    .from(settlement)
    .where(and(keptSettlementScope(inside), inArray(settlement.id, wanted)));
  const [first] = seen;
  if (!first || seen.length !== wanted.length) throw new AppError('NOT_FOUND');
  if (seen.some(({ gradeId }) => gradeId !== first.gradeId))
    throw new AppError('VALIDATION', { path: 'ids', detail: '一次只能选择一个班级的成绩单' });
  const row = await lockGrade(tx, inside, first.gradeId);
  const reports = await tx
    .select()
    .from(settlement)
    .where(and(settlementIs(context.appId, wanted), eq(settlement.gradeId, row.id)))
    .orderBy(settlement.id)
    .for('update');
  if (reports.length !== wanted.length) throw new AppError('NOT_FOUND');
  return { row, reports };
}

/** The member's place follows the report: settled with it, enrolled again without it. Throws ENROLL_STATE. */
async function movePlaces(call: EngineCall, { row, reports }: Locked, from: EnrolmentStatus, to: EnrolmentStatus) {
  const memberIds = reports.map(({ memberId }) => memberId);
  const places = await call.db
    .select({ id: enrolment.id })
    .from(enrolment)
    .where(
      and(
        classPlaces(call.appId, [row.id]),
        inArray(enrolment.memberId, memberIds),
        sql`${enrolment.status} not in ('0', '3', '6')`,
      ),
    )
    .orderBy(enrolment.id);
  for (const { id } of places) {
    const locked = await lockPlace(call, sql`true`, id);
    if (locked.place.status !== to) await moveLocked(call, locked, { from, to });
  }
}

/** Notifies the students and their parents. */
async function tellPublished(tx: Db, { appId }: CallContext, now: Date, { row, reports }: Locked): Promise<void> {
  const memberIds = reports.map(({ memberId }) => memberId);
  const guardians = await tx
    .select({ guardianId: memberGuardian.guardianId })
    .from(memberGuardian)
    .where(
      and(
        eq(memberGuardian.appId, appId),
        inArray(memberGuardian.memberId, memberIds),
        eq(memberGuardian.status, 'active'),
      ),
    );
  const told = [...new Set([...memberIds, ...guardians.map(({ guardianId }) => guardianId)])];
  await sendMessage(tx, {
    appId,
    memberIds: told,
    type: 'grade',
    title: `「${row.title}」的成绩单已发布`,
    body: '在班级页面的「成绩单」里查看总评、名次和评语，也可以打印证书。',
    link: `grade/detail?id=${row.id}&tab=report`,
    createdBy: null,
    now,
  });
}

async function publish(tx: Db, context: CallContext, locked: Locked): Promise<void> {
  const now = context.services.now();
  const open = locked.reports.filter(({ settledAt }) => settledAt === null);
  if (open.length === 0) return;
  await movePlaces(within(engineOf(context), tx), { ...locked, reports: open }, ENROLMENT.enrolled, ENROLMENT.settled);
  for (const { id, certificateNo } of open) {
    const no = certificateNo ?? `${dateText(now.toISOString()).replaceAll('-', '')}-${newJoinCode()}`;
    await tx
      .update(settlement)
      .set({ settledAt: now, certificateNo: no, updatedAt: now, version: sql`${settlement.version} + 1` })
      .where(settlementIs(context.appId, [id]));
  }
  await tellPublished(tx, context, now, { ...locked, reports: open });
}

/** Throws FORBIDDEN for a teacher: only the school or the office withdraws a published report. */
async function withdraw(tx: Db, context: CallContext, locked: Locked): Promise<void> {
  const { actor, appId, services } = context;
  const mayDo = actor.kind === 'user' || (actor.kind === 'member' && actor.orgRoles.includes('manager'));
  if (!mayDo) throw new AppError('FORBIDDEN');
  const done = locked.reports.filter(({ settledAt }) => settledAt !== null);
  if (done.length === 0) return;
  await movePlaces(within(engineOf(context), tx), { ...locked, reports: done }, ENROLMENT.settled, ENROLMENT.enrolled);
  await tx
    .update(settlement)
    .set({ settledAt: null, updatedAt: services.now(), version: sql`${settlement.version} + 1` })
    .where(
      settlementIs(
        appId,
        done.map(({ id }) => id),
      ),
    );
}

/** Changes comment or score of unpublished reports. Throws SETTLEMENT_STATE. */
async function rewrite(tx: Db, context: CallContext, { row, reports }: Locked, { comment, score, reason }: Update) {
  if (comment === undefined && score === undefined) return;
  if (reports.some(({ settledAt }) => settledAt !== null)) throw new AppError('SETTLEMENT_STATE');
  await tx
    .update(settlement)
    .set({
      ...(comment !== undefined && { comment: storableText(comment) }),
      ...(score !== undefined && {
        score,
        scoreReason: storableText(reason ?? ''),
        level: termLevel(score, row.levels),
      }),
      updatedAt: context.services.now(),
      version: sql`${settlement.version} + 1`,
    })
    .where(
      settlementIs(
        context.appId,
        reports.map(({ id }) => id),
      ),
    );
  if (score !== undefined) await rankAgain(within(engineOf(context), tx), row.id);
}

export const memberGradeSettlement = {
  create: (context, { gradeId }) =>
    audited(context, 'memberGradeSettlement:create', async (tx, inside) => {
      const row = await lockGrade(tx, inside, gradeId);
      const now = context.services.now();
      if (lifecycleAt(row, now) === LIFECYCLE.draft) throw stateOf(row, now);
      const count = await computeTerm(within(engineOf(context), tx), row, actorId(context.actor));
      const diff = { after: { count } };
      return { answer: { gradeId, count }, told: { target: gradeId, diff } };
    }),
  update: (context, input) =>
    audited(context, 'memberGradeSettlement:update', async (tx) => {
      const locked = await lockReports(tx, context, input.ids);
      const { status, score, reason, comment } = input;
      if (status === 'draft') await withdraw(tx, context, locked);
      await rewrite(
        tx,
        context,
        status === 'draft' ? { ...locked, reports: locked.reports.map(asDraft) } : locked,
        input,
      );
      if (status === 'settled') await publish(tx, context, locked);
      const told = { status, score, reason, commented: comment !== undefined, reports: input.ids };
      const before = score === undefined ? {} : { before: { score: locked.reports[0]?.score } };
      const diff = { ...before, after: told };
      return { answer: { count: locked.reports.length }, told: { target: locked.row.id, diff } };
    }),
  delete: (context, { ids }) =>
    audited(context, 'memberGradeSettlement:delete', async (tx) => {
      const { row, reports } = await lockReports(tx, context, ids);
      if (reports.some(({ settledAt }) => settledAt !== null)) throw new AppError('SETTLEMENT_STATE');
      await tx.delete(settlement).where(settlementIs(context.appId, ids));
      await rankAgain(within(engineOf(context), tx), row.id);
      const diff = { before: { members: reports.map(({ memberId }) => memberId) } };
      return { answer: { count: reports.length }, told: { target: row.id, diff } };
    }),
  queryList: querySettlements,
} satisfies ResourceHandlers<'memberGradeSettlement'>;

const asDraft = (report: Row): Row => ({ ...report, settledAt: null });
