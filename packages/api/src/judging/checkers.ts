import type { CppStandard, LanguageId } from './languages.ts';

/**
 * The checkers of testlib, with its names and rules, except the two samples that give unbounded points.
 * Source: folder checkers of https://github.com/MikeMirzayanov/testlib
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

/** Name of a checker that needs no program: the judge has it built in, with testlib's behaviour. */
export type BuiltinChecker = (typeof BUILTIN_CHECKERS)[number];

/** Protocols of interactors: testlib's exit codes, or ICPC's 42 and 43. */
export const INTERACTOR_PROTOCOLS = ['testlib', 'icpc'] as const;
type InteractorProtocol = (typeof INTERACTOR_PROTOCOLS)[number];

/** Protocols of checkers. docs/judges.md has the table. */
export const CHECKER_PROTOCOLS = [...INTERACTOR_PROTOCOLS, 'hustoj', 'qduoj', 'lemon', 'syzoj'] as const;

/** How a checker program takes its arguments and reports the verdict; it depends on the judge it was written for. */
export type CheckerProtocol = (typeof CHECKER_PROTOCOLS)[number];

interface ProblemProgram {
  language: LanguageId;
  source: string;
  /** C++ only. Default: C++17. */
  standard?: CppStandard | undefined;
  /** Headers from the problem's package, by plain name, for example `testlib.h`. */
  headers?: Record<string, string> | undefined;
  /**
   * The points that count as full score, when the program gives points. Default: 1 for testlib's `quitp` and ICPC's
   * `score.txt`, 100 for Lemon's score file. With it, a hustoj checker gives points by exit code (`upj`), without it
   * none.
   */
  fullPoints?: number | undefined;
}

/** A program that checks the output after the student's program has ended. */
export interface Checker extends ProblemProgram {
  kind: 'checker';
  protocol: CheckerProtocol;
}

/** A program that exchanges input and output with the student's program while it runs. */
export interface Interactor extends ProblemProgram {
  kind: 'interactor';
  protocol: InteractorProtocol;
}

/** A program of the problem that decides the verdict. */
export type CheckerProgram = Checker | Interactor;

/** Whether a program of the problem decides, so that the verdict cannot be computed without running it. */
export function isCheckerProgram<T extends { kind: string }>(rule: T | CheckerProgram): rule is CheckerProgram {
  return rule.kind === 'checker' || rule.kind === 'interactor';
}
