import preview from '#storybook/preview';
import { Textarea } from './Textarea.tsx';

const meta = preview.meta({ component: Textarea, args: { 'aria-label': '备注', placeholder: '写下想说的话' } });

export const Default = meta.story();
export const Code = meta.story({
  args: { code: true, 'aria-label': '自测输入', defaultValue: '5\n1 4 7 9 12', rows: 5 },
});
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = Code.extend({ globals: { theme: 'dark' } });
