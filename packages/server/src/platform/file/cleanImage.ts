import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { AppError } from '@aosai/api/kit/errors';
import { type FilePurpose, IMAGE_MAX_PIXELS } from '@aosai/api/platform/filePurposes';
import { openLimiter } from '../../base/limitConcurrency.ts';

const DECODE_SECONDS = 20;
const JPEG_QUALITY = 88;
const DEFAULT_SIDE_PX = 4096;
/** The longest side in pixels that the image is shown at. */
const SIDE_PX: Partial<Record<FilePurpose, number>> = { avatar: 512, logo: 512, banner: 2560, cover: 1600 };

/** A picture of 40 megapixels needs 160 MB while it is processed, so two at a time. */
const inTurn = openLimiter({ atOnce: 2, maxWaiting: 64 });

// Every picture is new: a cache would only take memory.
sharp.cache(false);

export interface CleanImage {
  widthPx: number;
  heightPx: number;
}

/** Width and height from the header, before anything is decoded. */
async function headerOf(path: string): Promise<CleanImage> {
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return { widthPx: width, heightPx: height };
  } catch (cause) {
    throw new AppError('FILE_BROKEN', {}, { cause });
  }
}

/**
 * Decodes an image and encodes it as `to`, without anything else in the file (place and time of the photo, thumbnails,
 * a second file appended to the image). The result is upright, in sRGB and no larger than its purpose needs; avatars
 * are square. Throws IMAGE_TOO_LARGE before anything is decoded, FILE_BROKEN.
 */
export async function cleanImage(
  from: string,
  to: string,
  format: 'png' | 'jpg' | 'webp',
  purpose: FilePurpose,
): Promise<CleanImage> {
  const { widthPx, heightPx } = await headerOf(from);
  if (widthPx * heightPx > IMAGE_MAX_PIXELS) throw new AppError('IMAGE_TOO_LARGE', { max: IMAGE_MAX_PIXELS / 10_000 });
  const side = SIDE_PX[purpose] ?? DEFAULT_SIDE_PX;
  const drawn = await inTurn(async () => {
    try {
      const picture = sharp(from, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated: false })
        .timeout({ seconds: DECODE_SECONDS })
        .autoOrient()
        .resize(
          purpose === 'avatar'
            ? { width: side, height: side, fit: 'cover' }
            : { width: side, height: side, fit: 'inside', withoutEnlargement: true },
        );
      const encoded =
        format === 'png' ? picture.png() : format === 'webp' ? picture.webp() : picture.jpeg({ quality: JPEG_QUALITY });
      return await encoded.toBuffer({ resolveWithObject: true });
    } catch (cause) {
      throw new AppError('FILE_BROKEN', {}, { cause });
    }
  });
  await writeFile(to, drawn.data);
  return { widthPx: drawn.info.width, heightPx: drawn.info.height };
}
