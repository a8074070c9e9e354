import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResourceDefinition } from '@aosai/api/kit/contract/call';
import { contract } from '@aosai/api/contract';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const DECISION = join(src, '../../../docs/decisions/0022-calls-of-our-own.md');
const texts = new Map(
  globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.ts'] }).map((file) => [
    file,
    readFileSync(join(src, file), 'utf8'),
  ]),
);
const everything = [...texts.values()].join('\n');

/** Every call of the contract: `resource.action` as in code, `path/action` as in the decision. */
const CALLS = Object.entries<ResourceDefinition>(contract).flatMap(([resource, { path, calls }]) =>
  Object.keys(calls).map((action) => ({ resource, action, name: path ? `${path}/${action}` : action })),
);

const QUITS = ['passQuit', 'rejectQuit', 'refund', 'finishQuit'];
const BATCH = ['batchEnroll', 'batchEnrollByMobile', 'batchEnrollByTags', 'batchEnrollByGroups'];

/** Calls not written as `resource.action`, with the code that makes them. */
const BY_OTHER_NAMES: readonly { file: string; says: readonly string[]; calls: readonly string[] }[] = [
  {
    file: 'orders/orderActCalls.ts',
    says: ['membership: calls.membershipOrder', ...QUITS.map((action) => `.${action}({`)],
    calls: QUITS.map((action) => `membershipOrder/${action}`),
  },
  {
    file: 'enrolment/sendBatch.ts',
    says: BATCH.map((action) => `calls.${action}({`),
    calls: ['examEnroll', 'grade/enroll', 'homeworkEnroll'].flatMap((path) =>
      BATCH.map((action) => `${path}/${action}`),
    ),
  },
  {
    file: 'accounts/account.tsx',
    says: ['confirm:', 'refuse:', 'leave:', 'client.organizationMember[given]('],
    calls: ['confirm', 'refuse', 'leave'].map((action) => `organizationMember/${action}`),
  },
  {
    file: 'homework/studentHomework.tsx',
    says: ["pageOf('queryListByTeacher')"],
    calls: ['homeworkEnroll/queryListByTeacher'],
  },
  { file: 'platform/backup.tsx', says: ['/bms/backup/download'], calls: ['backup/download'] },
  { file: 'accounts/usePasswordSlips.ts', says: ['/common/image/qrCode'], calls: ['common/image/qrCode'] },
  {
    file: 'kit/office/useRowEdits.ts',
    says: ['calls[kind].queryEdits('],
    calls: ['exam', 'grade', 'homework'].map((path) => `${path}/queryEdits`),
  },
  { file: 'kit/settings.ts', says: ['settings.json'], calls: ['settings'] },
  { file: 'kit/liveEvents.ts', says: ['/events'], calls: ['events'] },
];

function isSent({ resource, action }: { resource: string; action: string }): boolean {
  const named = new RegExp(`\\b${resource}\\s*(?:\\??\\.\\s*${action.replace('/', '\\/')}\\b|\\['${action}'\\])`);
  return named.test(everything);
}

/** The first column of the decision's table of calls that no screen sends. */
function listed(): string[] {
  const [, section = ''] = readFileSync(DECISION, 'utf8').split('## Calls of the catalogue that no screen sends');
  const [table = ''] = section.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

test('BY_OTHER_NAMES: each file contains the code listed for it', () => {
  const missing = BY_OTHER_NAMES.flatMap(({ file, says }) =>
    says.filter((words) => !texts.get(file)?.includes(words)).map((words) => `${file}: ${words}`),
  );
  expect(missing).toEqual([]);
});

test('contract: the decision lists exactly the calls that no screen sends', () => {
  const other = new Set(BY_OTHER_NAMES.flatMap(({ calls }) => calls));
  const unsent = CALLS.filter((call) => !isSent(call) && !other.has(call.name)).map(({ name }) => name);
  expect(CALLS.length).toBeGreaterThan(300);
  expect(unsent.toSorted()).toEqual(listed().toSorted());
});
