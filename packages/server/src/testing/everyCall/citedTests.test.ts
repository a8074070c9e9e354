import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const tests = new Set(files.filter((file) => file.endsWith('.test.ts')).map((file) => basename(file)));

/** An access file excuses a call by the name of the test that checks it instead. */
test('every test that an access file names exists', () => {
  const named = files
    .filter((file) => file.endsWith('.access.ts'))
    .flatMap((file) =>
      [...readFileSync(join(SOURCES, file), 'utf8').matchAll(/[A-Za-z0-9/]+\.test\.ts/g)].map(([name]) => ({
        file,
        name,
      })),
    );
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ name }) =>
    name.includes('/') ? !existsSync(join(SOURCES, name)) : !tests.has(name),
  );
  expect(missing).toEqual([]);
});
