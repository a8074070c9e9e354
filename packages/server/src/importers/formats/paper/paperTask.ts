import type { ProgrammingDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { type CaseSource, programmingDraft, statement } from '../../programming.ts';
import { limitsOf, memoryKiB, timeMs } from '../../readLimits.ts';
import { POINT } from '@aosai/api/kit/points';
import { ownPoints } from './paperKeyText.ts';
import { asMarkdown, type PaperWords } from './paperWords.ts';
import { restOfLine } from './restOfLine.ts';

type Field =
  | 'title'
  | 'time'
  | 'memory'
  | 'description'
  | 'input'
  | 'output'
  | 'sampleInput'
  | 'sampleOutput'
  | 'sampleNote'
  | 'range'
  | 'hint'
  | 'program'
  | 'nothing';

const OPENING = /^[【[#\s]*/;
const INPUT = /^输入/;
const OUTPUT = /^输出/;
/** What may follow the words of a heading: a number and signs. */
const CLOSING = /^(?:\s*[#＃])?(?:\s*(\d{1,2}))?(?:\s*[】\]])?(?:\s*[:：])?/;

/**
 * Headings of a task's parts; a longer heading comes before one that it begins with. `alone`: only if nothing else is
 * on the line, since a sentence may begin with the same word.
 */
const FIELDS: readonly [words: RegExp, field: Field, alone?: 'alone'][] = [
  [/^(?:试题名称|题目名称)/, 'title'],
  [/^时间限制/, 'time'],
  [/^(?:内存限制|空间限制)/, 'memory'],
  [/^(?:题面描述|题目描述|问题描述)/, 'description'],
  [/^(?:描述|题目背景)/, 'description', 'alone'],
  [/^(?:输入格式|输入描述|输入说明)/, 'input'],
  [/^(?:输出格式|输出描述|输出说明)/, 'output'],
  [/^(?:输入样例|样例输入|输入示例|示例输入|样例\s*\d{1,2}\s*输入)/, 'sampleInput'],
  [/^(?:输出样例|样例输出|输出示例|示例输出|样例\s*\d{1,2}\s*输出)/, 'sampleOutput'],
  [/^输入\s*[#＃]/, 'sampleInput', 'alone'],
  [/^输出\s*[#＃]/, 'sampleOutput', 'alone'],
  [/^(?:样例解释|样例说明|样例分析)/, 'sampleNote'],
  [/^(?:数据范围(?:与|和|及)?(?:约定|提示|说明)?|数据规模)/, 'range'],
  [/^(?:提示|说明[/／]提示)/, 'hint', 'alone'],
  [/^提示(?=(?:\s*[】\]])?\s*[:：])/, 'hint'],
  [/^(?:参考程序|参考代码|标准程序)/, 'program'],
  [/^(?:样例(?:数据)?|输入输出样例|样例输入输出)/, 'nothing', 'alone'],
  [INPUT, 'input', 'alone'],
  [OUTPUT, 'output', 'alone'],
];
/** Chapter numbers before a heading, such as `3.1.2`. */
const CHAPTER = /^\s*\d{1,2}(?:\.\d{1,2})+[.、]?\s*/;
const SAMPLES = ['', ...Array.from({ length: 20 }, (_, at) => String(at + 1))];

/** Whether a programming task begins on this line. */
export const beginsTask = (text: string): boolean =>
  /^[【[]?\s*(?:试题名称|题目名称)\s*(?:[】\]]\s*)?[:：]/.test(text.trimStart().replace(CHAPTER, ''));

interface Part {
  field: Field;
  no: string;
  lines: string[];
}

/** @param sample the number of the sample whose heading is above, where 输入 and 输出 hold its data; else null */
function partOf(given: string, sample: string | null): Part | null {
  const line = given.trimStart().replace(CHAPTER, '').replace(OPENING, '');
  for (const [words, field, alone] of FIELDS) {
    const [heading] = words.exec(line) ?? [];
    if (heading === undefined) continue;
    const [closing = '', no = ''] = CLOSING.exec(line.slice(heading.length)) ?? [];
    const rest = restOfLine(line, heading + closing);
    const isData = sample !== null && (words === INPUT || words === OUTPUT);
    if (rest === null || (alone && rest !== '' && !(isData && /[:：]/.test(closing)))) continue;
    const inside = /样例\s*(\d{1,2})\s*(?:输入|输出)/.exec(heading)?.[1] ?? '';
    const lines = rest === '' ? [] : [rest];
    if (isData) return { field: words === INPUT ? 'sampleInput' : 'sampleOutput', no: no || sample, lines };
    return { field, no: no || inside, lines };
  }
  return null;
}

const lined = (text: string): string => (text === '' ? '' : `${text}\n`);

/** Pairs sample inputs and outputs by number, or by order if they have none. One side of a sample may be empty. */
function samplesIn(parts: readonly Part[], bare: (text: string) => string): CaseSource[] {
  const of = (name: Field, no: string): string[] =>
    parts.filter((part) => part.field === name && part.no === no).map(({ lines }) => bare(lines.join('\n')));
  return SAMPLES.flatMap((no) => {
    const inputs = of('sampleInput', no);
    return of('sampleOutput', no).map((answer, at) => ({ no, input: inputs[at] ?? '', answer }));
  })
    .filter(({ input, answer }) => input !== '' || answer !== '')
    .map(({ input, answer }, at): CaseSource => {
      const id = `sample${at + 1}`;
      return {
        id,
        sample: true,
        input: { text: lined(input), name: id },
        answer: { text: lined(answer), name: id },
      };
    });
}

/** Drafts a programming task as papers print it: a heading for each part, samples by number. */
export async function taskDraft(
  lines: readonly string[],
  { points, words }: { points: number | null; words: PaperWords },
  report: ItemReport,
): Promise<ProgrammingDraft> {
  const parts: Part[] = [];
  let sample: string | null = null;
  for (const line of lines) {
    const part = partOf(line, sample);
    if (part?.field === 'nothing') sample = part.no;
    else if (part && !part.field.startsWith('sample')) sample = null;
    if (part) parts.push(part);
    else parts.at(-1)?.lines.push(line);
  }
  const bare = (text: string): string =>
    words
      .plain(text)
      .replaceAll(/^```.*\n?/gm, '')
      .trim();
  const linesOf = (name: Field): string[] => parts.filter((part) => part.field === name).flatMap((part) => part.lines);
  const text = (name: Field): string => asMarkdown(linesOf(name), words).trim();
  const title = ownPoints(linesOf('title').map((line) => words.plain(line)));
  const [name = '', ...untitled] = title.lines;
  const program = bare(linesOf('program').join('\n'));
  const worth = title.points ?? points;
  const draft = await programmingDraft(
    {
      title: name,
      stem: statement([
        ['', [asMarkdown(untitled, words), text('description')].join('\n\n').trim()],
        ['输入格式', text('input')],
        ['输出格式', text('output')],
        ['样例解释', text('sampleNote')],
        ['数据范围', text('range')],
        ['提示', text('hint')],
      ]),
      limits: limitsOf(
        {
          timeMs: timeMs(linesOf('time').join(' ').trim(), 's', report),
          memoryKiB: memoryKiB(linesOf('memory').join(' ').trim(), 'mb', report),
        },
        report,
      ),
      cases: samplesIn(parts, bare),
      solutions:
        program === ''
          ? []
          : [
              {
                name: '参考程序',
                language: /#include|int main/.test(program) ? 53 : 71,
                code: program,
                expect: ['AC'],
              },
            ],
    },
    report,
  );
  return worth === null ? draft : { ...draft, points: Math.round(worth * POINT) };
}
