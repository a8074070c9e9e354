import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = preview.meta({
  id: 'primitives-link',
  title: '操作/链接 Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：去另一个页面或页内位置，文字说明去处；列表标题用 quiet。**何时不用**：在本页做事用 Button；画面的主要去处用 ButtonLink；不用「点击这里」作链接文字。',
      },
    },
  },
  args: { href: '#solution', children: '查看题解' },
});

export const Default = meta.story();
export const InText = meta.story({
  render: (args) => (
    <p>
      本题考查二分查找的边界，
      <Link {...args} />
      ，再做一道同类题。
    </p>
  ),
});
export const Quiet = meta.story({ args: { tone: 'quiet', children: 'GESP C++ 四级　模拟考试（二）' } });
export const Dark = InText.extend({ globals: { theme: 'dark' } });

Default.test('leads to its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '查看题解' })).toHaveAttribute('href', '#solution');
});
