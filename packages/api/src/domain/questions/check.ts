import type { LanguageId } from '../languages.ts';
import type { Verdict } from '../verdicts.ts';

/** What trial judging showed of one solution: run on every case, whatever the others came to. */
export interface SolutionCheck {
  id: string;
  name: string;
  language: LanguageId;
  expect: Verdict[];
  /** Hash of language and code: another program has to be tried again. */
  codeHash: string;
  verdict: Verdict;
  asExpected: boolean;
  timeMs: number | null;
  memoryKiB: number | null;
  compileMessage: string;
  cases: { caseId: string; verdict: Verdict; timeMs: number; memoryKiB: number }[];
  /** The first case that it did not solve, and what the check said of it. */
  firstWrong: { caseId: string; verdict: Verdict; message: string } | null;
}

/** The grid of a version, and what its accepted solutions say of the time limit of each language. */
export interface VersionCheck {
  finishedAt: string;
  solutions: SolutionCheck[];
  advised: { language: LanguageId; slowestMs: number; limitMs: number }[];
}
