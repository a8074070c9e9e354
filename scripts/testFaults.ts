// Long tests: crashes, full disks, cut connections, and random tests with many more runs.
// `npm run test:faults -- <part of a file name>` runs only the matching fault tests.
import { globSync } from 'node:fs';
import { buildApp } from './parts/buildApp.ts';
import { childEnv, root, run } from './parts/child.ts';
import { allProofs } from './parts/proofs.ts';

/** Without stories, which `npm run test:visual` runs in full. */
const UNIT_PROOFS = allProofs().filter(({ project }) => project === 'unit');

/** Tests that `npm test` leaves out as proven, and random tests that it runs only a few times (see `RUNS`). */
const PROPERTIES = [
  ...new Set(UNIT_PROOFS.flatMap(({ tests }) => globSync([...tests], { cwd: root }))),
  'tests/expressions',
  'orders/placeModel',
  'testing/everyCall/matrix/scopeFlips',
  'saving/protocol',
  'protocol/protocolServer',
  'orders/orderModel',
];
const RUNS = {
  NEW_EXAMPLES: '1',
  FUZZ_RUNS: '100',
  ACCESS_FLIPS: '100',
  LIST_READERS: '100',
  SCOPE_CLAUSES: '100',
  MODEL_RUNS: '1000',
  ORDER_RUNS: '10000',
  PROTOCOL_RUNS: '1000',
  WEIGH_ANEW: '1',
};

const picked = process.argv.slice(2);
await buildApp();
const faults = await run('vitest', ['run', '--project', 'faults', ...picked]);
const args = ['run', '--project', 'unit', '--testTimeout', '1200000', ...PROPERTIES];
const properties = picked.length > 0 ? { code: 0 } : await run('vitest', args, { env: childEnv(RUNS) });
process.exitCode = faults.code || properties.code;
