import sharp, { type Sharp } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@aosai/api/domain/filePurposes';
import type { ImageDraft } from '../../importers/draft.ts';
import { openTurns } from '../../inTurn.ts';

const DECODE_SECONDS = 20;
const JPEG_QUALITY = 88;
const SIDE_PX = 2560;

/** A picture of 40 megapixels takes 160 MB while it is turned. */
const inTurn = openTurns({ atOnce: 1, maxWaiting: 64 });

interface DrawnPicture {
  bytes: Buffer;
  extension: 'png' | 'jpg' | 'webp';
  mime: string;
  widthPx: number;
  heightPx: number;
}

function openPicture({ type, bytes }: ImageDraft): Sharp | null {
  // A bitmap has become a PNG on the thread that read it.
  if (type === 'svg' || type === 'bmp' || bytes.byteLength === 0) return null;
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated: false });
}

/**
 * A picture of a package, drawn again so that nothing else of its file is kept; of a moving one the first frame. Null for
 * what is broken, larger than 40 megapixels, or a drawing with programs inside (SVG).
 */
export function drawAnew(image: ImageDraft): Promise<DrawnPicture | null> {
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
      // sharp says in plain errors what it cannot read; a full disk has a code.
      if (error instanceof Error && !('code' in error)) return null;
      throw error;
    }
  });
}
