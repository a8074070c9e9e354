import { expect, test } from 'vitest';
import { withColors } from './withColors.ts';

const program = (code: string, language = 'cpp') => `<pre><code class="language-${language}">${code}</code></pre>`;
const keyword = (word: string) => `<span data-token="keyword">${word}</span>`;

test('withColors: colours a program with a known language and keeps its text', () => {
  expect(withColors(program('if (a &lt; b &amp;&amp; c)'))).toBe(program(`${keyword('if')} (a &lt; b &amp;&amp; c)`));
  expect(withColors(program('return 1', 'python'))).toBe(
    program(`${keyword('return')} <span data-token="number">1</span>`, 'python'),
  );
  expect(withColors(program('"&lt;b&gt;"'))).toBe(program('<span data-token="string">&quot;&lt;b&gt;&quot;</span>'));
});

test('withColors: leaves samples, unknown languages, marked-up code and rare entities unchanged', () => {
  for (const html of [
    '<pre><code>int 1</code></pre>',
    program('int', 'java'),
    program('int <b>x</b>'),
    program('int&nbsp;x'),
    '<p>int</p>',
  ]) {
    expect(withColors(html)).toBe(html);
  }
});
