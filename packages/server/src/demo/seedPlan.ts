import { eq, and } from 'drizzle-orm';
import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import { PLAN_SITTINGS } from '@aosai/api/practice/plan/planRules';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { learningPlan } from '../db/schema/plan.ts';
import type { EngineCall } from '../kit/engineCall.ts';
import { setGoal } from '../practice/plan/plan.ts';

/** With the practice of the demo, which is four weeks old. */
const MADE_DAYS_AGO = 27;
/** A sitting that leaves less time than this is not what one begins to prepare for. */
const NEEDED_DAYS = 56;
const MINUTES_A_WEEK = 180;

/** Seeds the goal of the demo's student once: the first level at a sitting for which there is time. */
export async function seedPlan(call: EngineCall, memberId: string): Promise<void> {
  const { db, appId, now } = call;
  const ofMember = and(eq(learningPlan.appId, appId), eq(learningPlan.memberId, memberId));
  if ((await db.$count(learningPlan, ofMember)) > 0) return;
  const today = dateText(now.getTime());
  const sitting = sittingsFrom(today, PLAN_SITTINGS).find(({ readyBy }) => readyBy >= dayAfter(today, NEEDED_DAYS));
  if (!sitting) throw new TypeError('a year has four sittings');
  await setGoal(call, memberId, {
    language: 'cpp',
    level: 1,
    sitting: sitting.id,
    minutesAWeek: MINUTES_A_WEEK,
    madeOn: dayAfter(today, -MADE_DAYS_AGO),
  });
}
