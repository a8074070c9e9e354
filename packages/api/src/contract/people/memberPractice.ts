import * as z from 'zod/mini';
import { MASTERY_BAND } from '../../domain/practice/mastery.ts';
import { READINESS_BAND } from '../../domain/practice/readiness.ts';

/** A level of knowledge points: `gesp-cpp-2`. */
export const knowledgeLevel = z.string().check(z.regex(/^(gesp-(cpp|py)-[1-8]|csp-[js])$/, '级别不正确'));

export const pointMastery = z.object({
  pointId: z.string(),
  /** Whole percent; null where there is too little to say. */
  percent: z.nullable(z.int()),
  band: z.enum(MASTERY_BAND.values),
  /** There is something to say, yet not much: 初步. */
  isEarly: z.boolean(),
  /** How many answers it rests on. */
  answers: z.int(),
});

/** How someone practises outside of exams and homework. */
export const memberPractice = z.object({
  /** Days in a row with a try, up to today. */
  streak: z.int(),
  days: z.int(),
  /** Of the wrong book: how much is due, and how much stands in it. */
  due: z.int(),
  wrong: z.int(),
  todayPoints: z.int(),
  level: z.string(),
  /** Points of the level with most to gain, the first one most. */
  weakPoints: z.array(pointMastery),
  /** Null while too little is known of the level. */
  readiness: z.nullable(
    z.object({
      band: z.enum(READINESS_BAND.values),
      /** For teachers, schools and the office: points of a hundred, and the chance to pass in percent. */
      expected: z.nullable(z.number()),
      chance: z.nullable(z.int()),
    }),
  ),
});
