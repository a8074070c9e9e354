import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import { CPP, type LanguageId } from '@aosai/api/judging/languages';
import { REVIEW_LIMITS } from '@aosai/api/exams/teaching';
import { expect, fn, waitFor } from 'storybook/test';
import { NotedCode, type NotedCodeProps } from './NotedCode.tsx';

const NOTES = [
  { line: 5, text: '变量名写清楚：last 是前一座灯塔的位置。' },
  { line: 9, text: '只有一座灯塔时这里还没有间隔，先想清楚该输出什么。' },
];

const meta = preview.meta({
  id: 'patterns-codetext-notedcode',
  title: '代码与评测/带批注的代码 NotedCode',
  component: NotedCode,
  parameters: {
    density: {
      empty: { notes: [] },
      extreme: {
        code: LIGHTHOUSE.repeat(6),
        notes: Array.from({ length: REVIEW_LIMITS.lineNotes }, (_, no) => ({
          line: no + 1,
          text: '想一想。'.repeat(50),
        })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：代码上有老师的逐行批注，学生和家长来看；给了 onNotes 就是老师在写。行号上方向键换行，回车写，Delete 删，Esc 收起。**何时不用**：没有批注、也不写批注的代码用 CodeText。',
      },
    },
  },
  args: { code: LIGHTHOUSE, language: CPP as LanguageId, notes: NOTES } as NotedCodeProps,
});

export const Read = meta.story({ tags: ['key'] });
export const Written = meta.story({ args: { onNotes: fn() } });
export const Full = meta.story({
  args: {
    onNotes: fn(),
    code: LIGHTHOUSE.repeat(3),
    notes: Array.from({ length: REVIEW_LIMITS.lineNotes }, (_, no) => ({ line: no + 1, text: '对' })),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { onNotes: fn() } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Written.test(
  'arrow keys choose a line, Enter writes a note there, Esc returns',
  async ({ canvas, userEvent, args }) => {
    const first = canvas.getByRole('button', { name: '第 1 行，写批注' });
    first.focus();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const third = canvas.getByRole('button', { name: '第 3 行，写批注' });
    await waitFor(() => expect(third).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: '第 3 行的批注' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('好');
    await expect(args.onNotes).toHaveBeenLastCalledWith([{ line: 3, text: '好' }, ...NOTES]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third).toHaveFocus());
  },
);

Written.test('Delete on a line removes its note', async ({ canvas, userEvent, args }) => {
  const line = canvas.getByRole('button', { name: '第 5 行，修改批注' });
  line.focus();
  await userEvent.keyboard('{Delete}');
  await expect(args.onNotes).toHaveBeenLastCalledWith(NOTES.slice(1));
});

Full.test('at the limit no note can be added, and a message says so', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '第 51 行，写批注' }));
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.getByText(/已到上限/)).toBeVisible();
});
