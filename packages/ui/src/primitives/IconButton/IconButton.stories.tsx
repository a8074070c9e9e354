import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  args: { icon: 'fullscreen' as const, label: '全屏编辑', onClick: fn() },
});

export const Default = meta.story();
export const Small = meta.story({ args: { size: 's', icon: 'copy', label: '复制' } });
export const Pressed = meta.story({ args: { icon: 'flag', label: '标记本题', pressed: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = Pressed.extend({ globals: { theme: 'dark' } });

Pressed.test('its name and state are spoken', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '标记本题', pressed: true })).toBeVisible();
});
