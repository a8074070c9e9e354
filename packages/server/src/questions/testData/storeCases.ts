import { AppError } from '@aosai/api/kit/errors';
import { hasBody } from '@aosai/api/questions/kinds';
import type { GivenSource, KeptSource } from '@aosai/api/questions/source';
import {
  isNamedCase,
  type KeptCase,
  type NamedCase,
  TEST_DATA_LIMITS,
  type WrittenCase,
} from '@aosai/api/judging/testData';
import { type KeptData, TestDataFault, type TestDataStore } from '../../adapters/testData/testDataStore.ts';

const FAULTS = { notText: '不是 UTF-8 文本', tooLarge: '超过 64 MB' } as const;
/** In parallel, since each waits for the disk. */
const AT_ONCE = 8;

const fault = (detail: string) => new AppError('VALIDATION', { path: 'cases', detail });

async function filesOf(testData: TestDataStore, one: WrittenCase | NamedCase): Promise<[KeptData, KeptData]> {
  if (!isNamedCase(one)) return [await testData.keep(one.input), await testData.keep(one.expected)];
  const { inSha, inBytes, outSha, outBytes } = one;
  const sizes = await Promise.all([testData.sizeOf(inSha), testData.sizeOf(outSha)]);
  if (sizes[0] !== inBytes || sizes[1] !== outBytes)
    throw fault(`测试点 ${one.name ?? one.id} 的数据不在服务器上，请重新上传`);
  return [
    { sha: inSha, bytes: inBytes },
    { sha: outSha, bytes: outBytes },
  ];
}

async function keepCase(testData: TestDataStore, one: WrittenCase | NamedCase): Promise<KeptCase> {
  const { id, name = id, subtaskId } = one;
  const [input, expected] = await filesOf(testData, one);
  const kept = {
    id,
    name,
    inSha: input.sha,
    inBytes: input.bytes,
    outSha: expected.sha,
    outBytes: expected.bytes,
    ...(subtaskId === undefined ? {} : { subtaskId }),
  };
  if (!one.sample) return { ...kept, sample: false };
  const text = async ({ sha }: KeptData) => (await testData.read(sha)).toString('utf8');
  const texts = isNamedCase(one)
    ? { input: await text(input), expected: await text(expected) }
    : { input: one.input, expected: one.expected };
  return { ...kept, sample: true, ...texts };
}

/** Stores the data of these cases, in their order. Holds no row locks and may be repeated. */
export async function storeCases(
  testData: TestDataStore,
  cases: readonly (WrittenCase | NamedCase)[],
): Promise<KeptCase[]> {
  const kept: KeptCase[] = [];
  for (let from = 0; from < cases.length; from += AT_ONCE)
    kept.push(...(await Promise.all(cases.slice(from, from + AT_ONCE).map((one) => keepCase(testData, one)))));
  return kept;
}

function refuseMuch(cases: readonly KeptCase[]): void {
  const total = cases.reduce((sum, { inBytes, outBytes }) => sum + inBytes + outBytes, 0);
  if (total > TEST_DATA_LIMITS.questionBytes) throw fault('一道题的测试数据最多 1 GB');
  const long = cases.find(
    ({ sample, inBytes, outBytes }) => sample && Math.max(inBytes, outBytes) > TEST_DATA_LIMITS.sampleBytes,
  );
  if (long) throw fault(`样例 ${long.name} 太长：样例最多 256 KB，更长的请作为测试点`);
}

/**
 * Stores the test data of a written or uploaded question: the step before `questionContent`, outside of any
 * transaction. Throws VALIDATION for data that is too large, not text, or missing.
 */
export async function storeTestData(testData: TestDataStore, source: GivenSource): Promise<KeptSource> {
  if (!hasBody(source, 'task')) return source;
  try {
    const cases = await storeCases(testData, source.cases);
    refuseMuch(cases);
    return { ...source, cases };
  } catch (error) {
    if (error instanceof TestDataFault) throw fault(`测试数据${FAULTS[error.fault]}`);
    throw error;
  }
}
