import { expect, test } from 'vitest';
import { importCycles, importsWithin } from '../../scripts/parts/importCycles.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('importCycles: groups files that import one another, in a circle or directly', () => {
  const imports = new Map([
    ['a', ['b', 'leaf']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', ['e', 'leaf']],
    ['e', ['d']],
    ['itself', ['itself']],
    ['leaf', []],
  ]);
  expect(importCycles(imports)).toEqual([['d', 'e'], ['a', 'b', 'c'], ['itself']]);
});

test('importsWithin: includes type imports, but not dynamic imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aosai-cycles-'));
  const src = join(folder, 'packages/one/src');
  mkdirSync(src, { recursive: true });
  writeFileSync(join(src, 'a.ts'), "import {\n  b,\n} from './b.ts';\n\nexport type A = typeof b;\n");
  writeFileSync(join(src, 'b.ts'), "import type { A } from './a.ts';\n\nexport const b = (): A | null => null;\n");
  writeFileSync(join(src, 'c.ts'), "export const lazy = () => import('./d.ts');\n");
  writeFileSync(join(src, 'd.ts'), "export { lazy } from './c.ts';\n");
  const found = importCycles(importsWithin(folder));
  rmSync(folder, { recursive: true });
  expect(found).toEqual([['packages/one/src/a.ts', 'packages/one/src/b.ts']]);
});
