import fc from 'fast-check';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const MAX_ITEMS = 3;
/** Years that the format can express, also those that the contract refuses. */
const FOUR_DIGIT_YEARS = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };

function stringOf(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { pattern, minLength, maxLength, format } = schema;
  if (format === 'date-time')
    return fc.date({ ...FOUR_DIGIT_YEARS, noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof pattern === 'string') {
    const matching = fc.stringMatching(new RegExp(pattern));
    const fitting = ids.filter((id) => new RegExp(pattern).test(id));
    return fitting.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, matching) : matching;
  }
  const longest = typeof maxLength === 'number' ? maxLength : 64;
  return fc.string({
    unit: 'grapheme',
    minLength: typeof minLength === 'number' ? minLength : 0,
    maxLength: Math.max(Math.min(longest, 32), typeof minLength === 'number' ? minLength : 0),
  });
}

function numberOf(schema: Json): fc.Arbitrary<unknown> {
  const { minimum, maximum } = schema;
  return fc.integer({
    min: typeof minimum === 'number' ? Math.max(minimum, Number.MIN_SAFE_INTEGER) : -1000,
    max: typeof maximum === 'number' ? Math.min(maximum, 1_000_000) : 1_000_000,
  });
}

function fromJsonSchema(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: Json) => fromJsonSchema(part, ids);
  if ('const' in schema) return fc.constant(schema['const']);
  const { enum: values, anyOf, oneOf, allOf, type } = schema as Record<string, unknown>;
  if (Array.isArray(values)) return fc.constantFrom(...(values as unknown[]));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return fc.oneof(...(choices as Json[]).map(inner));
  if (Array.isArray(type)) return fc.oneof(...(type as string[]).map((one) => inner({ ...schema, type: one })));
  if (Array.isArray(allOf)) return inner(Object.assign({}, ...(allOf as Json[])) as Json);
  switch (type) {
    case 'string':
      return stringOf(schema, ids);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
      return fc.array(inner((schema['items'] ?? {}) as Json), {
        minLength: least,
        maxLength: least + MAX_ITEMS,
      });
    }
    case 'object': {
      const required = new Set(schema['required'] as string[] | undefined);
      const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
      return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, inner(field)])), {
        requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
      });
    }
    default:
      return fc.jsonValue();
  }
}

/**
 * Inputs that a call's schema accepts, or nearly: checks that JSON Schema cannot express may still refuse them. Ids are
 * mostly taken from `ids`, so that calls find existing rows.
 */
export function validInput(schema: z.ZodMiniType, ids: readonly string[] = []): fc.Arbitrary<Json> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return fromJsonSchema(json, ids).map((value) => value as Json);
}

/** Outputs of a schema, without checks that JSON Schema cannot express. */
export function anyOutput(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fromJsonSchema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json, []);
}

const NASTY: unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '\u0000',
  "'; drop table member; --",
  '$1',
  '%00',
  '<script>alert(1)</script>',
  '💥'.repeat(200),
  'a'.repeat(100_000),
  [],
  {},
  [[[[]]]],
  { toString: 1, constructor: { prototype: 1 } },
];

/** Valid inputs changed in one place: a field is missing, of another type, huge, or unknown. */
export function brokenInput(schema: z.ZodMiniType, ids: readonly string[] = []): fc.Arbitrary<Json> {
  return fc
    .tuple(
      validInput(schema, ids),
      fc.constantFrom('drop', 'nasty', 'extra', 'prototype'),
      fc.nat(),
      fc.constantFrom(...NASTY),
    )
    .map(([input, way, at, nasty]) => {
      const names = Object.keys(input);
      const name = names[at % Math.max(1, names.length)];
      switch (way) {
        case 'drop':
          return Object.fromEntries(Object.entries(input).filter(([key]) => key !== name));
        case 'nasty':
          return name === undefined ? { stray: nasty } : { ...input, [name]: nasty };
        case 'extra':
          return { ...input, score: 100, role: 'super', memberId_: nasty };
        case 'prototype':
          return JSON.parse(`{"__proto__":{"isSuper":true},"constructor":1}`) as Json;
        default:
          return way satisfies never;
      }
    });
}
