import type { Page } from 'playwright';

/** A4 less the margins of the sheet, at 96 dots an inch. */
const PRINTED_WIDTH_PX = 718;
const MARGIN = '10mm';

export interface Printed {
  pageCount: number;
  /** The narrowest text of the sheet: fewer than a few characters a line nobody can read. */
  narrowest: { text: string; charactersPerLine: number };
}

/** Pages are written uncompressed into a PDF of Chromium; `/Pages` is the tree above them. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

/** For every text of some length how many characters stand in one of its lines, the smallest of them. */
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
    const charactersPerLine = text.length / lines;
    if (charactersPerLine < narrowest.charactersPerLine) narrowest = { text, charactersPerLine };
  }
  return narrowest;
}

/** The page as it comes out of the printer, in the way that its print button prints it. */
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
