import preview from '#storybook/preview';
import { useState } from 'react';
import { aPlaced, aPlacement } from '@aosai/api/practice/plan/plan.fixtures';
import { expect, fn } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { NO_NETWORK, offline, unreached } from '../../../storybook/offline.tsx';
import { Placement } from './Placement.tsx';

const meta = preview.meta({
  id: 'screens-placement',
  title: '小测试',
  component: Placement,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/play/placement，一题一页，找到从哪一课开始，最后用话说结果。**何时不用**：练习用 PracticeRun，考试用 ExamRoom。',
      },
    },
  },
  args: {
    placement: { data: aPlacement() },
    isBusy: false,
    on: { answer: fn(), drop: fn(), plan: fn(), retry: fn() },
  },
});

export const Asking = meta.story();
export const AskingOnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const LastQuestion = meta.story({ args: { placement: { data: aPlacement({ answered: 19 }) } } });
export const Refused = meta.story({ args: { refused: NO_NETWORK } });
export const Result = meta.story({ args: { placement: { data: aPlaced() } } });
export const ResultShort = meta.story({
  args: { placement: { data: aPlaced({ level: 4, isShort: true, start: null, weak: [] }) } },
});
export const NotStarted = meta.story({ args: { placement: { data: null } } });
export const Loading = meta.story({ args: { placement: {} } });
export const Offline = meta.story(offline({ placement: unreached }));
export const Dark = meta.story({ globals: { theme: 'dark' } });

Asking.test('answers with the chosen option, and only once one is chosen', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '下一题' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: /6/ }));
  await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
  await expect(args.on.answer).toHaveBeenCalledWith(3, 'A');
});

Asking.test('takes 我不会 for an answer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '我不会' }));
  await expect(args.on.answer).toHaveBeenCalledWith(3, null);
});

Result.test('names the lesson to begin with and leads to the plan', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
    '从「GESP C++ 一级」第 3 课「变量与赋值」开始',
  );
  await userEvent.click(canvas.getByRole('button', { name: '看我的计划' }));
  await expect(args.on.plan).toHaveBeenCalled();
});

Asking.test('answered, current and coming questions differ in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ["span[data-state='done']", "span[data-state='now']", "span[data-state='ahead']"]);
});

/** Goes from the first question to the second and to the result. */
// Has no picture: it looks like the first question.
export const Walking = Asking.extend({
  tags: ['no-visual'],
  render: function Walk(args) {
    const [answered, setAnswered] = useState(0);
    const { item } = aPlacement();
    const asked = aPlacement({ answered, item: item && { ...item, no: answered + 1 } });
    return (
      <Placement
        {...args}
        placement={{ data: answered === 2 ? aPlaced() : asked }}
        on={{ ...args.on, answer: () => setAnswered(answered + 1) }}
      />
    );
  },
});

Walking.test('each question and the result begin at their headings', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '我不会' }));
  await expect(canvas.getByRole('heading', { name: '第 2 题' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: '我不会' }));
  await expect(canvas.getByRole('heading', { name: '测好了' })).toHaveFocus();
});
