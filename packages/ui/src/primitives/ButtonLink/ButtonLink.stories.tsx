import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({ component: ButtonLink, args: { href: '#report', children: '查看报告' } });

export const Default = meta.story();
export const Primary = meta.story({ args: { variant: 'primary', size: 'l', children: '继续练习' } });
export const Dark = Primary.extend({ globals: { theme: 'dark' } });

Default.test('it is a link with its address', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '查看报告' })).toHaveAttribute('href', '#report');
});
