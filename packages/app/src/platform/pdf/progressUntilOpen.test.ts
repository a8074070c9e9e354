import { expect, test } from 'vitest';
import { progressUntilOpen } from './progressUntilOpen.ts';

test('untilOpened: reports no progress after the document is open', async () => {
  const told: (number | null)[] = [];
  const opening = Promise.withResolvers<string>();
  const { opened, onProgress } = progressUntilOpen(opening.promise, (percent) => told.push(percent));
  onProgress(null);
  onProgress(40);
  opening.resolve('pages');
  expect(await opened).toBe('pages');
  onProgress(100);
  expect(told).toEqual([null, 40]);
});
