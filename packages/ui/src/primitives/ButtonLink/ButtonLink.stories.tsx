import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  id: 'primitives-buttonlink',
  title: '操作/按钮样子的链接 ButtonLink',
  component: ButtonLink,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：去另一个页面，并且是这个画面的主要去处，例如继续练习、查看报告；它是真正的链接，可以在新标签页打开。**何时不用**：在本页做事用 Button；文字中的去处用 Link。',
      },
    },
  },
  args: { href: '#report', children: '查看报告' },
});

export const Default = meta.story();
export const Primary = meta.story({ args: { variant: 'primary', size: 'l', children: '继续练习' } });
export const Dark = Primary.extend({ globals: { theme: 'dark' } });

Default.test('the button is a link with its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '查看报告' })).toHaveAttribute('href', '#report');
});
