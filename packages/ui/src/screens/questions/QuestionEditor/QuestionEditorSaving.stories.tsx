import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import { at } from '@aosai/api/kit/ids.fixtures';
import preview from '#storybook/preview';
import { expect, mocked, screen, waitFor, within } from 'storybook/test';
import { exampleDrafts } from '../QuestionBank/exampleDrafts.ts';
import { EditorExample, exampleArgs, exampleHead, exampleOn, newArgs, savedArgs } from './exampleEditor.tsx';
import type { QuestionEditorProps } from './questionEditorProps.ts';

const meta = preview.meta({
  id: 'screens-questioneditor-saving',
  title: '编辑题目/保存',

  component: EditorExample,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：QuestionEditor 里保存与离开：缺什么、服务器不同意什么、别人先保存了、找回没存的内容、改正用过的题的答案。**何时不用**：各题型的字段看 QuestionEditor 本身。',
      },
    },
  },
  args: { ...savedArgs(SINGLE), ...exampleArgs, on: exampleOn() } as QuestionEditorProps,
});

export const Untouched = meta.story({ tags: ['no-visual'] });
export const Used = meta.story({
  args: { usedCount: 12, standing: { status: '1', check: 'none', isUsed: true, mayWrite: true } },
});
/** A question lent by the platform: readable in full, without buttons the server would refuse. */
export const Lent = meta.story({
  args: {
    standing: { status: '1', check: 'none', isUsed: true, mayWrite: false },
    history: { versions: {}, read: {} },
  },
  tags: ['no-visual'],
});
const CHECKER =
  '#include "testlib.h"\nint main(int argc, char* argv[]) {\n  registerTestlibCmd(argc, argv);\n  ouff.readInt();\n}\n';
/** A released question cannot be saved with a checker that does not compile. */
export const CheckerBroken = meta.story({
  args: {
    ...savedArgs(PROGRAMMING, {
      ...exampleDrafts[PROGRAMMING],
      compare: { kind: 'checker', protocol: 'testlib', language: 53, source: CHECKER },
    }),
    save: {
      pending: false,
      isOutdated: false,
      failure: {
        message:
          "比较程序编译不通过，请改好再发布：\nchecker.cpp: In function 'int main(int, char**)':\nchecker.cpp:4:3: error: 'ouff' was not declared in this scope; did you mean 'ouf'?",
        fields: {},
      },
    },
  },
});
export const CheckerBrokenPhone = CheckerBroken.extend({ globals: { viewport: { value: 'phone' } } });
/** Imported with doubts: the question cannot be used before somebody has saved it. */
export const Doubtful = meta.story({
  args: {
    standing: {
      status: '0',
      check: 'doubtful',
      isUsed: false,
      mayWrite: true,
      importNotes: ['答案取自题干的括号，请核对', '空的个数与答案的个数不同，请核对：2 个空，1 个答案'],
    },
  },
});
export const DoubtfulPhone = Doubtful.extend({ globals: { viewport: { value: 'phone' } } });
export const Saving = meta.story({ args: { save: { pending: true, failure: null, isOutdated: false } } });
export const ServerErrors = meta.story({
  args: {
    save: {
      pending: false,
      isOutdated: false,
      failure: {
        message: '没有保存成功，请修改标出的内容。',
        fields: {
          stem: '题库里已有题干相同的题，请核对后修改。',
          'options.2.text': '与选项 A 相同，请改成不同的内容。',
        },
      },
    },
  },
});
export const Errors = meta.story({
  args: newArgs(SINGLE),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建题目' }));
    await canvas.findByText('请填写题干。');
  },
});
export const Outdated = meta.story({ args: { save: { pending: false, failure: null, isOutdated: true } } });
export const Recovered = meta.story({
  args: {
    recovered: {
      savedAt: at(-90),
      question: { draft: { ...exampleDrafts[SINGLE], stem: '没写完的题干' }, head: exampleHead },
    },
  },
});
export const Leaving = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /解析/ }), '补充');
    await userEvent.click(canvas.getByRole('button', { name: '返回题库' }));
    await screen.findByRole('dialog', { name: '放弃没有保存的修改？' });
  },
});
export const LeavingByLink = meta.story({ args: { isLeaving: true }, tags: ['no-visual'] });
export const ErrorsDark = Errors.extend({ globals: { theme: 'dark' } });

