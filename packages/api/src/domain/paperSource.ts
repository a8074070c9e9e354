import type { CheckRule, Limits, Subtask } from './judging.ts';
import type { CppStandard, LanguageId } from './languages.ts';

/**
 * A paper as an author writes it: the format of the demo papers and, later, of importers.
 * Texts are Markdown (fenced code with language `cpp` or `python`, math between dollar signs).
 */
export interface PaperSource {
  key: string;
  title: string;
  summary: string;
  template: string;
  language: 'cpp' | 'python' | 'any';
  durationMin: number;
  passScore: number;
  feedback: 'deferred' | 'ioi';
  scorePolicy: 'best' | 'last';
  notes: string;
  sections: PaperSectionSource[];
}

export interface PaperSectionSource {
  name: string;
  type: '1' | '2' | '3' | '4' | '5';
  /** Points of each question in hundredths. */
  pointsEach: number;
  questions: QuestionSource[];
}

interface QuestionBase {
  key: string;
  stem: string;
  analysis: string;
  difficulty: 'easy' | 'medium' | 'hard' | 'veryHard';
  tags: string[];
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

export interface ChoiceSource extends QuestionBase {
  type: '1' | '2';
  options: { id: string; text: string }[];
  answer: string[];
  checks?: SnippetCheck[];
}

export interface TrueFalseSource extends QuestionBase {
  type: '3';
  answer: boolean;
  checks?: SnippetCheck[];
}

export interface FillSource extends QuestionBase {
  type: '4';
  /** One list of accepted texts per blank. */
  answer: string[][];
}

export interface ProgrammingSource extends QuestionBase {
  type: '5';
  title: string;
  limits: Limits;
  languages: LanguageId[];
  standard?: CppStandard;
  compare: CheckRule;
  fileIo?: string;
  /** With `fileIo`: standard input and output are accepted as well. */
  standardIoToo?: boolean;
  formatCounts?: boolean;
  subtasks: Subtask[];
  cases: { id: string; input: string; expected: string; sample: boolean; subtaskId?: string }[];
}

export type QuestionSource = ChoiceSource | TrueFalseSource | FillSource | ProgrammingSource;
