import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERRORS } from '../../packages/api/src/kit/errors.ts';

const root = join(import.meta.dirname, '../..');

test('the product uses every error code of the catalogue', () => {
  const files = globSync('packages/{api,server,app}/src/**/*.{ts,tsx}', { cwd: root });
  const product = files.filter((file) => !/\.test\.ts$|\/api\/src\/(contract|fixtures)\/|\/testing\//.test(file));
  const text = product.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(Object.keys(ERRORS).filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});
