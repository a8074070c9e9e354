import { link, mkdir, open, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFiles } from '../../base/syncFiles.ts';
import { type Entry, hashFile } from './manifest.ts';

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Names that are being written or removed. */
const PASSING = /\.(?:part|gone|new)$/;
const PLAIN = /^[\w.-]{1,150}$/;

interface CopyFolderOptions {
  from: string;
  /** The backup's folder. */
  to: string;
  /** The folder's name in the backup. */
  name: string;
  /** A whole backup before this one: a file that it has too is linked instead of copied, since no file ever changes. */
  previous: { folder: string; entries: ReadonlyMap<string, Entry> } | null;
  /** What was copied already, by path; new copies are added. */
  entries: Map<string, Entry>;
}

async function copy(from: string, to: string): Promise<Omit<Entry, 'path'>> {
  const file = await open(to, 'wx', 0o600);
  try {
    const found = await hashFile(from, (chunk) => file.writeFile(chunk));
    return found;
  } catch (error) {
    await rm(to, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Copies the files of a flat folder that were not copied yet, onto the disk. One that is deleted meanwhile is left out. */
export async function copyFolder({ from, to, name, previous, entries }: CopyFolderOptions): Promise<void> {
  await mkdir(join(to, name), { recursive: true, mode: 0o700 });
  const copied: string[] = [];
  let folder: Awaited<ReturnType<typeof opendir>>;
  try {
    folder = await opendir(from);
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return;
    throw error;
  }
  for await (const found of folder) {
    const path = `${name}/${found.name}`;
    if (!found.isFile() || PASSING.test(found.name) || !PLAIN.test(found.name) || entries.has(path)) continue;
    const target = join(to, path);
    const known = previous?.entries.get(path);
    try {
      if (previous && known) {
        await link(join(previous.folder, path), target);
        entries.set(path, known);
        continue;
      }
    } catch {
      // Another disk, a system without links, or a file that is no longer there: it is copied.
    }
    try {
      entries.set(path, { path, ...(await copy(join(from, found.name), target)) });
      copied.push(target);
    } catch (error) {
      if (!hasCode(error, ['ENOENT'])) throw error;
    }
  }
  await syncFiles(copied);
}
