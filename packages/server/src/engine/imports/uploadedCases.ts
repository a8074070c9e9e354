import { createReadStream } from 'node:fs';
import { AppError } from '@aosai/api/contract/errors';
import { isNamedCase, type NamedCase } from '@aosai/api/domain/testData';
import { hasBody } from '@aosai/api/domain/questions/kinds';
import { TestDataFault, type TestDataStore } from '../testData/testDataStore.ts';
import { firstTask } from './checkFile.ts';
import type { ImportFolder } from './importFolder.ts';
import { dataFilesOf, toSource } from './toSource.ts';

/** The test data of an upload, kept by the server for a day: what is saved with a question in that time stays. */
export async function uploadedCases(
  testData: TestDataStore,
  { file, staged }: ImportFolder,
): Promise<(NamedCase & { name: string })[]> {
  const task = await firstTask(file, staged);
  if (!task) return [];
  try {
    for (const path of dataFilesOf(task, staged)) await testData.keep(createReadStream(path));
  } catch (error) {
    if (!(error instanceof TestDataFault)) throw error;
    throw new AppError('VALIDATION', { detail: '测试数据不是 UTF-8 文本，或超过 64 MB' });
  }
  const source = toSource(task);
  if (!hasBody(source, 'task')) return [];
  return source.cases.flatMap((one) => (isNamedCase(one) ? [{ ...one, name: one.name ?? one.id }] : []));
}
