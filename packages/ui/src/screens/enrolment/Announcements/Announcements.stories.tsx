import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anAnnouncement, someAnnouncements } from '../../../storybook/exampleAnnouncements.ts';
import { Announcements } from './Announcements.tsx';

const meta = preview.meta({
  id: 'screens-announcements',
  title: '公告',
  component: Announcements,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：班级概况里给全班发公告，看谁还没读，改正或撤回；考试的监考页用 SentDialog 打开同一份列表。**何时不用**：学生看公告用 Messages。',
      },
    },
  },
  args: someAnnouncements(),
});

const noneSent = { data: { content: [], total: 0, page: 0, size: 3 } };

export const Full = meta.story();
export const None = meta.story({ args: { sent: noneSent } });
export const Loading = meta.story({ args: { sent: {} } });
export const Failed = meta.story({ args: { sent: { error: '服务暂时不可用，请稍后再试。' } } });
/** One to students and guardians, one to guardians before any parent had joined. */
export const ToGuardians = meta.story({
  args: {
    sent: {
      data: {
        content: [
          anAnnouncement(1, { audience: 'both', guardianSentCount: 25, guardianReadCount: 8 }),
          anAnnouncement(2, { audience: 'guardians', sentCount: 0, readCount: 0, text: '周六下午两点家长会。' }),
        ],
        total: 2,
        page: 0,
        size: 3,
      },
    },
    unread: {
      data: {
        content: [{ memberId: idOf('member', 9), shownName: '王子墨', no: '2026003', relation: '妈妈' }],
        total: 35,
        page: 0,
        size: 200,
      },
    },
  },
});
export const Long = meta.story({
  args: {
    sent: {
      data: {
        content: [
          anAnnouncement(1, {
            text: `${'请各位同学注意：本周末的集训改在实验楼三楼第二机房，'.repeat(7)}`,
            only: 'notBegun',
            sentCount: 480,
            readCount: 479,
          }),
          anAnnouncement(2, { byName: null, sentCount: 0, readCount: 0 }),
        ],
        total: 41,
        page: 0,
        size: 2,
      },
    },
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('a correction is sent with the row that was read', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '修改' })[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: '修改公告' }));
  const box = dialog.getByRole('textbox', { name: /公告/ });
  await expect(box).toHaveValue(anAnnouncement(1).text);
  await userEvent.clear(box);
  await userEvent.type(box, '改到周日上午九点。');
  await userEvent.click(dialog.getByRole('checkbox', { name: /请已读的人再看一次/ }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(args.on.edit).toHaveBeenCalledWith(anAnnouncement(1), { text: '改到周日上午九点。', again: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Full.test('an announcement is withdrawn after a confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '撤回' })[0] as HTMLElement);
  await expect(args.on.withdraw).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', { name: '撤回这条公告？' }));
  await userEvent.click(dialog.getByRole('button', { name: '撤回公告' }));
  await expect(args.on.withdraw).toHaveBeenCalledWith(anAnnouncement(1));
});

Full.test('the read count opens the list of those who have not read', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '已读 12 / 30' }));
  const dialog = within(await screen.findByRole('dialog', { name: '还没读的 18 人' }));
  await expect(dialog.getByText('王子墨')).toBeVisible();
  await expect(dialog.getByText('另外还有 16 人。')).toBeVisible();
  await expect(args.on.openUnread).toHaveBeenLastCalledWith(anAnnouncement(1).id);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.on.openUnread).toHaveBeenLastCalledWith(null);
});

Full.test('a withdrawn announcement is struck and offers nothing', async ({ canvas }) => {
  const row = within(canvas.getByText('明天停课一次。').closest('li') as HTMLElement);
  await expect(row.getByText(/已撤回/)).toBeVisible();
  await expect(row.queryByRole('button')).toBeNull();
});

None.test('an announcement is written and sent', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发公告' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发公告' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /公告/ }), '明天停课一次。');
  await userEvent.click(dialog.getByRole('button', { name: '发公告' }));
  await expect(args.on.send).toHaveBeenCalledWith({ audience: 'students', text: '明天停课一次。' });
});

None.test('an announcement can go to the guardians only', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发公告' }));
  const dialog = within(await screen.findByRole('dialog', { name: '发公告' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /发给/ }), '家长');
  await userEvent.type(dialog.getByRole('textbox', { name: /公告/ }), '周六家长会。');
  await userEvent.click(dialog.getByRole('button', { name: '发公告' }));
  await expect(args.on.send).toHaveBeenCalledWith({ audience: 'guardians', text: '周六家长会。' });
});

ToGuardians.test('guardians who have not read are named by their child', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('没有家长收到')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '学生已读 12 / 30 · 家长已读 8 / 25' }));
  const dialog = within(await screen.findByRole('dialog', { name: '还没读的 35 人' }));
  await expect(dialog.getByText('王子墨的妈妈')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
