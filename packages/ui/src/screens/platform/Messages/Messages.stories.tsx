import preview from '#storybook/preview';
import { DEFAULT_MESSAGE_SETTINGS } from '@aosai/api/platform/messageSettings';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Messages } from './Messages.tsx';
import type { MessageItem } from '@aosai/api/platform/message.contract';

const aMessage = (n: number, changes: Partial<MessageItem> = {}): MessageItem => ({
  id: idOf('message', n),
  type: 'feedback',
  title: '您的反馈已解决',
  body: '样例输出末尾的空格已经去掉，谢谢指出。',
  link: 'user/feedback',
  createdAt: at(-n * 300),
  editedAt: null,
  withdrawnAt: null,
  readAt: n > 2 ? at(-n * 200) : null,
  ...changes,
});
const messages = [
  aMessage(1, {
    type: 'guardian',
    title: '有家长请您确认监护人关联',
    body: '林*（父亲）申请与您关联。如果认识对方，请在「账号与安全」里确认。',
    link: 'user/accout',
  }),
  aMessage(2),
  aMessage(3, {
    type: 'exam',
    title: '「GESP C++ 四级 模拟考试（二）」的作答时间延长了 10 分钟',
    body: '可以继续作答，考场里的倒计时会自动更新。',
    link: 'exam/room?examId=E1&paperId=P1',
  }),
];
const pageOf = (content: MessageItem[], total = content.length) => ({
  data: { content, total, page: 0, size: 20, unreadCount: content.filter(({ readAt }) => readAt === null).length },
});

const meta = preview.meta({
  id: 'screens-messages',
  title: '消息',
  component: Messages,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: '**何时用**：个人中心的消息列表。**何时不用**：刚发生的操作结果用 Toast。' },
    },
  },
  args: {
    messages: pageOf(messages),
    unreadOnly: false,
    pending: false,
    now: Date.parse(FIXTURE_NOW),
    settings: {
      isParent: true,
      now: { data: { ...DEFAULT_MESSAGE_SETTINGS, canMail: true } },
      act: { pending: false, error: null },
    },
    on: { filter: fn(), page: fn(), read: fn(), retry: fn(), settle: fn(() => Promise.resolve(true)) },
  },
});

export const Full = meta.story();
export const None = meta.story({ args: { messages: pageOf([]) } });
export const Loading = meta.story({ args: { messages: {} } });
export const Failed = meta.story({ args: { messages: { error: '服务暂时不可用，请稍后再试' } } });
export const Long = meta.story({
  args: {
    messages: pageOf(
      [
        aMessage(4, {
          readAt: null,
          title: '您的反馈已解决：关于 2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试',
          body: '我们核对了全部 20 个测试点。\n第 7 个测试点的数据范围写错，已更正并重新评测；受影响的 43 位同学的成绩已经更新，您的成绩没有变化。',
        }),
        ...messages,
      ],
      57,
    ),
  },
});
export const Phone = Long.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

Full.test('one message or all messages can be marked as read', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('button', { name: '标为已读' })[0] as HTMLElement);
  await expect(args.on.read).toHaveBeenLastCalledWith(idOf('message', 1));
  await userEvent.click(canvas.getByRole('button', { name: '全部标为已读' }));
  await expect(args.on.read).toHaveBeenLastCalledWith();
});

Full.test(
  'a message about an exam links there, and following the link marks it as read',
  async ({ canvas, userEvent, args }) => {
    const way = canvas
      .getAllByRole('link', { name: '去查看' })
      .find((link) => link.getAttribute('href') === '/web/exam/room?examId=E1&paperId=P1');
    await expect(way).toBeVisible();
    way?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(way as HTMLElement);
    await expect(args.on.read).toHaveBeenLastCalledWith(idOf('message', 3));
  },
);

Full.test('turning quiet hours off hides the hours, and is saved', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '提醒设置' }));
  const dialog = within(await screen.findByRole('dialog', { name: '提醒设置' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /免打扰/ }));
  await expect(dialog.queryByLabelText(/从几点/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(args.on.settle).toHaveBeenCalledWith({
    email: true,
    isQuiet: false,
    quietFromHour: null,
    quietToHour: null,
    weekly: true,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const Settings = meta.story({
  tags: ['key'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提醒设置' }));
    await screen.findByRole('dialog', { name: '提醒设置' });
  },
});
