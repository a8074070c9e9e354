import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file in each folder that servers share; the database has its text too, so a server with another folder is found. */
export const FOLDER_MARK = '.aosai-folder';

/** The mark of a folder; null without one, also while the folder cannot be read. */
export async function readFolderMark(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, FOLDER_MARK), 'utf8')).trim();
  } catch {
    return null;
  }
}

/** Marks a folder, on the disk; rejects when it has a mark. */
export async function writeFolderMark(folder: string, mark: string): Promise<void> {
  const file = await open(join(folder, FOLDER_MARK), 'wx', 0o600);
  try {
    await file.writeFile(`${mark}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
