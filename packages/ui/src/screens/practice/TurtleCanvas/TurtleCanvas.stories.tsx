import preview from '#storybook/preview';
import type { TurtleOp } from '@aosai/api/practice/python/turtleOps';
import { expect, fn, waitFor } from 'storybook/test';
import { TurtleCanvas } from './TurtleCanvas.tsx';

const side = (x: number, y: number, heading: number): TurtleOp[] => [
  { name: 'go', id: 0, x, y },
  { name: 'turn', id: 0, heading },
];
const square: TurtleOp[] = [
  { name: 'new', id: 0 },
  { name: 'speed', id: 0, speed: 0 },
  { name: 'pen', id: 0, isDown: true, width: 3, ink: 'teal', filler: 'gold' },
  { name: 'fill', id: 0 },
  ...side(120, 0, 90),
  ...side(120, 120, 180),
  ...side(0, 120, 270),
  ...side(0, 0, 0),
  { name: 'filled', id: 0 },
];

const meta = preview.meta({
  id: 'patterns-turtlecanvas',
  title: '部件/海龟画布 TurtleCanvas',
  component: TurtleCanvas,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：把海龟程序画的东西一步一步放出来，能暂停、单步、存成图片。**何时不用**：一张不动的图用 Pictures；程序的文字输出用 PythonConsole。',
      },
    },
  },
  args: { steps: { ops: square, count: square.length }, onSave: fn() },
});

export const Square = meta.story({});
export const Blank = meta.story({ args: { steps: { ops: [], count: 0 } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

const whole = `${square.length} / ${square.length} 步`;

Square.test('the whole drawing can be saved as a picture', async ({ canvas, userEvent, args }) => {
  await expect(await canvas.findByText(whole)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存图片' }));
  await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob)));
});
Square.test('the drawing can be replayed', async ({ canvas, userEvent }) => {
  await canvas.findByText(whole);
  await userEvent.click(canvas.getByRole('button', { name: '从头再放' }));
  await expect(await canvas.findByText(whole)).toBeVisible();
});
Blank.test('an empty drawing can neither be saved nor replayed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '保存图片' })).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '从头再放' })).toBeDisabled();
});
Phone.test('on a phone the step count is not cut off', async ({ canvas }) => {
  const count = await canvas.findByText(whole);
  await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
});
