import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SearchOpener } from './SearchOpener.tsx';

const meta = preview.meta({
  id: 'screens-search-opener',
  title: '查找按钮',
  component: SearchOpener,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：顶栏里打开站内查找，按 Ctrl K 或 / 也行。**何时不用**：管理页面的查找框自己认得 Ctrl K 和 /。',
      },
    },
  },
  args: { onOpen: fn(), onNear: fn() },
});

// No screenshot: the top bar's pictures show it.
export const Default = meta.story({ tags: ['no-visual'] });
export const BesideABox = meta.story({
  tags: ['no-visual'],
  render: ({ onOpen, onNear }) => (
    <>
      <SearchOpener onOpen={onOpen} onNear={onNear} />
      <input aria-label="姓名" />
    </>
  ),
});

Default.test('search opener: opens at its button, Ctrl+K and /', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '查找（Ctrl K）' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('/');
  await expect(args.onOpen).toHaveBeenCalledTimes(3);
});
Default.test('search opener: says when Ctrl goes down, before K follows', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Control}');
  await expect(args.onNear).toHaveBeenCalled();
  await expect(args.onOpen).not.toHaveBeenCalled();
});
BesideABox.test('search opener: leaves / to a box that is being filled', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: '姓名' }), '1/2');
  await expect(args.onOpen).not.toHaveBeenCalled();
});
