import preview from '#storybook/preview';
import { SINGLE } from '@aosai/api/questions/kinds';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { pickerBank } from '../../../storybook/examplePicker.ts';
import { aQuestion, drawnSlots, emptyPaper, freePaper } from './examplePaper.ts';
import { PaperEditor, type PaperEditorProps } from './PaperEditor.tsx';

const meta = preview.meta({
  id: 'screens-papereditor-questions',
  title: '编辑试卷/题目的分值和题面',

  component: PaperEditor,
  decorators: [inOffice('edms', 'examPaper')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：PaperEditor 里一道题的分值写错、打开题面、换一题的样子。**何时不用**：大题、抽题和保存见 PaperEditor。',
      },
    },
  },
  args: {
    paper: { data: freePaper },
    documentKey: 'paper-1',
    listHref: '#papers',
    printHref: '#print',
    bank: pickerBank(),
    own: ['org'],
    save: { pending: false, error: null },
    isLeaving: false,
    on: {
      retry: fn(),
      dirty: fn(),
      leave: fn(),
      stay: fn(),
      save: fn(),
      copy: fn(),
      reportError: fn(),
      take: fn(),
      draw: fn(async () => drawnSlots),
      swap: fn(async () => aQuestion(SINGLE, 9, { title: '换来的题目' })),
    },
  } as PaperEditorProps,
});

/** The first two fields have points that cannot be used. */
export const WrongPoints = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const [no, text] of [
      [1, '-3'],
      [2, ''],
    ] as const) {
      const field = canvas.getByRole('spinbutton', { name: `第 ${no} 题分值` });
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
    }
    await userEvent.tab();
    await canvas.findByText('请填写分值');
  },
});

WrongPoints.test('points that cannot be used stay, in red, and nothing is saved', async (story) => {
  const { canvas, userEvent, args } = story;
  const first = canvas.getByRole('spinbutton', { name: '第 1 题分值' });
  await expect(first).toHaveValue(-3);
  await expect(first).toBeInvalid();
  await expect(first).toHaveAccessibleDescription('分值要大于 0');
  await userEvent.click(canvas.getByRole('button', { name: '保存并设为可用' }));
  await expect(first).toHaveFocus();
  await expect(args.on.save).not.toHaveBeenCalled();
});

WrongPoints.test('corrected points are saved', async ({ canvas, userEvent, args }) => {
  for (const [no, text] of [
    [1, '1.5'],
    [2, '4'],
  ] as const) {
    const field = canvas.getByRole('spinbutton', { name: `第 ${no} 题分值` });
    await userEvent.clear(field);
    await userEvent.type(field, text);
    await userEvent.tab();
  }
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  const [sections = []] = mocked(args.on.save).mock.lastCall ?? [];
  await expect(sections[0]?.questions.map(({ points }) => points)).toEqual([150, 400, 200]);
});

/** A question is read in its row, as students see it; its key is folded. */
export const Looking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^题面：关于值传递/ }));
    await canvas.findByRole('radio', { name: '答案与解析' });
  },
});
export const LookingPhone = Looking.extend({ globals: { viewport: { value: 'phone' } } });
export const LookingDark = Looking.extend({ globals: { theme: 'dark' } });

Looking.test('a press on the title shows the question, its key on demand, and folds it again', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(args.bank.on.look).toHaveBeenCalledWith(aQuestion(SINGLE, 1).id);
  await expect(canvas.queryByText('选项与正确答案')).toBeNull();
  await userEvent.click(canvas.getByRole('radio', { name: '答案与解析' }));
  await expect(await canvas.findByText('选项与正确答案')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^题面：关于值传递/, expanded: true }));
  await waitFor(() => expect(canvas.queryByRole('radio', { name: '答案与解析' })).toBeNull());
});

Looking.test('a swapped question can be taken back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '给第 1 题换一题' }));
  await canvas.findByRole('button', { name: '题面：换来的题目' });
  await userEvent.click(canvas.getByRole('button', { name: /^第 1 题换回「下面的程序输出/ }));
  await waitFor(() => expect(canvas.queryByRole('button', { name: '题面：换来的题目' })).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '保存试卷' }));
  const [sections = []] = mocked(args.on.save).mock.lastCall ?? [];
  await expect(sections[0]?.questions[0]).toEqual(aQuestion(SINGLE, 0));
});

/** Questions of a draw are read before they are used. */
export const LookingAtDraw = meta.story({
  args: { paper: { data: emptyPaper } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '按蓝图抽题' }));
    await userEvent.click(await screen.findByRole('button', { name: '抽题' }));
    await userEvent.click(await screen.findByRole('button', { name: /^题面：关于值传递/ }));
    await screen.findByRole('radio', { name: '答案与解析' });
  },
});

LookingAtDraw.test('a swapped question of a draw can be taken back', async ({ userEvent }) => {
  const dialog = within(screen.getByRole('dialog', { name: '按蓝图抽题' }));
  await userEvent.click(dialog.getByRole('button', { name: '给第 1 题换一题' }));
  await dialog.findByRole('button', { name: '题面：换来的题目' });
  await userEvent.click(dialog.getByRole('button', { name: /^第 1 题换回「下面的程序输出/ }));
  await waitFor(() => expect(dialog.queryByRole('button', { name: '题面：换来的题目' })).toBeNull());
  await expect(dialog.queryByRole('button', { name: /换回/ })).toBeNull();
});
