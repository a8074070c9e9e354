import preview from '#storybook/preview';
import type { MessageItem } from '@aosai/api/contract/types';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, within } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { NO_MESSAGE_FILTER } from './messageFilter.ts';
import { OfficeMessages, type OfficeMessagesProps } from './OfficeMessages.tsx';

const ALARM: Partial<MessageItem> = {
  type: 'judge',
  title: '评测机不可用',
  body: '提交在队列里等待，恢复后会自动继续评测。请检查评测机。',
  link: 'judge',
};
const APPLICATION: Partial<MessageItem> = {
  type: 'organization',
  title: '“滨海市少年宫”申请入驻',
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
  readAt: no > 2 ? at(-no * 300) : null,
  ...changes,
});
const rows = [item(1, ALARM), item(2, APPLICATION), item(3), item(4, { readAt: at(-60) }), item(5, APPLICATION)];
const page = (content: MessageItem[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });
const FIRST = idOf('message', 1);

const meta = preview.meta({
  title: 'OfficeMessages',
  component: OfficeMessages,
  decorators: [inOffice('bms', 'message')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { rows: page([]), unread: 0 }, extreme: { rows: page(rows, 12_460) } },
    docs: {
      description: {
        component: '**何时用**：/bms/message，后台账号自己的消息。**何时不用**：学员、家长和老师的消息用 Messages。',
      },
    },
  },
  args: {
    rows: page(rows),
    unread: 2,
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_MESSAGE_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      read: fn(),
    },
  } as OfficeMessagesProps,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {}, unread: 0 } });
export const Empty = meta.story({ args: { rows: page([]), unread: 0 } });
export const NoneUnread = Empty.extend({ tags: ['key'], args: { filter: { unread: '1' } } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试。' }, unread: 0 } });
export const Opened = meta.story({ args: { openId: FIRST } });
export const Extreme = meta.story({
  args: {
    rows: page(
      rows.map((row) => ({ ...row, title: row.title.repeat(6), body: row.body.repeat(12) })),
      12_460,
    ),
    openId: FIRST,
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ globals: { theme: 'dark' } });

Full.test('all are marked as read at once, and the unread ones are one click away', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }));
  await expect(args.on.read).toHaveBeenCalledWith();
  await userEvent.click(canvas.getByRole('tab', { name: '未读' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ unread: '1' });
});

Opened.test('the open one is read, and leads to what it tells about', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: /评测机不可用/ }));
  await expect(drawer.getByText(/提交在队列里等待/)).toBeVisible();
  const way = drawer.getByRole('link', { name: '去处理' });
  await expect(way).toHaveAttribute('href', '/web/judge');
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await userEvent.click(drawer.getByRole('button', { name: '标为已读' }));
  await expect(args.on.read).toHaveBeenCalledTimes(2);
  await expect(args.on.read).toHaveBeenLastCalledWith(FIRST);
});

NoneUnread.test('where nothing is unread, the others are one click away', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: '全部标为已读' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: '查看全部消息' }));
  await expect(args.on.filter).toHaveBeenCalledWith(NO_MESSAGE_FILTER);
});
