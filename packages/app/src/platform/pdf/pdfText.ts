import type { PdfBox, PdfMatch } from '@aosai/ui/screens/platform/PdfPreview';

/** A run of text on a page, with its position at 100 %. */
export interface TextRun extends PdfBox {
  text: string;
  /** A line ends after the run. */
  endsLine: boolean;
}

const LATIN_END = /[\w,.;:]$/;

/** Radicals without a Unicode equivalent, which some printing software writes for the character of the same shape. */
const RADICALS = new Map(
  Array.from(
    '⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙',
  ).flatMap((radical, at, all) => (at % 2 === 0 ? [[radical, all[at + 1] ?? radical] as const] : [])),
);

/** Normalises similar characters; every character keeps its index. */
const alike = (text: string): string =>
  text.replace(/[^]/gu, (letter) => {
    const form = (RADICALS.get(letter) ?? letter).normalize('NFKC').toLowerCase();
    return form.length === letter.length ? form : letter;
  });

/** Finds a word on a page, across runs and lines, ignoring letter case and full-width forms. */
export function matchesOn(page: number, runs: readonly TextRun[], word: string): PdfMatch[] {
  let text = '';
  const starts = runs.map((run) => {
    const start = text.length;
    // Chinese text continues on the next line; Latin words are separated by a space.
    text += run.endsLine && LATIN_END.test(run.text) ? `${run.text} ` : run.text;
    return start;
  });
  const wanted = alike(word);
  const all = alike(text);
  const found: PdfMatch[] = [];
  for (let from = all.indexOf(wanted); from >= 0; from = all.indexOf(wanted, from + wanted.length)) {
    const to = from + wanted.length;
    const boxes = runs.flatMap((run, at) => {
      const start = starts[at] ?? 0;
      const [first, last] = [Math.max(from, start) - start, Math.min(to, start + run.text.length) - start];
      if (first >= last) return [];
      // Assumes characters of equal width, which is accurate enough to mark the word.
      const each = run.width / run.text.length;
      return [{ left: run.left + first * each, top: run.top, width: (last - first) * each, height: run.height }];
    });
    if (boxes.length > 0) found.push({ page, boxes });
  }
  return found;
}
