import { expect, test } from 'vitest';
import { inHomework } from './parts/homeworkSavers.ts';
import { killRounds } from './parts/killRounds.ts';

const ROUNDS = 50;
const PATIENCE_MS = 20 * 60_000;

test(
  'fifty kills of the server in the middle of saves lose nothing that it has acknowledged',
  async () => {
    const { lost, acknowledgedCount, restartMs } = await killRounds(ROUNDS);
    console.log(`${acknowledgedCount} saves acknowledged; back after ${Math.max(...restartMs)} ms at the longest`);
    expect(lost).toEqual([]);
    expect(acknowledgedCount).toBeGreaterThan(ROUNDS * 10);
  },
  PATIENCE_MS,
);

test(
  'twenty kills of the server in the middle of homework lose nothing that it has acknowledged',
  async () => {
    const { lost, acknowledgedCount } = await killRounds(20, { sitDown: inHomework });
    expect(lost).toEqual([]);
    expect(acknowledgedCount).toBeGreaterThan(100);
  },
  PATIENCE_MS,
);
