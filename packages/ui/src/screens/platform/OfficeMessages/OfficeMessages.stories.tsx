import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { OfficeMessages } from './OfficeMessages.tsx';
import type { MessageItem } from '@aosai/api/platform/message.contract';

const ALARM: Partial<MessageItem> = {
  type: 'judge',
  title: '评测机不可用',
  body: '提交在队列里等待，恢复后会自动继续评测。请检查评测机。',
  link: 'bms/judge',
};
const APPLICATION: Partial<MessageItem> = {
  type: 'organization',
  title: '「滨海市少年宫」申请入驻',
  body: '请核对资料，通过或驳回申请；申请人会收到结果。',
  link: 'bms/organization?keyword=%E6%BB%A8%E6%B5%B7',
};
const item = (no: number, changes: Partial<MessageItem> = {}): MessageItem => ({
  id: idOf('message', no),
  type: 'feedback',
  title: '收到一条意见反馈：题目或内容有误',
  body: '请查看并处理；提交人会收到您的回复。',
  link: `bms/feedback?open=${idOf('feedback', no)}`,
  createdAt: at(-no * 400),
  editedAt: null,
  withdrawnAt: null,
  readAt: no > 2 ? at(-no * 300) : null,
  ...changes,
});
const rows = [item(1, ALARM), item(2, APPLICATION), item(3), item(4, { readAt: at(-60) }), item(5, APPLICATION)];
const of = officeStories(OfficeMessages, {
  rows,
  known: { unread: 2 },
  extreme: item(1, {
    ...ALARM,
    title: '评测机不可用'.repeat(6),
    body: '提交在队列里等待，恢复后会自动继续评测。'.repeat(12),
  }),
});
const noneUnread = { known: { unread: 0 } };

const meta = preview.meta({
  id: 'screens-officemessages',
  title: '管理消息',

  component: OfficeMessages,
  decorators: [inOffice('bms', 'message')],
  parameters: of.parameters(
    '**何时用**：/bms/message，管理账号自己的消息。**何时不用**：学生、家长和老师的消息用 Messages。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { ...of.loading.args, ...noneUnread } });
export const Empty = meta.story({ args: { ...of.empty.args, ...noneUnread } });
export const NoneUnread = Empty.extend({ tags: ['key'], args: { filter: { unread: '1' } } });
export const Failed = meta.story({ args: { ...of.failed.args, ...noneUnread } });
export const Opened = meta.story(of.opened);
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Full.test('all messages can be marked as read, and one click filters the unread ones', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }));
  await expect(args.on.readAll).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('tab', { name: '未读' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ unread: '1' });
});

Opened.test('the open message can be marked as read, and links to its subject', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: /评测机不可用/ }));
  await expect(drawer.getByText(/提交在队列里等待/)).toBeVisible();
  const way = drawer.getByRole('link', { name: '去处理' });
  await expect(way).toHaveAttribute('href', '/web/bms/judge');
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await userEvent.click(drawer.getByRole('button', { name: '标为已读' }));
  await expect(args.on.read).toHaveBeenCalledTimes(2);
  await expect(args.on.read).toHaveBeenLastCalledWith(rows[0]);
});

NoneUnread.test('without unread messages, one click shows the others', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: '没有未读消息' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: '查看全部消息' }));
  await expect(args.on.filter).toHaveBeenCalledWith(OfficeMessages.noFilter);
});
