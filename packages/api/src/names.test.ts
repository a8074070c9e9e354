import { expect, test } from 'vitest';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import * as z from 'zod/mini';
import type { CallDefinition } from './kit/contract/call.ts';
import { contract } from './contract.ts';

/** Field names that hold names of people or other one-line texts shown in lists. */
const LINES = new Set(['name', 'nickname', 'className', 'no', 'contact', 'relation', 'title']);
/** Resources whose texts the platform's staff write, a partner signs byte for byte, or only the server makes. */
const OTHERS = new Set([
  'app',
  'role',
  'right',
  'resource',
  'resourceOperation',
  'dict',
  'imageBanner',
  'config',
  'auth',
  'backup',
  'feedback',
  'judge',
]);

function linesOf(schema: $ZodType, at: string): [string, $ZodType][] {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) =>
        // Skip enums and numbers: nobody types them.
        LINES.has(name) && !['enum', 'number'].includes((field as $ZodTypes)._zod.def.type)
          ? [[`${at}.${name}`, field] as [string, $ZodType]]
          : linesOf(field, `${at}.${name}`),
      );
    case 'array':
      return linesOf(def.element, at);
    case 'union':
      return def.options.flatMap((option) => linesOf(option, at));
    case 'optional':
    case 'nullable':
    case 'default':
      return linesOf(def.innerType, at);
    default:
      return [];
  }
}

const lines = Object.entries(contract)
  .filter(([resource]) => !OTHERS.has(resource))
  .flatMap(([resource, { calls }]) =>
    Object.entries<CallDefinition>(calls)
      .filter(([action]) => !action.startsWith('query'))
      .flatMap(([action, call]) => linesOf(call.input, `${resource}.${action}`)),
  );

test('contract: every call strips invisible characters from names and other one-line texts', () => {
  const cleaned = lines.map(([at, schema]) => [at, z.safeParse(schema, '\u202E甲\u200B乙\n丙\u2066\0 ').data]);
  expect(lines.length).toBeGreaterThan(15);
  expect(Object.fromEntries(cleaned)).toEqual(Object.fromEntries(lines.map(([at]) => [at, '甲乙 丙'])));
});
