import preview from '#storybook/preview';
import { Textarea } from './Textarea.tsx';

const meta = preview.meta({
  id: 'primitives-textarea',
  title: '输入/多行文本框 Textarea',
  component: Textarea,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：几行文字：备注、反馈、自测输入（code 用等宽字体）。**何时不用**：一行文字用 TextInput；要编辑程序用 CodePane。',
      },
    },
  },
  args: { 'aria-label': '备注', placeholder: '写下想说的话' },
});

export const Default = meta.story();
export const Code = meta.story({
  args: { code: true, 'aria-label': '自测输入', defaultValue: '5\n1 4 7 9 12', rows: 5 },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = Code.extend({ globals: { theme: 'dark' } });
