import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { href: '#solution', children: '查看题解' } });

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

Default.test('it leads to its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '查看题解' })).toHaveAttribute('href', '#solution');
});
