import { open, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportFormat } from '@aosai/api/questions/imports';
import type { QuestionType } from '@aosai/api/questions/kinds';
import { dataHash } from './cases/dataFile.ts';
import type { QuestionDraft } from './draft.ts';
import { Folder, type PackageFile } from './files/folder.ts';
import { openZip } from './files/openZip.ts';
import type { FileFormat, ItemSource } from './format.ts';
import { ItemReport } from './itemReport.ts';
import { IMPORT_LIMITS } from './limits.ts';
import { type Note, Refusal, REFUSALS } from './notes.ts';
import type { Found } from './packageFolders.ts';

/** First bytes of foreign files, written as Latin-1 characters. */
const MAGIC: readonly [string, string][] = [
  ['Rar!', 'RAR'],
  ['7z\u00bc\u00af', '7z'],
  ['\u001f\u008b', 'gzip'],
  ['BZh', 'bzip2'],
  ['\u00fd7zXZ', 'xz'],
  ['%PDF', 'PDF'],
];
const OLE = '\u00d0\u00cf\u0011\u00e0';

/** Refuses known foreign files by their first bytes. @throws Refusal that names the kind */
function refuseForeign(bytes: Buffer): void {
  const magic = bytes.toString('latin1', 0, 8);
  if (magic.startsWith(OLE))
    throw new Refusal(bytes.includes(Buffer.from('WordDocument', 'utf16le')) ? 'doc-is-old' : 'xls-is-old');
  const name = MAGIC.find(([sign]) => magic.startsWith(sign))?.[1];
  if (name) throw new Refusal('not-a-zip', name);
}

/** The result for one item of a file. */
export interface ImportedItem {
  /** Item number, or path inside the file; `.` is its root, `*` the file as a whole. */
  key: string;
  format: ImportFormat | null;
  type: QuestionType | null;
  title: string | null;
  outcome: 'imported' | 'notes' | 'refused';
  /** For a refused item the reason comes first. */
  notes: Note[];
  /** Null when the item is refused. */
  question: QuestionDraft | null;
  /** Hash of the hidden cases: an item with the same hash and title is the same question. Null when refused. */
  dataHash: string | null;
}

const HEAD_BYTES = 4096;
const WHOLE_FILE = '*';
const ZIP_SIGNS = ['PK\u0003\u0004', 'PK\u0005\u0006', 'PK\u0001\u0002'];

const refusalNote = ({ code, where }: Refusal): Note => ({ code, where, text: REFUSALS[code] });

function refused(key: string, format: ImportFormat | null, refusal: Refusal, report = new ItemReport()): ImportedItem {
  const notes = [refusalNote(refusal), ...report.notes()];
  return {
    key,
    format,
    type: report.type,
    title: report.title,
    outcome: 'refused',
    notes,
    question: null,
    dataHash: null,
  };
}

const casesOf = (question: QuestionDraft) => ('cases' in question ? question.cases : []);

async function imported(
  { key, read }: ItemSource,
  format: ImportFormat,
  prefix: string,
  isNested: boolean,
): Promise<ImportedItem> {
  const report = new ItemReport();
  const place = keyOf(prefix, key);
  try {
    const question = await read(report);
    if (isNested) report.note('nested-zip', prefix);
    const notes = report.notes();
    const outcome = notes.length === 0 ? 'imported' : 'notes';
    const hash = dataHash(casesOf(question));
    return { key: place, format, type: question.type, title: question.title, outcome, notes, question, dataHash: hash };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(place, format, error, report);
  }
}

/** The key of an item: `path#n` in a file of an archive, its path in a folder, `.` at the root. */
function keyOf(prefix: string, key: string): string {
  if (prefix === '') return key === '' ? '.' : key;
  if (key === '') return prefix;
  return /\.[a-z]{2,5}$/i.test(prefix) && /^\d+$/.test(key) ? `${prefix}#${key}` : `${prefix}/${key}`;
}

