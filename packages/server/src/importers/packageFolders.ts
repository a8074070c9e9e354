import type { Folder, PackageFile } from './files/folder.ts';
import type { FileFormat, PackageFormat } from './format.ts';
import { Refusal } from './notes.ts';
import { PACKAGE_FORMATS, TEST_FILES } from './packageFormats.ts';
import { knownFile } from './detectFile.ts';

/** A place in an archive that holds questions, or could not be read. */
export type Found =
  | { kind: 'package'; path: string; folder: Folder; format: PackageFormat }
  | { kind: 'file'; path: string; file: PackageFile; format: FileFormat }
  | { kind: 'zip'; path: string; file: PackageFile }
  | { kind: 'fault'; path: string; refusal: Refusal };

/** The deepest level searched: a wrapping folder, and in it the folder of a problem. */
const DEEPEST = 2;

/** Turns a refusal into a fault of this place only, so that the other places are still read. */
async function orFault(path: string, find: () => Promise<Found | null>): Promise<Found | null> {
  try {
    return await find();
  } catch (refusal) {
    if (refusal instanceof Refusal) return { kind: 'fault', path, refusal };
    throw refusal;
  }
}

async function packageAt(folder: Folder, formats: readonly PackageFormat[]): Promise<Found | null> {
  for (const format of formats)
    if (await format.recognises(folder)) return { kind: 'package', path: folder.path, folder, format };
  return null;
}

async function* packages(folder: Folder, depth: number, formats = PACKAGE_FORMATS): AsyncGenerator<Found> {
  const found = await orFault(folder.path, () => packageAt(folder, formats));
  if (found) {
    yield found;
    return;
  }
  if (depth >= DEEPEST) return;
  for (const name of folder.folderNames()) yield* packages(folder.sub(name), depth + 1, formats);
}

const ARCHIVE = /\.(?:zip|docx|xlsx)$/i;
const WORTH_A_LOOK = /\.(?:xml|txt|gift|csv|fps)$/i;

async function fileAt(root: Folder, path: string, asked?: FileFormat): Promise<Found | null> {
  const file = root.file(path);
  if (!file) return null;
  if (ARCHIVE.test(path)) return { kind: 'zip', path, file };
  if (!WORTH_A_LOOK.test(path)) return null;
  const bytes = await file.read();
  const format = asked ?? knownFile(bytes);
  return format && { kind: 'file', path, file: { bytes: bytes.length, read: () => Promise.resolve(bytes) }, format };
}

/** Files with questions, and archives, inside the archive. With `asked` every file is read in that format. */
async function* files(root: Folder, asked?: FileFormat): AsyncGenerator<Found> {
  for (const path of root.paths) {
    const found = await orFault(path, () => fileAt(root, path, asked));
    if (found) yield found;
  }
}

/** The root, or the only folder in it if it has no files. */
function innermost(root: Folder): Folder {
  const only = root.fileNames().length === 0 && root.folderNames().length === 1 ? root.folderNames()[0] : undefined;
  return only !== undefined && !/^(?:in|out|input|output)$/i.test(only) ? root.sub(only) : root;
}

/**
 * Finds questions in the format that a person chose. If nothing looks like it, the whole archive is taken as one
 * package, so that the refusal says what is missing.
 */
export async function* foldersAs(root: Folder, asked: PackageFormat | FileFormat): AsyncGenerator<Found> {
  if (!('recognises' in asked)) {
    yield* files(root, asked);
    return;
  }
  let count = 0;
  for await (const found of asked === TEST_FILES ? [] : packages(root, 0, [asked])) {
    count += 1;
    yield found;
  }
  if (count > 0) return;
  const folder = innermost(root);
  yield { kind: 'package', path: folder.path, folder, format: asked };
}

/**
 * Finds questions in an archive: folders that a format recognises; else files with questions and archives inside; else
 * pairs of test files.
 */
export async function* packageFolders(root: Folder): AsyncGenerator<Found> {
  let count = 0;
  for await (const found of packages(root, 0)) {
    count += 1;
    yield found;
  }
  if (count > 0) return;
  const faults: Found[] = [];
  for await (const found of files(root)) {
    if (found.kind === 'fault') {
      faults.push(found);
      continue;
    }
    count += 1;
    yield found;
  }
  const folder = innermost(root);
  if (count === 0 && (await TEST_FILES.recognises(folder)))
    yield { kind: 'package', path: folder.path, folder, format: TEST_FILES };
  else yield* faults;
}
