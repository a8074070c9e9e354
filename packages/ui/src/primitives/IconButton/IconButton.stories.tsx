import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  id: 'primitives-iconbutton',
  title: '操作/图标按钮 IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：空间很小且图标人人认得的动作：关闭、复制、上一页；名称必填，读屏软件和悬停提示都用它。**何时不用**：含义需要想一想的动作用带文字的 Button；一排超过三个时收进 Menu。',
      },
    },
  },
  args: { icon: 'fullscreen' as const, label: '全屏编辑', onClick: fn() },
});

export const Default = meta.story();
export const Small = meta.story({ args: { size: 's', icon: 'copy', label: '复制' } });
export const Pressed = meta.story({ args: { icon: 'flag', label: '标记本题', pressed: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = Pressed.extend({ globals: { theme: 'dark' } });

Pressed.test('its name and pressed state are announced', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '标记本题', pressed: true })).toBeVisible();
});
