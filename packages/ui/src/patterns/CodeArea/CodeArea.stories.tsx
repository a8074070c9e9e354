import preview from '#storybook/preview';
import { LIGHTHOUSE } from '@aosai/api/judging/submissions.fixtures';
import type { LanguageId } from '@aosai/api/judging/languages';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Field } from '../../primitives/Field/Field.tsx';
import { CodeArea, type CodeAreaProps } from './CodeArea.tsx';

/** Keeps what is written, as a form does. */
const Kept = (props: CodeAreaProps) => {
  const [value, setValue] = useState(props.value);
  return (
    <Field label={props.label}>
      <CodeArea
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </Field>
  );
};

const meta = preview.meta({
  id: 'patterns-codearea',
  title: '代码与评测/代码框 CodeArea',
  component: Kept,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：表单里要写程序的地方：比较程序、交互程序、参考程序。**何时不用**：考场和练习用 CodePane；测试数据、一行命令用 Textarea。',
      },
    },
  },
  args: {
    label: '比较程序的代码',
    language: 53 as LanguageId,
    value: LIGHTHOUSE,
    rows: 14,
    mode: 'desktop' as 'desktop' | 'phone',
    onChange: fn(),
    onBlur: fn(),
  },
});

// Rows for the whole program: the editor's scroll bar fades by the clock, which pictures would show.
export const Default = meta.story({ tags: ['key'], args: { rows: 24 } });
export const Empty = meta.story({ args: { value: '' } });
export const Python = meta.story({ args: { language: 71, value: 'n = int(input())\nprint(n * 2)\n', rows: 8 } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { mode: 'phone' } });

const editor = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-code-area="editor"] [role="textbox"]')).not.toBeNull(), {
    timeout: 60_000,
  });

Empty.test('what is pasted into the editor is the value of the field', async (story) => {
  const { canvas, canvasElement, userEvent, args } = story;
  await editor(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: '比较程序的代码' }));
  await userEvent.paste('int main() {}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('int main() {}'));
});

export const EmptyPhone = Empty.extend({ globals: { viewport: { value: 'phone' } }, args: { mode: 'phone' } });

EmptyPhone.test('Tab indents, and after Esc it leaves the field', async (story) => {
  const { canvas, canvasElement, userEvent, args } = story;
  await editor(canvasElement);
  await userEvent.click(canvas.getByRole('textbox', { name: '比较程序的代码' }));
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('    '));
  await userEvent.keyboard('{Escape}');
  await expect(await canvas.findByText('再按 Tab 离开编辑器')).toBeVisible();
});
