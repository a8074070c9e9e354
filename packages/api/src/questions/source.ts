import type { BlankRule } from '../kit/blankText.ts';
import type { Difficulty } from './difficulty.ts';
import type { CheckRule, Limits, Subtask } from '../judging/judging.ts';
import type { CppStandard, LanguageId } from '../judging/languages.ts';
import type { KeptCase, NamedCase, WrittenCase } from '../judging/testData.ts';
import type { FILL, MULTIPLE, PROGRAMMING, SINGLE, TRUE_FALSE, TypeWith } from './kinds.ts';

/** A question as its author writes it; texts are Markdown. */
interface QuestionBase {
  key: string;
  stem: string;
  analysis: string;
  difficulty: Difficulty;
  /** Ids of its knowledge points, at most three, the primary one first. */
  knowledge?: readonly string[];
  /** Words for search. */
  tags: string[];
  /** Upload with a video of the solution. Null removes it; undefined keeps it. */
  videoFile?: string | null | undefined;
}

/**
 * Proof of an answer key: a test runs the program, compares its output with `output`, and requires that the option with
 * that text is the key.
 */
export interface SnippetCheck {
  language: LanguageId;
  source: string;
  stdin?: string;
  output: string;
}

/** An option of a question or part. */
export interface OptionSource {
  id: string;
  text: string;
}

/** A single or multiple choice question. */
export interface ChoiceSource extends QuestionBase {
  type: typeof SINGLE | typeof MULTIPLE;
  options: OptionSource[];
  answer: string[];
  checks?: SnippetCheck[] | undefined;
}

/** A true/false question. */
export interface TrueFalseSource extends QuestionBase {
  type: typeof TRUE_FALSE;
  /** Null in a draft without a key. */
  answer: boolean | null;
  checks?: SnippetCheck[] | undefined;
}

/** A fill-in question. */
export interface FillSource extends QuestionBase, BlankRule {
  type: typeof FILL;
  /** One list of accepted texts per blank. */
  answer: string[][];
  checks?: SnippetCheck[] | undefined;
}

/** Initial code of an answer, and the code before and after it when it is judged. */
export interface TaskTemplate {
  start: string;
  prepend: string;
  append: string;
}

/** A programming task. */
export interface ProgrammingSource extends QuestionBase {
  type: typeof PROGRAMMING;
  title: string;
  limits: Limits;
  languages: LanguageId[];
  standard?: CppStandard | undefined;
  compare: CheckRule;
  fileIo?: string | undefined;
  /** With `fileIo`: standard input and output are accepted too. */
  standardIoToo?: boolean | undefined;
  formatCounts?: boolean | undefined;
  /** Samples give points like other cases. Default: no, see `unscoredCases`. */
  samplesScore?: boolean | undefined;
  /** Hints for learners who practise, shown one after another before the solution. */
  hints?: string[] | undefined;
  templates?: Partial<Record<LanguageId, TaskTemplate>> | undefined;
  subtasks: Subtask[];
  cases: WrittenCase[];
}

/** One part of a group: a judgement if its options are T and F, else a choice. */
export interface PartSource {
  id: string;
  stem: string;
  options: OptionSource[];
  /** Id of the right option. */
  answer: string;
  /** Points in hundredths. Default: 1.5 points for a judgement, 3 for a choice. */
  points?: number | undefined;
  checks?: SnippetCheck[] | undefined;
}

/** A question whose stem is a program, with parts about it. */
export interface GroupSource extends QuestionBase {
  type: TypeWith<'parts'>;
  parts: PartSource[];
  /**
   * Proof of the key of a program to complete: with the right options in its blanks it prints these outputs, with a
   * wrong one in any blank it does not.
   */
  runs?: { stdin: string; output: string }[];
}

/** A question of any type, as its author writes it. */
export type QuestionSource = ChoiceSource | TrueFalseSource | FillSource | ProgrammingSource | GroupSource;

type WithCases<Case> =
  | Exclude<QuestionSource, ProgrammingSource>
  | (Omit<ProgrammingSource, 'cases'> & { cases: Case[] });

/** A question as received: some cases have texts, others name test data on the server. */
export type GivenSource = WithCases<WrittenCase | NamedCase>;
/** A question whose test data is on the server, ready to be stored. */
export type KeptSource = WithCases<KeptCase>;

/** Template and seed that a question was drawn from. */
export interface DrawnFrom {
  template: string;
  /** Version of the template: another version may draw another question from the same seed. */
  version: number;
  seed: number;
}
