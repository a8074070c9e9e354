import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inHomework } from './parts/homeworkSavers.ts';
import { killRounds } from './parts/killRounds.ts';

const ACKNOWLEDGES_EARLY = join(import.meta.dirname, './parts/ackBeforeCommitServer.ts');

// tests/faults/kill.test.ts runs fifty kills.
test('a server killed during saves loses nothing that it has acknowledged', async () => {
  const { lost, acknowledgedCount } = await killRounds(3);
  expect(lost).toEqual([]);
  expect(acknowledgedCount).toBeGreaterThan(30);
});

test('killRounds: detects a server that acknowledges before it commits', async () => {
  const { lost } = await killRounds(1, { entry: ACKNOWLEDGES_EARLY });
  expect(lost).not.toEqual([]);
});

test('a server killed during homework loses no acknowledged save, including the first of each student', async () => {
  const { lost, acknowledgedCount } = await killRounds(2, { sitDown: inHomework });
  expect(lost).toEqual([]);
  // The number of saves depends on the machine; each student has at least one.
  expect(acknowledgedCount).toBeGreaterThanOrEqual(6);
});

test('killRounds: detects homework that is acknowledged before it is committed', async () => {
  const { lost } = await killRounds(1, { entry: ACKNOWLEDGES_EARLY, sitDown: inHomework });
  expect(lost).not.toEqual([]);
});
