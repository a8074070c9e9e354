import type { LanguageId } from '../judging/languages.ts';
import type { Verdict } from '../judging/verdicts.ts';

/** Result of trial judging for one reference program, run on all cases. */
export interface SolutionCheck {
  id: string;
  name: string;
  language: LanguageId;
  expect: Verdict[];
  /** Hash of language and code; a changed program must run again. */
  codeHash: string;
  verdict: Verdict;
  asExpected: boolean;
  timeMs: number | null;
  memoryKiB: number | null;
  compileMessage: string;
  cases: { caseId: string; verdict: Verdict; timeMs: number; memoryKiB: number }[];
  /** The first failed case, with the checker's message. */
  firstWrong: { caseId: string; verdict: Verdict; message: string } | null;
}

/** Trial judging of a version, and the advised time limit per language from its accepted programs. */
export interface VersionCheck {
  finishedAt: string;
  solutions: SolutionCheck[];
  advised: { language: LanguageId; slowestMs: number; limitMs: number }[];
}
