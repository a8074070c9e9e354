import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ResourceDefinition } from './kit/contract/call.ts';
import { contract } from './contract.ts';

const here = import.meta.dirname;
const DECISION = join(here, '../../../docs/decisions/0022-calls-of-our-own.md');
const catalogue = new Set(readFileSync(join(here, 'catalogue.txt'), 'utf8').trim().split('\n'));

/** All calls except the root: the path below the group on the wire, and `path/action` as in the decision. */
const CALLS = Object.values<ResourceDefinition>(contract)
  .flatMap(({ path, calls }) =>
    Object.entries(calls).map(([action, call]) => {
      const name = path ? `${path}/${action}` : action;
      return { name, path: (call.path ?? `/${name}`).slice(1) };
    }),
  )
  .filter(({ path }) => path !== '');

/** The first column of the decision's table of calls outside the catalogue. */
function listed(): string[] {
  const [, section = ''] = readFileSync(DECISION, 'utf8').split('## Calls that the catalogue does not name');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('contract: the calls outside the catalogue are exactly those listed in the decision', () => {
  const ours = CALLS.filter(({ path }) => !catalogue.has(path)).map(({ name }) => name);
  expect(listed().toSorted()).toEqual(ours.toSorted());
});

test('contract: every path of the catalogue has a call', () => {
  const paths = new Set(CALLS.map(({ path }) => path));
  expect([...catalogue].filter((path) => !paths.has(path))).toEqual([]);
  expect(catalogue.size).toBe(375);
});
