import * as z from 'zod/mini';
import { DIFFICULTY } from '../../domain/difficulty.ts';
import { BANK, CASE_POLICY, CHECK_STATE, QUESTION_STATUS, STAGE } from '../../domain/questions/bank.ts';
import { QUESTION_TYPES } from '../../domain/questions/kinds.ts';
import { fileName } from '../content/bankPlace.ts';
import { id, instant, language, verdict } from '../shared.ts';
import { roomQuestion } from './attempt.ts';
import { questionSolutions, questionSource } from './questionSource.ts';
import { submissionView } from './submissionViews.ts';

/** What a question is said to be, in views and in filters. */
export const questionWords = {
  type: z.enum(QUESTION_TYPES),
  difficulty: z.enum(DIFFICULTY.values),
  stage: z.enum(STAGE.values),
  status: z.enum(QUESTION_STATUS.values),
  bank: z.enum(BANK.values),
  version: z.int(),
};
const { type, difficulty, stage, status, bank, version } = questionWords;

/** What everybody who sees a question reads of it. */
const face = {
  id,
  type,
  title: z.string(),
  difficulty,
  points: z.array(z.string()),
  tags: z.array(z.string()),
  stage: z.nullable(stage),
  pricePoints: z.int(),
  isOpen: z.boolean(),
  /** To those who practise: a formal exam asks it, so that neither title nor statement is shown before the exam is over. */
  isHeld: z.optional(z.boolean()),
};

/** The same in a list, with what those who work in the bank read; what is null is not for them. */
export const questionRow = z.object({
  ...face,
  /** For those who work in the bank. */
  version: z.nullable(version),
  bank: z.nullable(bank),
  /** Who keeps it: a teacher's name, a school's; null for the platform's. */
  ownerName: z.nullable(z.string()),
  status: z.nullable(status),
  isShared: z.nullable(z.boolean()),
  usedCount: z.nullable(z.int()),
  passPercent: z.nullable(z.int()),
  /** How hard it proved to be by first answers; null while there are fewer than thirty. */
  measured: z.nullable(z.object({ difficulty, percent: z.int(), answers: z.int() })),
  check: z.nullable(z.enum(CHECK_STATE.values)),
  createdAt: z.nullable(instant),
  updatedAt: z.nullable(instant),
  /** For a student who practises (`oj`). */
  mine: z.nullable(z.object({ unlocked: z.boolean() })),
});

const caseCheck = z.object({ caseId: z.string(), verdict, timeMs: z.int(), memoryKiB: z.int() });

/** What trial judging showed: each solution on every case. */
export const versionCheck = z.object({
  finishedAt: instant,
  solutions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      language,
      expect: z.array(verdict),
      codeHash: z.string(),
      verdict,
      asExpected: z.boolean(),
      timeMs: z.nullable(z.int()),
      memoryKiB: z.nullable(z.int()),
      compileMessage: z.string(),
      cases: z.array(caseCheck),
      /** The first case that it did not solve, and what the check said of it. */
      firstWrong: z.nullable(z.object({ caseId: z.string(), verdict, message: z.string() })),
    }),
  ),
  /** The time limit of each language that leaves room for the slowest of those that are right. */
  advised: z.array(z.object({ language, slowestMs: z.int(), limitMs: z.int() })),
});

/** What those who work in the bank read besides. */
const questionStaff = z.object({
  version,
  versionNo: z.int(),
  bank,
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  status,
  /** Why it came back from the school. */
  note: z.nullable(z.string()),
  isShared: z.boolean(),
  casePolicy: z.enum(CASE_POLICY.values),
  usedCount: z.int(),
  passPercent: z.nullable(z.int()),
  importId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
  mayWrite: z.boolean(),
  /** The current version is in use: saving makes a new one. */
  isUsed: z.boolean(),
  /** Part of a published exam that is not over for everybody. */
  isInExam: z.boolean(),
  check: z.enum(CHECK_STATE.values),
  /** What its import was not sure of, until somebody has looked at it and saved it. */
  importNotes: z.array(z.string()),
  /** The whole of it with its key; null while the keys of others' questions are withheld. */
  source: z.nullable(questionSource),
  solutions: z.nullable(questionSolutions),
  /** Null before the first trial judging of the task as it is now, and while it is withheld. */
  checked: z.nullable(versionCheck),
  /** Much the same as this one, among what the caller sees. */
  near: z.array(z.object({ id, title: z.string(), percent: z.int() })),
});

export const questionDetail = z.object({
  ...face,
  /** As students see it, without its key. */
  shown: roomQuestion,
  /** Null while it is locked or withheld. */
  analysisHtml: z.nullable(z.string()),
  /** The video of the solution, where its analysis is shown. */
  videoFile: fileName,
  unlocked: z.boolean(),
  /** The reader's own last run outside of exams (`debug`); null for those who work in the bank. */
  run: z.nullable(submissionView),
  staff: z.nullable(questionStaff),
});