async function* itemsOf(
  list: () => Promise<AsyncIterable<ItemSource> | Iterable<ItemSource>>,
  format: ImportFormat,
  prefix: string,
  isNested: boolean,
): AsyncGenerator<ImportedItem> {
  let count = 0;
  try {
    for await (const source of await list()) {
      count += 1;
      yield await imported(source, format, prefix, isNested);
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield refused(prefix === '' ? (count === 0 ? WHOLE_FILE : '.') : prefix, format, error);
    return;
  }
  if (count === 0) yield refused(prefix === '' ? WHOLE_FILE : prefix, format, new Refusal('nothing-found'));
}

async function* singleFile(format: FileFormat, bytes: Buffer, prefix = '', isNested = false) {
  const list = async () => (await format.reader())(bytes);
  yield* itemsOf(list, format.name, prefix, isNested);
}

async function* placesIn(root: Folder, asked: ImportFormat | undefined): AsyncGenerator<Found> {
  const { foldersAs, packageFolders } = await import('./packageFolders.ts');
  const { askedArchive } = await import('./askedFormat.ts');
  const format = askedArchive(asked);
  yield* format ? foldersAs(root, format) : packageFolders(root);
}

async function* archive(
  source: string | Buffer,
  level: number,
  prefix: string,
  asked?: ImportFormat,
): AsyncGenerator<ImportedItem> {
  const isNested = level > 0;
  const zip = await openZip(source);
  try {
    const root = new Folder('', zip.files);
    // Readers are loaded only once the archive is sound: a hostile one costs no more than reading its directory.
    const { officeFormat } = await import('./officeFormat.ts');
    const office = officeFormat(root);
    if (office) {
      yield* singleFile(office, typeof source === 'string' ? await readFile(source) : source, prefix, isNested);
      return;
    }
    let count = 0;
    for await (const found of placesIn(root, asked)) {
      count += 1;
      const path = [prefix, found.path].filter((one) => one !== '').join('/');
      if (found.kind === 'package') {
        const list = async () => (await found.format.reader())(found.folder);
        yield* itemsOf(list, found.format.name, path, isNested);
      } else if (found.kind === 'file') {
        yield* singleFile(found.format, await found.file.read(), path, isNested);
      } else if (found.kind === 'fault') {
        yield refused(path, null, found.refusal);
      } else if (level >= IMPORT_LIMITS.nestedLevels) {
        yield refused(path, null, new Refusal('zip-nested', path));
      } else {
        yield* nested(found.file, level, path);
      }
    }
    if (count === 0) yield refused(prefix === '' ? WHOLE_FILE : prefix, null, new Refusal('nothing-found'));
  } finally {
    zip.close();
  }
}

async function* nested(file: PackageFile, level: number, path: string): AsyncGenerator<ImportedItem> {
  const stem = path.replace(/\.zip$/i, '');
  try {
    yield* archive(await file.read(), level + 1, stem);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield refused(stem, null, error);
  }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Whether a file is an archive, by its first bytes. */
export const isArchive = async (path: string): Promise<boolean> =>
  ZIP_SIGNS.includes((await readHead(path)).toString('latin1', 0, 4));

async function* readItems(path: string, asked: ImportFormat | undefined): AsyncGenerator<ImportedItem> {
  const { size } = await stat(path);
  if (size > IMPORT_LIMITS.uploadBytes) throw new Refusal('zip-size', basename(path));
  if (await isArchive(path)) {
    yield* archive(path, 0, '', asked);
    return;
  }
  const bytes = await readFile(path);
  refuseForeign(bytes);
  const { detectFile } = await import('./detectFile.ts');
  const { askedFile } = await import('./askedFormat.ts');
  yield* singleFile(detectFile(bytes, askedFile(asked)), bytes);
}

/**
 * Reads the items of a file one by one, each when the previous one has been taken. A dry run: stores nothing, runs
 * nothing and fetches nothing. A refused item never stops the others; a file that cannot be read at all is one item
 * with the key `*`. The test data of a question can be read until the next item is requested. The contents of a file
 * decide its format, unless `asked` names it.
 */
export async function* importFile(path: string, asked?: ImportFormat): AsyncGenerator<ImportedItem> {
  try {
    yield* readItems(path, asked);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    yield refused(WHOLE_FILE, null, error);
  }
}
