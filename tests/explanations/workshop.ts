import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYNTAX_CHECK } from '@aosai/judge/languages';

/** A folder in which beginners' programs are compiled and run. */
export interface Workshop {
  /** What g++ says about a C++ program. */
  compiled: (source: string) => Promise<string>;
  /** What Python says about a program: of its syntax, or of its run on the input. */
  executed: (source: string, input: string) => Promise<string>;
  close: () => Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const folder = await mkdtemp(join(tmpdir(), 'aosai-explain-'));
  const ran = (program: string, parts: string[], input = '') =>
    new Promise<{ ok: boolean; stdout: string; stderr: string }>((resolve) => {
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      const child = execFile(program, parts, { cwd: folder, env }, (fault, stdout, stderr) =>
        resolve({ ok: fault === null, stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  return {
    async compiled(source) {
      await writeFile(join(folder, 'main.cpp'), source);
      return (await ran('g++', ['-std=c++14', 'main.cpp', '-o', 'program'])).stderr;
    },
    async executed(source, input) {
      await writeFile(join(folder, 'main.py'), source);
      await writeFile(join(folder, 'check.py'), SYNTAX_CHECK);
      const checked = await ran('python3', ['check.py']);
      return checked.ok ? (await ran('python3', ['main.py'], input)).stderr : checked.stdout;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
