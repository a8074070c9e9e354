import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CPP, PYTHON } from '@aosai/api/judging/languages';
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
  return readdirSync(join(folder, 'solutions'))
    .toSorted()
    .map((file) => {
      const source = readFileSync(join(folder, 'solutions', file), 'utf8');
      return { file, language: file.endsWith('.py') ? PYTHON : CPP, source, fails: declaration(file, source) };
    });
}

function declaration(file: string, source: string): TaskSolution['fails'] {
  if (/^ref\.(?:cpp|py)$/u.test(file)) return null;
  const match = DECLARATION.exec(source.split('\n', 1)[0] ?? '');
  if (!match) throw new Error(`${file}: the first line must declare where the program fails`);
  const [, subtask, list = ''] = match;
  const verdicts = Object.fromEntries(
    list.split(',').map((entry) => {
      const [id, verdict] = entry.trim().split(/\s+/u);
      if (id === undefined || verdict === undefined) throw new Error(`${file}: unreadable declaration "${entry}"`);
      return [id, verdict];
    }),
  );
  return { unit: subtask === undefined ? 'case' : 'subtask', verdicts };
}
