import { expect, test } from 'vitest';
import { described } from './describe.ts';
import { openApiDocument } from './document.ts';

type Json = Record<string, unknown>;

/** Every schema in the document with the way to it. */
function* schemas(value: unknown, way: string): Generator<[way: string, Json]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [way, value as Json];
  for (const [name, inner] of Object.entries(value)) yield* schemas(inner, `${way}/${name}`);
}

const everySchema = [...schemas(openApiDocument(), '')];

test('openapi: every property and parameter is described', () => {
  const silent = everySchema.flatMap(([way, { properties = {}, parameters = [] }]) => [
    ...Object.entries(properties as Record<string, Json>)
      .filter(([, schema]) => !schema['description'])
      .map(([name]) => `${way}/${name}`),
    ...(parameters as Json[]).filter((one) => !one['description']).map((one) => `${way}?${String(one['name'])}`),
  ]);
  expect(silent).toEqual([]);
});

const propertyOf = (schema: Json | undefined, name: string): Json =>
  (schema?.['properties'] as Record<string, Json> | undefined)?.[name] ?? {};

/** The values of a choice, of an optional one and of a list of choices. */
const valuesOf = ({ enum: values, items = {}, anyOf = [] }: Json): unknown[] =>
  [values ?? [], (items as Json)['enum'] ?? [], ...(anyOf as Json[]).map((one) => one['enum'] ?? [])].flat();

test('openapi: every value of a choice is named in the description of its property', () => {
  const unnamed = everySchema.flatMap(([way, { properties = {} }]) =>
    Object.entries(properties as Record<string, Json>).flatMap(([name, schema]) => {
      const said = `；${String(schema['description']).replaceAll('。', '；')}`;
      return valuesOf(schema)
        .filter((value) => !said.includes(`；${String(value)} `))
        .map((value) => `${way}/${name} ${String(value)}`);
    }),
  );
  expect(unnamed).toEqual([]);
});

test('openapi: a field is described by its name and unit, without limits that say nothing', () => {
  const schema = { type: 'object', properties: { priceFen: { type: 'integer', minimum: -Number.MAX_SAFE_INTEGER } } };
  expect(described(schema)).toEqual({
    type: 'object',
    properties: { priceFen: { description: '价格。单位：分（人民币）', type: 'integer' } },
  });
});

test('openapi: the description of a field contains the comment in the contract', () => {
  const [, card] =
    everySchema.find(
      ([way]) => way.startsWith('/paths//oj/exam/queryList/') && way.endsWith('/properties/content/items'),
    ) ?? [];
  expect(propertyOf(card, 'isActivity')['description']).toBe(
    '是否属于活动\n\nAlso listed among the contest activities.',
  );
});

test('openapi: of sets with the same values, the one that the contract names gives the words', () => {
  const status = (path: string) => {
    const rows = everySchema.find(([way]) => way.startsWith(`/paths/${path}/`) && way.endsWith('/content/items'));
    return propertyOf(rows?.[1], 'status')['description'];
  };
  expect([status('/bms/organization/queryList'), status('/feedback/queryList')]).toEqual([
    '状态。0 待审核；1 已通过；2 已拒绝；3 已停用',
    '状态。0 待处理；1 处理中；2 已解决；3 已关闭',
  ]);
});
