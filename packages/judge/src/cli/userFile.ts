import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { MEBIBYTE } from '@aosai/api/kit/constants';
import { UsageError } from './usageError.ts';

const SOURCE_BYTES = MEBIBYTE;
const DATA_BYTES = 256 * MEBIBYTE;

/** Resolves a path against the caller's working directory: npm runs scripts in the root of the project. */
export function userPath(path: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: origin } = process.env;
  return resolve(script === 'judge' && origin !== undefined ? origin : '.', path);
}

function read(path: string, limitBytes: number): Buffer {
  // A pipe nobody writes to must not make us wait.
  const file = openSync(userPath(path), constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const info = fstatSync(file);
    if (!info.isFile()) {
      throw new UsageError(`${path} 不是普通文件`);
    }
    if (info.size > limitBytes) {
      throw new UsageError(`${path} 太大：最多 ${limitBytes / MEBIBYTE} MB`);
    }
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * Reads input, an answer or test data as unchanged bytes, at most 256 MiB.
 *
 * @throws UsageError when the file is missing, too long or not a regular file
 */
export function readData(path: string): Buffer {
  if (path === '') {
    throw new UsageError('文件名是空的');
  }
  try {
    return read(path, DATA_BYTES);
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError(`读不到文件 ${path}，请检查路径`, { cause: error });
  }
}

/**
 * Reads a program, a checker or a description as UTF-8 text, at most 1 MiB.
 *
 * @throws UsageError as `readData`
 */
export function readText(path: string): string {
  const bytes = readData(path);
  if (bytes.length > SOURCE_BYTES) {
    throw new UsageError(`${path} 太大：最多 ${SOURCE_BYTES / MEBIBYTE} MB`);
  }
  return bytes.toString('utf8');
}
