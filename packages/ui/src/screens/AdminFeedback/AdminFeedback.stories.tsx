import preview from '#storybook/preview';
import type { FeedbackItem } from '@aosai/api/contract/types';
import { FEEDBACK_CATEGORY } from '@aosai/api/domain/feedbackRules';
import { FEEDBACK_STATUS } from '@aosai/api/domain/statuses';
import { at, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { AdminFeedback, type AdminFeedbackProps } from './AdminFeedback.tsx';
import { NO_FEEDBACK_FILTER } from './feedback.ts';

const TEXTS = [
  '第 26 题样例输出的末尾多了一个空格，复制到自测里对不上。',
  '想导出孩子的全部作答，找不到入口。',
  '希望练习页记住上次的字号。',
  '交卷后报告页一直在转圈，刷新两次才好。',
];
const item = (no: number): FeedbackItem => {
  const status = FEEDBACK_STATUS.values[no % 4] ?? '0';
  return {
    id: idOf('feedback', no + 1),
    version: 1,
    category: FEEDBACK_CATEGORY.values[no % FEEDBACK_CATEGORY.values.length] ?? 'problem',
    content: TEXTS[no % TEXTS.length] ?? '',
    files: no === 0 ? ['AAAAAAAAAAAAAAAAAAAAAA.png'] : [],
    contact: null,
    status,
    reply: status === '2' || status === '3' ? '已处理，谢谢您的反馈。' : null,
    createdAt: at(-no * 400),
    handledAt: status === '0' ? null : at(-no * 300),
    sender: {
      id: idOf('member', no),
      name: ['林*', '欧阳*', '陈*'][no % 3] ?? '',
      type: no % 2 ? 'parent' : 'student',
    },
  };
};
const rows = Array.from({ length: 8 }, (_, no) => item(no));
const page = (content: FeedbackItem[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });
const FIRST = idOf('feedback', 1);
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#dde3ea"/></svg>',
)}`;

const meta = preview.meta({
  title: 'AdminFeedback',
  component: AdminFeedback,
  decorators: [inOffice('bms', 'feedback')],
  parameters: {
    layout: 'fullscreen',
    density: { empty: { rows: page([]) }, extreme: { rows: page(rows, 12_460) } },
    docs: {
      description: {
        component: '**何时用**：/bms/feedback，后台查看和处理反馈。**何时不用**：学员看自己的反馈用 Feedback。',
      },
    },
  },
  args: {
    rows: page(rows),
    opened: { data: { ...item(0), contact: '微信 linlin2014' } },
    busy: false,
    query: { page: 0, size: 20, sort: null },
    filter: NO_FEEDBACK_FILTER,
    hiddenColumns: null,
    selectedIds: [],
    openId: null,
    exporting: false,
    act: { pending: false, error: null },
    fileUrl: () => picture,
    on: {
      query: fn(),
      filter: fn(),
      hiddenColumns: fn(),
      select: fn(),
      open: fn(),
      retry: fn(),
      forget: fn(),
      reply: fn(async () => true),
    },
  } as AdminFeedbackProps,
});

export const Full = meta.story();
export const Loading = meta.story({ args: { rows: {} } });
export const Empty = meta.story({ tags: ['key'], args: { rows: page([]) } });
export const Failed = meta.story({ args: { rows: { error: '服务暂时不可用，请稍后再试。' } } });
export const Opened = meta.story({ args: { openId: FIRST } });
export const Extreme = meta.story({
  args: {
    rows: page(
      rows.map((row) => ({ ...row, content: row.content.repeat(12) })),
      12_460,
    ),
    openId: FIRST,
  },
});
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Opened.extend({ globals: { theme: 'dark' } });

Opened.test('what is called solved comes with an answer', async ({ userEvent, args }) => {
  await expect(await screen.findByText('微信 linlin2014')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '处理' }));
  const dialog = within(await screen.findByRole('dialog', { name: '处理 林* 的反馈' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /状态/ }), '已解决');
  await userEvent.click(dialog.getByRole('button', { name: '保存并通知' }));
  await expect(await dialog.findByText('标为已解决时，请告诉提交人怎样解决的。')).toBeVisible();
  await expect(args.on.reply).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByRole('textbox', { name: /回复/ }), '空格已去掉');
  await userEvent.click(dialog.getByRole('button', { name: '保存并通知' }));
  await waitFor(() => expect(args.on.reply).toHaveBeenCalledWith(rows[0], { status: '2', reply: '空格已去掉' }));
});

Full.test('only the new ones are one click away', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '待处理' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ ...NO_FEEDBACK_FILTER, status: '0' });
});
