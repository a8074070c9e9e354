import preview from '#storybook/preview';
import { LIST_STEPS } from '@aosai/api/practice/python/steps.fixtures';
import { expect, fn, screen } from 'storybook/test';
import type { FieldState } from '../PythonField/fieldState.ts';
import { StepDialog } from './StepDialog.tsx';

const ended: FieldState = {
  phase: { kind: 'ready' },
  isWaiting: false,
  canAsk: true,
  run: {
    pieces: [{ kind: 'out', text: LIST_STEPS.output }],
    isCut: false,
    steps: { ops: [], count: 0 },
    trace: { steps: LIST_STEPS.steps, isLimited: false },
    error: null,
    source: LIST_STEPS.source,
    outcome: 'done',
  },
};

const meta = preview.meta({
  id: 'screens-stepdialog',
  title: '单步运行的窗口',
  component: StepDialog,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：练习的编程题里，单步运行自己的 Python 程序。**何时不用**：考试里没有；练习场和讲义直接用 StepView。',
      },
    },
  },
  args: {
    field: ended,
    on: { answer: fn(), retry: fn(), savePng: fn(), stop: fn(), close: fn() },
  },
});

export const Recorded = meta.story();
export const Loading = meta.story({
  args: { field: { ...ended, phase: { kind: 'loading', percent: 40 }, isWaiting: true, run: null } },
});
export const Phone = Recorded.extend({ globals: { viewport: { value: 'phone' } } });

Recorded.test('shows the steps and closes', async ({ userEvent, args }) => {
  await expect(await screen.findByText('接下来执行第 1 行')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(args.on.close).toHaveBeenCalledOnce();
});
