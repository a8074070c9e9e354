import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const GIVEN = 'given';
const STAGED = 'staged';

/** Files of an import; they are kept until it is over. */
export interface ImportFolder {
  /** The uploaded file. */
  file: string;
  /** Test data before it is in the store. */
  staged: string;
  /** Compiled code of the reading thread; shared by all imports, never removed. */
  code: string;
  remove(): Promise<void>;
}

/** The folder of an import, named by its id and never by the file's name. */
export function importFolder(dataFolder: string, id: string): ImportFolder {
  const folder = join(dataFolder, 'imports', id);
  return {
    file: join(folder, GIVEN),
    staged: join(folder, STAGED),
    code: join(dataFolder, 'code'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Moves an uploaded file into the folder of its import. */
export async function takeFile({ file, staged }: ImportFolder, from: string): Promise<void> {
  await mkdir(staged, { recursive: true, mode: 0o700 });
  await rename(from, file);
}
