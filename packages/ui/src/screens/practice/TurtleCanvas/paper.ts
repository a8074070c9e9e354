import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';

/** Size of a drawing in pixels of the program; its centre is (0, 0). */
export interface Paper {
  width: number;
  height: number;
}

/** Extent of the drawing after the operations read so far. */
export interface Extent {
  asked: Paper;
  right: number;
  top: number;
  seen: number;
}

const MARGIN = 20;
const MOST = 8_000;

export const newExtent = (): Extent => ({ asked: { width: 640, height: 480 }, right: 0, top: 0, seen: 0 });

/** Extends the extent in place by the new operations only, as a drawing grows by thousands while it is shown. */
export function measure(extent: Extent, ops: readonly TurtleOp[], count: number): void {
  for (; extent.seen < count; extent.seen += 1) {
    const op = ops[extent.seen];
    if (op?.name === 'setup') extent.asked = { width: op.width, height: op.height };
    if (op?.name !== 'go') continue;
    extent.right = Math.max(extent.right, Math.abs(op.x));
    extent.top = Math.max(extent.top, Math.abs(op.y));
  }
}

/** The size set by `setup`, else the default; larger if the drawing goes beyond it. */
export function paperOf({ asked: { width, height }, right, top }: Extent): Paper {
  const wanted = Math.max(1, (2 * right + MARGIN) / width, (2 * top + MARGIN) / height);
  const by = Math.min(wanted, MOST / width, MOST / height);
  return { width: Math.round(width * by), height: Math.round(height * by) };
}
