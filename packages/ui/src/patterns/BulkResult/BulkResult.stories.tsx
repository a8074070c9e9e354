import preview from '#storybook/preview';
import { expect, fn, screen, within } from 'storybook/test';
import { BulkResult } from './BulkResult.tsx';

const IN_EXAM = '题目在还没有结束的正式考试里，考试结束后才能公开、共享或导出';
const titles = ['下面的程序输出（　　）', '关于值传递与引用传递，正确的是', '冒泡排序一趟以后，数组变为', '灯塔的间隔'];

const meta = preview.meta({
  id: 'patterns-bulkresult',
  title: '列表与表格/批量操作的结果 BulkResult',
  component: BulkResult,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：对选中的多条做一件事，其中一些被拒绝：按原因分组列出，可以复制。**何时不用**：全部完成用 Toast；只做一条时，原因写在那条自己的弹窗里。',
      },
    },
  },
  args: {
    label: '共享给机构',
    outcome: {
      doneCount: 46,
      refused: titles.map((title, no) => ({
        id: `row-${no}`,
        title,
        reason: no === 3 ? '参考程序没有全部按预期通过，请先试评' : IN_EXAM,
      })),
    },
    onClose: fn(),
  },
});

export const Partly = meta.story({});
export const Nothing = meta.story({
  args: {
    outcome: { doneCount: 0, refused: titles.map((title, no) => ({ id: `row-${no}`, title, reason: IN_EXAM })) },
  },
});
export const Phone = Partly.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Partly.extend({ globals: { theme: 'dark' } });

Partly.test('refused rows are grouped by reason and counted', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: '共享给机构：50 条里完成 46 条，4 条没有完成' }));
  const group = within(dialog.getByRole('region', { name: IN_EXAM }));
  await expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(titles.slice(0, 3));
  await expect(group.getByText('3 条')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '复制名单' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '知道了' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
});
