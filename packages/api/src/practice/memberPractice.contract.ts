import * as z from 'zod/mini';
import { MASTERY_BAND } from './mastery.ts';
import { READINESS_BAND } from './readiness.ts';

/** A member's estimated mastery of a knowledge point. */
export const pointMastery = z.object({
  pointId: z.string(),
  /** Whole percent; null with too little data. */
  percent: z.nullable(z.int()),
  band: z.enum(MASTERY_BAND.values),
  /** True while the estimate rests on few answers (初步). */
  isEarly: z.boolean(),
  /** Number of answers behind the estimate. */
  answers: z.int(),
});

/** One knowledge point in practice figures and class reports; `percent` is null in band `none`. */
export type PointMastery = z.output<typeof pointMastery>;

/** A member's practice figures, outside exams and homework. */
export const memberPractice = z.object({
  /** Number of days in a row with a try, up to today. */
  streak: z.int(),
  days: z.int(),
  /** Questions in the wrong book: due for review now, and in total. */
  due: z.int(),
  wrong: z.int(),
  todayPoints: z.int(),
  level: z.string(),
  /** Points of the level with known mastery, those with most to gain first. */
  weakPoints: z.array(pointMastery),
  /** Null with too little data for the level. */
  readiness: z.nullable(
    z.object({
      band: z.enum(READINESS_BAND.values),
      /** For teachers, schools and operators: the expected score out of 100, and the chance of passing in percent. */
      expected: z.nullable(z.number()),
      chance: z.nullable(z.int()),
    }),
  ),
});

/** Practice part of `member/queryStatistics`. `todayPoints` are practice points of the day in Beijing. */
export type MemberPractice = z.output<typeof memberPractice>;
