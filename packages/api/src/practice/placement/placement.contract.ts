import * as z from 'zod/mini';
import { TAUGHT_LANGUAGE } from '../../questions/pointId.ts';
import { call, resource } from '../../kit/contract/call.ts';
import { id } from '../../kit/contract/shared.ts';
import { roomQuestion } from '../../questions/roomQuestion.contract.ts';
import { EXPERIENCE, PLACEMENT_ITEMS, PLACEMENT_STATE } from './placement.ts';

const language = z.enum(TAUGHT_LANGUAGE.values);

/** The unit from which a learner goes on. */
export const startingUnit = z.object({
  /** A lesson of a course, or a knowledge point of the camp. */
  kind: z.enum(['course', 'camp']),
  chapterId: id,
  courseId: id,
  courseTitle: z.string(),
  /** From 1, in its course. */
  no: z.int(),
  title: z.string(),
});

const result = z.object({
  /** The highest level that the learner knows; 0 for none. */
  level: z.int(),
  /** Highest level that the bank could ask about. */
  topLevel: z.int(),
  /** Whether the questions ran out before the result was certain. */
  isShort: z.boolean(),
  /** Knowledge points answered rightly and wrongly, the first few of each. */
  strong: z.array(z.string()),
  weak: z.array(z.string()),
  /** Where to begin; null when no unit of the next level exists. */
  start: z.nullable(startingUnit),
});

/** A placement as its learner sees it: no key, and nothing about single answers. */
export const placementView = z.object({
  id,
  language,
  experience: z.enum(EXPERIENCE.values),
  state: z.enum(PLACEMENT_STATE.values),
  /** Number of questions answered. */
  answered: z.int(),
  /** How many it asks at most. */
  most: z.int(),
  /** The question to answer next, with its number from 1; null unless it is running. */
  item: z.nullable(z.object({ no: z.int(), question: roomQuestion })),
  result: z.nullable(result),
});

/** Reply of all calls of `placement`. */
export type PlacementView = z.output<typeof placementView>;

/** Result of a placement. */
export type PlacementResult = z.output<typeof result>;

const own = { '': ['member'] } as const;

/** Placements: a few questions that find the level at which a newcomer begins. */
export const placement = resource('placement', {
  start: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({ language, experience: z.enum(EXPERIENCE.values) }),
    output: placementView,
    errors: ['FORBIDDEN', 'PLACEMENT_EMPTY'],
    summary: '开始水平测试；同一种语言有没做完的就接着做，另一种语言没做完的算放弃',
  }),
  queryLatest: call({
    methods: ['GET'],
    mounts: own,
    input: z.strictObject({}),
    output: z.object({ latest: z.nullable(placementView) }),
    errors: [],
    summary: '自己没做完的水平测试，没有时是最近做完的一次',
  }),
  answer: call({
    methods: ['POST'],
    mounts: own,
    quietErrors: true,
    input: z.strictObject({
      id,
      /** Number of the question, so that a repeated answer changes nothing. */
      no: z.int().check(z.minimum(1), z.maximum(PLACEMENT_ITEMS.most)),
      /** The chosen option; null for 我不会. */
      optionId: z.nullable(z.string().check(z.maxLength(20))),
    }),
    output: placementView,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'PLACEMENT_ENDED', 'PLACEMENT_ORDER'],
    summary: '回答水平测试的一道题，返回下一题或结果；同一题答第二次不改变什么',
  }),
  drop: call({
    methods: ['POST'],
    mounts: own,
    input: z.strictObject({ id }),
    output: placementView,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
    summary: '放弃没做完的水平测试，以后可以重新开始',
  }),
});
