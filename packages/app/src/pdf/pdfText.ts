import type { PdfBox, PdfMatch } from '@aosai/ui/screens/PdfPreview';

/** A run of text on a page: what it says, and where it stands at 100 %. */
export interface TextRun extends PdfBox {
  text: string;
  /** The line ends behind it. */
  endsLine: boolean;
}

const LATIN_END = /[\w,.;:]$/;

/** Where a word stands on a page, also over runs and lines; letters of either case are the same. */
export function matchesOn(page: number, runs: readonly TextRun[], word: string): PdfMatch[] {
  let text = '';
  const starts = runs.map((run) => {
    const start = text.length;
    // Words of Chinese go on in the next line; those of other writings are kept apart by it.
    text += run.endsLine && LATIN_END.test(run.text) ? `${run.text} ` : run.text;
    return start;
  });
  const wanted = word.toLowerCase();
  const all = text.toLowerCase();
  const found: PdfMatch[] = [];
  for (let from = all.indexOf(wanted); from >= 0; from = all.indexOf(wanted, from + wanted.length)) {
    const to = from + wanted.length;
    const boxes = runs.flatMap((run, at) => {
      const start = starts[at] ?? 0;
      const [first, last] = [Math.max(from, start) - start, Math.min(to, start + run.text.length) - start];
      if (first >= last) return [];
      // Letters are taken to be of one width: near enough to be seen.
      const each = run.width / run.text.length;
      return [{ left: run.left + first * each, top: run.top, width: (last - first) * each, height: run.height }];
    });
    if (boxes.length > 0) found.push({ page, boxes });
  }
  return found;
}
