import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestData } from '../../adapters/testData/testDataStore.ts';

/** One folder for all tests: content-addressed data does not conflict. */
export const testTestData = openTestData(join(tmpdir(), 'aosai-test-data'));
