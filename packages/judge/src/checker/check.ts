import type { CheckerProgram, Interactor } from '@aosai/api/judging/checkers';
import type { CheckRule, CompareRule, JudgeRequest } from '@aosai/api/judging/judging';
import type { Verdict } from '@aosai/api/judging/verdicts';
import { runChecker, type CheckedFiles } from './checker.ts';
import { compileChecker } from './checkerProgram.ts';
import { checkBuiltin } from './builtin/builtin.ts';
import type { Checked } from './checked.ts';
import { cleanMessage } from './checkerText.ts';
import { compareOutput } from './compare.ts';
import type { Executable, Runner } from '../runner.ts';

/**
 * The compiled check of one submission: a function over output files, or an interactor. Call `release` after the last
 * case.
 */
export type Check =
  | { kind: 'output'; judge: (files: CheckedFiles) => Promise<Checked>; release: () => void }
  | { kind: 'interactor'; interactor: Interactor; executable: Executable; release: () => void };

type Checking = Pick<JudgeRequest, 'compare' | 'formatCounts'>;

const bytesOf = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text);

/** Compares by a rule. An output with the right words but another layout is PE. */
function compared(rule: CompareRule, { output, answer }: Pick<CheckedFiles, 'output' | 'answer'>): Checked {
  const expected = bytesOf(answer);
  const comparison = compareOutput(rule, output, expected);
  if (comparison.equal) {
    return { verdict: 'AC', ratio: 1, message: '' };
  }
  const isLayout =
    rule.kind !== 'token' && rule.kind !== 'real' && compareOutput({ kind: 'token' }, output, expected).equal;
  const { message } = comparison;
  return isLayout
    ? { verdict: 'PE', ratio: 0, message: `内容都对，只是空格或换行和要求的不同：${message}` }
    : { verdict: 'WA', ratio: 0, message };
}

/** Checks an output by a comparison rule or by one of testlib's standard checkers, without running a program. */
export function checkAtOnce(
  rule: Exclude<CheckRule, CheckerProgram>,
  files: Pick<CheckedFiles, 'output' | 'answer'>,
): Checked {
  if (rule.kind !== 'builtin') {
    return compared(rule, files);
  }
  const checked = checkBuiltin(rule.name, files.output, bytesOf(files.answer));
  return { ...checked, message: cleanMessage(Buffer.from(checked.message, 'latin1')) };
}

/** Turns PE into WA unless the problem scores the format (`formatCounts`). */
export function asTold<T extends { verdict: Verdict }>(judged: T, formatCounts: boolean | undefined): T {
  return judged.verdict === 'PE' && !formatCounts ? { ...judged, verdict: 'WA' } : judged;
}

/**
 * Prepares the check of a submission and compiles the problem's checker or interactor. Call `release` when all cases
 * are judged.
 * @throws CheckerFault when the checker or interactor does not compile, or its headers cannot be read
 */
export async function openCheck(
  runner: Runner,
  { compare: rule, formatCounts }: Checking,
  signal: AbortSignal | undefined,
): Promise<Check> {
  switch (rule.kind) {
    case 'default':
    case 'token':
    case 'exact':
    case 'real':
    case 'builtin':
      return {
        kind: 'output',
        judge: async (files) => Promise.resolve(asTold(checkAtOnce(rule, files), formatCounts)),
        release: () => undefined,
      };
    case 'checker': {
      const executable = await compileChecker(runner, rule, signal);
      return {
        kind: 'output',
        judge: async (files) => asTold(await runChecker(runner, rule, executable, files, signal), formatCounts),
        release: executable.release,
      };
    }
    case 'interactor': {
      const executable = await compileChecker(runner, rule, signal);
      return { kind: 'interactor', interactor: rule, executable, release: executable.release };
    }
    default:
      return rule satisfies never;
  }
}
