import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CPP_STANDARDS, DEFAULT_STANDARD, type CppStandard } from '@aosai/api/judging/languages';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { takeCompiled } from './compiledFile.ts';
import { COMPILE_LIMITS, compilerJob } from './compilerJob.ts';
import { meaningFlags, type Tool } from '../languages.ts';
import type { Box } from '../sandbox/box.ts';

/** The compiler uses one of these if it is the first include of a file, and otherwise ignores it. */
const HEADERS = ['bits/stdc++.h', 'iostream'];
const HEADER_LIMITS = { ...COMPILE_LIMITS, outputBytes: 256 * MEBIBYTE };
const TAKEN = { limitBytes: HEADER_LIMITS.outputBytes, mode: 0o644, sync: true };

/**
 * The folder for the compiler's -I. Its name depends on compiler and flags, so headers of another compiler are not
 * used.
 */
export function headerFolder(shared: string, gpp: Tool, standard: CppStandard, forSteps = false): string {
  const key = createHash('sha256')
    .update(`${gpp.version}\0${meaningFlags(standard, forSteps).join(' ')}`)
    .digest('hex')
    .slice(0, 12);
  return join(shared, `${standard}-${key}`);
}

/** What a header is precompiled for: a standard, and programs that are judged or stepped through. */
interface Wanted {
  standard: CppStandard;
  forSteps: boolean;
}

/** Begins with the standard that most programs use. Programs that are stepped through have no other. */
function wantedFor(withSteps: boolean): Wanted[] {
  const others = CPP_STANDARDS.filter((standard) => standard !== DEFAULT_STANDARD);
  return [
    { standard: DEFAULT_STANDARD, forSteps: false },
    ...(withSteps ? [{ standard: DEFAULT_STANDARD, forSteps: true }] : []),
    ...others.map((standard) => ({ standard, forSteps: false })),
  ];
}

/** Whether a precompiled header is missing for this compiler; `withSteps` counts those of stepping through programs. */
export function headersMissing(shared: string, gpp: Tool, withSteps: boolean): boolean {
  return wantedFor(withSteps).some(({ standard, forSteps }) =>
    HEADERS.some((header) => !existsSync(join(headerFolder(shared, gpp, standard, forSteps), `${header}.gch`))),
  );
}

/** Where and for what headers are built. */
export interface HeaderBuild {
  shared: string;
  gpp: Tool;
  withSteps: boolean;
}

/** Builds the missing headers in a box that no slot uses. Rejects when `signal` aborts or a header does not compile. */
export async function buildHeaders(
  box: Box,
  { shared, gpp, withSteps }: HeaderBuild,
  signal: AbortSignal,
): Promise<void> {
  for (const { standard, forSteps } of wantedFor(withSteps)) {
    for (const header of HEADERS) {
      const target = join(headerFolder(shared, gpp, standard, forSteps), `${header}.gch`);
      if (!existsSync(target)) {
        const flags = ['-x', 'c++-header', ...meaningFlags(standard, forSteps), '-o', 'header.gch', 'header.h'];
        const content = { 'header.h': `#include <${header}>\n` };
        const answer = await box.run(compilerJob(gpp, flags, HEADER_LIMITS), { content }, '', signal);
        const fresh = join(box.work, 'header.gch');
        const isWhole = answer.killed === '' && answer.exitCode === 0 && (await takeCompiled(fresh, TAKEN));
        if (!isWhole) {
          throw new Error(`the header ${header} could not be precompiled for ${standard}`);
        }
        await mkdir(dirname(target), { recursive: true });
        await rename(fresh, target);
      }
    }
  }
}
