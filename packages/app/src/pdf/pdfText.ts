import type { PdfBox, PdfMatch } from '@aosai/ui/screens/PdfPreview';

/** A run of text on a page: what it says, and where it stands at 100 %. */
export interface TextRun extends PdfBox {
  text: string;
  /** The line ends behind it. */
  endsLine: boolean;
}

const LATIN_END = /[\w,.;:]$/;

/** Radicals that Unicode leaves without a letter: programs that print write them for the letter of the same shape. */
const RADICALS = new Map(
  Array.from(
    '⺟母⺠民⻁虎⻄西⻅见⻆角⻉贝⻋车⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙',
  ).flatMap((radical, at, all) => (at % 2 === 0 ? [[radical, all[at + 1] ?? radical] as const] : [])),
);

/** One form of what looks alike; every letter keeps its place. */
const alike = (text: string): string =>
  text.replace(/[^]/gu, (letter) => {
    const form = (RADICALS.get(letter) ?? letter).normalize('NFKC').toLowerCase();
    return form.length === letter.length ? form : letter;
  });

/** Where a word stands on a page, also over runs and lines; letters of either case or width are the same. */
export function matchesOn(page: number, runs: readonly TextRun[], word: string): PdfMatch[] {
  let text = '';
  const starts = runs.map((run) => {
    const start = text.length;
    // Words of Chinese go on in the next line; those of other writings are kept apart by it.
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
      // Letters are taken to be of one width: near enough to be seen.
      const each = run.width / run.text.length;
      return [{ left: run.left + first * each, top: run.top, width: (last - first) * each, height: run.height }];
    });
    if (boxes.length > 0) found.push({ page, boxes });
  }
  return found;
}
