import { expect, test } from 'vitest';
import { contentCounts, itemsOfPoints } from '../../scripts/parts/contentCounts.ts';

test('contentCounts: docs/content.md is what the content has, printed by npm run -s content -- counts', async () => {
  await expect(contentCounts()).toMatchFileSnapshot('../../docs/content.md');
});

/** A template makes many questions, of which a learner meets at least two. */
const ITEMS_OF_TEMPLATE = 2;

test('itemsOfPoints: a camp point has twelve items or more, of two templates and two written kinds at least', () => {
  const points = itemsOfPoints();
  const poor = [...points].filter(
    ([, { questions, kinds, templates }]) =>
      templates < 2 || kinds.size < 2 || questions + templates * ITEMS_OF_TEMPLATE < 12,
  );
  expect([points.size, poor]).toEqual([125, []]);
});
