import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestData } from '../testData/testDataStore.ts';

/** One folder for all tests: what is named by its content is the same for all of them. */
export const testTestData = openTestData(join(tmpdir(), 'aosai-test-data'));
