import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type RightRow, Rights } from './Rights.tsx';

const row = (no: number, code: string, name: string, changes: Partial<RightRow> = {}): RightRow => ({
  id: idOf('right', no),
  code,
  name,
  kind: 'unlimited',
  period: null,
  quota: null,
  status: 'published',
  version: 2,
  updatedAt: at(-no * 3_000),
  ...changes,
});
const mock = row(3, 'exam.mock', '模拟考试', { kind: 'quota', period: 'month', quota: 4 });
const rows = [
  row(1, 'solution.video', '题解视频'),
  row(2, 'code.submit', '提交代码', { kind: 'quota', period: 'day', quota: 50 }),
  mock,
  row(4, 'case.view', '查看测试点', { status: 'draft' }),
  row(5, 'answer.clean', '清除作答', { kind: 'quota', period: 'card', quota: 3, status: 'unpublished' }),
];
const free = { version: 7, codeSubmit: 30, examMock: 2, caseView: 5, answerClean: 1, solutionVideo: 0 };
const of = officeStories(Rights, {
  rows,
  known: { free: { data: free } },
  opened: mock,
  extreme: row(1, 'a'.repeat(40), '滨海市青少年信息学奥林匹克联赛集训队题解视频与测试点查看权益'),
});

const meta = preview.meta({
  id: 'screens-rights',
  title: '权益',

  component: Rights,
  decorators: [inOffice('bms', 'right')],
  parameters: of.parameters(
    '**何时用**：/bms/right，运营人员维护会员卡能包含的权益：不限次数或按周期限次，上架和下架。**何时不用**：管理账号的权限在「角色与权限」；一张卡里有哪些权益在「会员卡」。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Creating = meta.story(of.asking('新建权益'));
export const FreeShare = meta.story(of.asking('免费次数', '没有会员卡时的免费次数'));
export const RemoveRefused = Opened.extend({
  args: of.refused('会员卡「年卡」包含这项权益，请先从卡里去掉'),
  ...of.asking('删除', '删除权益「模拟考试」？'),
});
export const Extreme = meta.story(of.extreme);
export const Phone = Creating.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Creating.test('number and period are shown only for a right with a quota', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建权益' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '题解视频');
  await expect(dialog.queryByRole('textbox', { name: /代号/ })).toBeNull();
  await expect(dialog.queryByRole('combobox', { name: /周期/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /限制/ }), '限次数');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /周期/ }), '每天');
  await userEvent.click(dialog.getByRole('button', { name: '新建权益' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledTimes(1));
  await expect(args.on.create).toHaveBeenCalledWith({
    name: '题解视频',
    kind: 'quota',
    period: 'day',
    quota: 30,
  });
});

Opened.test('withdrawing a right asks first, and says that sold cards are unaffected', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '下架' }));
  const dialog = within(await screen.findByRole('dialog', { name: '下架权益「模拟考试」？' }));
  await expect(dialog.getByText(/已经发出的卡照旧有效/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '下架权益' }));
  await waitFor(() => expect(args.on.unpublish).toHaveBeenCalledWith(mock));
});

FreeShare.test('each free quota is one number, and all are saved together', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '没有会员卡时的免费次数' }));
  const views = dialog.getByRole('spinbutton', { name: /查看未通过的测试点（每天）/ });
  await expect(views).toHaveValue(5);
  await userEvent.clear(views);
  await userEvent.type(views, '0');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(args.on.setFree).toHaveBeenCalledWith({
      version: 7,
      codeSubmit: 30,
      examMock: 2,
      caseView: 0,
      answerClean: 1,
      solutionVideo: 0,
    }),
  );
});
