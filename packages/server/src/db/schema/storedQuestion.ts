import type { CheckRule, Limits, Subtask } from '@aosai/api/judging/judging';
import type { CppStandard, LanguageId } from '@aosai/api/judging/languages';
import type { TaskTemplate } from '@aosai/api/questions/source';
import type { KeptCase } from '@aosai/api/judging/testData';
import type { Verdict } from '@aosai/api/judging/verdicts';

/* JSON columns of a question version. */

export interface ProgrammingSpec {
  limits: Limits;
  languages: LanguageId[];
  standard: CppStandard;
  compare: CheckRule;
  fileIo: string | null;
  standardIoToo?: boolean | undefined;
  formatCounts?: boolean | undefined;
  samplesScore?: boolean | undefined;
  /** Markdown, in the order in which learners who practise ask for them; never shown in exams and homework. */
  hints?: string[] | undefined;
  templates?: Partial<Record<LanguageId, TaskTemplate>> | undefined;
  subtasks: Subtask[];
  cases: KeptCase[];
}

export interface StoredOption {
  id: string;
  text: string;
  html: string;
}

/** A choice about the program of a group; its right option and weight are in the key, at the same index. */
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
  /** Accepted verdicts. */
  expect: Verdict[];
}
