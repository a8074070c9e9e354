import type { Difficulty } from '../difficulty.ts';
import type { CheckRule, Limits, Subtask } from '../judging.ts';
import type { CppStandard, LanguageId } from '../languages.ts';
import type { KeptCase, NamedCase, WrittenCase } from '../testData.ts';
import type { FILL, MULTIPLE, PROGRAMMING, SINGLE, TRUE_FALSE, TypeWith } from './kinds.ts';

/** A question as its author writes it, texts in Markdown. */
interface QuestionBase {
  key: string;
  stem: string;
  analysis: string;
  difficulty: Difficulty;
  /** Ids of the knowledge points that it asks, at most three, the primary one first. */
  knowledge?: readonly string[];
  /** Free words for search. */
  tags: string[];
  /** An upload that explains the solution. Null takes it away; what says nothing of it leaves it as it is. */
  videoFile?: string | null | undefined;
}

/**
 * `check` proves the answer key: the test runs the program and compares its output with `output`,
 * then looks for the option whose text is that output (`optionText`), which must be the key.
 */
export interface SnippetCheck {
  language: LanguageId;
  source: string;
  stdin?: string;
  output: string;
}

export interface OptionSource {
  id: string;
  text: string;
}

export interface ChoiceSource extends QuestionBase {
  type: typeof SINGLE | typeof MULTIPLE;
  options: OptionSource[];
  answer: string[];
  checks?: SnippetCheck[] | undefined;
}

export interface TrueFalseSource extends QuestionBase {
  type: typeof TRUE_FALSE;
  /** Null in a draft that has no key yet. */
  answer: boolean | null;
  checks?: SnippetCheck[] | undefined;
}

export interface FillSource extends QuestionBase {
  type: typeof FILL;
  /** One list of accepted texts per blank. */
  answer: string[][];
  /** Spaces count too, as where the format of an output is asked. */
  exactSpaces?: boolean | undefined;
  checks?: SnippetCheck[] | undefined;
}

/** What an answer starts with, and what is put before and after it when it is judged. */
export interface TaskTemplate {
  start: string;
  prepend: string;
  append: string;
}

export interface ProgrammingSource extends QuestionBase {
  type: typeof PROGRAMMING;
  title: string;
  limits: Limits;
  languages: LanguageId[];
  standard?: CppStandard | undefined;
  compare: CheckRule;
  fileIo?: string | undefined;
  /** With `fileIo`: standard input and output are accepted as well. */
  standardIoToo?: boolean | undefined;
  formatCounts?: boolean | undefined;
  /** Samples give points like any other case. Default: none, see `unscoredCases`. */
  samplesScore?: boolean | undefined;
  templates?: Partial<Record<LanguageId, TaskTemplate>> | undefined;
  subtasks: Subtask[];
  cases: WrittenCase[];
}

/** One choice about the program of a group: a judgement where its options are T and F. */
export interface PartSource {
  id: string;
  stem: string;
  options: OptionSource[];
  /** Id of the right option. */
  answer: string;
  /** In hundredths; by default a judgement counts 1.5 and a choice 3 points. */
  points?: number | undefined;
  checks?: SnippetCheck[] | undefined;
}

/** The stem holds the program, the parts ask about it. */
export interface GroupSource extends QuestionBase {
  type: TypeWith<'parts'>;
  parts: PartSource[];
  /**
   * Prove the key of a program to complete: with the right options in its numbered blanks it prints these, with a wrong
   * one in any blank it does not.
   */
  runs?: { stdin: string; output: string }[];
}

export type QuestionSource = ChoiceSource | TrueFalseSource | FillSource | ProgrammingSource | GroupSource;

type WithCases<Case> =
  | Exclude<QuestionSource, ProgrammingSource>
  | (Omit<ProgrammingSource, 'cases'> & { cases: Case[] });

/** As it comes in: of some cases the texts, of others the names of data that the server holds. */
export type GivenSource = WithCases<WrittenCase | NamedCase>;
/** With its test data in the server's keeping: ready to be stored. */
export type KeptSource = WithCases<KeptCase>;
