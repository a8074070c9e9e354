import { isUtf8 } from 'node:buffer';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { TEST_DATA_LIMITS } from '@aosai/api/judging/testData';
import { FOLDER_MARK } from '../../base/folderMark.ts';
import { openFolderSync } from './folderSync.ts';

/** Lower-case hex SHA-256 of the bytes, and their number. */
export interface KeptData {
  sha: string;
  bytes: number;
}

/** The data cannot be test data; its author has to fix it. */
export class TestDataFault extends Error {
  override readonly name = 'TestDataFault';
  readonly fault: 'notText' | 'tooLarge';

  constructor(fault: 'notText' | 'tooLarge') {
    super(`test data was refused: ${fault}`);
    this.fault = fault;
  }
}

/** Content-addressed test data, one file per SHA-256: files never change, and the same data is stored once. */
export interface TestDataStore {
  /** Resolves when it is on the disk. Throws TestDataFault for data that is too large or not UTF-8. */
  keep(data: string | Uint8Array | AsyncIterable<Uint8Array>): Promise<KeptData>;
  /**
   * Moves files into the store, each named by its hash, without reading them: their writer has computed the hashes, and
   * `read` verifies them.
   */
  adopt(files: readonly { sha: string; path: string }[]): Promise<void>;
  /** The whole file, verified against its hash. Rejects when it is missing or corrupt. */
  read(sha: string): Promise<Buffer>;
  /** Size of the stored data in bytes; null when the data is missing. */
  sizeOf(sha: string): Promise<number | null>;
  stream(sha: string): Readable;
  /** Every file, including those left by broken writes. */
  list(): AsyncIterable<{ name: string; keptAt: Date }>;
  /** Removes a file, unless it was stored again after `before`. */
  remove(name: string, before: Date): Promise<void>;
}

/** For tests only: leaves a control out, to show what it protects from. */
export interface Weakness {
  without: 'check' | 'secondLook';
}

const SHA = /^[0-9a-f]{64}$/;
const hashOf = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isOtherDisk = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EXDEV';

/** The result of an operation; null if the file is missing. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Throws TestDataFault for data that is too large or not UTF-8. */
export function checkText(data: Uint8Array): void {
  if (data.byteLength > TEST_DATA_LIMITS.fileBytes) throw new TestDataFault('tooLarge');
  if (!isUtf8(data)) throw new TestDataFault('notText');
}

/** Writes the chunks to a file as they come. Throws TestDataFault. */
export async function writeChecked(file: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<KeptData> {
  const hash = createHash('sha256');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new TestDataFault('notText');
    }
  };
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > TEST_DATA_LIMITS.fileBytes) throw new TestDataFault('tooLarge');
    decode(chunk);
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  decode();
  return { sha: hash.digest('hex'), bytes };
}

async function* once(data: Uint8Array): AsyncIterable<Uint8Array> {
  yield data;
}

/** Opens the store in this folder, which several servers may share. */
export function openTestData(folder: string, weakness?: Weakness): TestDataStore {
  const at = (name: string) => join(folder, name);
  const sync = openFolderSync(folder);

  const pathOf = (sha: string): string => {
    if (!SHA.test(sha)) throw new Error('test data is named by a SHA-256');
    return at(sha);
  };

  /** Marks it as stored just now, so that no sweep deletes it; false if there is none. */
  const touch = async (sha: string): Promise<boolean> => {
    const now = new Date();
    return (await unlessMissing(utimes(at(sha), now, now).then(() => true))) ?? false;
  };

  const write = async (chunks: AsyncIterable<Uint8Array>): Promise<KeptData> => {
    await sync.makeFolder();
    const half = at(`${randomUUID()}.part`);
    const file = await open(half, 'wx', 0o600);
    try {
      const kept = await writeChecked(file, chunks);
      await file.sync();
      await rename(half, at(kept.sha));
      await sync.names();
      return kept;
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  };

  const adoptOne = async ({ sha, path }: { sha: string; path: string }): Promise<void> => {
    const place = pathOf(sha);
    if (await touch(sha)) {
      await rm(path, { force: true });
      return;
    }
    try {
      await rename(path, place);
    } catch (error) {
      // Files on another disk cannot be renamed, so copy them.
      if (!isOtherDisk(error)) throw error;
      await write(createReadStream(path));
      await rm(path, { force: true });
    }
  };

  return {
    adopt: async (files) => {
      await sync.makeFolder();
      await Promise.all(files.map(adoptOne));
      await sync.names();
    },
    keep: async (data) => {
      if (typeof data !== 'string' && !(data instanceof Uint8Array)) return write(data);
      const bytes = typeof data === 'string' ? Buffer.from(data) : data;
      const sha = hashOf(bytes);
      return (await touch(sha)) ? { sha, bytes: bytes.byteLength } : write(once(bytes));
    },
    read: async (sha) => {
      const data = await readFile(pathOf(sha));
      // Corrupt data must not decide about a student's program.
      if (weakness?.without !== 'check' && hashOf(data) !== sha)
        throw new Error(`test data ${sha} is not what its name says`);
      return data;
    },
    sizeOf: async (sha) => (await unlessMissing(stat(pathOf(sha))))?.size ?? null,
    stream: (sha) => createReadStream(pathOf(sha)),
    list: async function* () {
      const entries = await unlessMissing(opendir(folder));
      if (!entries) return;
      for await (const { name } of entries) {
        const found = await unlessMissing(stat(at(name)));
        if (found?.isFile() && name !== FOLDER_MARK) yield { name, keptAt: found.mtime };
      }
    },
    remove: async (name, before) => {
      const gone = at(`${randomUUID()}.gone`);
      if ((await unlessMissing(rename(at(name), gone).then(() => true))) === null) return;
      // It may have been stored again since it was listed: then restore it.
      const isYoung = (await stat(gone)).mtime.getTime() >= before.getTime();
      if (isYoung && weakness?.without !== 'secondLook') await rename(gone, at(name));
      else await rm(gone, { force: true });
    },
  };
}
