import type { Page } from 'playwright';

/** Width of A4 without the margins, at 96 dots per inch. */
const PRINTED_WIDTH_PX = 718;
const MARGIN = '10mm';

export interface Printed {
  pageCount: number;
  /** The text with the fewest characters per line. */
  narrowest: { text: string; charactersPerLine: number };
}

/** Counts the pages of a PDF from Chromium, whose `/Page` objects are not compressed. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

/**
 * Finds the text of at least 8 characters with the fewest characters per line. The first line of a text may be the end
 * of another's, so a text is counted by its further lines if it has any.
 */
function narrowestText(): Printed['narrowest'] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let narrowest = { text: '', charactersPerLine: Number.POSITIVE_INFINITY };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = (node.textContent ?? '').trim();
    if (text.length < 8) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    if (lines === 0) continue;
    // A picture of `#` and `.` has short lines of its own; only lines that the page adds make it narrow.
    const keepsItsLines = node.parentElement && getComputedStyle(node.parentElement).whiteSpace.startsWith('pre');
    const ownBreaks = keepsItsLines ? text.split('\n').length - 1 : 0;
    const charactersPerLine = text.length / Math.max(1, lines - ownBreaks - 1);
    if (charactersPerLine < narrowest.charactersPerLine) narrowest = { text, charactersPerLine };
  }
  return narrowest;
}

/** Prints the page to PDF and measures it. */
export async function printed(page: Page): Promise<Printed> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PRINTED_WIDTH_PX, height: 1050 });
  const narrowest = await page.evaluate(narrowestText);
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = await page.pdf({ format: 'A4', margin, printBackground: true });
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return { pageCount: pagesIn(pdf), narrowest };
}
