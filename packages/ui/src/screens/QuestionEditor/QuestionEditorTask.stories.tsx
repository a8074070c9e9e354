import { PROGRAMMING } from '@aosai/api/domain/questions/kinds';
import preview from '#storybook/preview';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, newArgs, savedArgs } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

const meta = preview.meta({
  title: 'QuestionEditor/Programming',
  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    density: { empty: newArgs(PROGRAMMING) },
    docs: {
      description: {
        component:
          '**何时用**：QuestionEditor 的编程题：限制、语言、输出比较、子任务、测试点（逐个写或上传压缩包）。**何时不用**：其他题型见 QuestionEditor；自带比较程序或交互程序的题从文件夹导入，这里只保持它不变。',
      },
    },
  },
  args: {
    ...savedArgs(PROGRAMMING),
    ...exampleArgs,
    on: {
      draft: fn(),
      dirty: fn(),
      save: fn(),
      leave: fn(),
      retry: fn(),
      reload: fn(),
      restore: fn(),
      discard: fn(),
      check: fn(),
      picture: fn(async () => '/aosai/api/common/file/PICTURE'),
      unzip: fn(async () => [
        { id: '1', input: '3\n1 2 4\n', expected: '2 1\n', sample: true },
        { id: '2', input: '2\n0 9\n', expected: '9 1\n', sample: false },
      ]),
    },
  } as QuestionEditorProps,
});

const sentDraft = (args: QuestionEditorProps) => mocked(args.on.save).mock.lastCall?.[0];

export const Programming = meta.story();
export const NewProgramming = meta.story({ args: newArgs(PROGRAMMING) });
export const UploadRefused = meta.story({
  args: { upload: { error: '压缩包里 3.in 没有对应的 3.out。请补上后重新上传。' } },
});
const solution = { language: 53, memoryKiB: 3_400, compileMessage: '', firstWrong: null } as const;
const cases = (verdicts: string) =>
  Array.from(verdicts, (sign, place) => ({
    caseId: String(place + 1),
    verdict: sign === 'A' ? ('AC' as const) : sign === 'W' ? ('WA' as const) : ('TLE' as const),
    timeMs: sign === 'T' ? 1_000 : 12 + place,
    memoryKiB: 3_200 + place * 40,
  }));
export const Checked = meta.story({
  args: {
    check: {
      pending: false,
      error: null,
      report: {
        isDone: true,
        caseIds: ['1', '2', '3'],
        solutions: [
          {
            ...solution,
            id: 's1',
            name: '参考程序',
            expect: ['AC'],
            verdict: 'AC',
            asExpected: true,
            timeMs: 14,
            cases: cases('AAA'),
          },
          {
            ...solution,
            id: 's2',
            name: '没有排序',
            expect: ['WA'],
            verdict: 'AC',
            asExpected: false,
            timeMs: 12,
            cases: cases('AAA'),
          },
          {
            ...solution,
            id: 's3',
            name: '平方算法',
            expect: ['TLE'],
            verdict: 'TLE',
            asExpected: true,
            timeMs: 1_000,
            cases: cases('AWT'),
          },
        ],
        advised: [{ language: 53, limitMs: 100 }],
      },
    },
  },
});
export const Checking = Checked.extend({
  args: {
    check: {
      pending: false,
      error: null,
      report: {
        isDone: false,
        caseIds: ['1', '2', '3'],
        solutions: [
          {
            ...solution,
            id: 's1',
            name: '参考程序',
            expect: ['AC'],
            verdict: null,
            asExpected: null,
            timeMs: null,
            cases: cases('AA'),
          },
        ],
        advised: [],
      },
    },
  },
});
export const ProgrammingPhone = Programming.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Programming.extend({ globals: { theme: 'dark' } });

Programming.test('a case is written in a dialog and marked as a sample', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '添加测试点' }));
  const dialog = within(await screen.findByRole('dialog', { name: '添加测试点' }));
  await userEvent.click(dialog.getByRole('button', { name: '添加测试点' }));
  await expect(await dialog.findByText('请填写期望输出。')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /期望输出/ }), '7 1');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '所属子任务' }), '子任务 2');
  await userEvent.click(dialog.getByRole('checkbox', { name: /作为样例/ }));
  await userEvent.click(dialog.getByRole('button', { name: '添加测试点' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByText('共 4 个，其中样例 2 个。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(sentDraft(args)).toEqual({
    ...exampleDrafts[PROGRAMMING],
    cases: [...exampleDrafts[PROGRAMMING].cases, { id: '4', input: '', expected: '7 1', sample: true, subtaskId: '2' }],
  });
});

Programming.test('a removed subtask leaves its cases and what required it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '删除子任务 1' }));
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const { cases, ...rest } = exampleDrafts[PROGRAMMING];
  await expect(sentDraft(args)).toEqual({
    ...rest,
    subtasks: [{ id: '2', points: 6_000, type: 'min' }],
    cases: [cases[0], { id: '2', input: '2\n-5 100000\n', expected: '100005 1\n', sample: false }, cases[2]],
  });
});

NewProgramming.test('an archive brings all cases at once', async ({ canvas, userEvent, args }) => {
  const file = new File(['zip'], 'cases.zip', { type: 'application/zip' });
  await userEvent.upload(canvas.getByLabelText(/上传测试点压缩包/, { selector: 'input' }), file);
  await expect(args.on.unzip).toHaveBeenCalledWith(file);
  await expect(await canvas.findByText('共 2 个，其中样例 1 个。')).toBeVisible();
});

NewProgramming.test('a task needs a language and a test case', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'C++' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Python' }));
  await userEvent.click(canvas.getByRole('button', { name: '创建题目' }));
  await expect(await canvas.findByText('请至少选择一种语言。')).toBeVisible();
  await expect(canvas.getByText(/至少要有一个测试点/)).toBeVisible();
  await expect(args.on.save).not.toHaveBeenCalled();
});

Checked.test('a wrong program that passes is named, and an advised limit taken over', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText(/「没有排序」通过了全部测试点/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '再试评一次' }));
  await expect(args.on.check).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: '改为 100 ms' }));
  await expect(canvas.getByRole('spinbutton', { name: /时间限制/ })).toHaveValue(100);
  await expect(canvas.getByText('先保存，再试评：评的是已保存的版本。')).toBeVisible();
});

Programming.test('a reference program goes out with the question', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '添加程序' }));
  await userEvent.type(canvas.getByRole('textbox', { name: /程序 1 的代码/ }), 'int main() {{}');
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  await expect(mocked(args.on.save).mock.lastCall?.[1].solutions).toEqual([
    { id: 's1', name: '参考程序', language: 53, code: 'int main() {}', expect: ['AC'] },
  ]);
});
