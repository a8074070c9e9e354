import preview from '#storybook/preview';
import { useEffect, useEffectEvent } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { BenchProps } from './benchProps.ts';
import { LessonNotes } from './LessonNotes.tsx';

const CODE = `#include &lt;iostream&gt;
using namespace std;

int main() {
    cout &lt;&lt; 17 / 5 &lt;&lt; " " &lt;&lt; 17 % 5 &lt;&lt; endl;
    return 0;
}
`;
const html = `<h2>两个整数相除</h2>
<p>整数相除只得到<strong>整数部分</strong>：</p>
<pre><code class="language-cpp">${CODE}</code></pre>
<p>输入 <code>3 4</code>，运行结果：</p>
<pre><code>3 2
</code></pre>
<p>条件写在括号里：</p>
<pre><code class="language-cpp">if (a &gt; b) cout &lt;&lt; a;
</code></pre>
<section class="lesson-predict">
<p>两个数之间有一个空格：</p>
<pre><code class="language-cpp">${CODE}</code></pre>
<ul>
<li>3 2</li>
<li>3.4 2</li>
</ul>
<details><summary>看输出</summary>
<pre><code class="language-output">3 2
</code></pre>
<p>17 里有 3 个 5，剩下 2。</p>
</details>
</section>
<section class="lesson-gap">
<p>从 1 数到 3：</p>
<pre><code class="language-python">for i in range(____①____, ____②____):
    print(i)
</code></pre>
<details><summary>看答案</summary>
<ol>
<li>1</li>
<li>4</li>
</ol>
<pre><code class="language-output">1
2
3
</code></pre>
</details>
</section>
<section class="lesson-animation">
<p>动画：递归</p>
<pre><code class="language-animation">3
</code></pre>
</section>
<h2>小结</h2>
<p>余数总比除数小。</p>`;

const ran = fn();

/** Prints what the story wants instead of running anything. */
const benchPrinting = (text: string | null) =>
  function Bench({ source, input, isEditing, runNo, onPrinted }: BenchProps) {
    const tell = useEffectEvent(() => {
      ran({ source, input, isEditing });
      onPrinted?.(text);
    });
    useEffect(() => {
      if (runNo > 0) tell();
    }, [runNo]);
    return <p>{isEditing ? '编辑器' : '运行结果'}</p>;
  };

const meta = preview.meta({
  id: 'screens-lessonnotes',
  title: '讲义',
  component: LessonNotes,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：单元的讲义，里面完整的程序可以复制、运行、改一改，还可以猜输出和填空。**何时不用**：题面和题解用 Statement 或 Html，那里的代码只能看。',
      },
    },
    density: {
      empty: { html: '<p>只有一句话。</p>' },
      extreme: {
        html: `<p>${'很长的讲义。'.repeat(120)}</p>\n<pre><code class="language-cpp">${'int a; '.repeat(80)}int main() {}\n</code></pre>\n`,
      },
    },
  },
  args: { html, Bench: benchPrinting('3 2\n') },
  beforeEach: () => void ran.mockClear(),
});

export const Notes = meta.story({ globals: { density: 'default' } });
export const Empty = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
/** Programs that cannot run, for example while the judge is away. */
export const NothingRuns = meta.story({ args: { Bench: benchPrinting(null) } });

Notes.test('a whole program runs with the input that the notes name', async ({ canvas, userEvent }) => {
  const [run] = canvas.getAllByRole('button', { name: '运行' });
  if (!run) throw new Error('nothing can be run');
  await userEvent.click(run);
  await expect(ran).toHaveBeenCalledWith(expect.objectContaining({ input: '3 4\n', isEditing: false }));
});
Notes.test('a part of a program can only be copied', async ({ canvas }) => {
  // The whole program and the gap; the prediction has 运行看看.
  await expect(canvas.getAllByRole('button', { name: '运行' })).toHaveLength(2);
  await expect(canvas.getAllByRole('button', { name: '复制代码' })).toHaveLength(3);
});
Notes.test('改一改 puts the editor in the place of the program', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改一改' }));
  await expect(canvas.getByText('编辑器')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '回到原来的程序' }));
  await expect(canvas.queryByText('编辑器')).toBeNull();
});
Notes.test('a wrong prediction is told with the note', async ({ canvas, userEvent }) => {
  const block = within(canvas.getByRole('region', { name: '猜一猜输出' }));
  await expect(block.getByRole('button', { name: '运行看看' })).toBeDisabled();
  await userEvent.click(block.getByRole('radio', { name: '3.4 2' }));
  await userEvent.click(block.getByRole('button', { name: '运行看看' }));
  await expect(block.getByText('和你想的不一样')).toBeVisible();
  await expect(block.getByText('17 里有 3 个 5，剩下 2。')).toBeVisible();
});
Notes.test('a right prediction is confirmed', async ({ canvas, userEvent }) => {
  const block = within(canvas.getByRole('region', { name: '猜一猜输出' }));
  await userEvent.click(block.getByRole('radio', { name: '3 2' }));
  await userEvent.click(block.getByRole('button', { name: '运行看看' }));
  await expect(block.getByText('猜对了')).toBeVisible();
});
Notes.test('gaps are right if they equal the answers', async ({ canvas, userEvent }) => {
  const block = within(canvas.getByRole('region', { name: '填一填' }));
  await userEvent.type(block.getByRole('textbox', { name: '第 1 空' }), '1');
  await userEvent.type(block.getByRole('textbox', { name: '第 2 空' }), ' 4');
  await userEvent.click(block.getByRole('button', { name: '运行' }));
  await expect(block.getByText('填对了')).toBeVisible();
  await expect(ran).toHaveBeenCalledWith(expect.objectContaining({ source: 'for i in range(1,  4):\n    print(i)\n' }));
});
Notes.test('other texts are wrong if the program prints something else', async ({ canvas, userEvent }) => {
  const block = within(canvas.getByRole('region', { name: '填一填' }));
  await userEvent.type(block.getByRole('textbox', { name: '第 1 空' }), '1');
  await userEvent.type(block.getByRole('textbox', { name: '第 2 空' }), '3');
  await userEvent.click(block.getByRole('button', { name: '运行' }));
  await expect(block.getByText('输出和要求的不一样，再想一想')).toBeVisible();
});
Notes.test('an animation goes step by step', async ({ canvas, userEvent }) => {
  const block = within(await canvas.findByRole('region', { name: '动画：递归' }));
  await userEvent.click(block.getByRole('button', { name: '下一步' }));
  await expect(block.getByRole('status')).toHaveTextContent('f(2) 要算 2 × f(1)。');
});
NothingRuns.test('看答案 shows the answers', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看答案' }));
  await expect(canvas.getByText('答案：1；4')).toBeVisible();
});
