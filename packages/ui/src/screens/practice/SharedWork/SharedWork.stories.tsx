import preview from '#storybook/preview';
import { aPublicWork } from '@aosai/api/practice/sharedWork.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SharedWork } from './SharedWork.tsx';

const meta = preview.meta({
  component: SharedWork,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/work/…，拿到链接的人看一幅海龟画，不用登录。只有画、名字和打码的姓名。**何时不用**：孩子和家长管作品用 FamilyWorks。',
      },
    },
  },
  args: {
    work: { data: aPublicWork() },
    act: { pending: false, error: null },
    on: { report: fn(async () => true), retry: fn() },
  },
});

export const Default = meta.story();
export const LongName = meta.story({
  args: { work: { data: aPublicWork({ name: '<b>一幅名字特别特别长的、画了三天的大海和月亮</b>' }) } },
});
export const Gone = meta.story({
  args: { work: { error: '没有找到这项内容，可能已被删除或无权查看', isFinal: true } },
});
export const Refused = meta.story({ args: { act: { pending: false, error: '操作太频繁，请 60 秒后再试' } } });
export const Loading = meta.story({ args: { work: {} } });
export const Failed = meta.story({ args: { work: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test('a visitor reports a work with a reason and is thanked', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '举报' }));
  const dialog = within(await screen.findByRole('dialog', { name: '举报这幅画' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /原因/ }), '不适合孩子看');
  await userEvent.click(dialog.getByRole('button', { name: '举报' }));
  await waitFor(() => expect(args.on.report).toHaveBeenCalledWith({ reason: 'unfit', note: null }));
  await expect(await canvas.findByText('收到了，谢谢')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '举报' })).toBeNull();
});

LongName.test('markup in a name is shown as text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^<b>一幅/);
});

Gone.test('a dead link says what may have happened', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '这里没有画' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '举报' })).toBeNull();
});

Refused.test('a refused report keeps the form and says why', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '举报' }));
  await expect(await screen.findByText('操作太频繁，请 60 秒后再试')).toBeVisible();
});
