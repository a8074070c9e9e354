import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const NAME = String.raw`'((?:\.{1,2}/|@aosai/)[^'?]+)`;
/** Imports at run time: `import … from './x.ts'`, `export … from`, `import './x.ts'`, `import('./x.ts')`. */
const IMPORTS = new RegExp(
  String.raw`\b(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+?\bfrom\s*)?${NAME}|\bimport\s*\(\s*${NAME}`,
  'g',
);

type Exports = Record<string, string>;

/** Resolves `@aosai/api/domain/dates` to a path in the tree by the exports of its package. */
function pathOfPackage(folder: string, name: string, known: Map<string, Exports>): string | undefined {
  const [, home = '', inside = ''] = /^@aosai\/([^/]+)\/(.+)$/.exec(name) ?? [];
  const file = `packages/${home}/package.json`;
  const exports =
    known.get(home) ?? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as { exports: Exports }).exports;
  known.set(home, exports);
  const exact = exports[`./${inside}`];
  if (exact) return join('packages', home, exact);
  const [pattern, target] =
    Object.entries(exports)
      .filter(([key]) => key.endsWith('*') && `./${inside}`.startsWith(key.slice(0, -1)))
      .toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  if (!pattern || !target) return undefined;
  return join('packages', home, target.replaceAll('*', `./${inside}`.slice(pattern.length - 1)));
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // A string that only looks like an import.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Returns a function that finds all files reachable by imports, including the given ones. Caches what it reads. */
export function importClosures(folder: string): (files: readonly string[]) => string[] {
  const exports = new Map<string, Exports>();
  const known = new Map<string, readonly string[] | undefined>();

  const importsOf = (file: string): readonly string[] | undefined => {
    const text = textOf(join(folder, file));
    if (text === undefined || !/\.(?:ts|tsx|mjs)$/.test(file)) return text === undefined ? undefined : [];
    return [...text.matchAll(IMPORTS)].flatMap(([, still, later]) => {
      const name = still ?? later ?? '';
      if (name.startsWith('.')) return normalize(join(dirname(file), name));
      return pathOfPackage(folder, name, exports) ?? [];
    });
  };

  return (files) => {
    const reached = new Set<string>();
    const open = [...files];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (reached.has(file)) continue;
      if (!known.has(file)) known.set(file, importsOf(file));
      const imports = known.get(file);
      if (!imports) continue;
      reached.add(file);
      open.push(...imports);
    }
    return [...reached].toSorted();
  };
}
