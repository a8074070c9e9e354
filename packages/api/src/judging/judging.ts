import type { BuiltinChecker, CheckerProgram } from './checkers.ts';
import type { CppStandard, LanguageId } from './languages.ts';
import type { Verdict } from './verdicts.ts';

/**
 * The data that server and judge exchange. Points are integer hundredths, times are ms, memory is KiB, texts are UTF-8
 * (the judge replaces other bytes). `CompareRule` is how an output is compared with the answer.
 */
export type CompareRule =
  | { kind: 'default' }
  | { kind: 'token'; ignoreCase?: boolean | undefined }
  | { kind: 'exact' }
  | { kind: 'real'; absolute: number; relative: number; ignoreCase?: boolean | undefined };

/** How an output is checked: by a rule, by one of testlib's checkers, or by a program of the problem. */
export type CheckRule = CompareRule | { kind: 'builtin'; name: BuiltinChecker } | CheckerProgram;

/** Limits of one run. */
export interface Limits {
  timeMs: number;
  memoryKiB: number;
  /** Factor on `timeMs` by language. Default: C++ 1, Python 2. */
  timeFactors?: Partial<Record<LanguageId, number>> | undefined;
}

/** Input or answer of a case: a text, or a function that reads it, so that a thousand cases need not be in memory. */
export type TestData = string | { read: () => Promise<Uint8Array> };

/** One test case. */
export interface TestCase {
  id: string;
  input: TestData;
  expected: TestData;
  /** Cases without a subtask share the points that the subtasks leave. */
  subtaskId?: string | undefined;
  /** Run and reported like others, but worth no points, because its answer is in the statement. */
  isUnscored?: boolean | undefined;
}

/** A subtask; its points are integer hundredths. */
export interface Subtask {
  id: string;
  points: number;
  /** min: the worst case counts; sum: each case has a share; max: the best case counts. */
  type: 'min' | 'sum' | 'max';
  requires?: string[] | undefined;
}

/** A program to compile. */
export interface Program {
  language: LanguageId;
  source: string;
  /** Code of the task before and after the source; compilers report lines of each part separately. */
  prepend?: string | undefined;
  append?: string | undefined;
  standard?: CppStandard | undefined;
}

/** A submission to judge. */
export interface JudgeRequest extends Program {
  limits: Limits;
  compare: CheckRule;
  cases: TestCase[];
  subtasks: Subtask[];
  totalPoints: number;
  /** Base name of file input and output: NAME.in is read, NAME.out is compared. */
  fileIo?: string | undefined;
  /** With `fileIo`: a program may use standard input and output instead. */
  standardIoToo?: boolean | undefined;
  /** For this many failed cases, the first ones, the report keeps the beginning of the output, and of a crash the error. Default: 0. */
  keepOutputs?: number | undefined;
  /** Whether the format is scored: the right words in another layout are then PE, otherwise WA. */
  formatCounts?: boolean | undefined;
}

/** Length of an output excerpt in a report, in bytes of UTF-8. */
export const OUTPUT_EXCERPT_BYTES = 1024;

/** The beginning of an output, cut after a whole line if it has several. */
export interface OutputExcerpt {
  text: string;
  isCut: boolean;
}

/** The result of one case. */
export interface CaseResult {
  caseId: string;
  subtaskId?: string | undefined;
  verdict: Verdict;
  points: number;
  timeMs: number;
  memoryKiB: number;
  /** The reason. Only for those who may see the test data, because it may reveal the answer. At most 1 KB, cleaned. */
  message?: string | undefined;
  /** The output, if `keepOutputs` asks for it. It may repeat the input, so it is as secret as that. */
  output?: OutputExcerpt | undefined;
  /** For a program that crashed: the end of its standard error, kept like `output` and as secret. */
  error?: OutputExcerpt | undefined;
}

/** The result of one subtask. */
export interface SubtaskResult {
  subtaskId: string;
  verdict: Verdict;
  points: number;
}

/** The result of a submission; times and memory are the maxima over the cases. */
export interface JudgeReport {
  verdict: Verdict;
  points: number;
  timeMs: number;
  memoryKiB: number;
  /** Diagnostics of the compiler or syntax check, at most 64 KB, without paths of the host. */
  compileMessage: string;
  cases: CaseResult[];
  subtasks: SubtaskResult[];
}

/** A trial run. */
export interface RunRequest extends Program {
  limits: Limits;
  input: string;
  /**
   * A program of the task: an interactor exchanges input and output, a checker checks the output if there is an
   * `answer`.
   */
  compare?: CheckerProgram | undefined;
  /** The answer of a sample. */
  answer?: string | undefined;
  fileIo?: string | undefined;
  standardIoToo?: boolean | undefined;
}

/** The result of a trial run. AC means only that the program ended normally, unless a program of the task decided. */
export interface RunReport {
  verdict: Verdict;
  /** The message of the checker or interactor; absent if none decided. */
  message?: string | undefined;
  timeMs: number;
  wallMs: number;
  memoryKiB: number;
  exitCode: number | null;
  signal: string | null;
  stdout: string;
  stderr: string;
  compileMessage: string;
}

/** Steps of a C++ program that are recorded at most; record.py of the judge is told it. */
export const MAX_TRACE_STEPS = 500;

/** A program to step through. It is never judged. */
export interface TraceRequest extends Pick<Program, 'language' | 'source' | 'standard'> {
  input: string;
}

/**
 * Why a recording ended. `done`: the program ended by itself. `error`: it crashed. `steps`, `size`, `time`, `output`: at
 * that limit. `compile`: it does not compile. `unavailable`: this judge cannot step through programs.
 */
export const TRACE_ENDS = ['done', 'error', 'steps', 'size', 'time', 'output', 'compile', 'unavailable'] as const;
/** Why a recording ended. */
export type TraceEnd = (typeof TRACE_ENDS)[number];

/** A recorded program. The program can write false steps, so a page checks each field before it shows them. */
export interface TraceReport {
  ended: TraceEnd;
  /** A step a line, in JSON. */
  steps: string;
  /** Standard output and error, as on a terminal. */
  output: string;
  compileMessage: string;
}

/**
 * Whether C++ programs can be stepped through: `noGdb` without Debian's package gdb, `noSpaces` where the sandbox has no
 * name spaces of its own (L4), `noGroup` where it has neither an account nor a control group for each slot (L3),
 * `noStatic` without static libraries, `broken` if gdb does not work in the sandbox.
 */
export type Stepping = 'ready' | 'noGdb' | 'noSpaces' | 'noGroup' | 'noStatic' | 'broken';

/** The state of a judge. */
export interface JudgeStatus {
  available: boolean;
  /** Level of isolation; with L5 there is none and the judge refuses to run programs. */
  level: 'L1' | 'L1b' | 'L2' | 'L3' | 'L4' | 'L5';
  layers: string[];
  compilers: { language: LanguageId; version: string | null }[];
  slots: number;
  /** Absent from workers that know nothing of it. */
  stepping?: Stepping | undefined;
  /** Missing or failed parts, in Chinese, with the command that corrects each. */
  problems: string[];
}

/** State of a submission in the judge's queue. */
export const SUBMISSION_STATES = ['queued', 'judging', 'done'] as const;

/** State of a submission; `done` includes those with verdict SE, on which the judge has given up. */
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
