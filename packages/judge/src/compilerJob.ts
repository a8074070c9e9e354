import { COMPILER_PATHS, LIBRARY_PATHS, type Tool } from './languages.ts';
import type { BoxJob } from './sandbox/box.ts';

export const COMPILE_LIMITS = {
  cpuUs: 10_000_000,
  wallUs: 30_000_000,
  memoryKiB: 1024 * 1024,
  outputBytes: 64 * 1024 * 1024,
};
/** The job of one compiler run inside a box; `arguments` begin with the compiler's own name. */
export function compilerJob(gpp: Tool, flags: readonly string[], outputBytes = COMPILE_LIMITS.outputBytes): BoxJob {
  return {
    ...COMPILE_LIMITS,
    outputBytes,
    program: gpp.path,
    arguments: [gpp.path, ...flags],
    readable: [...LIBRARY_PATHS, ...COMPILER_PATHS, '/shared'],
    writable: ['.', '/dev/null'],
    compiling: true,
  };
}
