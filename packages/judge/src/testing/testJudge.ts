import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgeRequest } from '@aosai/api/judging/judging';
import { createJudge, type Judge } from '../judge.ts';
import { findToolchain } from '../languages.ts';
import { openWeakRunner } from '../run/localRunner.ts';
import type { Runner } from '../runner.ts';
import { openBox, type Box } from '../sandbox/box.ts';
import type { Kernel } from '../sandbox/cgroup.ts';
import { buildSandboxTools, type Wall } from '../sandbox/tools.ts';

/** Kept between test runs, so that only the first run compiles. */
export const TEST_CACHE =
  process.env['JUDGE_CACHE'] ?? join(import.meta.dirname, '../../../../node_modules/.cache/aosai-judge');

/** Options of a runner in tests; `without` names the walls that its sandbox leaves out. */
export interface TestRunner {
  cacheDir?: string;
  slots?: number;
  without?: readonly Wall[];
  /** Run although the self-tests fail. */
  trusted?: boolean;
  /** Control groups for a whole runner, as another kernel would describe them. */
  kernel?: Kernel;
  /** A control group for a single box. */
  group?: string;
}

/** Opens a runner for tests. */
export async function openTestRunner(options: TestRunner): Promise<Runner> {
  const { cacheDir = TEST_CACHE, slots = 1, without = [], trusted = false, kernel } = options;
  mkdirSync(cacheDir, { recursive: true });
  return openWeakRunner({ cacheDir, slots }, { without, trusted, kernel });
}

/** Opens a judge for tests. */
export async function openTestJudge(without: readonly Wall[] = [], trusted = false, slots = 1): Promise<Judge> {
  return createJudge(await openTestRunner({ without, trusted, slots }));
}

/** Opens a single box outside a runner; also returns the program that attacks boxes. */
export async function openTestBox(options: TestRunner): Promise<{ box: Box; probe: string }> {
  const { cacheDir = TEST_CACHE, without = [], group = null } = options;
  const { gpp, canLinkStatically } = await findToolchain();
  if (!gpp) {
    throw new Error('no g++');
  }
  const tools = await buildSandboxTools(gpp, join(cacheDir, 'tools'), canLinkStatically, without);
  const shared = join(cacheDir, 'headers');
  mkdirSync(shared, { recursive: true });
  boxes += 1;
  const folder = join(cacheDir, 'boxes', `${process.pid}-test-${boxes}`);
  const box = await openBox({ jail: tools.jail, folder, shared, slot: 90 + (boxes % 10), group });
  return { box, probe: tools.probe };
}
let boxes = 0;

/** A+B in C++. */
export const ADD_CPP = `#include <bits/stdc++.h>
using namespace std;
int main() { long long a, b; cin >> a >> b; cout << a + b << endl; }
`;

/** Takes as much compile time as the limit allows. */
export const COMPILE_BOMB = `constexpr unsigned turn(unsigned n) { unsigned x = n; for (unsigned i = 0; i < 250000; ++i) x = x * 3 + i; return x; }
template <unsigned n> struct Turns { static constexpr unsigned value = turn(n) + Turns<n - 1>::value; };
template <> struct Turns<0> { static constexpr unsigned value = 0; };
int main() { return Turns<800>::value; }
`;

/** A+B in Python. */
export const ADD_PYTHON = 'a, b = map(int, input().split())\nprint(a + b)\n';

/** A request with one case of A+B and usual limits; `change` overrides them. */
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
