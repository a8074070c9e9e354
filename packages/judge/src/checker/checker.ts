import type { Checker } from '@aosai/api/judging/checkers';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import type { Checked } from './checked.ts';
import { checkedBy, FEEDBACK_FILES, LEMON_FILES, LEMON_POINTS } from './checkerVerdict.ts';
import type { Executable, ProgramJob, Runner } from '../runner.ts';

/** Limits of a checker, per test case: CPU and wall time in ms, memory in KiB, output in bytes. */
export const CHECKER_LIMITS = {
  cpuMs: 5000,
  wallMs: 11_000,
  memoryKiB: 512 * 1024,
  outputBytes: MEBIBYTE,
} as const;

/** Inputs of a checker: the test case's input and answer, the program's output, and the program's source. */
export interface CheckedFiles {
  input: string | Buffer;
  output: Buffer;
  answer: string | Buffer;
  code: string;
}

type Call = Pick<ProgramJob, 'arguments' | 'files' | 'writable'> & { input: Uint8Array | string };

function callOf({ protocol, fullPoints = LEMON_POINTS }: Checker, { input, output, answer, code }: CheckedFiles): Call {
  switch (protocol) {
    case 'testlib':
      return { arguments: ['input', 'output', 'answer'], files: { input, output, answer }, input: '' };
    case 'icpc':
      return {
        arguments: ['input', 'answer', './'],
        files: { input, answer },
        writable: FEEDBACK_FILES,
        input: output,
      };
    case 'hustoj':
      return { arguments: ['input', 'answer', 'output'], files: { input, output, answer }, input: '' };
    case 'qduoj':
      return { arguments: ['input', 'output'], files: { input, output }, input: '' };
    case 'lemon':
      return {
        arguments: ['input', 'output', 'answer', String(fullPoints), ...LEMON_FILES],
        files: { input, output, answer },
        writable: LEMON_FILES,
        input: '',
      };
    case 'syzoj':
      return { files: { input, user_out: output, answer, code }, input: '' };
    default:
      return protocol satisfies never;
  }
}

/**
 * Runs the problem's checker in the sandbox, with the arguments and files that its protocol defines.
 * @throws JudgeUnavailable when the sandbox cannot run it
 */
export async function runChecker(
  runner: Pick<Runner, 'run'>,
  checker: Checker,
  executable: Executable,
  files: CheckedFiles,
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const job = { executable, ...CHECKER_LIMITS, ...callOf(checker, files) };
  return checkedBy(checker, await runner.run(job, signal));
}
