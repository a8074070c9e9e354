import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Tool } from '../languages.ts';

const execute = promisify(execFile);
const HERE = join(import.meta.dirname, 'jail');

/** Walls that a build for tests can leave out, to show that the other walls or the self-tests notice. */
export type Wall = 'kernel' | 'spaces' | 'privilege' | 'seccomp' | 'landlock' | 'poll' | 'killgroup';

/** Compiles one of our C programs, once per content, flags and compiler; returns its path. */
async function buildTool(gpp: Tool, folder: string, name: string, flags: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(`${gpp.version}\0${flags.join(' ')}\0${process.arch}`);
  const parts = (await readdir(HERE)).filter((file) => file.endsWith('.inc')).toSorted();
  for (const source of [`${name}.c`, ...parts]) {
    hash.update(await readFile(join(HERE, source)));
  }
  const path = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(path)) {
    const fresh = `${path}.${process.pid}`;
    try {
      await execute(gpp.path, ['-x', 'c', '-O2', '-Wall', '-Wextra', '-o', fresh, ...flags, join(HERE, `${name}.c`)]);
      await rename(fresh, path);
    } finally {
      await rm(fresh, { force: true });
    }
  }
  return path;
}

/** Paths of our compiled programs. */
export interface SandboxTools {
  /** The worker. */
  jail: string;
  /** The program that attacks it. */
  probe: string;
  /** Becomes the program that a debugger steps through. */
  confine: string;
  /** The object file linked into such a program. */
  unbuffered: string;
}

/**
 * Builds the sandbox worker and the program that tests it, with the compiler that judging needs anyway. `leftOut` is
 * for tests: it builds another worker; the judge's own has no such switch.
 */
export async function buildSandboxTools(
  gpp: Tool,
  folder: string,
  staticLinks: boolean,
  leftOut: readonly Wall[] = [],
): Promise<SandboxTools> {
  await mkdir(folder, { recursive: true });
  const [jail, probe, confine, unbuffered] = await Promise.all([
    buildTool(gpp, folder, 'jail', leftOut.length > 0 ? [`-DLEAVE_OUT="${leftOut.join(' ')}"`] : []),
    buildTool(gpp, folder, 'probe', staticLinks ? ['-static'] : []),
    buildTool(gpp, folder, 'confine', staticLinks ? ['-static'] : []),
    buildTool(gpp, folder, 'unbuffered', ['-c']),
  ]);
  return { jail, probe, confine, unbuffered };
}
