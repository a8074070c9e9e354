import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResourceDefinition } from './call.ts';
import { contract } from './index.ts';

const here = import.meta.dirname;
const DECISION = join(here, '../../../../docs/decisions/0022-calls-of-our-own.md');
const catalogue = new Set(readFileSync(join(here, 'catalogue.txt'), 'utf8').trim().split('\n'));

/** Every call but the root: its path below the group as the wire has it, and `path/action` as the decision writes it. */
const CALLS = Object.values<ResourceDefinition>(contract)
  .flatMap(({ path, calls }) =>
    Object.entries(calls).map(([action, call]) => {
      const name = path ? `${path}/${action}` : action;
      return { name, path: (call.path ?? `/${name}`).slice(1) };
    }),
  )
  .filter(({ path }) => path !== '');

/** The first column of the table of calls that the catalogue does not name. */
function listed(): string[] {
  const [, section = ''] = readFileSync(DECISION, 'utf8').split('## Calls that the catalogue does not name');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('a call that the catalogue does not name stands in the decision, and no other does', () => {
  const ours = CALLS.filter(({ path }) => !catalogue.has(path)).map(({ name }) => name);
  expect(listed().toSorted()).toEqual(ours.toSorted());
});

test('every path of the catalogue has its call', () => {
  const paths = new Set(CALLS.map(({ path }) => path));
  expect([...catalogue].filter((path) => !paths.has(path))).toEqual([]);
  expect(catalogue.size).toBe(375);
});
