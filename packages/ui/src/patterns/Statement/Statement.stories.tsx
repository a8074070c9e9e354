import preview from '#storybook/preview';
import { aProgramming, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, spyOn } from 'storybook/test';
import { Statement } from './Statement.tsx';

const samples =
  '<h3>样例</h3><p>输入样例 1</p><pre><code>5\n1 4 7 9 12\n</code></pre><p>输出样例 1</p><pre><code>3 3\n</code></pre>';

const meta = preview.meta({
  id: 'patterns-statement',
  title: '题目与作答/题面 Statement',
  component: Statement,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：服务器处理过的题面：文字、公式、代码、样例，每段代码带复制按钮。**何时不用**：用户自己输入的文字不能放进来；没有代码的短文用 Html。',
      },
    },
  },
  args: { html: `${aProgramming().stemHtml}${samples}` },
});

export const Programming = meta.story({ tags: ['key'] });
export const WithCode = meta.story({ args: { html: aSingleChoice().stemHtml } });
export const Large = meta.story({ args: { size: 'l' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Programming.test(
  'each block has a button that copies its text as a file contains it',
  async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制第 2 段文本' }));
    await expect(write).toHaveBeenLastCalledWith('3 3\n');
    await expect(await canvas.findByText('已复制')).toBeVisible();
  },
);
