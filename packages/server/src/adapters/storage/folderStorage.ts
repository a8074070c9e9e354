import { createReadStream } from 'node:fs';
import { copyFile, mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FOLDER_MARK } from '../../base/folderMark.ts';
import type { FileStorage } from './port.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const isOtherDisk = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EXDEV';

/** Suffix of files being written: never served, and swept when old. */
const PARTIAL = '.part';

/** The built-in storage: a folder on this machine. */
export function folderStorage(folder: string): FileStorage {
  const at = (name: string) => join(folder, name);
  return {
    put: async (name, path) => {
      await mkdir(folder, { recursive: true });
      try {
        await rename(path, at(name));
      } catch (error) {
        if (!isOtherDisk(error)) throw error;
        await copyFile(path, at(name + PARTIAL));
        await rename(at(name + PARTIAL), at(name));
      }
    },
    read: (name, start, end) => createReadStream(at(name), { start, end }),
    size: async (name) => {
      try {
        return (await stat(at(name))).size;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(at(name), { force: true }),
    list: async function* () {
      try {
        for await (const entry of await opendir(folder)) {
          if (entry.isFile() && entry.name !== FOLDER_MARK)
            yield { name: entry.name, modifiedAt: (await stat(at(entry.name))).mtime };
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
