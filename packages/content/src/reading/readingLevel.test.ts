import { expect, test } from 'vitest';
import { readingLevel } from './readingLevel.ts';

test('readingLevel: counts characters and sentences of the prose, without programs, tables and headings', () => {
  const text = `# 赋值

把 3 放进去：\`int a = 3;\` 就是**赋值**。再看一次！

\`\`\`cpp
int a = 3; // 赋值。赋值。
\`\`\`

| 赋 | 值 |
`;
  // 把 3 放进去 | x 就是赋值 | 再看一次
  expect(readingLevel(text)).toEqual({ characters: 12, rare: 1, sentences: [5, 5, 4] });
});

test('readingLevel: a text without prose has no sentences', () => {
  expect(readingLevel('```cpp\nint a;\n```\n')).toEqual({ characters: 0, rare: 0, sentences: [] });
});
