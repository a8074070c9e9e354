import type { CheckRule, Limits, Subtask } from '@aosai/api/domain/judging';
import type { CppStandard, LanguageId } from '@aosai/api/domain/languages';
import type { TaskTemplate } from '@aosai/api/domain/questions/source';
import type { KeptCase } from '@aosai/api/domain/testData';
import type { Verdict } from '@aosai/api/domain/verdicts';

/* What a version of a question holds as JSON. */

export interface ProgrammingSpec {
  limits: Limits;
  languages: LanguageId[];
  standard: CppStandard;
  compare: CheckRule;
  fileIo: string | null;
  standardIoToo?: boolean | undefined;
  formatCounts?: boolean | undefined;
  samplesScore?: boolean | undefined;
  templates?: Partial<Record<LanguageId, TaskTemplate>> | undefined;
  subtasks: Subtask[];
  cases: KeptCase[];
}

export interface StoredOption {
  id: string;
  text: string;
  html: string;
}

/** A choice about the program of a group; its right option and weight stand in the key, at the same place. */
export interface StoredPart {
  id: string;
  stem: string;
  stemHtml: string;
  options: StoredOption[];
}

export interface StoredSolution {
  id: string;
  name: string;
  language: LanguageId;
  code: string;
  /** The verdicts that it may get. */
  expect: Verdict[];
}

/** Which template wrote a question, from which seed. */
export interface DrawnFrom {
  template: string;
  /** Of the template: another one asks something else of the same seed. */
  version: number;
  seed: number;
}
