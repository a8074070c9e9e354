import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({
  id: 'primitives-pagination',
  title: '导航/翻页 Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：服务器分页的列表，用户需要知道总数并能跳到某一页。**何时不用**：一次就能取完的列表不分页；很长的表在 DataTable 里虚拟滚动。',
      },
    },
  },
  args: { page: 5, size: 20, total: 452, onChange: fn() },
});

export const Middle = meta.story();
export const First = meta.story({ args: { page: 1 } });
export const OnlyOne = meta.story({ args: { page: 1, total: 7 } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Middle.test('numbers and arrows change the page', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '5' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(canvas.getByRole('button', { name: '23' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(23);
  await userEvent.click(canvas.getByRole('button', { name: '上一页' }));
  await expect(args.onChange).toHaveBeenLastCalledWith(4);
});
