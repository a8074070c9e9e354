import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { AppError } from '@aosai/api/kit/errors';
import { HOUR_MS } from '@aosai/api/kit/constants';
import { takeFromAllowance } from '../platform/allowance.ts';
import { grade, gradePin } from '../db/schema/teaching.ts';
import { enterClass } from './places/enterClass.ts';
import type { CallContext, ResourceHandlers } from '../kit/context.ts';
import { engineOf } from '../kit/engineOf.ts';
import { actorId } from '../kit/actorId.ts';
import { audited } from '../kit/rows/audited.ts';
import { orgFor, placeTaker } from '../accounts/minors/children.ts';
import { memberActor } from '../kit/actor.ts';
import { findKeptGrade } from './gradeList.ts';
import { stateOf } from './gradeRules.ts';
import { type GradeRow, isOver } from './gradeViews.ts';
import type { EnrolmentStatus } from '@aosai/api/enrolment/enrolments';

const WRONG_PER_HOUR = 10;

async function classOfCode({ db, appId }: CallContext, code: string): Promise<GradeRow | null> {
  const [row] = await db
    .select()
    .from(grade)
    .where(
      and(
        eq(grade.appId, appId),
        eq(grade.joinCode, code),
        eq(grade.published, true),
        isNull(grade.stoppedAt),
        isNotNull(grade.joinCode),
        isNull(grade.deletedAt),
      ),
    );
  return row ?? null;
}

interface Joined {
  id: string;
  enrollId: string | null;
  status: EnrolmentStatus | null;
  found?: { title: string; priceFen: number };
}

interface ByCode {
  code: string;
  memberId?: string | undefined;
  look?: true | undefined;
}

/** A code admits until the class ends, regardless of the enrolment window. */
async function joinByCode(context: CallContext, { code, memberId, look }: ByCode): Promise<Joined> {
  const student = await placeTaker(context, memberId, '加入班级');
  // Counted before the code is checked, so that concurrent guesses count too.
  const forget = await takeFromAllowance(context.db, {
    appId: context.appId,
    subject: `gradeCode:${memberActor(context).memberId}`,
    most: WRONG_PER_HOUR,
    windowMs: HOUR_MS,
    now: context.services.now(),
  });
  const row = await classOfCode(context, code);
  if (!row) throw new AppError('GRADE_CODE_WRONG');
  await forget();
  const now = context.services.now();
  if (isOver(row, now)) throw stateOf(row, now);
  if (look) {
    const { id, title, priceFen } = row;
    return { id, enrollId: null, status: null, found: { title, priceFen } };
  }
  const place = await enterClass(engineOf(context), row.id, {
    memberId: student.memberId,
    orgId: orgFor(student, row.orgId),
    createdBy: actorId(context.actor),
    byCode: true,
  });
  return { id: row.id, enrollId: place.id, status: place.status };
}

/** Pins a class in the caller's list, or unpins it. Throws NOT_FOUND. */
async function pin(context: CallContext, id: string, pinned: boolean): Promise<Joined> {
  const { appId, services, actor } = context;
  const personId = actorId(actor);
  if (!(await findKeptGrade(context, id)) || personId === null) throw new AppError('NOT_FOUND');
  return audited(context, 'grade:addGradeToMine', async (tx) => {
    const mine = and(eq(gradePin.appId, appId), eq(gradePin.personId, personId), eq(gradePin.gradeId, id));
    if (pinned)
      await tx.insert(gradePin).values({ appId, personId, gradeId: id, at: services.now() }).onConflictDoNothing();
    else await tx.delete(gradePin).where(mine);
    return { answer: { id, enrollId: null, status: null }, told: { target: id, diff: { after: { pinned } } } };
  });
}

/** Members join a class by its code; in offices the call pins a class. */
export const addGradeToMine: ResourceHandlers<'grade'>['addGradeToMine'] = (context, input) => {
  const isOffice = context.group === 'bms' || context.group === 'edms';
  if ('code' in input) {
    if (isOffice) throw new AppError('VALIDATION', { path: 'id', detail: '请选择班级' });
    return joinByCode(context, input);
  }
  if (!isOffice) throw new AppError('VALIDATION', { path: 'code', detail: '请填写班级码' });
  return pin(context, input.id, input.pinned);
};
