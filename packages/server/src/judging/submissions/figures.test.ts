import { expect, test } from 'vitest';
import type { CaseResult } from '@aosai/api/judging/judging';
import { VERDICT } from '@aosai/api/judging/verdicts';
import { boundsOf, boundsOfAll } from './figures.ts';

const LIMITS = { timeMs: 1_000, memoryKiB: 256 * 1_024 };

/** Every result that a program under these limits can produce: each verdict, with any time and memory. */
function* everyCase(): Generator<Pick<CaseResult, 'verdict' | 'timeMs' | 'memoryKiB'>> {
  for (const verdict of VERDICT.values)
    for (let timeMs = 0; timeMs <= LIMITS.timeMs; timeMs += 7)
      for (let memoryKiB = 0; memoryKiB <= LIMITS.memoryKiB; memoryKiB += 997) yield { verdict, timeMs, memoryKiB };
}

test('boundsOf: reveals one of fifteen pairs of bounds for a passed case, and none for a failed one', () => {
  const told = new Map<string, Set<string>>();
  for (const one of everyCase()) {
    const seen = told.get(one.verdict) ?? new Set();
    told.set(one.verdict, seen.add(JSON.stringify(boundsOf(one))));
  }
  expect([...told].map(([verdict, seen]) => [verdict, seen.size])).toEqual(
    VERDICT.values.map((verdict) => [verdict, verdict === 'AC' ? 15 : 1]),
  );
});

test('boundsOf: returns no bound below the measurement, and null above the last step', () => {
  const bounds = (timeMs: number, memoryKiB: number) => boundsOf({ verdict: 'AC', timeMs, memoryKiB });
  expect([bounds(0, 0), bounds(50, 16_384), bounds(51, 16_385), bounds(50_001, 4_194_305)]).toEqual([
    { timeMs: 50, memoryKiB: 16_384 },
    { timeMs: 50, memoryKiB: 16_384 },
    { timeMs: 100, memoryKiB: 65_536 },
    { timeMs: null, memoryKiB: null },
  ]);
});

test('boundsOfAll: returns the bounds of the passed cases, or none', () => {
  const one = (verdict: CaseResult['verdict'], timeMs: number) => ({
    caseId: '1',
    verdict,
    points: 0,
    timeMs,
    memoryKiB: 1,
  });
  expect(boundsOfAll([one('AC', 3), one('AC', 120), one('TLE', 999)])).toEqual({ timeMs: 200, memoryKiB: 16_384 });
  expect(boundsOfAll([one('WA', 3)])).toEqual({ timeMs: null, memoryKiB: null });
});
