import { expect, test } from 'vitest';
import { contentCounts } from '../../scripts/parts/contentCounts.ts';

test('contentCounts: docs/content.md is what the content has, printed by npm run -s content -- counts', async () => {
  await expect(contentCounts()).toMatchFileSnapshot('../../docs/content.md');
});
