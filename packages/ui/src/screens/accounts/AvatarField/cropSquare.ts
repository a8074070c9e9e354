/** The square cropped from a picture: `zoom` from 1 (the largest that fits), `x` and `y` from 0 (left, top) to 1. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 4;
export const MIDDLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The cropped square in px of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/**
 * The crop after dragging the picture by a distance, in shares of the shown square; dragging right shows more of its
 * left.
 */
export function pulled(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { left, top, side } = squareOf(size, crop);
  const share = (start: number, by: number, length: number) =>
    length - side < 1 ? 0.5 : within((start - by * side) / (length - side), 0, 1);
  return { ...crop, x: share(left, byX, size.width), y: share(top, byY, size.height) };
}
