import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@aosai/api/platform/filePurposes';
import type { ImageDraft } from '../../importers/draft.ts';
import { openLimiter } from '../../base/limitConcurrency.ts';

const DECODE_SECONDS = 20;
const JPEG_QUALITY = 88;
const SIDE_PX = 2560;

/** One at a time: an image of 40 megapixels takes 160 MB while it is rotated. */
const inTurn = openLimiter({ atOnce: 1, maxWaiting: 64 });

interface DrawnPicture {
  bytes: Buffer;
  extension: 'png' | 'jpg' | 'webp';
  mime: string;
  widthPx: number;
  heightPx: number;
}

function openPicture({ type, bytes }: ImageDraft): Sharp | null {
  // The reading thread has already converted bitmaps to PNG.
  if (type === 'svg' || type === 'bmp' || bytes.byteLength === 0) return null;
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated: false });
}

/**
 * Re-encodes an image of a package, so that nothing else in its file is kept; of an animation the first frame. Null for
 * a broken image, one over 40 megapixels, or SVG, which can contain scripts.
 */
export function reencodeImage(image: ImageDraft): Promise<DrawnPicture | null> {
  return inTurn(async () => {
    const picture = openPicture(image);
    if (!picture) return null;
    const sized = picture
      .timeout({ seconds: DECODE_SECONDS })
      .autoOrient()
      .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true });
    const [extension, encoded] =
      image.type === 'jpg'
        ? (['jpg', sized.jpeg({ quality: JPEG_QUALITY })] as const)
        : image.type === 'webp'
          ? (['webp', sized.webp()] as const)
          : (['png', sized.png()] as const);
    try {
      const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
      const mime = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
      return { bytes: data, extension, mime, widthPx: info.width, heightPx: info.height };
    } catch (error) {
      // sharp throws plain errors for images that it cannot read; a full disk has a code.
      if (error instanceof Error && !('code' in error)) return null;
      throw error;
    }
  });
}
