import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openInbox, builtInMail, builtInSms } from '../adapters/inbox.ts';
import { appPayments } from '../adapters/payment/appPayments.ts';
import { folderStorage } from '../adapters/storage/folderStorage.ts';
import { httpWeChat } from '../adapters/wechat/httpWeChat.ts';
import { testTestData } from './engine/testTestData.ts';
import type { Keys } from '../keys/keys.ts';
import { openKeys } from '../keys/openKeys.ts';
import { memorySecrets } from './memorySecrets.ts';
import type { Services } from '../kit/context.ts';
import { registries } from '../registries.ts';

let keys: Promise<Keys> | undefined;

/** Services for tests: a fixed clock, no judge, secrets in memory; `overrides` replaces any of them. */
export async function testServices(overrides: Partial<Services> = {}): Promise<Services> {
  const now = overrides.now ?? (() => new Date('2026-11-21T08:00:00.000Z'));
  const inbox = openInbox(now);
  const log = pino({ level: 'silent' });
  keys ??= openKeys(memorySecrets(), now());
  return {
    now,
    wakeQueue: () => undefined,
    wakeImports: () => undefined,
    publish: () => undefined,
    noteLeft: () => undefined,
    afterReply: (work) => void work().catch(() => undefined),
    judgeStatus: () => ({ available: false, level: 'L5', layers: [], compilers: [], slots: 0, problems: [] }),
    compileChecker: () => Promise.resolve({ kind: 'compiled' }),
    judgeDesk: {
      lease: () => Promise.resolve(null),
      heartbeat: () => Promise.resolve([]),
      result: () => Promise.resolve(false),
      testData: () => Promise.resolve(null),
      wake: () => undefined,
      close: () => undefined,
    },
    sms: builtInSms(log, inbox),
    mail: builtInMail(log, inbox),
    inbox,
    wechat: httpWeChat({ apiUrl: 'http://127.0.0.1:9', gzh: null, mp: null }, now),
    ocr: null,
    payments: appPayments([]),
    sandbox: null,
    storage: folderStorage(join(tmpdir(), 'aosai-test-files')),
    testData: testTestData,
    backups: {
      folder: '/backups',
      isNightly: true,
      hasTool: () => Promise.resolve(true),
      overview: () => Promise.resolve({ backups: [], failures: [], running: null }),
      begin: () => Promise.resolve(),
      verify: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      archive: () => Promise.resolve(null),
      settled: () => Promise.resolve(),
    },
    registries,
    platform: {
      version: '0.0.0-test',
      startedAt: now(),
      clockAheadMs: () => 0,
      databaseKind: 'pglite',
      dataFolder: tmpdir(),
      foreignFolders: () => Promise.resolve([]),
      keys: await keys,
      demo: 'off',
      isStandby: false,
      judgeTokens: [],
      workBits: 5,
    },
    ...overrides,
  };
}
