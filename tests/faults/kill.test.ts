import { expect, test } from 'vitest';
import { inHomework } from './parts/homeworkSavers.ts';
import { killRounds } from './parts/killRounds.ts';

const ROUNDS = 50;
const PATIENCE_MS = 20 * 60_000;

test(
  'a server killed fifty times during saves loses nothing that it has acknowledged',
  async () => {
    const { lost, acknowledgedCount, restartMs } = await killRounds(ROUNDS);
    console.log(`${acknowledgedCount} saves acknowledged; back after ${Math.max(...restartMs)} ms at the longest`);
    expect(lost).toEqual([]);
    expect(acknowledgedCount).toBeGreaterThan(ROUNDS * 10);
  },
  PATIENCE_MS,
);

test(
  'a server killed twenty times during homework loses nothing that it has acknowledged',
  async () => {
    const { lost, acknowledgedCount } = await killRounds(20, { sitDown: inHomework });
    expect(lost).toEqual([]);
    expect(acknowledgedCount).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);
