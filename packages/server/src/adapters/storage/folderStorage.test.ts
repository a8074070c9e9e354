import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILE_STORAGE_RULES } from '../../testing/fileStorageRules.ts';
import { TEST_DATA_RULES } from '../../testing/testDataRules.ts';
import { openTestData } from '../testData/testDataStore.ts';
import { folderStorage } from './folderStorage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aosai-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(Object.entries(FILE_STORAGE_RULES))('folderStorage: %s', (_name, rule) =>
  expect(rule({ storage: folderStorage(join(folder, 'files')), folder })).resolves.toBe(undefined),
);

test.each(Object.entries(TEST_DATA_RULES))('openTestData: %s', (_name, rule) =>
  expect(rule({ store: openTestData(join(folder, 'testdata')), folder })).resolves.toBe(undefined),
);
