import type { CheckerProgram } from '@aosai/api/domain/checkers';
import type { Checked } from './checkers/checked.ts';
import { checkedBy, FEEDBACK_FILES } from './checkerVerdict.ts';
import type { Executable, ProgramJob, Runner } from './runner.ts';

export const CHECKER_LIMITS = {
  cpuMs: 5000,
  wallMs: 11_000,
  memoryKiB: 512 * 1024,
  outputBytes: 1024 * 1024,
} as const;

/** What a checker judges: the case's input and answer, the output as the program left it. */
export interface CheckedFiles {
  input: string | Buffer;
  output: Buffer;
  answer: string | Buffer;
}

type Call = Pick<ProgramJob, 'arguments' | 'files' | 'writable'> & { input: Uint8Array | string };

function callOf(protocol: CheckerProgram['protocol'], { input, output, answer }: CheckedFiles): Call {
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
    default:
      return protocol satisfies never;
  }
}

/** Run the problem's checker in the sandbox: testlib's `input output answer`, or ICPC's `input answer feedback`. */
export async function runChecker(
  runner: Pick<Runner, 'run'>,
  checker: CheckerProgram,
  executable: Executable,
  files: CheckedFiles,
  signal: AbortSignal | undefined,
): Promise<Checked> {
  const job = { executable, ...CHECKER_LIMITS, ...callOf(checker.protocol, files) };
  return checkedBy(checker, await runner.run(job, signal));
}
