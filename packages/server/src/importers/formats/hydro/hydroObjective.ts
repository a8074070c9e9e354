import type { Difficulty } from '@aosai/api/questions/difficulty';
import type { Images } from '../../images.ts';
import type { ItemReport } from '../../itemReport.ts';
import type { ItemSource } from '../../format.ts';
import { Refusal } from '../../notes.ts';
import { objectiveDraft } from '../../objective.ts';
import { type Fields, fieldsOf, listOf, numberOf, textOf, type Value } from '../../text/manifest.ts';

const MARK = /\{\{\s*(select|multiselect|input|textarea)\(\s*([\w-]+)\s*\)\s*\}\}/g;

interface Asked {
  kind: string;
  stem: string;
  options: string[];
}

/** The Markdown list at the start of a text. A blank line ends it unless another item or an indented line follows. */
function listAt(text: string): { length: number; options: string[] } {
  const items: string[][] = [];
  let [from, length, blank] = [0, 0, false];
  for (const line of text.split('\n')) {
    const bare = line.trimStart();
    const mark = /^[-*+][ \t]/.exec(bare);
    const isMore = items.length > 0 && (!blank || bare.length < line.length);
    if (mark) items.push([bare.slice(mark[0].length)]);
    else if (bare !== '' && isMore) items.at(-1)?.push(...(blank ? ['', line] : [line]));
    else if (bare !== '') break;
    blank = bare === '';
    if (!blank) length = from + line.length;
    from += line.length + 1;
  }
  return { length, options: items.map((lines) => lines.join('\n').trim()) };
}

/** Finds each question by its mark: the list after the mark holds the options, the text before it is the stem. */
function askedBy(markdown: string): Map<string, Asked> {
  const asked = new Map<string, Asked>();
  const marks = [...markdown.matchAll(MARK)];
  let from = 0;
  marks.forEach((mark, at) => {
    const [whole, kind = '', no = ''] = mark;
    const end = mark.index + whole.length;
    const next = marks[at + 1]?.index ?? markdown.length;
    const lineEnd = markdown.indexOf('\n', end);
    const tail = lineEnd === -1 || lineEnd > next ? markdown.slice(end, next) : markdown.slice(end, lineEnd);
    const after = markdown.slice(end + tail.length, next);
    const isChoice = kind === 'select' || kind === 'multiselect';
    const list = isChoice ? listAt(after) : { length: 0, options: [] };
    const gap = isChoice ? '' : '____';
    const stem = `${markdown.slice(from, mark.index)}${gap}${tail}`;
    from = end + tail.length + list.length;
    asked.set(no, {
      kind,
      stem: stem.replace(/^\s*(?:\d+|[（(]\d+[)）])[.、)]?\s*/, '').trim(),
      options: list.options,
    });
  });
  return asked;
}

/** Accepted answers and points from `[C, 4]`, `[[A, D], 6]` or `{A: 4, B: 2}`. */
function keyOf(value: Value, report: ItemReport): { accepted: string[]; points: number | null } {
  if (value instanceof Map || (typeof value === 'object' && value !== null && !Array.isArray(value))) {
    const graded = [...fieldsOf(value)].map(([answer, points]) => ({ answer, points: numberOf(points) ?? 0 }));
    const best = Math.max(0, ...graded.map(({ points }) => points));
    if (graded.length > 1) report.note('answer-approximated');
    return { accepted: graded.filter(({ points }) => points === best).map(({ answer }) => answer), points: best };
  }
  const [answer, points] = listOf(value);
  const accepted = Array.isArray(answer) ? listOf(answer).map(textOf) : [textOf(answer)];
  return { accepted, points: numberOf(points) };
}

/** The questions of an objective problem as separate items, in the order of `answers`. */
export function hydroQuestions(
  config: Fields,
  head: { difficulty: Difficulty; tags: string[] },
  statement: (report: ItemReport) => Promise<{ markdown: string; images: Images }>,
): ItemSource[] {
  return [...fieldsOf(config.get('answers'))].map(([no, value]) => ({
    key: no,
    async read(report) {
      const { markdown, images } = await statement(report);
      const found = askedBy(markdown).get(no.split('-', 1)[0] ?? no) ?? askedBy(markdown).get(no);
      if (!found) throw new Refusal('stem-missing', no);
      if (found.kind === 'textarea') throw new Refusal('unsupported-type', 'textarea');
      const { accepted, points } = keyOf(value, report);
      const isChoice = found.kind !== 'input';
      const used = images.list.filter(({ name }) => `${found.stem}${found.options.join()}`.includes(name));
      return objectiveDraft(
        {
          ...head,
          stem: found.stem,
          points,
          images: used,
          ...(isChoice
            ? { options: found.options, letters: accepted.join(''), several: found.kind === 'multiselect' }
            : { blanks: [accepted] }),
        },
        report,
      );
    },
  }));
}
