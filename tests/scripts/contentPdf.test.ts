import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { loadHandouts } from '../../packages/content/src/loadArticles.ts';
import { staleHandouts } from '../../scripts/parts/contentPdf.ts';

const MOST_BYTES = 300_000;

test('staleHandouts: every PDF shows the text of its Markdown, printed by npm run content -- pdf', () => {
  expect(staleHandouts().map(({ pdf }) => basename(pdf))).toEqual([]);
});

test('staleHandouts: names a hand-out whose text is newer than its PDF', () => {
  const [first, ...rest] = loadHandouts();
  if (!first) throw new Error('there is no hand-out');
  const changed = { ...first, notes: `${first.notes}\n\n新的一段。` };
  expect(staleHandouts([changed, ...rest]).map(({ pdf }) => pdf)).toEqual([first.pdf]);
});

test.each(loadHandouts())('the PDF of $key has at most 300 kB', ({ pdf }) => {
  expect(statSync(pdf).size).toBeLessThanOrEqual(MOST_BYTES);
});
