import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgeRequest } from '@aosai/api/domain/judging';
import { createJudge, type Judge } from '../judge.ts';
import { openLocalRunner } from '../localRunner.ts';
import type { Wall } from '../sandbox/worker.ts';

/** Kept between runs, so that only the first one waits for compilers. */
export const TEST_CACHE =
  process.env['JUDGE_CACHE'] ?? join(import.meta.dirname, '../../../../node_modules/.cache/aosai-judge');

export async function openTestJudge(without: readonly Wall[] = [], trusted = false, slots = 1): Promise<Judge> {
  mkdirSync(TEST_CACHE, { recursive: true });
  return createJudge(await openLocalRunner({ cacheDir: TEST_CACHE, slots, without, trusted }));
}

export const ADD_CPP = `#include <bits/stdc++.h>
using namespace std;
int main() { long long a, b; cin >> a >> b; cout << a + b << endl; }
`;

export const ADD_PYTHON = 'a, b = map(int, input().split())\nprint(a + b)\n';

/** One case of A+B with usual limits; override what the test is about. */
export function requestOf(change: Partial<JudgeRequest> & Pick<JudgeRequest, 'language' | 'source'>): JudgeRequest {
  return {
    limits: { timeMs: 1000, memoryKiB: 256 * 1024 },
    compare: { kind: 'default' },
    cases: [{ id: '1', input: '1 2\n', expected: '3\n' }],
    subtasks: [],
    totalPoints: 10_000,
    ...change,
  };
}
