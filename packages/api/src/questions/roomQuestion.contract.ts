import * as z from 'zod/mini';
import { QUESTION_TYPES } from './kinds.ts';
import { id, points } from '../kit/contract/shared.ts';
import { language, standard } from '../judging/programs.contract.ts';

/** A question as the exam room shows it; never contains the key. */
export const roomQuestion = z.object({
  id,
  no: z.int(),
  type: z.enum(QUESTION_TYPES),
  points,
  title: z.nullable(z.string()),
  stemHtml: z.string(),
  options: z.array(z.object({ id: z.string(), html: z.string() })),
  blankCount: z.int(),
  programming: z.nullable(
    z.object({
      timeMs: z.int(),
      memoryKiB: z.int(),
      languages: z.array(language),
      standard,
      fileIo: z.nullable(z.string()),
      samples: z.array(z.object({ id: z.string(), input: z.string(), expected: z.string() })),
      subtasks: z.array(z.object({ id: z.string(), points, caseCount: z.int() })),
      caseCount: z.int(),
      /** Initial code by language; absent if the task has none. */
      starts: z.optional(z.object({ 53: z.optional(z.string()), 71: z.optional(z.string()) })),
    }),
  ),
  /** Parts of a group. An answer has one option id per part in `texts`. */
  parts: z.optional(
    z.array(
      z.object({
        id: z.string(),
        stemHtml: z.string(),
        points,
        options: z.array(z.object({ id: z.string(), html: z.string() })),
      }),
    ),
  ),
});

/** Sent to students before and while they answer. Points are in hundredths, `timeMs` in ms, `memoryKiB` in KiB. */
export type RoomQuestion = z.output<typeof roomQuestion>;

/** A section of a paper in the exam room. */
export const roomSection = z.object({
  name: z.string(),
  /** null: questions of several types. */
  type: z.nullable(z.enum(QUESTION_TYPES)),
  points,
  questions: z.array(roomQuestion),
});

/** Row of `Room.sections` and of a paper's sections; `points` of the whole section, in hundredths. */
export type RoomSection = z.output<typeof roomSection>;
