import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { CallDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';

const folder = join(import.meta.dirname, '..');
/** Fields that handlers name in their errors. Errors of a schema are named by `http/calls/input.ts`. */
const NAMED = /AppError\('VALIDATION', \{[^}]*?path: '([^']*)'|(?:refuse|missing)\('([\w.]+)', ['`A]/g;

/** Each name that any call takes: in its body, its query or its upload. */
function namesOf(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  const { properties = {}, ...rest } = schema as { properties?: object };
  for (const name of Object.keys(properties)) names.add(name);
  for (const inner of [...Object.values(properties), ...Object.values(rest)]) namesOf(inner, names);
  return names;
}

test('what a handler refuses by hand names a field that a call takes', () => {
  const taken = new Set(['file', 'page', 'sort']);
  for (const { calls } of Object.values(contract)) {
    for (const call of Object.values<CallDefinition>(calls))
      namesOf(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), taken);
  }
  const sources = globSync('**/*.ts', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'));
  const named = sources.flatMap((path) =>
    Array.from(readFileSync(join(folder, path), 'utf8').matchAll(NAMED), ([, own, by]) => ({ path, name: own ?? by })),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ name }) => !name?.split('.').every((part) => taken.has(part)))).toEqual([]);
});
