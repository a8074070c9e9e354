// The long runs: crashes, full disks, cut connections, and the random tests with many more runs.
// `npm run test:faults -- <part of a file name>` picks some of the first.
import { globSync } from 'node:fs';
import { buildApp } from './parts/buildApp.ts';
import { childEnv, root, run } from './parts/child.ts';
import { allProofs } from './parts/proofs.ts';

/** Stories have a long run of their own, `npm run test:visual`. */
const UNIT_PROOFS = allProofs().filter(({ project }) => project === 'unit');

/** Properties that `npm test` tries a few times, with the number that each reads, and what it takes as proven. */
const PROPERTIES = [
  ...new Set(UNIT_PROOFS.flatMap(({ tests }) => globSync([...tests], { cwd: root }))),
  'tests/expressions',
  'engine/orders/placeModel',
  'everyCall/matrix/scopeFlips',
  'save/protocol',
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
