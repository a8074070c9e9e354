/* The blocks `:::predict` and `:::gap` of a lecture as their authors write them (docs/courses.md). */

/** Language of a program in a lecture. */
export type LessonLanguage = 'cpp' | 'python';

/** A block as its author wrote it. */
export interface LessonBlock {
  kind: 'predict' | 'gap';
  /** Markdown above the program. */
  question: string;
  language: LessonLanguage;
  /** The program, whose gaps are marks like ____①____. */
  program: string;
  /** Texts of the gaps, in order; none in `predict`. */
  gaps: readonly string[];
  input: string;
  /** Choices of `predict`; none if the learner types the output. */
  options: readonly string[];
  output: string;
  /** Markdown shown with the result. */
  note: string;
}

/** What is wrong with a block, with its line in the text, from 1. */
export interface LessonFault {
  line: number;
  message: string;
}

/** A block of lines, with what it says or what is wrong with it. */
export interface LessonPlace {
  /** First and last line, from 0. */
  from: number;
  to: number;
  block: LessonBlock | null;
  faults: readonly LessonFault[];
}

const OPENING = /^:::[ \t]*(predict|gap)[ \t]*$/;
const CLOSING = /^:::[ \t]*$/;
const FENCE = /^(`{3,}|~{3,})[ \t]*(\S*)/;
const OPTION = /^[-*][ \t]+(\S.*)$/;
const GAP = /【([^【】\n]*)】/g;
const DIGITS = '①②③④⑤⑥⑦⑧⑨';

/** Marks of gaps in the program that readers see. */
export const GAP_MARK = /____([①②③④⑤⑥⑦⑧⑨])____/g;
const markOf = (place: number): string => `____${DIGITS[place] ?? ''}____`;

const LANGUAGE: Readonly<Record<string, LessonLanguage>> = { cpp: 'cpp', 'c++': 'cpp', python: 'python', py: 'python' };

/** Removes blanks at line ends and empty lines at the end, which a comparison ignores. */
export const comparedOutput = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a program is complete; C++ code without `main` is only a part of one. */
export const isWhole = (language: LessonLanguage, program: string): boolean =>
  language === 'python' || /\bmain\s*\(/.test(program);

interface Fence {
  name: string;
  text: string;
  /** Line of its first line, from 0. */
  at: number;
  end: number;
}

/** The fence that begins at a line; open to the end of the block if it is not closed. */
export function fenceAt(lines: readonly string[], at: number): Fence | null {
  const [, sign = '', name = ''] = FENCE.exec(lines[at] ?? '') ?? [];
  if (sign === '') return null;
  let end = at + 1;
  while (end < lines.length && !(lines[end] ?? '').trim().startsWith(sign)) end += 1;
  return { name: name.toLowerCase(), text: lines.slice(at + 1, end).join('\n'), at, end };
}

interface Parts {
  fences: Fence[];
  options: string[];
  question: string[];
  note: string[];
}

function partsOf(lines: readonly string[]): Parts {
  const parts: Parts = { fences: [], options: [], question: [], note: [] };
  for (let at = 0; at < lines.length; at += 1) {
    const text = lines[at] ?? '';
    const fence = fenceAt(lines, at);
    const option = OPTION.exec(text)?.[1];
    const isBelow = parts.fences.some(({ name }) => name === '输出');
    const isProgramSeen = parts.fences.some(({ name }) => name in LANGUAGE);
    if (fence && (fence.name in LANGUAGE || fence.name === '输入' || fence.name === '输出')) {
      parts.fences.push(fence);
      at = fence.end;
    } else if (option !== undefined && isProgramSeen && !isBelow) parts.options.push(option.trim());
    else (isBelow ? parts.note : parts.question).push(text);
  }
  return parts;
}

function readBlock(
  kind: LessonBlock['kind'],
  lines: readonly string[],
  first: number,
): { block: LessonBlock | null; faults: LessonFault[] } {
  const { fences, options, question, note } = partsOf(lines);
  const name = `:::${kind}`;
  const faults: LessonFault[] = [];
  const fault = (message: string, at = -1) => faults.push({ line: first + at + 1, message });
  const programs = fences.filter((one) => one.name in LANGUAGE);
  const [program] = programs;
  const language = LANGUAGE[program?.name ?? ''];
  const output = fences.find((one) => one.name === '输出');
  const input = fences.find((one) => one.name === '输入');
  if (!program || !language) fault(`${name} 里要有一段程序，写在 \`\`\`cpp 或 \`\`\`python 里`);
  if (programs[1]) fault(`${name} 里只能有一段程序`, programs[1].at);
  if (!output) fault(`${name} 里要写程序的输出，写在 \`\`\`输出 里`);
  const gaps = [...(program?.text ?? '').matchAll(GAP)].map(([, text = '']) => text);
  if (program && language && !isWhole(language, program.text)) fault('程序不完整（没有 main），不能运行', program.at);
  if (kind === 'gap' && program && gaps.length === 0) fault('没有要填的空，把答案写成【答案】', program.at);
  if (kind === 'gap' && gaps.length > DIGITS.length) fault(`最多 ${DIGITS.length} 个空`, program?.at);
  if (kind === 'gap' && gaps.some((text) => text.trim() === '')) fault('【】里要写答案', program?.at);
  if (kind === 'gap' && options.length > 0) fault(':::gap 没有选项，请改用 :::predict');
  if (output && options.length === 1) fault('选项要有两个以上');
  if (output && options.length > 1 && !options.some((one) => squeezed(one) === squeezed(output.text)))
    fault('选项里没有正确的输出', output.at);
  if (faults.length > 0 || !program || !language || !output) return { block: null, faults };
  let place = 0;
  const shown =
    kind === 'gap'
      ? program.text.replaceAll(GAP, () => {
          place += 1;
          return markOf(place - 1);
        })
      : program.text;
  return {
    block: {
      kind,
      question: question.join('\n').trim(),
      language,
      program: shown,
      gaps: kind === 'gap' ? gaps : [],
      input: input ? `${input.text}\n` : '',
      options,
      output: output.text,
      note: note.join('\n').trim(),
    },
    faults,
  };
}

/** The line that closes a block; -1 if none does. Fences may hold anything. */
function closingOf(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at += 1) {
    const fence = fenceAt(lines, at);
    if (fence) at = fence.end;
    else if (CLOSING.test(lines[at] ?? '')) return at;
    else if (OPENING.test(lines[at] ?? '')) return -1;
  }
  return -1;
}

/** The block that begins at a line; null if none does. */
export function lessonPlaceAt(lines: readonly string[], from: number): LessonPlace | null {
  const opening = OPENING.exec(lines[from] ?? '');
  if (!opening) return null;
  const kind = opening[1] === 'gap' ? 'gap' : 'predict';
  const to = closingOf(lines, from + 1);
  if (to === -1)
    return {
      from,
      to: from,
      block: null,
      faults: [{ line: from + 1, message: `:::${kind} 没有结束，请在后面单独写一行 :::` }],
    };
  return { from, to, ...readBlock(kind, lines.slice(from + 1, to), from + 1) };
}

/** The program with its gaps filled by these texts. */
export const filledProgram = (program: string, texts: readonly string[]): string =>
  program.replaceAll(GAP_MARK, (_, digit: string) => texts[DIGITS.indexOf(digit)] ?? '');
