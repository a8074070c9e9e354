import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { PLATFORM_STEPS, SCHOOL_STEPS, TEACHER_STEPS } from '@aosai/api/desks/firstSteps';
import { QUESTION } from '@aosai/api/questions/bank';
import { ORGANIZATION } from '@aosai/api/schools/organizations';
import { PAYEE_KEY } from '@aosai/api/platform/settingKeys';
import { jsonParam, rawRows } from '../db/rawRows.ts';
import { question } from '../db/schema/bank.ts';
import { membership } from '../db/schema/cards.ts';
import { course } from '../db/schema/content.ts';
import { exam, examPaper } from '../db/schema/exam.ts';
import { member, memberGuardian, organization, organizationMember, user } from '../db/schema/people.ts';
import { config } from '../db/schema/platform.ts';
import { grade } from '../db/schema/teaching.ts';
import { taughtBy } from '../enrolment/scope/taughtClasses.ts';
import { memberActor } from '../kit/actor.ts';
import type { CallContext } from '../kit/context.ts';
import { AppError } from '@aosai/api/kit/errors';

type Done<Step extends string> = Record<Step, boolean>;

const inOrder = <Step extends string>(steps: readonly Step[], done: Done<Step>) =>
  steps.map((id) => ({ id, isDone: done[id] }));

/**
 * What the calling manager's school, or the calling teacher, has done already. One statement that stops at the first
 * row of each kind.
 */
export async function schoolSteps(context: CallContext, as: 'manager' | 'teacher') {
  const { db, appId } = context;
  const { memberId, orgId } = memberActor(context);
  const ofSchool = sql`t.org_id = ${orgId ?? ''}`;
  const mine = as === 'manager' ? ofSchool : sql`t.created_by = ${memberId}`;
  const taught =
    as === 'manager' ? eq(grade.orgId, orgId ?? '') : or(eq(grade.createdBy, memberId), taughtBy(memberId));
  const classes = and(eq(grade.appId, appId), isNull(grade.deletedAt), taught);
  const usable = as === 'manager' ? ofSchool : sql`(t.owner_id = ${memberId} or ${ofSchool})`;
  const kept = sql`t.app_id = ${appId} and t.deleted_at is null`;
  // Homework and exams take these as they are, so nobody has to make a paper first.
  const lent = sql`t.org_id is null and t.owner_id is null and t.is_shared and t.status = ${QUESTION.ready}`;
  const student = sql`${kept} and ${ofSchool} and t.status = 'active' and t.roles @> '["student"]'::jsonb`;
  const [done] = await rawRows<Done<(typeof SCHOOL_STEPS)[number]>>(
    db,
    sql`select
      exists (select 1 from ${organizationMember} t where ${student}) as members,
      exists (select 1 from ${grade} where ${classes}) as classes,
      exists (select 1 from ${examPaper} t where ${kept} and (${usable} or (${lent})))
        or exists (select 1 from ${course} t where ${kept} and ${usable}) as content,
      exists (select 1 from ${exam} t where ${kept} and t.kind = 'homework' and t.published and ${mine}) as homework,
      exists (select 1 from ${exam} t where ${kept} and t.kind = 'exam' and t.published and ${mine}) as exams,
      exists (select 1 from ${organizationMember} t join ${memberGuardian} g
        on g.app_id = ${appId} and g.member_id = t.member_id and g.status in ('pending', 'active')
        where ${student}) as parents`,
  );
  if (!done) throw new TypeError('a select without a table has one row');
  return as === 'manager' ? inOrder(SCHOOL_STEPS, done) : inOrder(TEACHER_STEPS, done);
}

/** What the operators have set up already. Payment and messages also depend on the server's own settings. */
export async function platformSteps({ db, appId, services }: CallContext) {
  const kept = sql`t.app_id = ${appId} and t.deleted_at is null`;
  const [done] = await rawRows<Done<'schools' | 'cards' | 'sharing' | 'payee'>>(
    db,
    sql`select
      exists (select 1 from ${organization} t where ${kept} and t.status = ${ORGANIZATION.passed}) as schools,
      exists (select 1 from ${membership} t where ${kept} and t.status = 'published') as cards,
      exists (select 1 from ${question} t where ${kept} and t.is_shared and t.status = ${QUESTION.ready})
        or exists (select 1 from ${examPaper} t where ${kept} and t.is_shared) as sharing,
      exists (select 1 from ${config} t where ${kept} and t.key = ${PAYEE_KEY} and t.value <> '') as payee`,
  );
  if (!done) throw new TypeError('a select without a table has one row');
  const hasProvider = [...services.payments.of(appId).keys()].some((name) => name !== 'manual');
  const messages = services.sms.isOff !== true;
  return inOrder(PLATFORM_STEPS, { ...done, payment: hasProvider || done.payee, messages });
}

/** Whether the caller has hidden the first steps of the place they work in: their school, or the platform. */
export async function areStepsHidden({ db, appId, actor }: CallContext): Promise<boolean> {
  if (actor.kind === 'member') {
    const [own] = await db
      .select({ hiddenIn: member.stepsHiddenIn })
      .from(member)
      .where(and(eq(member.appId, appId), eq(member.id, actor.memberId)));
    return own?.hiddenIn.includes(actor.orgId ?? '') ?? false;
  }
  if (actor.kind !== 'user') return false;
  const [own] = await db
    .select({ hides: user.hidesSteps })
    .from(user)
    .where(and(eq(user.appId, appId), eq(user.id, actor.userId)));
  return own?.hides ?? false;
}

/** Hides the first steps for the caller alone, or shows them again; colleagues keep theirs. */
export async function hideSteps({ db, appId, actor }: CallContext, { isHidden }: { isHidden: boolean }) {
  switch (actor.kind) {
    case 'member': {
      const place = jsonParam([actor.orgId ?? '']);
      const others = sql`${member.stepsHiddenIn} - ${actor.orgId ?? ''}::text`;
      await db
        .update(member)
        .set({ stepsHiddenIn: isHidden ? sql`${others} || ${place}` : others })
        .where(and(eq(member.appId, appId), eq(member.id, actor.memberId)));
      break;
    }
    case 'user':
      await db
        .update(user)
        .set({ hidesSteps: isHidden })
        .where(and(eq(user.appId, appId), eq(user.id, actor.userId)));
      break;
    case 'anonymous':
      throw new AppError('FORBIDDEN');
    default:
      return actor satisfies never;
  }
  return { isHidden };
}
