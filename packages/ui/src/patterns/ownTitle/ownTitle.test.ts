import { expect, test } from 'vitest';
import { ownTitle } from './ownTitle.ts';

const stem =
  '<p>下面的程序输出什么？</p><pre><code class="language-cpp">#include &lt;iostream&gt;\nint i = 3;</code></pre>';

test('a title of its own is kept', () => {
  expect(ownTitle('整除与求余', stem)).toBe('整除与求余');
});

test.each(['下面的程序输出什么？', '下面的程序输出什么？ #include <iostream> int i…'])(
  'the beginning of the stem is no title: %s',
  (title) => {
    expect(ownTitle(title, stem)).toBeNull();
  },
);

test('a title that goes on otherwise is kept', () => {
  expect(ownTitle('下面的程序输出什么？为什么', stem)).toBe('下面的程序输出什么？为什么');
});
