import { WORK_PICTURE_BYTES } from '@aosai/api/practice/python/pictureRules';

/** Sides that are tried one after the other, in pixels: the largest that fits the limit is kept. */
const SIDES_PX = [960, 720, 480, 320, 200] as const;

/**
 * Draws a picture again as a PNG that the gallery takes: pixels only, on white paper, smaller if it is too large. Noise
 * of 200 pixels still has fewer bytes than the limit.
 */
export async function smallPng(png: Blob): Promise<Blob> {
  const picture = await createImageBitmap(png);
  try {
    for (const side of SIDES_PX) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('this browser paints no canvas');
      brush.fillStyle = 'white';
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      if (made && made.size <= WORK_PICTURE_BYTES) return made;
    }
  } finally {
    picture.close();
  }
  throw new Error('no size of the picture fits');
}
