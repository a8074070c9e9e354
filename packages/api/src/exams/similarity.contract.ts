import * as z from 'zod/mini';
import { id, instant, points } from '../kit/contract/shared.ts';
import { language } from '../judging/programs.contract.ts';

/** One of two similar programs. */
const program = z.object({
  attemptId: id,
  memberId: id,
  name: z.string(),
  submittedAt: instant,
  points: z.nullable(points),
  code: z.string(),
  /** Number of pastes and of pasted characters while the question was open. */
  pasteCount: z.int(),
  pastedLength: z.int(),
});

/** Programs that are more similar than others of their exam: a hint to look, without any automatic consequence. */
export const similarity = z.object({
  questions: z.array(
    z.object({
      questionId: id,
      title: z.string(),
      /** Number of compared programs. */
      count: z.int(),
      pairs: z.array(
        z.object({
          /** From 0 to 1. */
          similarity: z.number(),
          language,
          /** Cases that both failed in the same way; null, like the points, while another formal exam asks the question. */
          sameWrongCases: z.nullable(z.int()),
          /** The earlier program comes first. */
          programs: z.array(program),
        }),
      ),
    }),
  ),
});
