import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRounds } from '../faults/parts/killRounds.ts';

const ACKNOWLEDGES_EARLY = join(import.meta.dirname, '../faults/parts/ackBeforeCommitServer.ts');

test('five kills of the server in the middle of saves lose nothing that it has acknowledged', async () => {
  const { lost, acknowledgedCount } = await killRounds(5);
  expect(lost).toEqual([]);
  expect(acknowledgedCount).toBeGreaterThan(50);
});

test('a server that acknowledges before it commits is found out by the same kill', async () => {
  const { lost } = await killRounds(1, ACKNOWLEDGES_EARLY);
  expect(lost).not.toEqual([]);
});
