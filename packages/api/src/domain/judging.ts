import type { BuiltinChecker, CheckerProgram } from './checkers.ts';
import type { CppStandard, LanguageId } from './languages.ts';
import type { Verdict } from './verdicts.ts';

/**
 * The language between the server and the judge. Points are integer hundredths everywhere;
 * times are milliseconds, memory is KiB, texts are UTF-8 strings (the judge replaces other bytes).
 */
export type CompareRule =
  | { kind: 'default' }
  | { kind: 'token'; ignoreCase?: boolean | undefined }
  | { kind: 'exact' }
  | { kind: 'real'; absolute: number; relative: number; ignoreCase?: boolean | undefined };

/** Who decides about an output: a rule, one of testlib's checkers by name, or a program of the problem. */
export type CheckRule = CompareRule | { kind: 'builtin'; name: BuiltinChecker } | CheckerProgram;

export interface Limits {
  timeMs: number;
  memoryKiB: number;
  /** How many times `timeMs` a program in a language may take. Default: C++ 1, Python 2. */
  timeFactors?: Partial<Record<LanguageId, number>> | undefined;
}

/** One half of a case: its text, or the way to it, so that a thousand cases need not be in memory at once. */
export type TestData = string | { read: () => Promise<Uint8Array> };

export interface TestCase {
  id: string;
  input: TestData;
  expected: TestData;
  /** Cases without a subtask share the points of the problem equally. */
  subtaskId?: string | undefined;
  /** Run and told like any other, but worth nothing: its answer stands in the statement. */
  isUnscored?: boolean | undefined;
}

export interface Subtask {
  id: string;
  points: number;
  /** min: all or nothing by the worst case; sum: each case its share; max: the best case. */
  type: 'min' | 'sum' | 'max';
  requires?: string[] | undefined;
}

export interface Program {
  language: LanguageId;
  source: string;
  /** What the task puts before and after the source; compilers name the lines of each by themselves. */
  prepend?: string | undefined;
  append?: string | undefined;
  standard?: CppStandard | undefined;
}

export interface JudgeRequest extends Program {
  limits: Limits;
  compare: CheckRule;
  cases: TestCase[];
  subtasks: Subtask[];
  totalPoints: number;
  /** Base name for freopen problems: NAME.in is read, NAME.out is compared. */
  fileIo?: string | undefined;
  /** With `fileIo`: a program may use standard input and output instead. */
  standardIoToo?: boolean | undefined;
  /** Of so many wrong cases, the first of them, the report keeps the beginning of the output. Default: of none. */
  keepOutputs?: number | undefined;
  /** The problem is about the format as well: the right words in the wrong layout are PE. Otherwise they are WA. */
  formatCounts?: boolean | undefined;
}

/** How much of an output a report keeps, in bytes of UTF-8. */
export const OUTPUT_EXCERPT_BYTES = 1024;

/** The beginning of what a program printed, whole lines of it where it has several. */
export interface OutputExcerpt {
  text: string;
  isCut: boolean;
}

export interface CaseResult {
  caseId: string;
  subtaskId?: string | undefined;
  verdict: Verdict;
  points: number;
  timeMs: number;
  memoryKiB: number;
  /** Why, for those who may see the data: a checker's words may tell the answer. At most 1 KB, cleaned. */
  message?: string | undefined;
  /** What the program printed, where `keepOutputs` asks for it: it may repeat the input, so it is as secret. */
  output?: OutputExcerpt | undefined;
}

export interface SubtaskResult {
  subtaskId: string;
  verdict: Verdict;
  points: number;
}

export interface JudgeReport {
  verdict: Verdict;
  points: number;
  timeMs: number;
  memoryKiB: number;
  /** Compiler or syntax diagnostics, at most 64 KB, without paths of the host. */
  compileMessage: string;
  cases: CaseResult[];
  subtasks: SubtaskResult[];
}

export interface RunRequest extends Program {
  limits: Limits;
  input: string;
  /** The task's own program: an interactor talks with what is run, a checker looks at the output where `answer` is. */
  compare?: CheckerProgram | undefined;
  /** Of a sample. */
  answer?: string | undefined;
  fileIo?: string | undefined;
  standardIoToo?: boolean | undefined;
}

/** One run on the student's own input. `verdict` AC only means that it ended well, unless a program of the task decided. */
export interface RunReport {
  verdict: Verdict;
  /** What that program said, or how the talk with it ended; absent where none decided. */
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

export interface JudgeStatus {
  available: boolean;
  /** L1, L1b, L2, L3, L4, or L5 when there is no isolation and the judge refuses. */
  level: 'L1' | 'L1b' | 'L2' | 'L3' | 'L4' | 'L5';
  layers: string[];
  compilers: { language: LanguageId; version: string | null }[];
  slots: number;
  /** What is missing or failed, in Chinese, with the command that mends it. */
  problems: string[];
}
