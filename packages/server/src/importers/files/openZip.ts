import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { IMPORT_LIMITS } from '../limits.ts';
import { Refusal } from '../notes.ts';
import type { PackageFile } from './folder.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const GBK = new TextDecoder('gb18030', { fatal: true });

function decoded(raw: Uint8Array): string {
  for (const decoder of [UTF8, GBK]) {
    try {
      return decoder.decode(raw);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  throw new Refusal('zip-path', Buffer.from(raw).toString('latin1'));
}

/**
 * Decodes the name of an entry, with `/` as separator; a folder's name ends with it. A name that is not UTF-8 is read
 * as GBK, which Chinese systems write without declaring it.
 *
 * @throws Refusal zip-path for a name that leads out of the archive, or is malformed, too long or too deep
 */
function entryName(raw: Uint8Array): string {
  if (raw.length > IMPORT_LIMITS.nameBytes) throw new Refusal('zip-path', `${raw.length} 字节的文件名`);
  const name = decoded(raw).replaceAll('\\', '/');
  const steps = name.replace(/\/$/, '').split('/');
  const leadsOut = name.startsWith('/') || /^[a-z]:/i.test(name) || steps.includes('..');
  const isOdd = name === '' || name.includes('\0') || steps.some((step) => step === '' && steps.length > 1);
  if (leadsOut || isOdd || steps.length > IMPORT_LIMITS.depth) throw new Refusal('zip-path', name.slice(0, 100));
  return name.replace(/^(?:\.\/)+/, '');
}

interface OpenZip {
  files: ReadonlyMap<string, PackageFile>;
  close(): void;
}

const OPTIONS = { lazyEntries: true, autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;
const LOCAL_HEADER_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;
const FILE_TYPE = 0xf000;
const ORDINARY = [0, 0x8000, 0x4000];

const damaged = (where: string, cause?: unknown): Refusal =>
  new Refusal(/encryption/.test(String(cause)) ? 'zip-encrypted' : 'zip-damaged', where, { cause });

function checkEntry(entry: Entry, name: string): void {
  if (entry.isEncrypted()) throw new Refusal('zip-encrypted', name);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) throw new Refusal('zip-method', name);
  if (!ORDINARY.includes((entry.externalFileAttributes >>> 16) & FILE_TYPE)) throw new Refusal('zip-link', name);
  const { uncompressedSize, compressedSize } = entry;
  if (entry.compressionMethod === STORED && uncompressedSize !== compressedSize) throw damaged(name);
  const isDense = uncompressedSize > compressedSize * IMPORT_LIMITS.ratio;
  if (uncompressedSize > IMPORT_LIMITS.ratioFromBytes && isDense) throw new Refusal('zip-ratio', name);
}

/** Refuses paths that are the same but for letter case and Unicode form, and a file named like a folder. */
class Names {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  add(name: string): void {
    const key = name.normalize('NFC').toLowerCase();
    const steps = key.replace(/\/$/, '').split('/');
    const path = steps.join('/');
    const isFolder = key.endsWith('/');
    if (this.#files.has(path) || (!isFolder && this.#folders.has(path))) throw new Refusal('zip-duplicate', name);
    (isFolder ? this.#folders : this.#files).add(path);
    for (let above = steps.length - 1; above > 0; above -= 1) {
      const folder = steps.slice(0, above).join('/');
      if (this.#files.has(folder)) throw new Refusal('zip-duplicate', name);
      if (this.#folders.has(folder)) break;
      this.#folders.add(folder);
    }
  }
}

/** Refuses overlapping entries: with them a small archive unpacks to a huge one. */
function checkOverlaps(entries: readonly { entry: Entry; name: string }[], archiveBytes: number): void {
  const inOrder = entries.toSorted((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { entry, name } of inOrder) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (start < end) throw new Refusal('zip-overlap', name);
    end = start + LOCAL_HEADER_BYTES + entry.fileNameRaw.length + entry.compressedSize;
    if (end > archiveBytes) throw damaged(name);
  }
}

async function readEntry(zip: ZipFile, entry: Entry, name: string): Promise<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const pieces: Buffer[] = [];
    for await (const piece of stream as AsyncIterable<Buffer>) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    if (crc32(bytes) !== entry.crc32) throw damaged(name);
    return bytes;
  } catch (cause) {
    throw cause instanceof Refusal ? cause : damaged(name, cause);
  }
}

async function listed(zip: ZipFile): Promise<OpenZip> {
  if (zip.entryCount > IMPORT_LIMITS.entries) throw new Refusal('zip-count', `${zip.entryCount} 个文件`);
  const names = new Names();
  const entries: { entry: Entry; name: string }[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entryName(entry.fileNameRaw);
    checkEntry(entry, name);
    names.add(name);
    unpacked += entry.uncompressedSize;
    if (unpacked > IMPORT_LIMITS.unpackedBytes) throw new Refusal('zip-size', name);
    entries.push({ entry, name });
  }
  checkOverlaps(entries, zip.fileSize);
  const ofEntry = ({ entry, name }: { entry: Entry; name: string }): [string, PackageFile] => [
    name,
    { bytes: entry.uncompressedSize, read: () => readEntry(zip, entry, name) },
  ];
  const files = new Map(entries.filter(({ name }) => !name.endsWith('/')).map(ofEntry));
  return { files, close: () => zip.close() };
}

/**
 * Opens an archive whose files are read on demand. Everything its directory declares is checked before the first byte
 * is unpacked; sizes and checksums are checked while unpacking.
 *
 * @param source the archive's path, or its bytes
 * @throws Refusal with the reason
 */
export async function openZip(source: string | Buffer): Promise<OpenZip> {
  let zip: ZipFile;
  try {
    zip = await (typeof source === 'string' ? openPromise(source, OPTIONS) : fromBufferPromise(source, OPTIONS));
  } catch (cause) {
    throw damaged('', cause);
  }
  try {
    return await listed(zip);
  } catch (cause) {
    zip.close();
    throw cause instanceof Refusal ? cause : damaged('', cause);
  }
}
