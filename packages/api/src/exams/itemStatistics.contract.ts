import * as z from 'zod/mini';
import { ITEM_FLAG } from './itemAnalysis.ts';
import { QUESTION_TYPES } from '../questions/kinds.ts';
import { id, points } from '../kit/contract/shared.ts';
import { verdict } from '../judging/programs.contract.ts';

/** Statistics of one question; figures of the spread are null with a single attempt, and preliminary below ten. */
export const itemRow = z.object({
  questionId: id,
  /** Position in the paper. */
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  title: z.string(),
  /** The statement as written, up to 2,000 characters, because many questions have similar beginnings. */
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

/** Item analysis of an exam, per paper. */
export const itemAnalysis = z.object({
  papers: z.array(
    z.object({
      examPaperId: id,
      title: z.string(),
      count: z.int(),
      meanPoints: z.nullable(points),
      sd: z.nullable(z.number()),
      /** Coefficient of internal consistency in percent. */
      consistency: z.nullable(z.number()),
      items: z.array(itemRow),
    }),
  ),
});

/** A student's results: answers with full points are right, unanswered ones are blank. */
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
