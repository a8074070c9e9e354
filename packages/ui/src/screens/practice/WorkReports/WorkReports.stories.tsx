import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import type { ReportedWork } from '@aosai/api/practice/sharedWork.contract';
import { aReportedWork } from '@aosai/api/practice/sharedWork.fixtures';
import { WORK_REVIEW } from '@aosai/api/practice/sharedWorkRules';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { WorkReports } from './WorkReports.tsx';

const row = (no: number): ReportedWork => {
  const review = WORK_REVIEW.values[no % 3] ?? 'reported';
  return aReportedWork({
    id: idOf('turtleWork', no + 1),
    name: ['雨后彩虹', '六角雪花', '小屋'][no % 3] ?? '',
    review,
    isPublic: review !== 'hidden',
    hiddenReason: review === 'hidden' ? '画里写了学校的名字，去掉以后可以再公开。' : null,
    reportedAt: at(-no * 300),
  });
};
const rows = Array.from({ length: 6 }, (_, no) => row(no));

const of = officeStories(WorkReports, {
  rows,
  known: { opened: { data: aReportedWork() } },
  extreme: { ...row(0), name: '一幅名字特别特别长的、画了三天的大海和月亮还有船', painter: '欧阳诸葛长孙' },
});

const meta = preview.meta({
  component: WorkReports,
  decorators: [inOffice('edms', 'sharedWork')],
  parameters: of.parameters(
    '**何时用**：/edms/sharedWork 和 /bms/sharedWork，看被举报的公开作品，隐藏或留着。**何时不用**：对平台的意见在 AdminFeedback。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OpenedHidden = meta.story({
  args: { openId: idOf('turtleWork', 3) },
});
export const OpenedLoading = meta.story({ args: { ...of.opened.args, known: { opened: {} } } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test('hiding asks for a sentence to the family', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '隐藏' }));
  const dialog = within(await screen.findByRole('dialog', { name: '隐藏「雨后彩虹」' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /给孩子和家长的说明/ }), '请去掉学校的名字。');
  await userEvent.click(dialog.getByRole('button', { name: '隐藏' }));
  await waitFor(() => expect(args.on.hide).toHaveBeenCalledWith(rows[0], { reason: '请去掉学校的名字。' }));
});

Opened.test('shows the picture and what visitors wrote', async () => {
  await expect(await screen.findByRole('img', { name: '海龟画「雨后彩虹」' })).toBeVisible();
  await expect(await screen.findByText('右下角写了学校和班级。')).toBeVisible();
});

OpenedHidden.test('a hidden work can be restored', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
  const dialog = within(
    await screen.findByRole('alertdialog').catch(() => screen.findByRole('dialog', { name: /恢复/ })),
  );
  await userEvent.click(dialog.getByRole('button', { name: '恢复' }));
  await waitFor(() => expect(args.on.restore).toHaveBeenCalled());
});
