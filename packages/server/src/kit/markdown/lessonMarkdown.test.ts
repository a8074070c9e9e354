import { expect, test } from 'vitest';
import { lessonParts } from '@aosai/api/courses/lessonParts';
import { isStatementHtml } from '@aosai/api/kit/statementHtml';
import { animationParts } from '@aosai/api/courses/animationParts';
import { renderArticle, renderLesson, renderMarkdown } from './markdown.ts';

const NOTES = `## 整除

\`\`\`cpp
int main() { cout << "<&"; }
\`\`\`

输入 \`3 4\`，运行结果：

\`\`\`
7
\`\`\`

- 列表里的程序

  \`\`\`cpp
  int main() {}
  \`\`\`

:::predict
屏幕上是**什么**？

\`\`\`cpp
int main() { cout << 7 / 2 << '&'; }
\`\`\`

- 3&
- 3.5&

\`\`\`输出
3&
\`\`\`

整除，$x$ 不进位。
:::

:::gap
\`\`\`python
a = input()
print(【a * 2】)
\`\`\`

\`\`\`输入
好
\`\`\`

\`\`\`输出
好好
\`\`\`
:::

\`\`\`cpp
cout << 1;
\`\`\`
`;

test('renderLesson: writes blocks from which lessonParts reads the same again', () => {
  const html = renderLesson(NOTES);
  expect(isStatementHtml(html)).toBe(true);
  const parts = lessonParts(html);
  expect(parts.filter(({ kind }) => kind !== 'html')).toEqual([
    { kind: 'program', language: 'cpp', source: 'int main() { cout << "<&"; }\n', input: '3 4\n', isWhole: true },
    {
      kind: 'predict',
      questionHtml: '<p>屏幕上是<strong>什么</strong>？</p>',
      program: { language: 'cpp', source: "int main() { cout << 7 / 2 << '&'; }\n", input: '', isWhole: true },
      options: ['3&', '3.5&'],
      output: '3&\n',
      noteHtml: expect.stringMatching(/^<p>整除，<span><math/),
    },
    {
      kind: 'gap',
      questionHtml: '',
      program: { language: 'python', source: 'a = input()\nprint(____①____)\n', input: '好\n', isWhole: true },
      answers: ['a * 2'],
      output: '好好\n',
      noteHtml: '',
    },
    { kind: 'program', language: 'cpp', source: 'cout << 1;\n', input: '', isWhole: false },
  ]);
  // The program in the list stays where it is.
  expect(parts.some((part) => part.kind === 'html' && part.html.includes('int main() {}'))).toBe(true);
});

test('lessonParts: reads each code span of an input as a line', () => {
  const html = renderLesson('```python\nprint(input())\n```\n\n输入 `8`、`<3`，运行结果：');
  expect(lessonParts(html)).toContainEqual({
    kind: 'program',
    language: 'python',
    source: 'print(input())\n',
    input: '8\n<3\n',
    isWhole: true,
  });
});

test('lessonParts: keeps the whole text, whatever it holds', () => {
  const html = renderMarkdown('一\n\n```cpp\nint main() {}\n```\n\n> ```python\n> 1\n> ```\n\n二');
  const parts = lessonParts(html);
  expect(parts.map((part) => (part.kind === 'html' ? part.html : part.kind))).toEqual([
    '<p>一</p>\n',
    'program',
    expect.stringMatching(/^<blockquote>[\s\S]*<p>二<\/p>$/),
  ]);
  const odd = '<section class="lesson-gap">\n<p>没有程序</p></section>';
  expect(lessonParts(odd)).toEqual([{ kind: 'html', html: odd }]);
});

test('renderLesson: leaves a block with faults as ordinary text', () => {
  const html = renderLesson(':::predict\n```cpp\nint main() {}\n```\n:::\n\n后面');
  expect(html).toBe(
    '<p>:::predict</p>\n<pre><code class="language-cpp">int main() {}\n</code></pre>\n<p>:::</p>\n<p>后面</p>',
  );
});

test('renderMarkdown: knows no blocks of lectures', () => {
  expect(renderMarkdown(':::gap\n:::')).toBe('<p>:::gap\n:::</p>');
});

test('renderLesson: takes a text full of openings without delay', () => {
  expect(renderLesson(':::predict\n'.repeat(20_000))).toContain(':::predict');
});

const ANIMATED = `前面

:::animation 广度优先搜索
..#
#..
:::
后面

\`\`\`cpp
int main() {}
\`\`\`
`;

test('renderLesson, renderArticle: write animations from which the parts read the same again', () => {
  const animation = { kind: 'animation', name: '广度优先搜索', data: '..#\n#..' };
  const [before, after] = [
    { kind: 'html', html: '<p>前面</p>\n' },
    { kind: 'html', html: '<p>后面</p>\n' },
  ];
  expect(isStatementHtml(renderLesson(ANIMATED))).toBe(true);
  expect(lessonParts(renderLesson(ANIMATED))).toEqual([
    before,
    animation,
    after,
    { kind: 'program', language: 'cpp', source: 'int main() {}\n', input: '', isWhole: true },
  ]);
  const code = '<pre><code class="language-cpp">int main() {}\n</code></pre>';
  expect(animationParts(renderArticle(ANIMATED))).toEqual([
    before,
    animation,
    { kind: 'html', html: `${after?.html ?? ''}${code}` },
  ]);
});

test('renderArticle: leaves an animation with faults as ordinary text, and knows no other blocks', () => {
  expect(renderArticle(':::animation 递归\n9\n:::')).toBe('<p>:::animation 递归\n9\n:::</p>');
  expect(renderArticle(':::gap\n:::')).toBe('<p>:::gap\n:::</p>');
  expect(renderMarkdown(':::animation 递归\n4\n:::')).toBe('<p>:::animation 递归\n4\n:::</p>');
});

test('renderArticle: takes a text full of openings without delay', () => {
  expect(renderArticle(':::animation 递归\n'.repeat(20_000))).toContain(':::animation');
});
