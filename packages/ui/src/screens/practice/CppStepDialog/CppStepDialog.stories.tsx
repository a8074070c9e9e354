import preview from '#storybook/preview';
import { CPP_OUTPUT, CPP_SOURCE, CPP_STEPS } from '@aosai/api/practice/python/cppSteps.fixtures';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { CodeHelp } from '../../../patterns/CodeWork/codeWork.ts';
import { CppStepDialog, type CppSteps } from './CppStepDialog.tsx';

const ready: CppSteps = {
  kind: 'ready',
  trace: { steps: CPP_STEPS, isLimited: false, ended: 'done' },
  output: CPP_OUTPUT,
};
const help: CodeHelp = {
  Message: ({ original }) => original,
  markersOf: () => [],
  explain: () => Promise.resolve(null),
};

const meta = preview.meta({
  id: 'screens-cppstepdialog',
  title: '单步运行 C++ 的窗口',
  component: CppStepDialog,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：练习和讲义里，单步运行自己的 C++ 程序，由评测机记录每一步。**何时不用**：考试里没有；Python 在页面里运行，用 StepDialog。',
      },
    },
  },
  args: {
    steps: ready,
    source: CPP_SOURCE,
    help,
    on: { retry: fn(), close: fn() },
  },
});

export const Recorded = meta.story();
export const Waiting = meta.story({ args: { steps: { kind: 'waiting', isRunning: false } } });
export const Running = meta.story({ args: { steps: { kind: 'waiting', isRunning: true } } });
/** The judge has no gdb. */
export const Unavailable = meta.story({
  args: {
    steps: {
      kind: 'refused',
      message: '单步运行 C++ 要在评测机上装 Debian 的 gdb 软件包，现在没有装。请告诉老师；运行和提交不受影响。',
    },
  },
});
export const NotCompiled = meta.story({
  args: { steps: { kind: 'compile', message: "main.cpp:13:5: error: 'cot' was not declared in this scope" } },
});
/** An endless loop of one line. */
export const NoSteps = meta.story({
  args: { steps: { kind: 'ready', trace: { steps: [], isLimited: false, ended: 'time' }, output: '' } },
});
export const Crashed = meta.story({
  args: {
    steps: {
      kind: 'ready',
      trace: {
        steps: CPP_STEPS.slice(-1).map((step) => ({ ...step, event: 'error' as const, line: 13, error: 'SIGSEGV' })),
        isLimited: false,
        ended: 'error',
      },
      output: '',
    },
  },
});
export const AtLimit = meta.story({
  args: {
    steps: {
      kind: 'ready',
      trace: { steps: CPP_STEPS.slice(0, 1), isLimited: false, ended: 'steps' },
      output: '',
    },
  },
});
export const Phone = Recorded.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Recorded.extend({ globals: { theme: 'dark' } });

Recorded.test('keys move through the steps of the judge at once', async ({ userEvent }) => {
  await expect(await screen.findByText('接下来执行第 10 行')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: '前进' })).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect(screen.getByText('进入函数 add')).toBeVisible();
  await expect(screen.getByText('全局变量')).toBeVisible();
  await expect(screen.getByText('#2 vector<int> · 1 项')).toBeVisible();
});
Unavailable.test('says what the judge lacks, and tries again', async ({ userEvent, args }) => {
  await expect(await screen.findByText(/Debian 的 gdb 软件包/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await expect(args.on.retry).toHaveBeenCalledOnce();
});
Crashed.test('names a crash in Chinese', async () => {
  await expect(await screen.findByText(/第 13 行出错：用了不属于它的内存/)).toBeVisible();
});
AtLimit.test('the limit is 500 steps', async () => {
  await expect(await screen.findByText(/最多 500 步/)).toBeVisible();
});
Recorded.test('closes with Escape', async ({ userEvent, args }) => {
  await screen.findByText('接下来执行第 10 行');
  await userEvent.keyboard('{Escape}');
  await expect(args.on.close).toHaveBeenCalledOnce();
});
