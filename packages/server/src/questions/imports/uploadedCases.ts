import { AppError } from '@aosai/api/kit/errors';
import { isNamedCase, type NamedCase } from '@aosai/api/judging/testData';
import { hasBody } from '@aosai/api/questions/kinds';
import type { TestDataStore } from '../../adapters/testData/testDataStore.ts';
import { firstTask } from './checkFile.ts';
import type { ImportFolder } from './importFolder.ts';
import { dataFilesOf, draftToSource } from './draftToSource.ts';

/** Stores the test data of an upload; data that no question uses within a day is deleted. */
export async function uploadedCases(
  testData: TestDataStore,
  folder: ImportFolder,
  lane: string,
): Promise<(NamedCase & { name: string })[]> {
  const found = await firstTask(folder, lane);
  if (!found) return [];
  const { task, at, isText } = found;
  if (!isText) throw new AppError('VALIDATION', { path: 'file', detail: '测试数据不是 UTF-8 文本' });
  await testData.adopt(dataFilesOf(task, at));
  const source = draftToSource(task);
  if (!hasBody(source, 'task')) return [];
  return source.cases.flatMap((one) => (isNamedCase(one) ? [{ ...one, name: one.name ?? one.id }] : []));
}
