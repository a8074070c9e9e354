import preview from '#storybook/preview';
import { at } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { EditsNote } from './EditsNote.tsx';

const now = Date.parse(at(0));

const meta = preview.meta({
  id: 'patterns-editsnote',
  title: '表单与窗口/未保存的修改 EditsNote',
  component: EditsNote,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：一个页面打开着的时候，别人保存了同一样东西。**何时不用**：表单里的差别由 FormDialog 自己列出，逐项选用。',
      },
    },
  },
  args: {
    of: { edits: [{ by: '何静', isMine: false, at: at(0), action: 'update', fields: ['title'] }], now, load: fn() },
    names: { title: '名称' },
  },
});

export const JustNow = meta.story({});
export const Published = meta.story({
  args: { of: { edits: [{ by: '何静', isMine: false, at: at(-5), action: 'publish', fields: [] }], now, load: fn() } },
});
export const Nothing = meta.story({ args: { of: null } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

JustNow.test('says who changed what, and loads it', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('何静 刚刚改了：名称')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '载入新的' }));
  await expect(args.of?.load).toHaveBeenCalledOnce();
});
Published.test('names an act', async ({ canvas }) => {
  await expect(canvas.getByText('何静 5 分钟前发布了')).toBeVisible();
});
