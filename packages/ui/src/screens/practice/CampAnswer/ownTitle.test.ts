import { expect, test } from 'vitest';
import { ownTitle } from './ownTitle.ts';

const stem =
  '<p>下面的程序输出什么？</p><pre><code class="language-cpp">#include &lt;iostream&gt;\nint i = 3;</code></pre>';

test('ownTitle: keeps a title that differs from the stem', () => {
  expect(ownTitle('整除与求余', stem)).toBe('整除与求余');
});

test.each(['下面的程序输出什么？', '下面的程序输出什么？ #include <iostream> int i…'])(
  'ownTitle: returns null for the beginning of the stem: %s',
  (title) => {
    expect(ownTitle(title, stem)).toBeNull();
  },
);

test('ownTitle: keeps a title that continues differently from the stem', () => {
  expect(ownTitle('下面的程序输出什么？为什么', stem)).toBe('下面的程序输出什么？为什么');
});
