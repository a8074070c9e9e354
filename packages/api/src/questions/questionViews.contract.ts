import * as z from 'zod/mini';
import { DIFFICULTY } from './difficulty.ts';
import { BANK, CASE_POLICY, CHECK_STATE, QUESTION, STAGE } from './bank.ts';
import { QUESTION_TYPES } from './kinds.ts';
import { id, instant, fileName } from '../kit/contract/shared.ts';
import { questionSolutions, questionSource } from './questionSource.contract.ts';
import { submissionView } from '../judging/submissionViews.contract.ts';
import { language, verdict } from '../judging/programs.contract.ts';
import { roomQuestion } from './roomQuestion.contract.ts';

/** Enumerations that views and filters of questions share. */
export const questionWords = {
  type: z.enum(QUESTION_TYPES),
  difficulty: z.enum(DIFFICULTY.values),
  stage: z.enum(STAGE.values),
  status: z.enum(QUESTION.values),
  bank: z.enum(BANK.values),
  version: z.int(),
};
const { type, difficulty, stage, status, bank, version } = questionWords;

/** Fields that everybody who sees a question gets. */
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
  /** For practising members: a formal exam holds the question, so title and statement are hidden until it has ended. */
  isHeld: z.optional(z.boolean()),
};

/** A question in a list; null fields are for those who work in the bank. */
export const questionRow = z.object({
  ...face,
  /** For those who work in the bank. */
  version: z.nullable(version),
  bank: z.nullable(bank),
  /** Name of the owner, a teacher or a school; null for the platform. */
  ownerName: z.nullable(z.string()),
  status: z.nullable(status),
  isShared: z.nullable(z.boolean()),
  usedCount: z.nullable(z.int()),
  passPercent: z.nullable(z.int()),
  /** Difficulty measured by first answers; null with fewer than thirty. */
  measured: z.nullable(z.object({ difficulty, percent: z.int(), answers: z.int() })),
  check: z.nullable(z.enum(CHECK_STATE.values)),
  /** Reports of errors that wait for an answer; null for none, and on questions of others. */
  reportCount: z.nullable(z.int()),
  /** The second line of the statement, or the first of its code, to tell questions apart that begin alike. */
  second: z.nullable(z.string()),
  createdAt: z.nullable(instant),
  updatedAt: z.nullable(instant),
  /** For a practising student (`oj`). */
  mine: z.nullable(z.object({ unlocked: z.boolean() })),
});

/** Row of `question/queryList` and of the slots of `question/queryRandomList`. Percents are whole numbers. */
export type BankRow = z.output<typeof questionRow>;

const caseCheck = z.object({ caseId: z.string(), verdict, timeMs: z.int(), memoryKiB: z.int() });

/** The result of trial judging: each reference program on every case. */
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
      /** The first failed case, with the checker's message. */
      firstWrong: z.nullable(z.object({ caseId: z.string(), verdict, message: z.string() })),
    }),
  ),
  /** Per language, the time limit that leaves headroom to the slowest accepted program. */
  advised: z.array(z.object({ language, slowestMs: z.int(), limitMs: z.int() })),
});

/** Additional data for those who work in the bank. */
const questionStaff = z.object({
  version,
  versionNo: z.int(),
  bank,
  ownerId: z.nullable(id),
  ownerName: z.nullable(z.string()),
  status,
  /** Why the school returned the question. */
  note: z.nullable(z.string()),
  isShared: z.boolean(),
  casePolicy: z.enum(CASE_POLICY.values),
  usedCount: z.int(),
  passPercent: z.nullable(z.int()),
  importId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
  mayWrite: z.boolean(),
  /** The current version is in use, so saving creates a new one. */
  isUsed: z.boolean(),
  /** Whether the question is in a published exam that has not ended for everybody. */
  isInExam: z.boolean(),
  check: z.enum(CHECK_STATE.values),
  /** Doubts of its import; cleared when somebody saves the question. */
  importNotes: z.array(z.string()),
  /** The question with its key; null while keys of others' questions are withheld. */
  source: z.nullable(questionSource),
  solutions: z.nullable(questionSolutions),
  /** Null before the first trial judging of the present task, and while withheld. */
  checked: z.nullable(versionCheck),
  /** Similar questions that the caller may see. */
  near: z.array(z.object({ id, title: z.string(), percent: z.int() })),
});

/** A single question. */
export const questionDetail = z.object({
  ...face,
  /** The question as students see it, without its key. */
  shown: roomQuestion,
  /** Null while locked or withheld. */
  analysisHtml: z.nullable(z.string()),
  /** Video of the solution, shown with the analysis. */
  videoFile: fileName,
  unlocked: z.boolean(),
  /** The reader's last trial run outside exams (`debug`); null for those who work in the bank. */
  run: z.nullable(submissionView),
  staff: z.nullable(questionStaff),
});

/** Reply of `question/queryById`. `staff` holds key and settings, null for students. */
export type BankDetail = z.output<typeof questionDetail>;

/** A level of knowledge points, such as `gesp-cpp-2`. */
export const knowledgeLevel = z.string().check(z.regex(/^(gesp-(cpp|py)-[1-8]|csp-[js])$/, '级别不正确'));
