import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ component: Switch, args: { label: '只看错题', checked: false, onChange: fn() } });

export const Off = meta.story();
export const On = meta.story({ args: { checked: true } });
export const Disabled = meta.story({ args: { disabled: true, checked: true } });
export const Dark = On.extend({ globals: { theme: 'dark' } });

Off.test('a click asks for the other state', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('switch', { name: '只看错题', checked: false }));
  await expect(args.onChange).toHaveBeenCalledWith(true);
});
