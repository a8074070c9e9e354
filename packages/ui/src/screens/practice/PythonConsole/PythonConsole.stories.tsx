import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { type ConsolePiece, PythonConsole } from './PythonConsole.tsx';

const said = (...texts: string[]): ConsolePiece[] => texts.map((text) => ({ kind: 'out', text }));
const talk: ConsolePiece[] = [...said('请输入名字：'), { kind: 'in', text: '知远\n' }, ...said('你好，知远！\n')];

const meta = preview.meta({
  id: 'patterns-pythonconsole',
  title: '部件/Python 控制台 PythonConsole',
  component: PythonConsole,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个在浏览器里跑的程序，边跑边看它的输出、给它输入。**何时不用**：评测的结果用 CodeWork 里的 ResultPane；两段输出对比用 DiffView。',
      },
    },
  },
  args: {
    pieces: talk,
    isCut: false,
    error: null,
    source: '',
    isAsking: false,
    note: '程序运行结束',
    onAnswer: fn(),
  },
});

export const Ended = meta.story({});
export const Empty = meta.story({ args: { pieces: [], note: '点「运行」，程序的输出会出现在这里。' } });
export const Asking = meta.story({
  args: { pieces: said('请输入名字：'), isAsking: true, note: null },
});
export const Failed = meta.story({
  args: {
    pieces: said('1\n2\n'),
    note: null,
    error: {
      type: 'NameError',
      message: "name 'pritn' is not defined",
      line: 3,
      trace: 'Traceback (most recent call last):\n  File "main.py", line 3\nNameError: name \'pritn\' is not defined',
    },
  },
});
export const Cut = meta.story({
  args: { pieces: said('很长的输出\n'.repeat(200)), isCut: true },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });

Asking.test('a line is sent to the program, and the box is emptied', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('textbox', { name: '程序在等待输入' });
  await userEvent.type(field, '知远{Enter}');
  await expect(args.onAnswer).toHaveBeenCalledWith('知远');
  await expect(field).toHaveValue('');
});
Failed.test("an error is explained in words with its line, followed by Python's message", async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^第 3 行/);
  await expect(canvas.getByText('Python 原文')).toBeVisible();
});
