import { expect, test } from 'vitest';
import { childEnv, run } from '../../scripts/parts/child.ts';

test('chromatic: without a token, says what is missing and what to run instead, and exits with 1', async () => {
  const { code, output } = await run('node', ['scripts/chromatic.ts'], {
    quiet: true,
    env: childEnv({ CHROMATIC_PROJECT_TOKEN: '' }),
  });
  expect([code, output]).toEqual([1, expect.stringMatching(/CHROMATIC_PROJECT_TOKEN.*npm run test:visual/)]);
});
