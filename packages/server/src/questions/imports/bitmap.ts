import { IMAGE_MAX_PIXELS } from '@aosai/api/platform/filePurposes';
import type { ImageDraft } from '../../importers/draft.ts';

/** Pixels as sharp expects them. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 3;
}

const HEADER_BYTES = 54;
const NOT_PACKED = 0;

/**
 * The pixels of an uncompressed BMP with 8, 24 or 32 bits per pixel, as drawing programs write it; null for any other.
 */
function bitmapPixels(bytes: Buffer, mostPixels: number): Pixels | null {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 2) !== 'BM') return null;
  const [start, headerBytes, width, rows] = [10, 14, 18, 22].map((at) => bytes.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const [bits, packing] = [bytes.readUInt16LE(28), bytes.readInt32LE(30)];
  const height = Math.abs(rows);
  if (headerBytes < 40 || packing !== NOT_PACKED || ![8, 24, 32].includes(bits)) return null;
  if (width <= 0 || height === 0 || width * height > mostPixels) return null;
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  const palette = HEADER_BYTES - 40 + headerBytes;
  if (start < palette || start + rowBytes * height > bytes.length) return null;
  const data = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    // Rows are bottom-up unless the height is negative.
    const row = start + rowBytes * (rows > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x += 1) {
      const place = bits === 8 ? palette + (bytes[row + x] ?? 0) * 4 : row + (x * bits) / 8;
      const to = (y * width + x) * 3;
      for (let part = 0; part < 3; part += 1) data[to + part] = bytes[place + 2 - part] ?? 0;
    }
  }
  return { data, width, height, channels: 3 };
}

/**
 * Converts a BMP to PNG, since sharp cannot read BMP. An unreadable one gets no bytes, and is refused like any broken
 * image.
 */
async function drawBitmap({ name, bytes }: ImageDraft): Promise<ImageDraft> {
  const pixels = bitmapPixels(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), IMAGE_MAX_PIXELS);
  if (!pixels) return { name, type: 'png', bytes: new Uint8Array() };
  const { data, ...raw } = pixels;
  // Loaded lazily: it is large, and few files have such images.
  const { default: sharp } = await import('sharp');
  return { name, type: 'png', bytes: Uint8Array.from(await sharp(data, { raw }).png().toBuffer()) };
}

/**
 * Converts the bitmaps of a question to PNG, one by one on the reading thread, since one may have 40 million pixels.
 */
export async function drawBitmaps<Question extends { images: readonly ImageDraft[] }>(
  question: Question,
): Promise<Question> {
  const images: ImageDraft[] = [];
  for (const image of question.images) images.push(image.type === 'bmp' ? await drawBitmap(image) : image);
  return { ...question, images };
}
