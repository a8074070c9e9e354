import * as z from 'zod/mini';
import { id, instant, points } from '../kit/contract/shared.ts';
import { SUBMISSION_STATES } from './judging.ts';
import { language, source, verdict } from './programs.contract.ts';

/* Submissions and trial runs, as exams, homework and practice show them. */

/** The result of a trial run. */
export const runResult = z.object({
  input: z.string(),
  expected: z.nullable(z.string()),
  stdout: z.string(),
  stderr: z.string(),
  exitCode: z.nullable(z.int()),
  signal: z.nullable(z.string()),
  /** Message of the task's checker or interactor; absent if none decided. */
  message: z.optional(z.string()),
  /** Whether the output matches; null if there was nothing to compare with. */
  matches: z.nullable(z.boolean()),
});

/** A submission or trial run. */
export const submissionView = z.object({
  id,
  attemptId: id,
  questionId: id,
  kind: z.enum(['debug', 'submit']),
  state: z.enum(SUBMISSION_STATES),
  language,
  /** `answerHash` of the program, to tell whether it is still the one in the editor. */
  codeHash: z.string(),
  createdAt: instant,
  finishedAt: z.nullable(instant),
  doneCases: z.int(),
  totalCases: z.int(),
  verdict: z.nullable(verdict),
  points: z.nullable(points),
  maxPoints: points,
  /** `atMost`: times and memory are upper bounds in coarse steps, and only for passed cases. */
  figures: z.enum(['exact', 'atMost']),
  timeMs: z.nullable(z.int()),
  memoryKiB: z.nullable(z.int()),
  compileMessage: z.string(),
  cases: z.array(
    z.object({
      no: z.int(),
      subtaskId: z.nullable(z.string()),
      verdict,
      points,
      timeMs: z.nullable(z.int()),
      memoryKiB: z.nullable(z.int()),
    }),
  ),
  subtasks: z.array(z.object({ subtaskId: z.string(), verdict, points, maxPoints: points })),
  run: z.nullable(runResult),
});

/**
 * What a reader may know of one submission. Points are in hundredths, times in ms, memory in KiB; null until judged.
 */
export type SubmissionView = z.output<typeof submissionView>;

/** Input to run a program without scoring, on own input or on the sample with this id. */
export const trialProgram = {
  language,
  code: source,
  input: z.optional(z.string().check(z.maxLength(65_536, '输入最多 64 KB'))),
  sampleId: z.optional(z.string().check(z.maxLength(32))),
};
/** Errors of a trial run. */
export const TRIAL_ERRORS = [
  'DEBUG_BUSY',
  'TRIAL_BUDGET',
  'RATE_LIMITED',
  'MEMBER_BLOCKED',
  'JUDGE_UNAVAILABLE',
] as const;

/** A scored submission with its program; null while the review matrix hides answers. */
export const submittedCode = z.extend(submissionView, { code: z.nullable(z.string()) });

/** A `SubmissionView` with the program, for reports, markers and the member's own tries. */
export type SubmittedCode = z.output<typeof submittedCode>;
