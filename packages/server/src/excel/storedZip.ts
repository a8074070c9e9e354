import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format knows. */
const NO_DATE = 0x21;

/** Version, flags, method (stored), time, date, crc, packed size, size, length of the name, of the extra field. */
function shared(name: Buffer, content: Uint8Array): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(UTF8_NAMES, 2);
  bytes.writeUInt16LE(NO_DATE, 8);
  bytes.writeUInt32LE(crc32(content), 10);
  bytes.writeUInt32LE(content.length, 14);
  bytes.writeUInt32LE(content.length, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** An archive of these contents as they stand, unpacked (APPNOTE 6.3.10, method 0). */
export function storedZip(contents: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [fileName, content] of contents) {
    const name = Buffer.from(fileName);
    const header = shared(name, content);
    const local = Buffer.concat([uint32(LOCAL), header, name]);
    parts.push(local, content);
    // Version made by; then comment, disk and attributes, all empty; then where the entry begins.
    const made = Buffer.from([VERSION, 0]);
    directory.push(uint32(CENTRAL), made, header, Buffer.alloc(10), uint32(offset), name);
    offset += local.length + content.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(contents.size, 4);
  end.writeUInt16LE(contents.size, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, list, uint32(END), end]);
}
