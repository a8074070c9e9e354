import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  id: 'primitives-switch',
  title: '选择/开关 Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：立即生效的开和关，例如只看错题、开放报名。**何时不用**：提交后才生效的用 Checkbox；两个有名字的状态之间切换用 Segmented。',
      },
    },
  },
  args: { label: '只看错题', checked: false, onChange: fn() },
});

export const Off = meta.story();
export const On = meta.story({ args: { checked: true } });
export const Disabled = meta.story({ args: { disabled: true, checked: true } });
export const Dark = On.extend({ globals: { theme: 'dark' } });

Off.test('a click calls back with the other state', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch', { name: '只看错题', checked: false }));
  await expect(args.onChange).toHaveBeenCalledWith(true);
});
