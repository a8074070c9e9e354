import { PROGRAMMING } from '@aosai/api/questions/kinds';
import preview from '#storybook/preview';
import { expect, mocked, screen, waitFor, within } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, exampleOn, newArgs, savedArgs } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

const meta = preview.meta({
  id: 'screens-questioneditor-cases',
  title: '编辑题目/测试点',

  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：QuestionEditor 的测试点：逐个写、成对选文件、上传压缩包，大的看开头和下载。**何时不用**：其余字段见 QuestionEditor/Programming。',
      },
    },
  },
  args: { ...savedArgs(PROGRAMMING), ...exampleArgs, on: exampleOn() } as QuestionEditorProps,
});

const sentDraft = (args: QuestionEditorProps) => mocked(args.on.save).mock.lastCall?.[0];

export const Written = meta.story({ tags: ['no-visual'] });
export const Without = meta.story({ tags: ['no-visual'], args: newArgs(PROGRAMMING) });
export const UploadRefused = meta.story({
  args: { upload: { error: '压缩包里 3.in 没有对应的 3.out。请补上后重新上传。' } },
});
const LONG_CASE = {
  id: '9',
  name: 'big9',
  sample: false,
  inSha: 'a'.repeat(64),
  inBytes: 1_288_895,
  outSha: 'b'.repeat(64),
  outBytes: 12,
};
export const LongCases = meta.story({
  args: savedArgs(PROGRAMMING, {
    ...exampleDrafts[PROGRAMMING],
    cases: [...exampleDrafts[PROGRAMMING].cases, LONG_CASE],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看测试点 4' }));
    await screen.findByText(/3 9 27 81/, { selector: 'code' });
  },
});
export const LongCasesDark = LongCases.extend({ globals: { theme: 'dark' } });
export const LongCasesPhone = LongCases.extend({ globals: { viewport: { value: 'phone' } } });

Written.test('a test case can be added in a dialog and marked as a sample', async ({ canvas, userEvent, args }) => {
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

Without.test('an archive replaces all test cases at once', async ({ canvas, userEvent, args }) => {
  const file = new File(['zip'], 'cases.zip', { type: 'application/zip' });
  await userEvent.upload(canvas.getByLabelText(/上传测试点/, { selector: 'input' }), file);
  await expect(args.on.readCases).toHaveBeenCalledWith([file], []);
  await expect(await canvas.findByText('共 2 个，其中样例 1 个。')).toBeVisible();
});

Written.test('uploaded files replace test cases of the same name, and new ones are appended', async (story) => {
  const { canvas, userEvent, args } = story;
  mocked(args.on.readCases).mockResolvedValueOnce({
    isAll: false,
    cases: [
      { id: '2', name: '2', input: '2\n0 9\n', expected: '9 1\n', sample: false },
      { id: '10', name: '10', input: '1\n5\n', expected: '0 0\n', sample: false },
    ],
  });
  const files = ['2.in', '2.out', '10.in', '10.out'].map((name) => new File([name], name));
  await userEvent.upload(canvas.getByLabelText(/上传测试点/, { selector: 'input' }), files);
  await expect(args.on.readCases).toHaveBeenCalledWith(files, exampleDrafts[PROGRAMMING].cases);
  await expect(await canvas.findByText('共 4 个，其中样例 1 个。')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const [first, second, third] = exampleDrafts[PROGRAMMING].cases;
  await expect(sentDraft(args)).toEqual({
    ...exampleDrafts[PROGRAMMING],
    cases: [
      first,
      { ...second, input: '2\n0 9\n', expected: '9 1\n' },
      third,
      { id: '10', name: '10', input: '1\n5\n', expected: '0 0\n', sample: false },
    ],
  });
});

const shortCase = { ...LONG_CASE, name: 'small9', inBytes: 12, outBytes: 7 };
export const KeptCases = meta.story({
  args: savedArgs(PROGRAMMING, {
    ...exampleDrafts[PROGRAMMING],
    cases: [...exampleDrafts[PROGRAMMING].cases, shortCase],
  }),
  tags: ['no-visual'],
});

KeptCases.test('short test data of the server can be edited as text', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '查看测试点 4' }));
  const peek = within(await screen.findByRole('dialog', { name: '测试点 4' }));
  await userEvent.click(await peek.findByRole('button', { name: '修改' }));
  const output = await screen.findByRole('textbox', { name: /期望输出/ });
  await expect(output).toHaveValue('6561 1\n');
  await userEvent.clear(output);
  await userEvent.type(output, '7 2');
  await userEvent.click(screen.getByRole('button', { name: '改好了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const { cases } = sentDraft(args) as { cases: unknown[] };
  await expect(cases.at(-1)).toEqual({
    id: '9',
    name: 'small9',
    sample: false,
    input: expect.stringContaining('3 9 27 81') as string,
    expected: '7 2',
  });
});

LongCases.test('long test data shows only its beginning, and can be downloaded', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '测试点 4' }));
  await expect(args.on.peek).toHaveBeenCalledWith(LONG_CASE.inSha);
  await expect(dialog.queryByRole('button', { name: '修改' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '下载期望输出' }));
  await expect(args.on.download).toHaveBeenCalledWith(LONG_CASE.outSha);
});
