import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/parts/child.ts';
import { RECIPES, sizeOf } from '../../scripts/parts/recipes.ts';

test('the recipes of docs/house.md stay within their goals', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(RECIPES.map((recipe) => [recipe.name, sizeOf(recipe, read).tooMuch])).toEqual(
    RECIPES.map(({ name }) => [name, null]),
  );
});

test('recipes: names too many files or lines, and throws for a file without the example', () => {
  const files = [{ file: 'a' }, { file: 'b', only: /x/ }];
  const read = (file: string) => (file === 'a' ? 'one\ntwo\n' : 'x\ny\n');
  expect([
    sizeOf({ name: '', files, maxFiles: 1 }, read).tooMuch,
    sizeOf({ name: '', files, maxLines: 2 }, read),
    sizeOf({ name: '', files, maxFiles: 2, maxLines: 3 }, read).tooMuch,
  ]).toEqual([
    'more than 1 files',
    {
      files: [
        { file: 'a', lines: 2, part: '' },
        { file: 'b', lines: 1, part: 'of it' },
      ],
      lines: 3,
      tooMuch: 'more than 2 lines',
    },
    null,
  ]);
  expect(() => sizeOf({ name: '', files }, () => 'y')).toThrow('b has nothing of its recipe any more');
});
