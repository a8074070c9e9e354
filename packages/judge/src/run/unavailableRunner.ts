import { CPP, PYTHON } from '@aosai/api/judging/languages';
import type { JudgeStatus } from '@aosai/api/judging/judging';
import { JudgeUnavailable } from '../judgeUnavailable.ts';
import type { Toolchain } from '../languages.ts';
import type { Runner } from '../runner.ts';

/** The compilers' versions for `status`; null where one is missing. */
export function compilersOf(toolchain: Toolchain | null): JudgeStatus['compilers'] {
  return [
    { language: CPP, version: toolchain?.gpp?.version ?? null },
    { language: PYTHON, version: toolchain?.python?.version ?? null },
  ];
}

/** A runner for a machine that cannot judge: `status` lists the problems, and compiling and running reject. */
export function unavailableRunner(problems: string[], slots: number, toolchain: Toolchain | null): Runner {
  const refuse = async (): Promise<never> => Promise.reject(new JudgeUnavailable(problems));
  return {
    status: () => ({
      available: false,
      level: 'L5',
      layers: [],
      compilers: compilersOf(toolchain),
      slots,
      problems,
    }),
    compile: refuse,
    run: refuse,
    runPair: refuse,
    close: async () => Promise.resolve(),
  };
}
