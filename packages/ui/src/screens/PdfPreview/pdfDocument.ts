/** A place on a page, in px of the page at 100 %. */
export interface PdfBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A word where it was found; one that breaks over lines has several boxes. */
export interface PdfMatch {
  /** From 0. */
  page: number;
  boxes: readonly PdfBox[];
}

/** A document that can draw itself: what reads PDF stands behind it. */
export interface PdfDocument {
  /** From page 1 on, each with its size in px at 100 %. */
  pages: readonly { no: number; width: number; height: number }[];
  /** Draws a page, and lays its text over it where a layer is given. Stops when told so; rejects for what cannot be drawn. */
  draw: (
    page: number,
    target: { canvas: HTMLCanvasElement; layer: HTMLElement | null; scale: number },
    signal: AbortSignal,
  ) => Promise<void>;
  /** Where a word stands, in the order of the text. */
  find: (word: string, signal: AbortSignal) => Promise<PdfMatch[]>;
}

/** How large pages are: as wide as the window allows, or so many percent. */
export type PdfZoom = 'fit' | number;

const ZOOM_STEPS = [50, 75, 100, 125, 150, 200, 300] as const;

/** The next larger or smaller step from what is on the screen. */
export function zoomed(percent: number, way: 1 | -1): number {
  const steps = way === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  return steps.find((step) => (way === 1 ? step > percent + 0.5 : step < percent - 0.5)) ?? percent;
}
