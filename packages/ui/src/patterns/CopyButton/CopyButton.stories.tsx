import preview from '#storybook/preview';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  id: 'patterns-copybutton',
  title: '页面/复制按钮 CopyButton',
  component: CopyButton,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：旁边的文字经常要粘到别处：样例输入、代码、邀请码。复制不成功时会请人手动复制。**何时不用**：题面里的代码块和样例，Statement 已经自带。',
      },
    },
  },
  args: { text: '5\n1 4 7 9 12\n', label: '复制样例输入' },
});

export const Default = meta.story({ tags: ['key'] });
export const Ghost = meta.story({ args: { variant: 'ghost', label: '复制回执', children: '复制回执' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('the button copies the text and confirms it', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: '复制样例输入' }));
  await expect(await canvas.findByText('已复制')).toBeVisible();
  await expect(write).toHaveBeenLastCalledWith('5\n1 4 7 9 12\n');
});

Default.test('falls back when the clipboard refuses, and reports a failure', async ({ canvas, userEvent }) => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const fallback = spyOn(document, 'execCommand').mockReturnValue(false);
  await userEvent.click(canvas.getByRole('button', { name: '复制样例输入' }));
  await expect(await canvas.findByText('请手动复制')).toBeVisible();
  await expect(fallback).toHaveBeenLastCalledWith('copy');
});
