import { createHash } from 'node:crypto';
import { constants, lstat, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartRefused } from '../../base/startRefused.ts';
import { staysBelow } from '../../base/tar.ts';

/** Why a backup was not taken, read or restored; the text is shown to the person who asked. */
export class BackupRefused extends StartRefused {
  readonly reason:
    | 'busy'
    | 'noRoom'
    | 'folder'
    | 'noTool'
    | 'broken'
    | 'schema'
    | 'target'
    | 'keys'
    | 'database'
    | 'missing'
    | 'newest';

  constructor(reason: BackupRefused['reason'], chinese: string, english: string, options?: ErrorOptions) {
    super(chinese, english, options);
    this.reason = reason;
  }
}

const CHUNK_BYTES = 1024 * 1024;

export const MANIFEST = 'manifest.json';
export const DATABASE_FILES = { pglite: 'database.tar.zst', postgresql: 'database.dump' } as const;

/** Folders of a backup with one file for each of the data folder's. */
export const FOLDERS = ['files', 'testdata', 'keys'] as const;
const PLACE = /^(?:database\.tar\.zst|database\.dump|(?:files|testdata|keys)\/[\w.-]{1,150})$/;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const entry = z.object({
  path: z.string().check(z.refine((path) => staysBelow(path) && PLACE.test(path), 'a path that no backup has')),
  bytes: z.int().check(z.minimum(0)),
  sha256: hash,
});
export type Entry = z.output<typeof entry>;

const manifest = z.object({
  format: z.literal(1),
  product: z.literal('aosai'),
  /** The program that took it, with its commit. */
  version: z.string(),
  kind: z.enum(['pglite', 'postgresql']),
  reason: z.enum(['asked', 'nightly', 'migration']),
  /** Everything acknowledged before this moment is in it, by the database's clock. */
  at: z.iso.datetime(),
  /** The newest migration of the database, in ms since 1970. */
  schemaMs: z.int(),
  /** Whether files and test data are in it; not before a migration, which changes only the
   * database, and not where a bucket has them. */
  hasFiles: z.boolean(),
  /** Names and hashes of the secrets that it needs; they lie in it only where `hasKeys`. */
  keys: z.array(z.object({ name: z.string(), sha256: hash })),
  hasKeys: z.boolean(),
  /** Settings of the environment that the server had, without their values: keep them elsewhere. */
  settings: z.array(z.string()),
  entries: z.array(entry),
});
export type Manifest = z.output<typeof manifest>;

const broken = (folder: string, reason: string) =>
  new BackupRefused('broken', `备份 ${folder} 不完整或已损坏。`, `The backup ${folder} is broken: ${reason}`);

/** Reads the list of a backup's contents. Throws BackupRefused where there is none, or one with places of its own. */
export async function readManifest(folder: string): Promise<Manifest> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  } catch (cause) {
    throw broken(folder, `${MANIFEST} cannot be read (${cause instanceof Error ? cause.message : String(cause)})`);
  }
  const parsed = manifest.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw broken(folder, `${MANIFEST}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  }
  const { entries, kind } = parsed.data;
  if (new Set(entries.map(({ path }) => path)).size < entries.length) throw broken(folder, 'two entries have one path');
  if (!entries.some(({ path }) => path === DATABASE_FILES[kind])) throw broken(folder, 'it has no database');
  return parsed.data;
}

/**
 * Hashes a file of a backup chunk by chunk, without following a link, and passes the chunks on. A chunk is overwritten
 * once `onChunk` has resolved.
 */
export async function hashFile(
  path: string,
  onChunk?: (chunk: Buffer) => Promise<unknown>,
): Promise<Omit<Entry, 'path'>> {
  const sum = createHash('sha256');
  let bytes = 0;
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = await file.stat();
    // No stream: it takes a buffer of its full size for each of ten thousand small files.
    const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)));
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, null);
      if (bytesRead === 0) break;
      const chunk = buffer.subarray(0, bytesRead);
      sum.update(chunk);
      bytes += bytesRead;
      await onChunk?.(chunk);
    }
  } finally {
    await file.close();
  }
  return { bytes, sha256: sum.digest('hex') };
}

/** What is wrong with one file of a backup; null if nothing is. */
export async function faultOf(folder: string, { path, bytes, sha256 }: Entry): Promise<string | null> {
  try {
    const inFolder = path.includes('/') ? await lstat(join(folder, path.split('/')[0] ?? '')) : null;
    if (inFolder && !inFolder.isDirectory()) return `${path} is behind a link`;
    if (!(await lstat(join(folder, path))).isFile()) return `${path} is not a plain file`;
    const found = await hashFile(join(folder, path));
    if (found.bytes !== bytes) return `${path} has ${found.bytes} bytes instead of ${bytes}`;
    return found.sha256 === sha256 ? null : `${path} is not what the list says (SHA-256)`;
  } catch (error) {
    return `${path} cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
}
