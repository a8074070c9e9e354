import type { Folder, PackageFile } from './files/folder.ts';
import type { FileFormat, PackageFormat } from './format.ts';
import { PACKAGE_FORMATS } from './packageFormats.ts';
import { testFiles } from './formats/testFiles.ts';
import { knownFile } from './detectFile.ts';

/** A place of an archive where questions are. */
export type Found =
  | { kind: 'package'; path: string; folder: Folder; format: PackageFormat }
  | { kind: 'file'; path: string; file: PackageFile; format: FileFormat }
  | { kind: 'zip'; path: string; file: PackageFile };

/** Below the root, a wrapping folder and the folder of the problem. */
const DEEPEST = 2;

async function formatOf(folder: Folder, formats: readonly PackageFormat[]): Promise<PackageFormat | null> {
  for (const format of formats) if (await format.recognises(folder)) return format;
  return null;
}

async function* packages(folder: Folder, depth: number, formats = PACKAGE_FORMATS): AsyncGenerator<Found> {
  const format = await formatOf(folder, formats);
  if (format) {
    yield { kind: 'package', path: folder.path, folder, format };
    return;
  }
  if (depth >= DEEPEST) return;
  for (const name of folder.folderNames()) yield* packages(folder.sub(name), depth + 1, formats);
}

const WORTH_A_LOOK = /\.(?:xml|txt|gift|csv|fps)$/i;

/** Files and archives inside that are questions of their own; all are of the format that was asked for. */
async function* files(root: Folder, asked?: FileFormat): AsyncGenerator<Found> {
  for (const path of root.paths) {
    const file = root.file(path);
    if (!file) continue;
    if (/\.(?:zip|docx|xlsx)$/i.test(path)) yield { kind: 'zip', path, file };
    else if (WORTH_A_LOOK.test(path)) {
      const bytes = await file.read();
      const format = asked ?? knownFile(bytes);
      if (format)
        yield { kind: 'file', path, file: { bytes: bytes.length, read: () => Promise.resolve(bytes) }, format };
    }
  }
}

/** The root, or the one folder that it wraps. */
function innermost(root: Folder): Folder {
  const only = root.fileNames().length === 0 && root.folderNames().length === 1 ? root.folderNames()[0] : undefined;
  return only !== undefined && !/^(?:in|out|input|output)$/i.test(only) ? root.sub(only) : root;
}

/** The same archive as somebody says that it is: where nothing looks like it, the whole of it says what it lacks. */
export async function* foldersAs(root: Folder, asked: PackageFormat | FileFormat): AsyncGenerator<Found> {
  if (!('recognises' in asked)) {
    yield* files(root, asked);
    return;
  }
  let count = 0;
  for await (const found of asked === testFiles ? [] : packages(root, 0, [asked])) {
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
  for await (const found of files(root)) {
    count += 1;
    yield found;
  }
  if (count > 0) return;
  const folder = innermost(root);
  if (await testFiles.recognises(folder)) yield { kind: 'package', path: folder.path, folder, format: testFiles };
}
