import type { Folder, PackageFile } from './files/folder.ts';
import type { FileFormat, PackageFormat } from './format.ts';
import { Refusal } from './notes.ts';
import { PACKAGE_FORMATS, TEST_FILES } from './packageFormats.ts';
import { knownFile } from './detectFile.ts';

/** A place of an archive where questions are. */
export type Found =
  | { kind: 'package'; path: string; folder: Folder; format: PackageFormat }
  | { kind: 'file'; path: string; file: PackageFile; format: FileFormat }
  | { kind: 'zip'; path: string; file: PackageFile }
  | { kind: 'fault'; path: string; refusal: Refusal };

/** Below the root, a wrapping folder and the folder of the problem. */
const DEEPEST = 2;

/** What cannot even be told costs its own place only. */
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

/** Files and archives inside that are questions of their own; all are of the format that was asked for. */
async function* files(root: Folder, asked?: FileFormat): AsyncGenerator<Found> {
  for (const path of root.paths) {
    const found = await orFault(path, () => fileAt(root, path, asked));
    if (found) yield found;
  }
}

/** The root, or the one folder that it wraps. */
function innermost(root: Folder): Folder {
  const only = root.fileNames().length === 0 && root.folderNames().length === 1 ? root.folderNames()[0] : undefined;
  return only !== undefined && !/^(?:in|out|input|output)$/i.test(only) ? root.sub(only) : root;
}

/** The same archive as someone says that it is: where nothing looks like it, the whole of it says what it lacks. */
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
 * Where questions lie in an archive: folders that a format knows, files that are questions, archives inside; if there
 * are none of these, pairs of test files.
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
