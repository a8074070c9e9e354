import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { label: '单元进度', value: 16, max: 25, valueText: '16 / 25 题' },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { value: 0, valueText: '0 / 25 题' } });
export const Full = meta.story({ args: { value: 25, tone: 'ok', valueText: '25 / 25 题' } });
export const Beyond = meta.story({ args: { value: 30 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('its value is spoken in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: '单元进度' });
  await expect(bar).toHaveAttribute('aria-valuenow', '16');
  await expect(bar).toHaveAttribute('aria-valuetext', '16 / 25 题');
});
