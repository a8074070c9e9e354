import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importClosures } from '../../scripts/parts/importClosure.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

function tree(files: Record<string, string>): void {
  folder = mkdtempSync(join(tmpdir(), 'aosai-closure-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

test('importClosures: follows all forms of imports except type imports', () => {
  tree({
    'packages/one/package.json': JSON.stringify({
      exports: { './*': './src/*.ts', './deep/*': './src/deep/*/*.tsx', './exact': './src/named.ts' },
    }),
    'packages/one/src/a.ts': `
      import { b } from './b.ts';
      import type { T } from './types.ts';
      import {
        long,
        type T,
      } from './deep/long/long.tsx';
      import './sideEffect.ts';
      export * from './exported.ts';
      export const c = () => import('./lazy.ts');
      const text = "import { none } from './nowhere.ts'";`,
    'packages/one/src/b.ts': "export { a } from './a.ts';",
    'packages/one/src/types.ts': "import { unseen } from './unseen.ts';",
    'packages/one/src/deep/long/long.tsx': "import { named } from '@aosai/one/exact';",
    'packages/one/src/named.ts': "import { plain } from '@aosai/one/plain';",
    'packages/one/src/plain.ts': '',
    'packages/one/src/sideEffect.ts': '',
    'packages/one/src/exported.ts': '',
    'packages/one/src/lazy.ts': "import react from 'react';",
    'packages/one/src/unseen.ts': '',
  });
  expect(importClosures(folder)(['packages/one/src/a.ts'])).toEqual(
    ['a.ts', 'b.ts', 'deep/long/long.tsx', 'exported.ts', 'lazy.ts', 'named.ts', 'plain.ts', 'sideEffect.ts'].map(
      (name) => `packages/one/src/${name}`,
    ),
  );
});

test('importClosures: returns separate closures for files with a common import', () => {
  tree({ 'a.ts': "import './c.ts';", 'b.ts': "import './c.ts';", 'c.ts': '' });
  const closureOf = importClosures(folder);
  expect([closureOf(['a.ts']), closureOf(['b.ts'])]).toEqual([
    ['a.ts', 'c.ts'],
    ['b.ts', 'c.ts'],
  ]);
});
