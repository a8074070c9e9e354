/** An option of a question with the letter printed before it. */
export interface PaperOption {
  letter: string;
  text: string;
  /** Whether the box before the option is ticked: filled-in papers mark the key this way. */
  isTicked: boolean;
}

const TICK = /[☑☒✓✔√■]/;
const FIRST = /^(?:([□○☐◯☑☒✓✔√■])\s*)?(?:[(（[【][ \t]*)?([A-JＡ-Ｊ])[ \t]*[.．、:：）)\]】]/;
const NEXT = /(?:^|\s)(?:(?<box>[□○☐◯☑☒✓✔√■])\s*)?(?:[(（[【][ \t]*)?([A-JＡ-Ｊ])[ \t]*[.．、:：）)\]】]/g;
/** The mark of an option without a blank before it: `A.甲B.乙C.丙` or `(A)甲(B)乙`. */
const GLUED = /[（(]\s*([A-JＡ-Ｊ])\s*[)）]|(?:^|[^A-Za-z0-9_])([A-JＡ-Ｊ])\s*[.．、]/g;
const BOX_AT_END = /[□○☐◯]$/;

const plain = (letter: string): string => letter.normalize('NFKC');
const after = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);
const cleaned = (text: string): string => text.trim().replace(BOX_AT_END, '').trim();

interface Mark {
  letter: string;
  isTicked: boolean;
  start: number;
  end: number;
}

/** The marks of the options on a line: the next letter after a blank, or any later letter after a tab or a wide gap. */
function marksIn(text: string, first: Mark): Mark[] {
  const marks = [first];
  for (const found of text.matchAll(NEXT)) {
    const last = marks.at(-1) ?? first;
    const letter = plain(found[2] ?? '');
    if (found.index < last.end || letter <= last.letter) continue;
    const before = text.slice(last.end, found.index + 1);
    const gap = before.slice(before.trimEnd().length);
    if (letter !== after(last.letter) && !gap.includes('\t') && gap.length < 2) continue;
    const isTicked = TICK.test(found.groups?.['box'] ?? '');
    marks.push({ letter, isTicked, start: found.index, end: found.index + found[0].length });
  }
  return marks;
}

/**
 * The marks of options without blanks, `A.甲B.乙C.丙`; only if at least three letters follow each other, or two in
 * brackets.
 */
function gluedIn(text: string, first: Mark): Mark[] {
  const marks = [first];
  const isBracketed = /^[（(]/.test(text);
  for (const found of text.slice(first.end).matchAll(GLUED)) {
    const letter = plain(found[1] ?? found[2] ?? '');
    if (letter !== after(marks.at(-1)?.letter ?? '') || isBracketed !== (found[1] !== undefined)) continue;
    const end = first.end + found.index + found[0].length;
    const start = first.end + found.index + (/^[（(A-JＡ-Ｊ]/.test(found[0]) ? 0 : 1);
    marks.push({ letter, isTicked: false, start, end });
  }
  return marks.length >= (isBracketed ? 2 : 3) ? marks : [first];
}

/** The options of a line that begins with one; none for any other line. */
export function optionsIn(given: string): PaperOption[] {
  const text = given.trim();
  const head = FIRST.exec(text);
  if (!head) return [];
  const first: Mark = {
    letter: plain(head[2] ?? 'A'),
    isTicked: TICK.test(head[1] ?? ''),
    start: 0,
    end: head[0].length,
  };
  const spaced = marksIn(text, first);
  const marks = spaced.length > 1 ? spaced : gluedIn(text, first);
  const texts = marks.map(({ end }, at) => cleaned(text.slice(end, marks[at + 1]?.start)));
  // `A、1；B、2；C、3`: the semicolons separate the options.
  const areSeparated = texts.length > 1 && texts.slice(0, -1).every((one) => one.endsWith('；'));
  return marks.map(({ letter, isTicked }, at) => ({
    letter,
    isTicked,
    text: areSeparated ? (texts[at] ?? '').replace(/；$/, '').trim() : (texts[at] ?? ''),
  }));
}

const BEHIND = /[\s）)。？?：:](?=[（(]?[AＡ]\s*[.．、)）])/g;

/**
 * Splits a line of a stem from options at its end: at least two, beginning with A. Of several places the one with most
 * options is taken, and the last of equals, since a stem may name A and B too.
 */
export function optionsBehind(line: string): { stem: string; options: PaperOption[] } {
  let found: { stem: string; options: PaperOption[] } = { stem: line, options: [] };
  for (const { index } of line.matchAll(BEHIND)) {
    const options = optionsIn(line.slice(index + 1));
    const isOrdered = options.every(({ letter }, at) => letter.charCodeAt(0) - 65 === at);
    if (options.length > 1 && isOrdered && options.length >= found.options.length)
      found = { stem: line.slice(0, index + 1).trimEnd(), options };
  }
  return found;
}

/**
 * Sorts options by letter if the letters are complete, as options printed in two columns need it; else keeps the order.
 */
export function inLetterOrder(options: readonly PaperOption[]): PaperOption[] {
  const sorted = options.toSorted((a, b) => (a.letter < b.letter ? -1 : a.letter > b.letter ? 1 : 0));
  return sorted.every(({ letter }, at) => letter.charCodeAt(0) - 65 === at) ? sorted : [...options];
}
