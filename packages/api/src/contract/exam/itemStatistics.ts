import * as z from 'zod/mini';
import { ITEM_FLAG } from '../../domain/exams/itemAnalysis.ts';
import { QUESTION_TYPES } from '../../domain/questions/kinds.ts';
import { id, points, verdict } from '../shared.ts';

/** What attempts say about one question; the figures are null below ten of them. */
export const itemRow = z.object({
  questionId: id,
  /** Its place in the paper. */
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  /** The statement as its author wrote it, up to 2,000 signs: many questions begin alike. */
  asked: z.string(),
  maxPoints: points,
  count: z.int(),
  meanPoints: points,
  facility: z.nullable(z.number()),
  sd: z.nullable(z.number()),
  discrimination: z.nullable(z.number()),
  efficiency: z.nullable(z.number()),
  flags: z.array(z.enum(ITEM_FLAG.values)),
  blankCount: z.int(),
  meanSpentMs: z.int(),
  options: z.array(z.object({ id: z.string(), count: z.int() })),
  verdicts: z.array(z.object({ verdict, count: z.int() })),
});

export const itemAnalysis = z.object({
  papers: z.array(
    z.object({
      examPaperId: id,
      title: z.string(),
      count: z.int(),
      meanPoints: z.nullable(points),
      sd: z.nullable(z.number()),
      /** Coefficient of internal consistency, in percent. */
      consistency: z.nullable(z.number()),
      items: z.array(itemRow),
    }),
  ),
});

/** How a student's answers went: all points is right, none written is blank. */
export const memberStatisticsRow = z.object({
  memberId: id,
  name: z.string(),
  rightCount: z.int(),
  partCount: z.int(),
  wrongCount: z.int(),
  blankCount: z.int(),
  points,
  maxPoints: points,
  percent: z.nullable(z.number()),
});
