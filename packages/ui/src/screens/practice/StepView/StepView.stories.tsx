import preview from '#storybook/preview';
import { ERROR_STEPS, LIST_STEPS, RECURSION_STEPS } from '@aosai/api/practice/python/steps.fixtures';
import { MAX_STEPS, type Step } from '@aosai/api/practice/python/steps';
import { expect, waitFor } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { StepView } from './StepView.tsx';

const [first] = LIST_STEPS.steps;
/** An endless loop, as far as it is recorded. */
const endless: Step[] = Array.from({ length: MAX_STEPS }, (_, place) => ({
  event: 'line',
  line: place % 2 === 0 ? 2 : 3,
  shown: 0,
  depth: 1,
  frames: [{ name: null, line: 2, variables: [{ name: 'n', value: { text: `${Math.floor(place / 2)}` } }] }],
  boxes: [],
  returned: null,
  error: null,
}));
/** Four hundred calls, of which thirteen are drawn, and a list of 100,000. */
const deep: Step = {
  event: 'call',
  line: 1,
  shown: 0,
  depth: 400,
  frames: Array.from({ length: 13 }, (_, place) => ({
    name: place === 0 ? null : 'f',
    line: 2,
    variables: place === 0 ? [{ name: 'a', value: { box: 1 } }] : [{ name: 'n', value: { text: `${place + 386}` } }],
  })),
  boxes: [
    {
      no: 1,
      kind: 'list',
      className: '',
      size: 100_000,
      items: Array.from({ length: 100 }, (_, no) => ({ key: null, value: { text: `${no}` } })),
    },
  ],
  returned: null,
  error: null,
};

const meta = preview.meta({
  id: 'screens-stepview',
  title: '单步运行',
  component: StepView,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：把一个运行过的 Python 程序一步一步放给初学者看，可以前进、后退、跳到一行。**何时不用**：考试里不能用；只看输出用 PythonConsole。',
      },
    },
    density: {
      empty: { trace: { steps: first ? [first] : [], isLimited: false } },
      extreme: {
        source: 'def f(n):\n    f(n + 1)\na = list(range(10 ** 5))\nf(0)\n',
        trace: { steps: [deep], isLimited: true },
      },
    },
  },
  args: {
    source: LIST_STEPS.source,
    output: LIST_STEPS.output,
    trace: { steps: LIST_STEPS.steps, isLimited: false },
  },
});

export const Running = meta.story();
/** Only the first line was reached. */
export const Empty = meta.story({ globals: { density: 'empty' } });
export const AtLimit = meta.story({
  args: { source: 'n = 0\nwhile True:\n    n = n + 1\n', output: '', trace: { steps: endless, isLimited: true } },
});
export const Exception = meta.story({
  args: {
    source: ERROR_STEPS.source,
    output: ERROR_STEPS.output,
    trace: { steps: ERROR_STEPS.steps, isLimited: false },
  },
});
export const Recursion = meta.story({
  args: {
    source: RECURSION_STEPS.source,
    output: RECURSION_STEPS.output,
    trace: { steps: RECURSION_STEPS.steps, isLimited: false },
  },
});
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Running.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Running.extend({ globals: { theme: 'dark' } });

Running.test('steps go forwards and backwards', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('接下来执行第 1 行')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '前进' }));
  await userEvent.click(canvas.getByRole('button', { name: '前进' }));
  await expect(canvas.getByText('接下来执行第 3 行')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '后退' }));
  await expect(canvas.getByText('接下来执行第 2 行')).toBeVisible();
});
Running.test('keys move through the steps', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '前进' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect(canvas.getByText('接下来执行第 2 行')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('程序运行结束')).toBeVisible();
  canvas.getByRole('button', { name: '后退' }).focus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByText('接下来执行第 1 行')).toBeVisible();
});
Running.test('the number of a line leads to its next step', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '跳到第 6 行' }));
  await expect(canvas.getByText('接下来执行第 6 行')).toBeVisible();
});
Running.test('two names of one list lead to one box', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '跳到第 3 行' }));
  await expect(canvas.getAllByText('→ #1')).toHaveLength(2);
  await expect(canvas.getByText('#1 列表 · 2 项')).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelectorAll('svg path[d^="M"]').length).toBeGreaterThanOrEqual(2));
});
Running.test('the output grows with the steps', async ({ canvas, userEvent, canvasElement }) => {
  const output = canvasElement.querySelector('[data-part="output"] pre');
  await expect(output).toHaveTextContent('');
  canvas.getByRole('button', { name: '前进' }).focus();
  await userEvent.keyboard('{End}');
  await expect(output).toHaveTextContent('90 75 100');
});
Running.test('play moves on by itself', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '快' }));
  await userEvent.click(canvas.getByRole('button', { name: '播放' }));
  await waitFor(() => expect(canvas.getByText('程序运行结束')).toBeVisible(), { timeout: 20_000 });
});
AtLimit.test('the limit is explained at the last step', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '前进' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText(/最多 1000 步/)).toBeVisible();
});
Exception.test('an error is named in Chinese at its line', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: '前进' }).focus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByText('第 3 行出错：下标超出范围')).toBeVisible();
});
Recursion.test('every call has its variables', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '跳到第 3 行' }));
  await expect(canvas.getAllByText('函数 total')).toHaveLength(4);
});
Extreme.test('a deep stack is folded, and a long list is cut', async ({ canvas }) => {
  await expect(canvas.getByText('中间还有 387 层，没有画出来。')).toBeVisible();
  await expect(canvas.getByText('只显示前 100 项。')).toBeVisible();
});

Running.test('the running line has a mark in forced colours', async ({ canvasElement }) => {
  await expectMarks(canvasElement, ['li[aria-current]', 'li[aria-current] + li']);
});
