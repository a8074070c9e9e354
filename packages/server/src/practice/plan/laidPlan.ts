import { dateText, dayAfter } from '@aosai/api/kit/beijing';
import type { PlanStepView, PlanView } from '@aosai/api/practice/plan/plan.contract';
import { mockMinutesOf, PLAN_SITTINGS } from '@aosai/api/practice/plan/planRules';
import { isPassed, type Sitting, sittingOf, sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import type { learningPlan } from '../../db/schema/plan.ts';
import type { EngineCall } from '../../kit/engineCall.ts';
import { bookCounts } from '../mastery/memberPractice.ts';
import { makePlan, type MadePlan, mondayOf, type PlanStep, REVIEW_MINUTES } from './makePlan.ts';
import { canReview, isReviewed, mocksOf, satDays, standingOf } from './planFacts.ts';
import { type CatalogueUnit, catalogueOf, pointsUpTo } from './planUnits.ts';
import { inTeachingOrder } from './teachingOrder.ts';

/** A goal with its layout: a stored plan, or one that is about to be stored. */
export type Goal = Pick<
  typeof learningPlan.$inferSelect,
  | 'id'
  | 'memberId'
  | 'language'
  | 'level'
  | 'sitting'
  | 'minutesAWeek'
  | 'fromLevel'
  | 'gaps'
  | 'madeOn'
  | 'laidOn'
  | 'layout'
>;

const NAMES = new Map(KNOWLEDGE_POINTS.map(({ id, name }) => [id, name]));
const WEEK_DAYS = 7;

const lessonKey = ({ id }: Pick<CatalogueUnit, 'id'>): string => `lesson/${id}`;

function keyOf(step: PlanStep<CatalogueUnit>, monday: string): string {
  switch (step.kind) {
    case 'lesson':
      return lessonKey(step.unit);
    case 'review':
      return `review/${monday}`;
    case 'mock':
      return `mock/${step.no}`;
    default:
      return step satisfies never;
  }
}

function titleOf(step: PlanStep<CatalogueUnit>): string {
  switch (step.kind) {
    case 'lesson':
      return step.unit.shown.title;
    case 'review':
      return '复习：弱项十题';
    case 'mock':
      return `第 ${step.no} 次模拟考试`;
    default:
      return step satisfies never;
  }
}

/** Everything that a plan is laid out from, read once. */
async function factsOf(call: EngineCall, goal: Goal, today: string) {
  const { memberId, language, level, fromLevel } = goal;
  const gaps = new Set(goal.gaps);
  const { bandOf, readiness } = await standingOf(call, memberId, goal);
  const points = pointsUpTo(language, level, (point) => {
    const band = bandOf(point.id);
    if (band === 'strong') return true;
    return point.level <= fromLevel && !gaps.has(point.id) && band !== 'weak';
  });
  const all = await catalogueOf(call, memberId, language);
  return {
    readiness,
    points,
    units: all.filter((unit) => unit.level <= level),
    mocks: await mocksOf(call, memberId, goal),
    sat: await satDays(call, memberId, level),
    due: (await bookCounts(call, memberId)).due,
    isReviewed: await isReviewed(call, memberId, mondayOf(today)),
    canReview: await canReview(
      call,
      points.map(({ id }) => id),
    ),
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Units that were finished in this week since the plan was made. */
const doneThisWeek = ({ units }: Facts, { madeOn }: Goal, today: string): CatalogueUnit[] =>
  units.filter(({ doneOn }) => doneOn !== null && doneOn >= madeOn && doneOn >= mondayOf(today));

function layOut(facts: Facts, goal: Goal, { today, readyBy }: { today: string; readyBy: string }) {
  const lessonMinutes = doneThisWeek(facts, goal, today).reduce((sum, { minutes }) => sum + minutes, 0);
  const { readiness: _readiness, due: _due, ...found } = facts;
  return makePlan({
    ...found,
    today,
    readyBy,
    madeOn: goal.madeOn,
    knownLevel: goal.fromLevel,
    minutesAWeek: goal.minutesAWeek,
    mockMinutes: mockMinutesOf(goal.level),
    doneMinutes: lessonMinutes + (facts.isReviewed ? REVIEW_MINUTES : 0),
  });
}

/** The first later sitting at which every unit finds room. */
function laterSitting(facts: Facts, goal: Goal, today: string): string | null {
  const later = sittingsFrom(today, PLAN_SITTINGS).filter(({ id }) => id > goal.sitting);
  return later.find(({ readyBy }) => layOut(facts, goal, { today, readyBy }).left.length === 0)?.id ?? null;
}

/** Names of points without a unit, by level. */
function missingOf(ids: readonly string[]): PlanView['missing'] {
  const byLevel = Map.groupBy(ids, (id) => Number(/-([1-8])\//.exec(id)?.[1] ?? 0));
  return [...byLevel]
    .toSorted(([one], [other]) => one - other)
    .map(([level, some]) => ({ level, names: some.flatMap((id) => NAMES.get(id) ?? []) }));
}

/** Where each step is in a layout. */
function layoutOf({ weeks }: MadePlan<CatalogueUnit>): Record<string, string> {
  return Object.fromEntries(weeks.flatMap(({ start, steps }) => steps.map((step) => [keyOf(step, start), start])));
}

const lessonView = (unit: CatalogueUnit, is: Pick<PlanStepView, 'isDone' | 'isMoved'>): PlanStepView => ({
  key: lessonKey(unit),
  kind: 'lesson',
  title: unit.shown.title,
  minutes: unit.minutes,
  unit: unit.shown,
  examId: null,
  dueCount: 0,
  ...is,
});

function stepView(
  step: PlanStep<CatalogueUnit>,
  { monday, due, layout }: { monday: string; due: number; layout: Goal['layout'] },
): PlanStepView {
  const key = keyOf(step, monday);
  const before = layout[key];
  const dueCount = step.kind === 'review' ? due : 0;
  const isMoved = step.kind === 'lesson' && before !== undefined && before < monday;
  return {
    key,
    kind: step.kind,
    title: dueCount > 0 ? `复习：到期的 ${dueCount} 道错题` : titleOf(step),
    minutes: step.minutes,
    isDone: false,
    isMoved,
    unit: step.kind === 'lesson' ? step.unit.shown : null,
    examId: step.kind === 'mock' ? step.examId : null,
    dueCount,
  };
}

/** The first unit that is not done in the highest level that has one. */
function nearestUnit(units: readonly CatalogueUnit[]): CatalogueUnit | undefined {
  const open = inTeachingOrder(units).filter(({ isDone }) => !isDone);
  const level = open.at(-1)?.level;
  return open.find((unit) => unit.level === level);
}

/** Weeks of the last layout that passed with a lesson that is not done. */
function missedWeeks({ layout }: Goal, units: readonly CatalogueUnit[], today: string): number {
  const open = units.filter(({ isDone }) => !isDone).flatMap((unit) => layout[lessonKey(unit)] ?? []);
  const monday = mondayOf(today);
  const first = open.toSorted()[0];
  if (first === undefined) return 0;
  return Math.max(0, Math.round((Date.parse(monday) - Date.parse(first)) / (WEEK_DAYS * 86_400_000)));
}

function viewOf(facts: Facts, goal: Goal, sitting: Sitting, today: string): { view: PlanView; layout: Goal['layout'] } {
  const made = layOut(facts, goal, { today, readyBy: sitting.readyBy });
  const done = doneThisWeek(facts, goal, today);
  const isOver = isPassed(sitting, today);
  const weeks = made.weeks.map(({ start, steps }, at) => {
    const ticked = at === 0 ? done.map((unit) => lessonView(unit, { isDone: true, isMoved: false })) : [];
    const shown = [
      ...ticked,
      ...steps.map((step) => stepView(step, { monday: start, due: at === 0 ? facts.due : 0, layout: goal.layout })),
    ];
    const minutes = shown.reduce((sum, step) => sum + step.minutes, 0);
    return { start, end: dayAfter(start, WEEK_DAYS - 1), minutes, steps: shown };
  });
  const open = weeks.flatMap(({ steps }) => steps).filter(({ isDone }) => !isDone);
  const [rest] = made.left;
  const isNow = (step: PlanStepView) =>
    step.kind !== 'mock' || (step.examId !== null && weeks[0]?.steps.includes(step));
  const next = open.find(isNow) ?? (rest ? lessonView(rest, { isDone: false, isMoved: false }) : null);
  const doneLessons = facts.units.filter(({ doneOn }) => doneOn !== null && doneOn >= goal.madeOn).length;
  const { id, memberId, language, level, minutesAWeek, fromLevel } = goal;
  const openLessons = open.filter(({ kind }) => kind === 'lesson').length;
  const allLessons = doneLessons + openLessons + made.left.length;
  return {
    layout: layoutOf(made),
    view: {
      id,
      memberId,
      language,
      level,
      minutesAWeek,
      fromLevel,
      sitting: sitting.id,
      readyBy: sitting.readyBy,
      state: isOver ? 'passed' : 'open',
      weeks: isOver ? [] : weeks,
      next: isOver ? null : next,
      instead: isOver || allLessons > 0 ? null : (nearestUnit(facts.units)?.shown ?? null),
      doneLessons,
      allLessons,
      leftLessons: made.left.length,
      laterSitting: made.left.length > 0 || isOver ? laterSitting(facts, goal, today) : null,
      missing: missingOf(made.missing),
      missedWeeks: isOver ? 0 : missedWeeks(goal, facts.units, today),
      readiness: facts.readiness?.band ?? null,
    },
  };
}

/** A goal laid out from today: what a page shows, and the layout to store when it becomes the plan. */
export async function laidPlan(call: EngineCall, goal: Goal) {
  const sitting = sittingOf(goal.sitting);
  if (!sitting) throw new Error('a plan has a sitting that does not exist');
  const today = dateText(call.now.getTime());
  return viewOf(await factsOf(call, goal, today), goal, sitting, today);
}
