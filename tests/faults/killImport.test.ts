import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killedImport } from './parts/killedImport.ts';

const broken = (name: string) => join(import.meta.dirname, `./broken/${name}Server.ts`);

test('an import of members goes on after each kill of its server, and makes every account exactly once', async () => {
  const { doneAtKill, faults } = await killedImport({ killAfterMs: [0, 150, 300] });
  expect(faults).toEqual([]);
  expect(doneAtKill.every((done, i) => done > (doneAtKill[i - 1] ?? 0) && done < 320)).toBe(true);
});

test('killedImport: detects accounts whose rows are not recorded in their transaction', async () => {
  const { faults } = await killedImport({ killAfterMs: [1_800], entry: broken('unrecorded') });
  expect(faults).toEqual(expect.arrayContaining(['new accounts: 300 of 320', 'passwords for the slips: 300 of 320']));
});

test('killedImport: detects a server that never takes over an import', async () => {
  const { faults } = await killedImport({ killAfterMs: [0], entry: broken('importLeaseless'), patienceMs: 15_000 });
  expect(faults).toEqual([expect.stringMatching(/^the import stands still at \d+ of 320$/)]);
});
