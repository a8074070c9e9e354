import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const GIVEN = 'given';
const STAGED = 'staged';

/** What an import keeps on the disk until it is over. */
export interface ImportFolder {
  /** The file as it was uploaded. */
  file: string;
  /** Where test data lies before the store has it. */
  staged: string;
  /** Compiled code of the thread that reads: of all imports, and stays. */
  code: string;
  remove(): Promise<void>;
}

/** Where the file of an import lies: named by its id alone, never by what the file is called. */
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