Errors.test('missing fields are reported in Chinese, and the first one gets the focus', async ({ canvas, args }) => {
  const said = canvas.getAllByRole('alert').map((alert) => alert.textContent);
  await expect(said).toEqual([
    '请填写题干。',
    '请标出正确答案。',
    '请填写选项 A。',
    '请填写选项 B。',
    '请填写选项 C。',
    '请填写选项 D。',
  ]);
  await waitFor(() => expect(canvas.getByRole('textbox', { name: /题干/ })).toHaveFocus());
  await expect(args.on.save).not.toHaveBeenCalled();
});

ServerErrors.test('errors from the server are shown at their fields', async ({ canvas }) => {
  const stem = canvas.getByRole('textbox', { name: /题干/ });
  await waitFor(() => expect(stem).toHaveFocus());
  await expect(stem).toHaveAccessibleDescription('题库里已有题干相同的题，请核对后修改。');
  await expect(canvas.getByRole('textbox', { name: /选项 C/ })).toBeInvalid();
});

Lent.test('a question of another owner is read-only', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: /^查看/ })).toBeVisible();
  await expect(canvas.getByText('这道题归别人所有，能查看，不能修改。')).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
  for (const name of ['保存题目', '改正答案', '历史版本'])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
});

Saving.test('while saving, nothing is sent again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await expect(args.on.save).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: '返回题库' })).toBeDisabled();
});

Untouched.test('an unchanged question can be left without confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '返回题库' }));
  await expect(args.on.leave).toHaveBeenCalledTimes(1);
});

Leaving.test('leaves a changed question only after asking', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.on.leave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: '返回题库' }));
  await userEvent.click(await screen.findByRole('button', { name: '放弃修改' }));
  await expect(args.on.leave).toHaveBeenCalledTimes(1);
  await expect(args.on.save).not.toHaveBeenCalled();
});

LeavingByLink.test('following a link also asks first, and the user can stay', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '放弃没有保存的修改？' }));
  await userEvent.click(dialog.getByRole('button', { name: '继续编辑' }));
  await expect(args.on.stay).toHaveBeenCalledTimes(1);
});

Outdated.test('a newer version is overwritten only after an explicit choice', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '以我的为准，再保存' }));
  await waitFor(() => expect(args.on.save).toHaveBeenLastCalledWith(exampleDrafts[SINGLE], exampleHead, true));
  await userEvent.click(canvas.getByRole('button', { name: '放弃我的，看最新版' }));
  await expect(args.on.reload).toHaveBeenCalledTimes(1);
});

Recovered.test('a draft of an earlier visit can be restored or discarded', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '恢复' }));
  await expect(args.on.restore).toHaveBeenCalledTimes(1);
  await expect(canvas.getByRole('textbox', { name: /题干/ })).toHaveValue('没写完的题干');
  await expect(canvas.getByText('有修改还没有保存')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '丢弃' }));
  await expect(args.on.discard).toHaveBeenCalledTimes(1);
});

Used.test('the key of a used question can be corrected with a reason, once something has changed', async (story) => {
  const { canvas, userEvent, args } = story;
  const fix = canvas.getByRole('button', { name: '改正答案' });
  await expect(fix).toBeDisabled();
  await userEvent.click(canvas.getByRole('radio', { name: '选项 A是正确答案' }));
  await userEvent.click(fix);
  const dialog = within(await screen.findByRole('dialog', { name: '改正这道题的答案？' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /改正的原因/ }), '原答案写反了');
  await userEvent.click(dialog.getByRole('button', { name: '改正答案' }));
  const fixed = { ...exampleDrafts[SINGLE], answer: ['A'] };
  await waitFor(() => expect(args.on.fixKey).toHaveBeenCalledWith(fixed, exampleHead, '原答案写反了'));
  await expect(args.on.save).not.toHaveBeenCalled();
});

Doubtful.test('doubts of the import are listed, and saving unchanged confirms the question', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByText('待核对')).toBeVisible();
  await expect(canvas.getByText('答案取自题干的括号，请核对')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
});

CheckerBroken.test('compiler errors of the checker are shown line by line, and the input is kept', async (story) => {
  const { canvas, userEvent, args } = story;
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('比较程序编译不通过，请改好再发布');
  await expect(alert.innerText.split('\n').length).toBeGreaterThan(2);
  await userEvent.click(canvas.getByRole('button', { name: '保存题目' }));
  await waitFor(() => expect(args.on.save).toHaveBeenCalledTimes(1));
  const compare = { kind: 'checker', source: CHECKER };
  await expect(mocked(args.on.save).mock.lastCall?.[0]).toMatchObject({ compare });
});
