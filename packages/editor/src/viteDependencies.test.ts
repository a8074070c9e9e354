import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EDITOR_DEPENDENCIES } from './viteDependencies.ts';

/** Returns the editor packages that a source file imports at run time. */
function importsOf(path: string): string[] {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8').replaceAll(/import type [^;]+;/g, '');
  const found = source.matchAll(/(?:from |import |import\()'((?:monaco-editor|@codemirror|@lezer)[^'?]*)'/g);
  return [...found].map(([, name = '']) => name);
}

test('EDITOR_DEPENDENCIES: lists exactly the packages that the sources import', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((path) => !path.includes('.test.'));
  const imported = new Set(files.flatMap(importsOf));
  expect([...EDITOR_DEPENDENCIES].sort()).toEqual([...imported].sort());
});
