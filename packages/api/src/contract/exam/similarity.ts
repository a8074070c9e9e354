import * as z from 'zod/mini';
import { id, instant, language, points } from '../shared.ts';

/** One of two programs that are alike. */
const program = z.object({
  attemptId: id,
  memberId: id,
  name: z.string(),
  submittedAt: instant,
  points: z.nullable(points),
  code: z.string(),
  /** Pasted while the question was open: how often, and how many characters. */
  pasteCount: z.int(),
  pastedLength: z.int(),
});

/** Programs that are more alike than those of their class: a hint to look, from which nothing follows by itself. */
export const similarity = z.object({
  questions: z.array(
    z.object({
      questionId: id,
      title: z.string(),
      /** How many programs were compared. */
      count: z.int(),
      pairs: z.array(
        z.object({
          /** 0 to 1. */
          similarity: z.number(),
          language,
          /** Cases that both got wrong in the same way. */
          sameWrongCases: z.int(),
          /** The earlier one comes first. */
          programs: z.array(program),
        }),
      ),
    }),
  ),
});
