import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { AnimatedHtml } from './AnimatedHtml.tsx';

const animation = `<section class="lesson-animation">
<p>动画：二分查找</p>
<pre><code class="language-animation">3 8 12 19
找 12
</code></pre>
</section>
`;

const meta = preview.meta({
  id: 'patterns-animatedhtml',
  title: '数据与图形/带动画的正文 AnimatedHtml',
  component: AnimatedHtml,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：内容中心的文章和课程须知，作者可以在里面放分步动画。**何时不用**：题面和解析没有动画，用 Html；讲义里还有能运行的程序，用 LessonNotes。',
      },
    },
  },
  args: { html: `<h2>先看中间</h2>\n<p>排好了序，就能扔掉一半。</p>\n${animation}<p>每看一次，剩下的少一半。</p>` },
});

export const Animated = meta.story();
/** Without animations it is the same as plain HTML. */
export const Empty = meta.story({ args: { html: '<p>只有一句话。</p>' } });
export const Phone = Animated.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Animated.extend({ globals: { theme: 'dark' } });

Animated.test('the animation stands between the texts', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '下一步' }));
  await expect(canvas.getByRole('status')).toHaveTextContent('看中间的：m = (0 + 3) / 2 = 1，a[1] 是 8。');
  await expect(canvas.getByText('每看一次，剩下的少一半。')).toBeVisible();
});
