import { expect, test } from 'vitest';
import { chineseTexts, textsOfCode } from './chineseTexts.ts';
import { faultsOf, unwantedWords } from './wordList.ts';

test('Chinese texts of the product use no unwanted word of the glossary', () => {
  const words = unwantedWords();
  expect(words.length).toBeGreaterThan(10);
  expect(chineseTexts().flatMap((text) => faultsOf(text, words))).toEqual([]);
});

test('textsOfCode: finds literals, parts of templates and JSX texts with their lines', () => {
  const code = "const a = '学员';\n// 学员\nconst b = <p>\n  学员 {`共 ${a} 名学员`}\n</p>;\n";
  expect(textsOfCode('a.tsx', code)).toEqual([
    { file: 'a.tsx', line: 1, text: '学员' },
    { file: 'a.tsx', line: 4, text: '学员' },
    { file: 'a.tsx', line: 4, text: '共' },
    { file: 'a.tsx', line: 4, text: '名学员' },
  ]);
});

test('faultsOf: allows a word inside listed longer words and in listed files', () => {
  const words = unwantedWords();
  const faults = (text: string, file = 'packages/ui/src/a.tsx') => faultsOf({ file, line: 7, text }, words);
  expect(faults('会员卡到期')).toEqual([]);
  expect(faults('200 人')).toEqual([]);
  expect(faults('共 0 人')).toHaveLength(1);
  expect(faults('会员卡给会员')).toEqual(['packages/ui/src/a.tsx:7: 会员 → 学生、家长、老师；账号: 会员卡给会员']);
  expect(faults('应为 JSON 对象', 'packages/ui/src/elements/readers.ts')).toEqual([]);
});
