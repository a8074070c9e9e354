import { tmpdir } from 'node:os';
import type { Keys } from '../keys/keys.ts';
import { openKeys } from '../keys/openKeys.ts';
import { memorySecrets } from '../keys/secretStore.ts';
import type { Services } from './context.ts';

let keys: Promise<Keys> | undefined;

/** Services for tests: a fixed clock, no judge, secrets in memory; `overrides` replaces any of them. */
export async function testServices(overrides: Partial<Services> = {}): Promise<Services> {
  const now = overrides.now ?? (() => new Date('2026-11-21T08:00:00.000Z'));
  keys ??= openKeys(memorySecrets(), now());
  return {
    now,
    wakeQueue: () => undefined,
    publish: () => undefined,
    judgeStatus: () => ({ available: false, level: 'L5', layers: [], compilers: [], slots: 0, problems: [] }),
    judgeDesk: {
      lease: () => Promise.resolve(null),
      heartbeat: () => Promise.resolve([]),
      result: () => Promise.resolve(false),
      testData: () => Promise.resolve(null),
      wake: () => undefined,
      close: () => undefined,
    },
    platform: {
      version: '0.0.0-test',
      startedAt: now(),
      databaseKind: 'pglite',
      dataFolder: tmpdir(),
      keys: await keys,
      judgeToken: undefined,
    },
    ...overrides,
  };
}
