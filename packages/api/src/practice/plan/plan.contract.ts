import * as z from 'zod/mini';
import { TAUGHT_LANGUAGE } from '../../questions/pointId.ts';
import { call, resource } from '../../kit/contract/call.ts';
import { id } from '../../kit/contract/shared.ts';
import { startingUnit } from '../placement/placement.contract.ts';
import { READINESS_BAND } from '../readiness.ts';
import { PLAN_MINUTES } from './planRules.ts';
import { SITTING_ID } from './sittings.ts';

const language = z.enum(TAUGHT_LANGUAGE.values);
const level = z.int().check(z.minimum(1), z.maximum(8));
const sitting = z.string().check(z.regex(SITTING_ID, '请选一次 GESP 认证：3 月、6 月、9 月或 12 月'));
/** A date in Beijing: 2026-11-30. */
const day = z.string();

/** A step of a plan. */
export const planStep = z.object({
  /** Names the step in its plan. */
  key: z.string(),
  kind: z.enum(['lesson', 'review', 'mock']),
  title: z.string(),
  minutes: z.int(),
  isDone: z.boolean(),
  /** Whether it was in an earlier week when the plan was made. */
  isMoved: z.boolean(),
  /** The unit of a lesson. */
  unit: z.nullable(startingUnit),
  /** The exam of a mock; null for other steps, and while no exam exists for that week. */
  examId: z.nullable(id),
  /** Questions of the wrong book that a review of this week begins with; 0 for other steps. */
  dueCount: z.int(),
});

/** A step of a plan; a mock without `examId` is still being prepared. */
export type PlanStepView = z.output<typeof planStep>;

const week = z.object({
  start: day,
  end: day,
  minutes: z.int(),
  steps: z.array(planStep),
});

/** A learner's plan to a sitting, laid out from today. */
export const planView = z.object({
  id,
  memberId: id,
  language,
  level,
  sitting,
  minutesAWeek: z.int(),
  /** Level that the learner knew when it was made; 0 for none. */
  fromLevel: z.int(),
  /** `open` while the sitting is ahead; `passed` asks for a new goal. */
  state: z.enum(['open', 'passed']),
  /** The day by which everything is to be done. */
  readyBy: day,
  /** This week first. */
  weeks: z.array(week),
  /** The step to do now; null when there is none. */
  next: z.nullable(planStep),
  /** A unit to begin with while no unit of the goal exists: the last one below it that is not done, if there is any. */
  instead: z.nullable(startingUnit),
  /** Number of units (lessons and knowledge points of the camp) done since it was made, and of all its units. */
  doneLessons: z.int(),
  allLessons: z.int(),
  /** Units that find no room before the sitting; with any, the goal is out of reach at this pace. */
  leftLessons: z.int(),
  /** A later sitting at which everything fits; null when none is needed or found. */
  laterSitting: z.nullable(sitting),
  /** Knowledge points to learn that no unit teaches yet. */
  missing: z.array(z.object({ level, names: z.array(z.string()) })),
  /** Whole weeks since the last act on the plan that passed with open steps. */
  missedWeeks: z.int(),
  /** Chance to pass, in words; null with too few answers. */
  readiness: z.nullable(z.enum(READINESS_BAND.values)),
});

/** Reply of all calls of `plan`. Days are dates in Beijing. */
export type PlanView = z.output<typeof planView>;

const own = { '': ['member'] } as const;

/** Plans: what a learner does in which week to be ready for a sitting of GESP. */
export const plan = resource('plan', {
  save: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({
      language,
      level,
      sitting,
      minutesAWeek: z
        .int()
        .check(z.refine((minutes) => PLAN_MINUTES.some((one) => one === minutes), '每周的时间请在给出的几种里选')),
    }),
    output: planView,
    errors: ['FORBIDDEN', 'VALIDATION'],
    summary: '定下目标（语言、GESP 级别、哪一次认证、每周几分钟），按水平测试的结果排出计划，替换原来的目标',
  }),
  query: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({ memberId: z.optional(id) }),
    output: z.object({ plan: z.nullable(planView) }),
    errors: ['NOT_FOUND'],
    summary: '自己的计划，家长看孩子的计划；从今天排起，没学的往后挪',
  }),
  replan: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({}),
    output: planView,
    errors: ['NOT_FOUND'],
    summary: '从今天重新排自己的计划，不再标出挪过的步骤',
  }),
});
