import { crc32, createDeflateRaw } from 'node:zlib';

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names in UTF-8; sums and sizes follow the content, since they are known after it. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first day that the format knows. */
const NO_DATE = 0x21;

/** A file of the archive and its text, piece by piece. */
interface ZipEntry {
  name: string;
  text: Iterable<string>;
}

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      if (bytes === 2) field.writeUInt16LE(value);
      else field.writeUInt32LE(value);
      return field;
    }),
  );

/** Version, flags, method and date: the same in front of a file and in the directory. */
const head = numbers([VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [0, 2], [NO_DATE, 2]);

/** An archive, byte by byte while it is made (APPNOTE 6.3.10): no more of it is held than one piece. */
export async function* streamedZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name: fileName, text } of entries) {
    const name = Buffer.from(fileName);
    const start = offset;
    let crc = 0;
    let size = 0;
    let packed = 0;
    const deflate = createDeflateRaw();
    const fill = async (): Promise<void> => {
      for (const piece of text) {
        const bytes = Buffer.from(piece);
        crc = crc32(bytes, crc);
        size += bytes.length;
        if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
        // A long sheet is written beside everything else that the server does.
        await new Promise((resolve) => setImmediate(resolve));
      }
      deflate.end();
    };
    const local = Buffer.concat([
      numbers([LOCAL, 4]),
      head,
      numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
      name,
    ]);
    yield local;
    const filled = fill().catch((error: unknown) => deflate.destroy(error as Error));
    try {
      for await (const bytes of deflate as AsyncIterable<Buffer>) {
        packed += bytes.length;
        yield bytes;
      }
    } finally {
      deflate.destroy();
    }
    await filled;
    const sums = numbers([crc, 4], [packed, 4], [size, 4]);
    yield Buffer.concat([numbers([DESCRIPTOR, 4]), sums]);
    offset += local.length + packed + 16;
    const made = numbers([CENTRAL, 4], [VERSION, 2]);
    // Name's length; extra field, comment, disk, inner and outer attributes, all empty; where the entry begins.
    directory.push(made, head, sums, numbers([name.length, 2]), Buffer.alloc(12), numbers([start, 4]), name);
  }
  const list = Buffer.concat(directory);
  const count = entries.length;
  yield Buffer.concat([
    list,
    numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]),
  ]);
}
