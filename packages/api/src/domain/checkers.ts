import type { CppStandard, LanguageId } from './languages.ts';

/**
 * The checkers that come with testlib, by its names and with its rules, except the two samples that give unbounded
 * points. Source: MikeMirzayanov/testlib, folder checkers.
 */
export const BUILTIN_CHECKERS = [
  'acmp',
  'caseicmp',
  'casencmp',
  'casewcmp',
  'dcmp',
  'fcmp',
  'hcmp',
  'icmp',
  'lcmp',
  'ncmp',
  'nyesno',
  'rcmp',
  'rcmp4',
  'rcmp6',
  'rcmp9',
  'rncmp',
  'uncmp',
  'wcmp',
  'yesno',
] as const;
export type BuiltinChecker = (typeof BUILTIN_CHECKERS)[number];

/** How a checker or interactor is called and how it answers: testlib's exit codes, or ICPC's 42 and 43. */
export const CHECKER_PROTOCOLS = ['testlib', 'icpc'] as const;
export type CheckerProtocol = (typeof CHECKER_PROTOCOLS)[number];

/**
 * A program of the problem that decides. A checker reads the output when the program has ended; an interactor talks
 * with the program while it runs.
 */
export interface CheckerProgram {
  kind: 'checker' | 'interactor';
  protocol: CheckerProtocol;
  language: LanguageId;
  source: string;
  /** C++ only; C++17 unless told otherwise. */
  standard?: CppStandard | undefined;
  /** Headers that the problem's package brings, by plain name: `testlib.h`. */
  headers?: Record<string, string> | undefined;
  /** testlib's `quitp` gives points out of this many. Default: 1, the share of the case's points. */
  fullPoints?: number | undefined;
}

/** Whether a program of the problem decides, so that nobody can tell without running it. */
export function isCheckerProgram<T extends { kind: string }>(rule: T | CheckerProgram): rule is CheckerProgram {
  return rule.kind === 'checker' || rule.kind === 'interactor';
}
