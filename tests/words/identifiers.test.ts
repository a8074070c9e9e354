import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CODE = 'packages/*/src/**/*.{ts,tsx}';
const HEADING = '## Names that we do not use in code';

/** Patterns in the glossary's table of names; `\|` is how a table writes `|`. */
function unwantedNames(): RegExp[] {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split(`${HEADING}\n`);
  const cells = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `\/(.+?)\/`/gm)];
  return cells.map(([, pattern = '']) => new RegExp(pattern.replaceAll('\\|', '|'), 'u'));
}

/** The name of a file without extensions, and the names that it exports. */
function namesOf(file: string, code: string): string[] {
  const exported = parseSync(file, code).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return [basename(file).replace(/\..*/, ''), ...exported];
}

const faultsIn = (file: string, code: string, unwanted: readonly RegExp[]): string[] =>
  namesOf(file, code).filter((name) => unwanted.some((pattern) => pattern.test(name)));

test('files and exported declarations have no name of the glossary’s list', { timeout: 120_000 }, () => {
  const unwanted = unwantedNames();
  const files = globSync(CODE, { cwd: ROOT }).toSorted();
  expect(files.length).toBeGreaterThan(2_000);
  const faults = files.flatMap((file) =>
    faultsIn(file, readFileSync(join(ROOT, file), 'utf8'), unwanted).map((name) => `${file}: ${name}`),
  );
  expect(faults).toEqual([]);
});

test('a name is refused as a file and as an export, and allowed as part of a longer word', () => {
  const unwanted = unwantedNames();
  expect(faultsIn('a/together.ts', 'export const toldOffice = 1; export function whole() {}', unwanted)).toEqual([
    'together',
    'toldOffice',
  ]);
});

test('no two files of a folder differ in the case of letters only, which macOS and Windows take for one declaration', () => {
  const stems = globSync(CODE, { cwd: ROOT }).map((file) => file.replace(/\.tsx?$/, ''));
  const byLower = Map.groupBy(new Set(stems), (stem) => stem.toLowerCase());
  expect([...byLower.values()].filter((same) => same.length > 1)).toEqual([]);
});
