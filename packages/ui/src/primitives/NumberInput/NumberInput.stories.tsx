import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { NumberInput } from './NumberInput.tsx';

const meta = preview.meta({
  component: NumberInput,
  args: { 'aria-label': '考试时长（分钟）', unit: '分钟', defaultValue: 120, min: 10, step: 10 },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('it is a spin button that takes digits', async ({ canvas, userEvent }) => {
  const input = canvas.getByRole('spinbutton', { name: '考试时长（分钟）' });
  await userEvent.clear(input);
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.keyboard('90');
  await expect(input).toHaveValue(90);
});
