import { type FileHandle, open } from 'node:fs/promises';

const BLOCK = 512;
const CHUNK = 1024 * 1024;
/** Beyond this the eleven octal digits of the size are not enough, and GNU's binary form takes their place. */
const OCTAL_MAX = 8 ** 11 - 1;

/** What goes into an archive: a folder, a file of this machine, or a text. */
export type TarSource = { path: string } & (
  | { kind: 'folder' }
  /** A file that is gone when its turn comes is left out, or ends the archive with an error where it `mustExist`. */
  | { kind: 'file'; from: string; mustExist?: true }
  | { kind: 'text'; text: string }
);

/** An archive that cannot be what this program has written. */
export class TarFault extends Error {
  override readonly name = 'TarFault';
}

function header(path: string, sizeBytes: number, type: '0' | '5'): Buffer {
  const block = Buffer.alloc(BLOCK);
  const name = Buffer.from(path, 'utf8');
  if (name.length > 100) throw new TarFault(`the name is too long for an archive: ${path}`);
  name.copy(block, 0);
  block.write(type === '5' ? '0000700\0' : '0000600\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  if (sizeBytes <= OCTAL_MAX) block.write(`${sizeBytes.toString(8).padStart(11, '0')}\0`, 124);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(sizeBytes), 128);
  }
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write('ustar\0' + '00', 257, 'latin1');
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

const padding = (sizeBytes: number): Buffer => Buffer.alloc((BLOCK - (sizeBytes % BLOCK)) % BLOCK);

/**
 * The bytes of a file as it was when it was opened: what grows afterwards is left out, and what has shrunk is filled with
 * zeros, so that the size in the header stays true.
 */
async function* bytesOf(file: FileHandle, sizeBytes: number): AsyncIterable<Buffer> {
  let left = sizeBytes;
  while (left > 0) {
    const buffer = Buffer.allocUnsafe(Math.min(CHUNK, left));
    const { bytesRead } = await file.read(buffer, 0, buffer.length, sizeBytes - left);
    if (bytesRead === 0) buffer.fill(0);
    const part = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    yield part;
    left -= part.length;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function* entryOf(source: TarSource): AsyncIterable<Buffer> {
  if (source.kind === 'folder') {
    yield header(`${source.path}/`, 0, '5');
    return;
  }
  if (source.kind === 'text') {
    const text = Buffer.from(source.text, 'utf8');
    yield Buffer.concat([header(source.path, text.length, '0'), text, padding(text.length)]);
    return;
  }
  let file: FileHandle;
  try {
    file = await open(source.from, 'r');
  } catch (error) {
    // Deleted since it was listed.
    if (isMissing(error) && !source.mustExist) return;
    throw error;
  }
  try {
    const { size } = await file.stat();
    yield header(source.path, size, '0');
    yield* bytesOf(file, size);
    yield padding(size);
  } finally {
    await file.close();
  }
}

/** Writes an archive that any `tar` reads. A file that is gone when its turn comes is left out. */
export async function* writeTar(sources: Iterable<TarSource> | AsyncIterable<TarSource>): AsyncIterable<Buffer> {
  for await (const source of sources) yield* entryOf(source);
  yield Buffer.alloc(2 * BLOCK);
}

export interface TarEntry {
  /** Relative, with `/` between its parts, and never leading out of the folder it is unpacked into. */
  path: string;
  kind: 'folder' | 'file';
  sizeBytes: number;
  /** Has to be read to its end before the next entry is asked for. */
  bytes: AsyncIterable<Buffer>;
}

/** Whether a path stays below the folder that it is joined to, on every system. */
export function staysBelow(path: string): boolean {
  if (path === '' || path.length > 300 || /[\\:\0]/.test(path) || path.startsWith('/')) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

function numberIn(block: Buffer, at: number, length: number): number {
  if (block.readUInt8(at) === 0x80) return Number(block.readBigUInt64BE(at + length - 8));
  const digits = block
    .toString('latin1', at, at + length)
    .replaceAll('\0', ' ')
    .trim();
  if (!/^[0-7]+$/.test(digits)) throw new TarFault('a header of the archive is damaged');
  return Number.parseInt(digits, 8);
}

function readHeader(block: Buffer): Pick<TarEntry, 'path' | 'kind' | 'sizeBytes'> {
  const sum = block.reduce((total, byte, no) => total + (no >= 148 && no < 156 ? 32 : byte), 0);
  if (numberIn(block, 148, 8) !== sum) throw new TarFault('a header of the archive is damaged');
  const type = block.toString('latin1', 156, 157);
  const name = block.toString('utf8', 0, 100).replace(/\0.*$/s, '');
  if (type !== '0' && type !== '5') throw new TarFault(`the archive has a link or a special file: ${name}`);
  const path = type === '5' ? name.replace(/\/$/, '') : name;
  if (!staysBelow(path)) throw new TarFault(`the archive has a name that leads out of its folder: ${name}`);
  const sizeBytes = numberIn(block, 124, 12);
  if (!Number.isSafeInteger(sizeBytes)) throw new TarFault('a header of the archive is damaged');
  return { path, kind: type === '5' ? 'folder' : 'file', sizeBytes };
}

/**
 * Reads an archive of plain folders and files. Throws TarFault when it is cut off or damaged, has a link, or a name that
 * leads elsewhere.
 */
export async function* readTar(stream: AsyncIterable<Buffer>): AsyncIterable<TarEntry> {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function* take(sizeBytes: number): AsyncIterable<Buffer> {
    let left = sizeBytes;
    while (left > 0) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new TarFault('the archive ends too early');
        rest = next.value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  const block = async () => Buffer.concat(await Array.fromAsync(take(BLOCK)));

  for (;;) {
    const head = await block();
    if (head.every((byte) => byte === 0)) break;
    const entry = readHeader(head);
    let isRead = entry.sizeBytes === 0;
    const bytes = async function* () {
      yield* take(entry.sizeBytes);
      isRead = true;
    };
    yield { ...entry, bytes: bytes() };
    if (!isRead) throw new TarFault('an entry of the archive was not read to its end');
    await Array.fromAsync(take(padding(entry.sizeBytes).length));
  }
  // Whatever follows is only filling; reading it lets a compressed stream check its own end.
  while (!(await chunks.next()).done);
}
