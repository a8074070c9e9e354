import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRounds } from '../faults/parts/killRounds.ts';

const ACKNOWLEDGES_EARLY = join(import.meta.dirname, '../faults/parts/ackBeforeCommitServer.ts');

// tests/faults/kill.test.ts kills it fifty times.
test('three kills of the server in the middle of saves lose nothing that it has acknowledged', async () => {
  const { lost, acknowledgedCount } = await killRounds(3);
  expect(lost).toEqual([]);
  expect(acknowledgedCount).toBeGreaterThan(30);
});

test('a server that acknowledges before it commits is found out by the same kill', async () => {
  const { lost } = await killRounds(1, ACKNOWLEDGES_EARLY);
  expect(lost).not.toEqual([]);
});
