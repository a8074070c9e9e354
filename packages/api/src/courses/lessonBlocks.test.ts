import { expect, test } from 'vitest';
import { comparedOutput, filledProgram } from './lessonBlocks.ts';
import { lessonBlocks, lessonFaults } from './lessonPlaces.ts';

const CODE = '#include <iostream>\nint main() {\n    std::cout << 7 / 2;\n}';
const predict = (inside: string) => `前面\n\n:::predict\n${inside}\n:::\n\n后面`;
const PROGRAM = `\`\`\`cpp\n${CODE}\n\`\`\``;
const OUTPUT = '```输出\n3\n```';

test('lessonBlocks: reads question, program, input, options, output and note', () => {
  const text = predict(`屏幕上是什么？\n\n${PROGRAM}\n\n\`\`\`输入\n3 4\n\`\`\`\n\n- 3\n- 3.5\n\n${OUTPUT}\n\n整除。`);
  expect(lessonBlocks(text)).toEqual([
    {
      kind: 'predict',
      question: '屏幕上是什么？',
      language: 'cpp',
      program: CODE,
      gaps: [],
      input: '3 4\n',
      options: ['3', '3.5'],
      output: '3',
      note: '整除。',
    },
  ]);
  expect(lessonFaults(text)).toEqual([]);
});

test('lessonBlocks: replaces gaps by marks and keeps their texts', () => {
  const text = ':::gap\n```python\nfor i in range(【5】):\n    print(【i】)\n```\n```输出\n0\n```\n:::';
  const [block] = lessonBlocks(text);
  expect(block).toMatchObject({ gaps: ['5', 'i'], program: 'for i in range(____①____):\n    print(____②____)' });
  expect(filledProgram(block?.program ?? '', block?.gaps ?? [])).toBe('for i in range(5):\n    print(i)');
});

test('lessonBlocks: finds nothing inside a fence', () => {
  expect(lessonBlocks(`~~~text\n${predict(`${PROGRAM}\n${OUTPUT}`)}\n~~~`)).toEqual([]);
});

test.each([
  ['no end', `:::predict\n${PROGRAM}`, [{ line: 1, message: ':::predict 没有结束，请在后面单独写一行 :::' }]],
  [
    'a misspelt name',
    '一\n:::predic\n:::',
    [{ line: 2, message: '没有 :::predic 这种块，可以用 :::predict、:::gap 和 :::animation' }],
  ],
  ['no program', `:::predict\n${OUTPUT}\n:::`, [{ line: 1, message: expect.stringMatching(/要有一段程序/) }]],
  ['no output', `:::predict\n${PROGRAM}\n:::`, [{ line: 1, message: expect.stringMatching(/要写程序的输出/) }]],
  [
    'two programs',
    `:::predict\n${PROGRAM}\n${PROGRAM}\n${OUTPUT}\n:::`,
    [{ line: 8, message: expect.stringMatching(/只能有一段程序/) }],
  ],
  [
    'a part of a program',
    `:::predict\n\`\`\`cpp\ncout << 1;\n\`\`\`\n${OUTPUT}\n:::`,
    [{ line: 2, message: expect.stringMatching(/没有 main/) }],
  ],
  [
    'options without the output',
    `:::predict\n${PROGRAM}\n- 1\n- 2\n${OUTPUT}\n:::`,
    [{ line: 10, message: '选项里没有正确的输出' }],
  ],
  ['one option', `:::predict\n${PROGRAM}\n- 3\n${OUTPUT}\n:::`, [{ line: 1, message: '选项要有两个以上' }]],
  ['no gap', `:::gap\n${PROGRAM}\n${OUTPUT}\n:::`, [{ line: 2, message: expect.stringMatching(/没有要填的空/) }]],
  [
    'an empty gap',
    `:::gap\n\`\`\`python\nprint(【】)\n\`\`\`\n${OUTPUT}\n:::`,
    [{ line: 2, message: '【】里要写答案' }],
  ],
])('lessonFaults: reports %s with its line', (_, text, faults) => {
  expect(lessonFaults(text)).toEqual(faults);
  expect(lessonBlocks(text)).toEqual([]);
});

test('comparedOutput: ignores blanks at line ends and empty lines at the end', () => {
  expect(comparedOutput('1 \n2\n\n')).toBe(comparedOutput('1\n2'));
  expect(comparedOutput('1\n\n2')).not.toBe(comparedOutput('1\n2'));
});
