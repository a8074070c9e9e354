import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Static imports by relative path, including types: `import … from './x.ts'`, `export … from './x.ts'`. */
const IMPORTS = /^(?:import|export)\b[^;'"]*?\bfrom '(\.{1,2}\/[^']+)'/gm;

/** Maps each file of a folder to its imports within the folder, by paths relative to it. */
export function importsWithin(folder: string): Map<string, string[]> {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: folder });
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const paths = [...text.matchAll(IMPORTS)].map(([, path = '']) => normalize(join(dirname(file), path)));
      return [file, paths.filter((path) => known.has(path))];
    }),
  );
}

/**
 * Returns groups of files that import one another in cycles (Tarjan). The linter only finds cycles of values; files in
 * a cycle of types still cannot be read or moved without one another.
 */
export function importCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? own) : own) : visit(next);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
