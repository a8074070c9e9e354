import preview from '#storybook/preview';
import { sittingsFrom } from '@aosai/api/practice/plan/sittings';
import { expect, fn } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { NO_NETWORK } from '../../../storybook/offline.tsx';
import { Goal } from './Goal.tsx';

const meta = preview.meta({
  id: 'screens-goal',
  title: '定目标',
  component: Goal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/play/goal，新来的学生回答三个问题：语言、学过什么、什么时候考到几级；改目标也在这里。**何时不用**：找起点的题目在 Placement，排好的计划在 Plan。',
      },
    },
  },
  args: {
    sittings: sittingsFrom('2026-11-28', 8),
    isBusy: false,
    on: { finish: fn() },
  },
});

export const First = meta.story();
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Changing = meta.story({
  args: { initial: { language: 'cpp', experience: 'some', level: 2, sitting: '2027-06', minutesAWeek: 180 } },
});

First.test(
  'asks one question after the other and hands over the goal with a test',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^C\+\+/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /学过一点/ }));
    await expect(canvas.getByRole('radio', { name: '2 级' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '2027 年 6 月' }));
    await userEvent.click(canvas.getByRole('button', { name: '做个小测试，找到起点' }));
    await expect(args.on.finish).toHaveBeenCalledWith(
      { language: 'cpp', experience: 'some', level: 2, sitting: '2027-06', minutesAWeek: 120 },
      true,
    );
  },
);

First.test(
  'lets a beginner start with lesson 1, and raises the pace that a mock of level 5 needs',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Python/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '还没学过' }));
    await userEvent.click(canvas.getByRole('radio', { name: '5 级' }));
    await expect(canvas.queryByRole('radio', { name: '2 小时' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '排好计划，从第 1 课开始' }));
    await expect(args.on.finish).toHaveBeenCalledWith(
      { language: 'py', experience: 'none', level: 5, sitting: '2027-03', minutesAWeek: 180 },
      false,
    );
  },
);

Changing.test('keeps the answers when one goes back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下一问' }));
  await userEvent.click(canvas.getByRole('button', { name: '上一问' }));
  await expect(canvas.getByRole('radio', { name: /^C\+\+/ })).toBeChecked();
});

export const Refused = meta.story({ args: { refused: NO_NETWORK } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Changing.test('the chosen answer has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['label:has(:checked)', 'label:not(:has(:checked))']);
});
