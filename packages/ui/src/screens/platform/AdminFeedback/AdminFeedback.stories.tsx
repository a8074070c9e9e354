import preview from '#storybook/preview';
import { FEEDBACK_CATEGORY, FEEDBACK_STATUS } from '@aosai/api/platform/feedbackRules';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { AdminFeedback } from './AdminFeedback.tsx';
import type { FeedbackItem } from '@aosai/api/platform/feedback.contract';

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
    about: null,
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
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="72"><rect width="96" height="72" fill="#dde3ea"/></svg>',
)}`;

const of = officeStories(AdminFeedback, {
  rows,
  known: { opened: { data: { ...item(0), contact: '微信 linlin2014' } }, fileUrl: () => picture },
  extreme: { ...item(0), content: item(0).content.repeat(12) },
});

const meta = preview.meta({
  id: 'screens-adminfeedback',
  title: '意见处理',

  component: AdminFeedback,
  decorators: [inOffice('bms', 'feedback')],
  parameters: of.parameters(
    '**何时用**：/bms/feedback，平台查看和处理反馈。**何时不用**：学生看自己的反馈用 Feedback。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story({ tags: ['key'], ...of.empty });
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedClosed = meta.story({ args: { openId: idOf('feedback', 4) } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test('marking feedback as solved requires an answer', async ({ userEvent, args }) => {
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

Full.test('one click narrows the list to new feedback', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '待处理' }));
  await expect(args.on.filter).toHaveBeenCalledWith({ ...AdminFeedback.noFilter, status: '0' });
});

OpenedClosed.test('closed feedback stays closed: only its answer can be corrected', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '修改回复' }));
  const dialog = within(await screen.findByRole('dialog', { name: '处理 林* 的反馈' }));
  await expect(dialog.getByRole('combobox', { name: /状态/ })).toHaveTextContent(/^已关闭（不变）$/);
  await userEvent.click(dialog.getByRole('button', { name: '保存并通知' }));
  await waitFor(() =>
    expect(args.on.correct).toHaveBeenCalledWith(rows[3], { status: '3', reply: '已处理，谢谢您的反馈。' }),
  );
});
