import { expect, test } from 'vitest';
import { accessTable } from './accessTable.ts';

test('accessTable: docs/access.md is what the access files say', async () => {
  await expect(accessTable()).toMatchFileSnapshot('../../../../../docs/access.md');
});
