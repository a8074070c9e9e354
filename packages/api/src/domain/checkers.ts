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

/** How an interactor is called and how it answers: testlib's exit codes, or ICPC's 42 and 43. */
export const INTERACTOR_PROTOCOLS = ['testlib', 'icpc'] as const;
export type InteractorProtocol = (typeof INTERACTOR_PROTOCOLS)[number];

/** How a checker is called and how it answers. docs/judges.md has the table. */
export const CHECKER_PROTOCOLS = [...INTERACTOR_PROTOCOLS, 'hustoj', 'qduoj', 'lemon', 'syzoj'] as const;
export type CheckerProtocol = (typeof CHECKER_PROTOCOLS)[number];

interface ProblemProgram {
  language: LanguageId;
  source: string;
  /** C++ only; C++17 unless told otherwise. */
  standard?: CppStandard | undefined;
  /** Headers that the problem's package brings, by plain name: `testlib.h`. */
  headers?: Record<string, string> | undefined;
  /**
   * Where a program gives points: out of how many. testlib's `quitp` and ICPC's `score.txt`: 1 unless told otherwise;
   * Lemon's score file: 100. With it a checker of hustoj gives points by its exit code (`upj`), without it none.
   */
  fullPoints?: number | undefined;
}

/** Reads the output when the program has ended. */
export interface Checker extends ProblemProgram {
  kind: 'checker';
  protocol: CheckerProtocol;
}

/** Talks with the program while it runs. */
export interface Interactor extends ProblemProgram {
  kind: 'interactor';
  protocol: InteractorProtocol;
}

/** A program of the problem that decides. */
export type CheckerProgram = Checker | Interactor;

/** Whether a program of the problem decides, so that nobody can tell without running it. */
export function isCheckerProgram<T extends { kind: string }>(rule: T | CheckerProgram): rule is CheckerProgram {
  return rule.kind === 'checker' || rule.kind === 'interactor';
}
