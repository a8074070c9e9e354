import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Tool } from '../languages.ts';

const execute = promisify(execFile);
const HERE = join(import.meta.dirname, 'jail');

/** Compile one of our own C programs, once per content and compiler; returns its path. */
async function buildTool(gpp: Tool, folder: string, name: string, sources: string[], flags: string[]): Promise<string> {
  const hash = createHash('sha256').update(`${gpp.version}\0${flags.join(' ')}\0${process.arch}`);
  for (const source of sources) {
    hash.update(await readFile(join(HERE, source)));
  }
  const path = join(folder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(path)) {
    const fresh = `${path}.${process.pid}`;
    try {
      await execute(gpp.path, [
        '-x',
        'c',
        '-O2',
        '-Wall',
        '-Wextra',
        '-o',
        fresh,
        ...flags,
        join(HERE, sources[0] ?? ''),
      ]);
      await rename(fresh, path);
    } finally {
      await rm(fresh, { force: true });
    }
  }
  return path;
}

export interface SandboxTools {
  jail: string;
  probe: string;
}

/** The worker and the program that probes it, built by the compiler that judging needs anyway. */
export async function buildSandboxTools(gpp: Tool, folder: string, staticLinks: boolean): Promise<SandboxTools> {
  await mkdir(folder, { recursive: true });
  const [jail, probe] = await Promise.all([
    buildTool(gpp, folder, 'jail', ['jail.c', 'job.h', 'filter.h', 'walls.h'], []),
    buildTool(gpp, folder, 'probe', ['probe.c'], staticLinks ? ['-static'] : []),
  ]);
  return { jail, probe };
}
