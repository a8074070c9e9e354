import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { WorkNote } from './WorkNote.tsx';

const meta = preview.meta({
  id: 'patterns-worknote',
  title: '部件/安全验证的进度 WorkNote',
  component: WorkNote,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：登录或发送验证码之前，浏览器在自动做安全验证（工作量证明）时，放在按钮上方。**何时不用**：需要人看图、填字的验证用 CodeField；一般的等待用按钮自己的加载状态。',
      },
    },
  },
  args: { done: 0.5 },
});

export const Half = meta.story({ tags: ['key'] });
export const Begun = meta.story({ args: { done: 0 } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Half.test('the note is announced and asks for no action', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('不需要操作');
  await expect(canvas.getByRole('progressbar', { name: '安全验证' })).toHaveAttribute('aria-valuetext', '50%');
});
