import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import type { LanguageId } from '@aosai/api/judging/languages';
import { DEFAULT_CONFIG } from '@aosai/editor/config';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodePane } from './CodePane.tsx';

const meta = preview.meta({
  id: 'patterns-codepane',
  title: '代码与评测/代码编辑区 CodePane',
  component: CodePane,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：写代码的地方：编程语言、字号、全屏、运行和提交。考场、练习和自测都用它。**何时不用**：只读代码用 CodeText；一两行命令用 Code。',
      },
    },
  },
  args: {
    label: '第 26 题的代码',
    languages: [53, 71] as readonly LanguageId[],
    language: 53 as LanguageId,
    standard: 'c++14' as const,
    code: LIGHTHOUSE,
    documentKey: 'story',
    readOnly: false,
    markers: [] as readonly { line: number; message: string }[],
    mode: 'desktop' as 'desktop' | 'phone',
    config: DEFAULT_CONFIG,
    confirmSwitch: true,
    switchNote: '这道题按交卷时选用的语言评测。',
    actions: (
      <Button size="s" icon="play">
        自测
      </Button>
    ),
    onLanguage: fn(),
    onChange: fn(),
    onRun: fn(),
    onPaste: fn(),
    onFail: fn(),
    onConfigure: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 460 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ tags: ['key'] });
export const OneLanguage = meta.story({ args: { languages: [53] } });
export const WithErrors = meta.story({ args: { markers: [{ line: 5, message: "expected ';' before 'cin'" }] } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { mode: 'phone' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('switching the language asks for confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '编程语言' }), 'Python');
  const dialog = within(await screen.findByRole('dialog', { name: '改用 Python？' }));
  await expect(args.onLanguage).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '切换' }));
  await expect(args.onLanguage).toHaveBeenLastCalledWith(71);
});

Default.test('the font size changes, and the pane can fill the window', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '增大字号' }));
  await expect(args.onConfigure).toHaveBeenLastCalledWith({ fontSize: 17 });
  await userEvent.click(canvas.getByRole('button', { name: '代码区占满窗口' }));
  await expect(args.onConfigure).toHaveBeenLastCalledWith({ panels: { code: { full: true } } });
});

Phone.test('the symbol bar types, completes pairs, and undoes', async (story) => {
  const { canvas, userEvent, args } = story;
  const symbols = within(await canvas.findByRole('toolbar', { name: '常用符号' }));
  const press = (name: string) => userEvent.click(symbols.getByRole('button', { name }));
  const text = canvas.getByRole('textbox', { name: '第 26 题的代码' });
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await press('左花括号');
  await expect(args.onChange).toHaveBeenLastCalledWith(`${LIGHTHOUSE}{}`);
  await press('Tab 缩进');
  await press('分号');
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/\{\s+;\}$/));
  await expect(text).toHaveFocus();
  await press('撤销');
  await press('重做');
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/\{\s+;\}$/));
});

Phone.test("the symbol bar scrolls inside the pane's width", async ({ canvas }) => {
  await canvas.findByRole('toolbar', { name: '常用符号' });
  const pane = canvas.getByRole('region', { name: '第 26 题的代码' });
  await expect(pane.scrollWidth).toBe(pane.clientWidth);
});
