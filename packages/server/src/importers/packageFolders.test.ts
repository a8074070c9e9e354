import { expect, test } from 'vitest';
import { linesOf } from './testing/importOf.ts';
import { packageOf } from './testing/zipOf.ts';

test('an archive in the archive is opened, one inside that is not', async () => {
  const inner = packageOf({ '1.in': '1', '1.out': '2' });
  expect((await linesOf({ 'a/b.zip': inner })).map(({ key, notes }) => [key, notes])).toEqual([
    ['a/b', ['limit-default', 'statement-missing', 'nested-zip']],
  ]);
  const deep = packageOf({ 'c.zip': inner });
  expect((await linesOf({ 'b.zip': deep })).map(({ key, notes }) => [key, notes])).toEqual([
    ['b/c.zip', ['zip-nested']],
  ]);
});
