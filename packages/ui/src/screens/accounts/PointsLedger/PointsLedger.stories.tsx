import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type PointsEntry, PointsLedger } from './PointsLedger.tsx';

const NAMES = ['陈*', '林*', '欧阳*', '赵*', '周*'];
const entry = (no: number, delta: number, reason: string, changes: Partial<PointsEntry> = {}): PointsEntry => {
  const memberId = idOf('member', (no % NAMES.length) + 1);
  const account = `xuesheng${(no % NAMES.length) + 1}`;
  return {
    id: idOf('memberPoints', no),
    memberId,
    member: { id: memberId, nameMasked: NAMES[no % NAMES.length] ?? '', account },
    delta,
    reason,
    refType: 'practice',
    createdAt: at(-no * 1_500),
    version: 1,
    ...changes,
  };
};
const adjusted = entry(3, 200, '校内赛志愿者', { refType: 'adjust' });
const rows = [
  entry(1, 30, '完成「GESP C++ 四级 模拟考试（二）」'),
  entry(2, -200, '解锁「第十二单元 动态规划」'),
  adjusted,
  entry(4, 10, '连续练习 7 天'),
  entry(5, -20, '更正：同一场比赛记了两次', { refType: 'adjust' }),
];
const of = officeStories(PointsLedger, {
  rows,
  opened: adjusted,
  extreme: entry(6, -100_000, '滨海市青少年信息学奥林匹克联赛集训队暑期集训营'.repeat(4)),
});

const meta = preview.meta({
  id: 'screens-pointsledger',
  title: '积分明细',

  component: PointsLedger,
  decorators: [inOffice('bms', 'memberPoints')],
  parameters: of.parameters(
    '**何时用**：/bms/memberPoints，运营人员查看所有账号的积分明细，写明原因给人增加或扣减。**何时不用**：学生自己的明细和排行用 OwnPoints。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Adjusting = meta.story(of.asking('调整积分'));
export const Extreme = meta.story(of.extreme);
export const Phone = Adjusting.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Adjusting.test('an adjustment requires points other than zero and a reason', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '调整积分' }));
  const submit = dialog.getByRole('button', { name: '调整积分' });
  await userEvent.type(dialog.getByRole('textbox', { name: /账号/ }), 'xuesheng4');
  const points = dialog.getByRole('spinbutton', { name: /积分/ });
  await userEvent.clear(points);
  await userEvent.type(points, '0');
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '校内赛志愿者');
  await userEvent.click(submit);
  await dialog.findByText('积分不能是 0');
  await userEvent.clear(points);
  await userEvent.type(points, '-20');
  await userEvent.click(submit);
  await waitFor(() => expect(args.on.adjust).toHaveBeenCalledTimes(1));
  await expect(args.on.adjust).toHaveBeenCalledWith({ account: 'xuesheng4', delta: -20, reason: '校内赛志愿者' });
});
