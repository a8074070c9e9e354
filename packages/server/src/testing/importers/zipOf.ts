import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a test archive. `claims` are written even if they are false. */
interface TestEntry {
  name: string | Buffer;
  content: string | Uint8Array;
  method?: number;
  flags?: number;
  /** Unix mode: 0o120777 is a link. */
  mode?: number;
  claims?: { bytes?: number; packed?: number; crc?: number; offset?: number };
}

interface TestZip {
  /** Claimed number of entries. */
  count?: number;
}

const u16 = (value: number): Buffer => Buffer.from([value & 255, (value >>> 8) & 255]);
const u32 = (value: number): Buffer =>
  Buffer.from([value & 255, (value >>> 8) & 255, (value >>> 16) & 255, value >>> 24]);

/** Builds an archive byte by byte, so that tests can make its headers lie. */
export function zipOf(entries: readonly TestEntry[], { count = entries.length }: TestZip = {}): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, method = 8, flags = 0, mode = 0o100644, claims = {} } of entries) {
    const raw = typeof name === 'string' ? Buffer.from(name) : name;
    const bytes = Buffer.from(content);
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const sizes = [
      u32(claims.crc ?? crc32(bytes)),
      u32(claims.packed ?? packed.length),
      u32(claims.bytes ?? bytes.length),
    ];
    const common = [u16(20), u16(flags), u16(method), u16(0), u16(33), ...sizes, u16(raw.length), u16(0)];
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), ...common, raw, packed]);
    const attributes = [u16(0), u16(0), u16(0), u32((mode << 16) >>> 0), u32(claims.offset ?? offset)];
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), u16(0x031e), ...common, ...attributes, raw]),
    );
    body.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = [Buffer.from('PK\u0005\u0006', 'latin1'), u16(0), u16(0), u16(count), u16(count)];
  return Buffer.concat([...body, central, ...end, u32(central.length), u32(offset), u16(0)]);
}

/** A valid archive of these files. */
export const packageOf = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  zipOf(Object.entries(files).map(([name, content]) => ({ name, content })));
