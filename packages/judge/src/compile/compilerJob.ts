import { MEBIBYTE } from '@aosai/api/kit/constants';
import { COMPILER_PATHS, LIBRARY_PATHS, type Tool } from '../languages.ts';
import type { BoxJob } from '../sandbox/box.ts';

/** Limits of one compilation: CPU and wall time in µs, memory in KiB, output in bytes. */
export const COMPILE_LIMITS = {
  cpuUs: 10_000_000,
  wallUs: 30_000_000,
  memoryKiB: 1024 * 1024,
  outputBytes: 64 * MEBIBYTE,
};
/** CPU time for compiling a trial run, which holds up others. A program that takes longer has to be submitted. */
export const TRIAL_COMPILE_MS = 5_000;

/** The limits of a compilation; `cpuMs` lowers the CPU time, and the wall time to twice of that. */
export function compileLimits(cpuMs?: number): typeof COMPILE_LIMITS {
  return cpuMs === undefined ? COMPILE_LIMITS : { ...COMPILE_LIMITS, cpuUs: cpuMs * 1000, wallUs: 2 * cpuMs * 1000 };
}

/** The Chinese message for a compilation that took too long. */
export function compileTimeText({ cpuUs }: Pick<typeof COMPILE_LIMITS, 'cpuUs'>): string {
  return `编译超时（上限 ${cpuUs / 1_000_000} 秒），请检查模板递归和编译期计算。\n`;
}

/** The box job of one compiler run; its `arguments` begin with the compiler's path. */
export function compilerJob(gpp: Tool, flags: readonly string[], limits = COMPILE_LIMITS): BoxJob {
  return {
    ...limits,
    program: gpp.path,
    arguments: [gpp.path, ...flags],
    readable: [...LIBRARY_PATHS, ...COMPILER_PATHS, '/shared'],
    writable: ['.', '/dev/null'],
    compiling: true,
  };
}
