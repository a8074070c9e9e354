import preview from '#storybook/preview';
import { someWrongCases } from '@aosai/api/practice/practice.fixtures';
import { expect, fn } from 'storybook/test';
import { WrongCaseList, type WrongCaseListProps } from './WrongCaseList.tsx';

const [one] = someWrongCases().content;
const caseOf = (changes: object) => ({ data: someWrongCases({ content: one ? [{ ...one, ...changes }] : [] }) });

const meta = preview.meta({
  id: 'patterns-practice-wrongcaselist',
  title: '题目与作答/错题列表 WrongCaseList',
  component: WrongCaseList,
  parameters: {
    density: {
      empty: { cases: { data: someWrongCases({ content: [] }) } },
      extreme: {
        cases: {
          data: someWrongCases({
            casePolicy: 'all',
            content: [1, 2, 3].map((no) => ({
              no,
              verdict: 'WA' as const,
              input: '1000000000 '.repeat(300),
              expected: '999999999999 '.repeat(200),
              difference: '第 1 行与答案不同',
              output: null,
              isCut: true,
              error: null,
              isSample: false,
            })),
          }),
        },
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：练习里一次没有通过的提交下面：输入、期望输出和你的输出，或者为什么看不到、怎样能看到。**何时不用**：考试和作业不显示测试数据，只用 CaseGrid。',
      },
    },
  },
  args: {
    cases: { data: someWrongCases() },
    casePolicy: 'first',
    casesLeft: 2,
    program: null,
    help: null,
    onOpen: fn(),
  } as WrongCaseListProps,
});

export const Shown = meta.story();
export const Layout = meta.story({ args: { cases: caseOf({ output: { text: '3\n3\n', isCut: false } }) } });
export const Sample = meta.story({
  args: {
    cases: { data: someWrongCases({ samplesOnly: true, content: one ? [{ ...one, no: 1, isSample: true }] : [] }) },
  },
});
export const Crashed = meta.story({
  args: {
    cases: caseOf({
      verdict: 'RE',
      difference: '程序的返回值是 1，应为 0',
      output: { text: '', isCut: false },
      error: {
        text: 'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\nZeroDivisionError: division by zero\n',
        isCut: false,
      },
    }),
    program: { language: 71, source: null },
  },
});
export const NothingPrinted = meta.story({
  args: { cases: caseOf({ output: { text: '', isCut: false }, difference: '输出太短，缺少第 1 行' }) },
});
export const LongOutput = meta.story({
  args: { cases: caseOf({ output: { text: '3\n'.repeat(400), isCut: true }, difference: '输出太长，多出第 2 行' }) },
});
export const LongInput = meta.story({ globals: { density: 'extreme' } });
export const NotAsked = meta.story({ args: { cases: null } });
export const UsedUp = meta.story({ args: { cases: null, casesLeft: 0 } });
export const Closed = meta.story({ args: { cases: null, casePolicy: 'none' } });
export const NoCases = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { cases: {} } });
export const Failed = meta.story({ args: { cases: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Shown.test('the first difference of both outputs is marked', async ({ canvas }) => {
  await expect(canvas.getByText('期望输出')).toBeVisible();
  await expect(canvas.getByText('第 1 行第 2 个数不同')).toBeVisible();
});
Layout.test('outputs that differ only in spaces and line breaks are said to', async ({ canvas }) => {
  await expect(canvas.getByText(/只是空格或换行不同/)).toBeVisible();
});
Sample.test('a failed sample is open, and the hidden cases wait to be asked for', async ({ canvas }) => {
  await expect(canvas.getByText('公开的样例，看它不占次数')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '查看错误测试点' })).toBeVisible();
});
Crashed.test('a crash shows what the program wrote', async ({ canvas }) => {
  await expect(canvas.getByText(/ZeroDivisionError/)).toBeVisible();
});
NothingPrinted.test('an empty output is stated', async ({ canvas }) => {
  await expect(canvas.getByText('程序没有输出')).toBeVisible();
});
LongOutput.test('a truncated output is stated', async ({ canvas }) => {
  await expect(canvas.getByText('你的输出很长，只显示了开头的一部分。')).toBeVisible();
});
LongInput.test('a truncated input hides the output and gives the reason', async ({ canvas }) => {
  await expect(canvas.queryByText('你的输出')).toBeNull();
  await expect(canvas.getAllByText(/也不显示你的输出/)).toHaveLength(3);
});
NotAsked.test('the remaining uses of the day are shown before one is used', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/今天还能看 2 次/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '查看错误测试点' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
});
UsedUp.test('without looks left a link to the cards is shown', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '看看会员卡' })).toBeVisible();
});
Failed.test('a failure can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '重试' }));
  await expect(args.onOpen).toHaveBeenCalledOnce();
});
