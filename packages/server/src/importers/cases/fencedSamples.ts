import type { CaseSource } from '../programming.ts';

const OPENING = /^(`{3,})(input|output)(\d+)/;

/** Maps each line that opens a sample's fence to the line that closes it. */
function fencesOf(lines: readonly string[]): Map<number, number> {
  const fences = new Map<number, number>();
  // A stack of closing fences, the nearest and shortest on top: a search takes at most as many steps as it has ticks.
  const closing: { at: number; ticks: number }[] = [];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (/^`{3,}$/.test(line)) {
      while ((closing.at(-1)?.ticks ?? Infinity) <= line.length) closing.pop();
      closing.push({ at, ticks: line.length });
      continue;
    }
    const [head, ticks = ''] = OPENING.exec(line) ?? [];
    if (head === undefined || line.includes('`', head.length)) continue;
    const end = closing.findLast((one) => one.ticks >= ticks.length);
    if (end) fences.set(at, end.at);
  }
  return fences;
}

/** Takes the samples out of a statement that holds them in fences `input1` and `output1`. */
export function fencedSamples(markdown: string): { stem: string; samples: CaseSource[] } {
  const found = new Map<string, { input?: string; output?: string }>();
  const lines = markdown.split('\n');
  const fences = fencesOf(lines);
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = fences.get(at);
    if (end === undefined) {
      kept.push(line);
      continue;
    }
    const [, , kind = '', no = ''] = OPENING.exec(line) ?? [];
    const text = lines.slice(at + 1, end).join('\n');
    found.set(no, { ...found.get(no), [kind]: text === '' ? '' : `${text}\n` });
    kept.push('');
    at = end;
  }
  const samples = [...found].map(([no, { input = '', output = '' }]): CaseSource => {
    const id = `sample${no}`;
    return { id, sample: true, input: { text: input, name: id }, answer: { text: output, name: id } };
  });
  return {
    stem: kept
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    samples,
  };
}
