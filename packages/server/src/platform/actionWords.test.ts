import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actionWords } from './actionWords.ts';

const src = join(import.meta.dirname, '..');
const WRITTEN = /(?:action: |audited\(context, )'(?<action>[\w/]+:[\w/]+)'/g;

test('every action that the log contains has Chinese words', () => {
  const sources = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.(?:test|access)\.ts$|testing\//.test(file));
  const actions = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(WRITTEN)].flatMap(({ groups }) => groups?.['action'] ?? []),
    ),
  );
  expect(actions.size).toBeGreaterThan(30);
  expect([...actions].filter((action) => !/^[^a-z]*[一-鿿]+ · .*[一-鿿]/.test(actionWords(action)))).toEqual([]);
});
