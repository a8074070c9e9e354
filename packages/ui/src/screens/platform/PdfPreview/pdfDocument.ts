/** A rectangle on a page, in px of the page at 100 %. */
export interface PdfBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A match of the search; one that breaks over lines has several boxes. */
export interface PdfMatch {
  /** From 0. */
  page: number;
  boxes: readonly PdfBox[];
}

/** A document that can draw itself, independent of the PDF library. */
export interface PdfDocument {
  /** Page numbers from 1, each with its size in px at 100 %. */
  pages: readonly { no: number; width: number; height: number }[];
  /** Draws a page, and its text onto `layer` if given. Stops on abort; rejects if the page cannot be drawn. */
  draw: (
    page: number,
    target: { canvas: HTMLCanvasElement; layer: HTMLElement | null; scale: number },
    signal: AbortSignal,
  ) => Promise<void>;
  /** Finds a word, in the order of the text. */
  find: (word: string, signal: AbortSignal) => Promise<PdfMatch[]>;
}

/** Zoom in percent, or `fit` for the width of the window. */
export type PdfZoom = 'fit' | number;

const ZOOM_STEPS = [50, 75, 100, 125, 150, 200, 300] as const;

/** Returns the next larger or smaller zoom step. */
export function zoomed(percent: number, way: 1 | -1): number {
  const steps = way === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed();
  return steps.find((step) => (way === 1 ? step > percent + 0.5 : step < percent - 0.5)) ?? percent;
}
