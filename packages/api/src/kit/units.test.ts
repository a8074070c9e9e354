import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RULES = join(import.meta.dirname, '..');
/** Neither schemas and examples nor client, envelope and document hold forms. */
const WITHOUT_FORMS = /\.(?:test|contract|fixtures)\.ts$|^(?:client|envelope|openapi|contract)\b/;

interface Counted {
  kind: 'count';
  label: string;
  unit?: string;
}
const isCounted = (field: unknown): field is Counted =>
  typeof field === 'object' && field !== null && 'kind' in field && field.kind === 'count' && 'min' in field;

/** Labels of numbers that only order rows. */
const PLACES = ['排序', '顺序'];

test('every number field of a form shows its unit, except places in an order', async () => {
  const files = globSync('**/*.ts', { cwd: RULES }).filter((file) => !WITHOUT_FORMS.test(file));
  const modules = await Promise.all(files.map((file) => import(join(RULES, file)) as Promise<object>));
  const fields = modules
    .flatMap((module) => Object.values(module) as unknown[])
    .flatMap((form) => (typeof form === 'object' && form !== null ? (Object.values(form) as unknown[]) : []))
    .filter(isCounted);
  expect(fields.length).toBeGreaterThan(15);
  const bare = fields.filter(({ label, unit }) => unit === undefined && !PLACES.includes(label));
  expect(bare.map(({ label }) => label)).toEqual([]);
});
