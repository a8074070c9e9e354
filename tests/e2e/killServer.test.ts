import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inHomework } from '../faults/parts/homeworkSavers.ts';
import { killRounds } from '../faults/parts/killRounds.ts';

const ACKNOWLEDGES_EARLY = join(import.meta.dirname, '../faults/parts/ackBeforeCommitServer.ts');

// tests/faults/kill.test.ts kills it fifty times.
test('three kills of the server in the middle of saves lose nothing that it has acknowledged', async () => {
  const { lost, acknowledgedCount } = await killRounds(3);
  expect(lost).toEqual([]);
  expect(acknowledgedCount).toBeGreaterThan(30);
});

test('a server that acknowledges before it commits is found out by the same kill', async () => {
  const { lost } = await killRounds(1, { entry: ACKNOWLEDGES_EARLY });
  expect(lost).not.toEqual([]);
});

test('kills in the middle of homework lose nothing that was acknowledged, the first save of each student included', async () => {
  const { lost, acknowledgedCount } = await killRounds(2, { sitDown: inHomework });
  expect(lost).toEqual([]);
  // How many get through is a matter of the machine; each student has one at least.
  expect(acknowledgedCount).toBeGreaterThanOrEqual(6);
});

test('homework that is acknowledged before it commits is found out by the same kill', async () => {
  const { lost } = await killRounds(1, { entry: ACKNOWLEDGES_EARLY, sitDown: inHomework });
  expect(lost).not.toEqual([]);
});
