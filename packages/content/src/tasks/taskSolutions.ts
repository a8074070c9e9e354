import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
import { writtenText } from '../factsFile.ts';
import type { LanguageId } from '@aosai/api/judging/languages';

export interface TaskSolution {
  file: string;
  language: LanguageId;
  source: string;
  /** Failures declared in the first line; null for a reference solution, which must pass every case. */
  fails: { unit: 'case' | 'subtask'; verdicts: Record<string, string> } | null;
}

const DECLARATION = /^(?:\/\/|#) fails(-subtask)?: (.+)$/u;

/**
 * Reads the programs of `solutions/`: `ref.*` and `wrong-<what>.*`. The first line of a wrong solution
 * declares its failures: `// fails: 03 WA, 07 TLE` or `// fails-subtask: 2 WA` (`#` in Python).
 */
export function taskSolutions(folder: string): TaskSolution[] {
  const solutions = join(folder, 'solutions');
  if (!existsSync(solutions)) throw new Error(`${solutions}: the folder with ref.cpp or ref.py is missing`);
  return readdirSync(solutions)
    .toSorted()
    .map((file) => {
      const path = join(solutions, file);
      const source = writtenText(path);
      return { file, language: file.endsWith('.py') ? PYTHON : CPP, source, fails: declaration(path, source) };
    });
}

function declaration(file: string, source: string): TaskSolution['fails'] {
  if (/^ref\.(?:cpp|py)$/u.test(basename(file))) return null;
  const match = DECLARATION.exec(source.split('\n', 1)[0] ?? '');
  if (!match) throw new Error(`${file}:1: the first line declares where the program fails, as npm run cases writes it`);
  const [, subtask, list = ''] = match;
  const verdicts = Object.fromEntries(
    list.split(',').map((entry) => {
      const [id, verdict] = entry.trim().split(/\s+/u);
      if (id === undefined || verdict === undefined) throw new Error(`${file}:1: unreadable declaration "${entry}"`);
      return [id, verdict];
    }),
  );
  return { unit: subtask === undefined ? 'case' : 'subtask', verdicts };
}
