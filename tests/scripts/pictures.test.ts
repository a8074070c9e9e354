import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { twinLines, wrongPictures } from '../../scripts/parts/pictures.ts';

test('finds stories with the same picture', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const files = ['a', 'b', 'c'].map((name) => join(folder, `${name}.png`));
  files.forEach((file, at) => writeFileSync(file, at < 2 ? 'same' : 'other'));
  expect(twinLines(files)).toEqual(['the same picture: a, b. Keep one; tag the others no-visual and say why.']);
});

test('the pictures in git are small enough, and no two are the same', () => {
  expect(wrongPictures()).toEqual([]);
});
