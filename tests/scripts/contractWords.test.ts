import { expect, test } from 'vitest';
import committed from '../../packages/api/src/openapi/contractWords.json' with { type: 'json' };
import { contractWords } from '../../scripts/parts/contractWords.ts';

test('contractWords: the words of the published API are those of the contract (npm run -s api-words)', async () => {
  expect(committed).toEqual(await contractWords());
});
