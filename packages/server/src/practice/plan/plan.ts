import { and, desc, eq } from 'drizzle-orm';
import { dateText } from '@aosai/api/kit/beijing';
import { AppError } from '@aosai/api/kit/errors';
import { minutesFor, mockMinutesOf } from '@aosai/api/practice/plan/planRules';
import type { PlanView } from '@aosai/api/practice/plan/plan.contract';
import { sittingOf } from '@aosai/api/practice/plan/sittings';
import { newId } from '../../base/newId.ts';
import { findMember } from '../../accounts/member/memberScope.ts';
import { learningPlan, placement } from '../../db/schema/plan.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { memberActor } from '../../kit/actor.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { candidate, engineOf } from '../../kit/engineOf.ts';
import { gapsOf } from '../placement/placementView.ts';
import { type Goal, laidPlan } from './laidPlan.ts';

type Whose = Pick<EngineCall, 'db' | 'appId'>;

async function planOf({ db, appId }: Whose, memberId: string): Promise<Goal | null> {
  const [row] = await db
    .select()
    .from(learningPlan)
    .where(and(eq(learningPlan.appId, appId), eq(learningPlan.memberId, memberId)));
  return row ?? null;
}

/** What the last finished placement in the language found; nothing known without one. */
async function foundBy({ db, appId }: Whose, memberId: string, language: Goal['language']) {
  const [row] = await db
    .select()
    .from(placement)
    .where(
      and(
        eq(placement.appId, appId),
        eq(placement.memberId, memberId),
        eq(placement.language, language),
        eq(placement.state, 'done'),
      ),
    )
    .orderBy(desc(placement.id))
    .limit(1);
  return row ? { fromLevel: row.level ?? 0, gaps: [...gapsOf(row)] } : { fromLevel: 0, gaps: [] };
}

/** Refuses goals that no plan can have. Throws VALIDATION. */
function checkGoal({ level, sitting, minutesAWeek }: Pick<Goal, 'level' | 'sitting' | 'minutesAWeek'>, today: string) {
  const found = sittingOf(sitting);
  if (!found || found.readyBy <= today)
    throw new AppError('VALIDATION', { path: 'sitting', detail: '这次认证来不及准备了，请选后面的一次' });
  if (!minutesFor(level).includes(minutesAWeek))
    throw new AppError('VALIDATION', {
      path: 'minutesAWeek',
      detail: `${level} 级的一次模拟考试要 ${mockMinutesOf(level)} 分钟，每周的时间请选多一些`,
    });
}

/** Stores a member's goal, made on a day until today, and lays it out from today; it takes the place of an earlier one. */
export async function setGoal(
  call: EngineCall,
  memberId: string,
  asked: Pick<Goal, 'language' | 'level' | 'sitting' | 'minutesAWeek' | 'madeOn'>,
): Promise<PlanView> {
  const laidOn = dateText(call.now.getTime());
  const found = await foundBy(call, memberId, asked.language);
  const goal: Goal = { id: newId(), memberId, ...asked, ...found, laidOn, layout: {} };
  const { view, layout } = await laidPlan(call, goal);
  const { id: _id, memberId: _memberId, ...changes } = { ...goal, layout };
  const [row] = await call.db
    .insert(learningPlan)
    .values({
      ...goal,
      layout,
      appId: call.appId,
      createdBy: memberId,
      createdAt: call.now,
      updatedAt: call.now,
    })
    .onConflictDoUpdate({
      target: [learningPlan.appId, learningPlan.memberId],
      set: { ...changes, updatedAt: call.now },
    })
    .returning({ id: learningPlan.id });
  return { ...view, id: row?.id ?? goal.id };
}

/** A member's plan with the step to do now; null without one. */
export async function planToday(call: EngineCall, memberId: string): Promise<PlanView | null> {
  const goal = await planOf(call, memberId);
  return goal ? (await laidPlan(call, goal)).view : null;
}

export const plan = {
  async save(context, { language, level, sitting, minutesAWeek }) {
    const { memberId } = candidate(context);
    const call = engineOf(context);
    const today = dateText(call.now.getTime());
    checkGoal({ level, sitting, minutesAWeek }, today);
    return setGoal(call, memberId, { language, level, sitting, minutesAWeek, madeOn: today });
  },

  async query(context, { memberId }) {
    const whose = memberId ?? memberActor(context).memberId;
    const { id } = await findMember(context, ['own', 'child'], whose);
    return { plan: await planToday(engineOf(context), id) };
  },

  async replan(context) {
    const { memberId } = memberActor(context);
    const call = engineOf(context);
    const goal = await planOf(call, memberId);
    if (!goal) throw new AppError('NOT_FOUND');
    const today = dateText(call.now.getTime());
    const { layout } = await laidPlan(call, goal);
    await call.db
      .update(learningPlan)
      .set({ layout, laidOn: today, updatedAt: call.now })
      .where(and(eq(learningPlan.appId, call.appId), eq(learningPlan.id, goal.id)));
    const { view } = await laidPlan(call, { ...goal, layout, laidOn: today });
    return view;
  },
} satisfies ResourceHandlers<'plan'>;
