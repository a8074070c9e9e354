/** How many turtle works a member can keep. */
export const WORKS_MAX = 36;
/** Works in one reply of a gallery, with their pictures. */
export const WORKS_AT_ONCE = 12;
/** Longest name of a work. */
export const WORK_NAME_MAX = 30;
/** Largest picture of a work, in bytes. */
export const WORK_PICTURE_BYTES = 200 * 1024;
/** Largest width and height of such a picture. */
export const WORK_PICTURE_SIDE = 1_600;

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
/** Chunks of pixels and colours. Texts, profiles and whatever else a file can carry are not among them. */
const CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'pHYs', 'IDAT', 'IEND']);
const HEAD_BYTES = 8;
/** Length, type and checksum of a chunk. */
const CHUNK_FRAME_BYTES = 12;

/**
 * Whether these bytes are a PNG of pixels and nothing else: no other kind of chunk, nothing after its end, and a size
 * that browsers can show.
 */
export function isPlainPng(bytes: Uint8Array): boolean {
  if (!SIGNATURE.every((byte, at) => bytes[at] === byte)) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = HEAD_BYTES;
  for (let no = 0; at + CHUNK_FRAME_BYTES <= bytes.length; no++) {
    const length = view.getUint32(at);
    const type = String.fromCodePoint(...bytes.subarray(at + 4, at + HEAD_BYTES));
    if (!CHUNKS.has(type) || (no === 0) !== (type === 'IHDR')) return false;
    if (no === 0) {
      const sides = [view.getUint32(at + HEAD_BYTES), view.getUint32(at + CHUNK_FRAME_BYTES)];
      if (sides.some((side) => side === 0 || side > WORK_PICTURE_SIDE)) return false;
    }
    at += CHUNK_FRAME_BYTES + length;
    if (type === 'IEND') return at === bytes.length;
  }
  return false;
}
