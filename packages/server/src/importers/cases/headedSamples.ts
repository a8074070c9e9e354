import type { CaseSource } from '../programming.ts';

const BOTH = /^(?:样例(?:数据)?|输入输出样例|样例输入输出|samples?|examples?)(?:\s{0,2}[#＃]?\s{0,2}\d{1,2})?$/i;
const INPUT =
  /^(?:样例\s{0,2}\d{0,2}\s{0,2}输入|输入样例|输入示例|sample input|example input|输入\s{0,2}[#＃])(?:\s{0,2}[#＃]?\s{0,2}\d{1,2})?$/i;
const OUTPUT =
  /^(?:样例\s{0,2}\d{0,2}\s{0,2}输出|输出样例|输出示例|sample output|example output|输出\s{0,2}[#＃])(?:\s{0,2}[#＃]?\s{0,2}\d{1,2})?$/i;

type Kind = 'both' | 'input' | 'output';

/** The kind of samples a heading, or a line in bold, announces below it; null for any other line. */
function kindOf(line: string): Kind | 'other' | null {
  const words = /^(?:#{1,6}\s{1,4}|\*\*)(.{1,60}?)(?:\*\*)?\s{0,4}[:：]?\s{0,4}#{0,6}$/
    .exec(line.trim())?.[1]
    ?.replace(/[:：]$/, '')
    .trim();
  if (words === undefined) return null;
  if (INPUT.test(words)) return 'input';
  if (OUTPUT.test(words)) return 'output';
  return BOTH.test(words) ? 'both' : 'other';
}

interface Block {
  kind: Kind;
  text: string;
}

/** The code block that starts at this line, and its last line; null if none starts here. */
function blockAt(lines: readonly string[], at: number): { text: string; end: number } | null {
  const [, fence] = /^(`{3,})[\w+#-]*\s*$/.exec(lines[at] ?? '') ?? [];
  if (fence === undefined) return null;
  const end = lines.findIndex((line, place) => place > at && line.trim() === fence);
  return end === -1 ? null : { text: lines.slice(at + 1, end).join('\n'), end };
}

/** Pairs blocks that alternate between input and output; null if they do not. */
function paired(blocks: readonly Block[]): CaseSource[] | null {
  if (blocks.length === 0 || blocks.length % 2 === 1) return null;
  const samples: CaseSource[] = [];
  for (let at = 0; at < blocks.length; at += 2) {
    const [input, output] = [blocks[at], blocks[at + 1]];
    if (!input || !output || input.kind === 'output' || output.kind === 'input') return null;
    const id = `sample${samples.length + 1}`;
    const data = ({ text }: Block) => ({ text: text === '' ? '' : `${text}\n`, name: id });
    samples.push({ id, sample: true, input: data(input), answer: data(output) });
  }
  return samples;
}

/**
 * Takes the samples out of a statement that has them as code blocks under headings: `样例输入` and `样例输出`, or `样例` with
 * both. Returns the statement unchanged if its blocks do not pair.
 */
export function headedSamples(markdown: string): { stem: string; samples: CaseSource[] } {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  const kept: string[] = [];
  let kind: Kind | 'other' = 'other';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const next = kindOf(line);
    if (next !== null) kind = next;
    const block = next === null ? blockAt(lines, at) : null;
    if (block && kind !== 'other') {
      blocks.push({ kind, text: block.text });
      at = block.end;
    } else if (block) {
      kept.push(...lines.slice(at, block.end + 1));
      at = block.end;
    } else if (next === null || next === 'other') kept.push(line);
  }
  const samples = paired(blocks);
  if (samples === null) return { stem: markdown, samples: [] };
  return {
    stem: kept
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    samples,
  };
}
