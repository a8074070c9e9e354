import type { ProgrammingDraft } from '../../draft.ts';
import type { ItemReport } from '../../itemReport.ts';
import { type CaseSource, programmingDraft, statement } from '../../programming.ts';
import { restOfLine } from './restOfLine.ts';
import { limitsOf, memoryKiB, timeMs } from '../../readLimits.ts';

const FIELD =
  /^[【[#]*\s*(试题名称|时间限制|内存限制|空间限制|题面描述|题目描述|问题描述|输入格式|输出格式|输入样例|样例输入|输出样例|样例输出|样例解释|样例说明|数据范围|提示|参考程序)(?:\s*(\d+))?(?:\s*[】\]])?(?:\s*[:：])?/;
const UNESCAPED = /\\(?=[!-/:-@[-`{-~])/g;

/** Whether a task begins here. */
export const beginsTask = (text: string): boolean => /^[【[]?\s*试题名称\s*(?:[】\]]\s*)?[:：]/.test(text.trimStart());

const bare = (text: string): string =>
  text
    .replaceAll(UNESCAPED, '')
    .replaceAll(/^```.*\n?/gm, '')
    .trim();

/** A programming task as papers print it: a heading for each part, samples by number. */
export async function taskDraft(lines: readonly string[], report: ItemReport): Promise<ProgrammingDraft> {
  const parts = new Map<string, string[]>();
  let open: string[] = [];
  for (const line of lines) {
    const bare = line.trimStart();
    const [heading, name = '', no = ''] = FIELD.exec(bare) ?? [];
    const rest = heading === undefined ? null : restOfLine(bare, heading);
    if (rest === null) {
      open.push(line);
      continue;
    }
    open = rest === '' ? [] : [rest];
    parts.set(`${name}${no}`, open);
  }
  const text = (...names: string[]): string =>
    names.map((name) => parts.get(name)?.join('\n').trim() ?? '').find((one) => one !== '') ?? '';
  const samples = ['', '1', '2', '3', '4', '5'].flatMap((no): CaseSource[] => {
    const [input, answer] = [text(`输入样例${no}`, `样例输入${no}`), text(`输出样例${no}`, `样例输出${no}`)];
    const id = `sample${no || '1'}`;
    if (answer === '') return [];
    return [
      {
        id,
        sample: true,
        input: { text: `${bare(input)}\n`, name: id },
        answer: { text: `${bare(answer)}\n`, name: id },
      },
    ];
  });
  const program = bare(text('参考程序'));
  return programmingDraft(
    {
      title: text('试题名称'),
      stem: statement([
        ['', text('题面描述', '题目描述', '问题描述')],
        ['输入格式', text('输入格式')],
        ['输出格式', text('输出格式')],
        ['样例解释', text('样例解释', '样例说明')],
        ['数据范围', text('数据范围')],
        ['提示', text('提示')],
      ]),
      limits: limitsOf(
        {
          timeMs: timeMs(text('时间限制'), 's', report),
          memoryKiB: memoryKiB(text('内存限制', '空间限制'), 'mb', report),
        },
        report,
      ),
      cases: samples,
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
}
