import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { KnownRight } from '../RightsField/knownRight.ts';
import type { CardRow } from './cardRow.ts';
import { Memberships } from './Memberships.tsx';

const right = (code: string, name: string, limit: Partial<KnownRight> = {}): KnownRight => ({
  code,
  name,
  kind: 'unlimited',
  period: null,
  quota: null,
  status: 'published',
  ...limit,
});
const rights = [
  right('code.submit', '代码提交'),
  right('solution.video', '题解视频'),
  right('exam.mock', '模拟考试', { kind: 'quota', period: 'month', quota: 8 }),
  right('case.view', '查看错误测试点', { kind: 'quota', period: 'day', quota: 20 }),
  right('answer.clean', '清除练习记录'),
  right('paper.print', '打印试卷', { status: 'draft' }),
];
const whole = { quota: null, period: null, isOwn: false };
const row = (no: number, name: string, changes: Partial<CardRow> = {}): CardRow => ({
  id: idOf('membership', no),
  name,
  type: '0',
  tags: ['student'],
  priceFen: 3_900,
  originFen: null,
  days: 30,
  rights: [
    { code: 'code.submit', name: '代码提交', ...whole },
    { code: 'exam.mock', name: '模拟考试', quota: 4, period: 'month', isOwn: true },
  ],
  intro: null,
  sort: no,
  isDefault: false,
  status: 'published',
  soldCount: 0,
  version: 2,
  updatedAt: at(-no * 3_000),
  ...changes,
});
const year = row(3, '年卡', {
  priceFen: 29_800,
  originFen: 46_800,
  days: 365,
  isDefault: true,
  soldCount: 128,
  intro: '全年练习、模拟考试和全部题解视频。',
});
const rows = [
  row(1, '月卡', { soldCount: 42 }),
  row(2, '季卡', { priceFen: 9_900, days: 90, status: 'unpublished', soldCount: 7 }),
  year,
  row(4, '暑期集训卡', { priceFen: 0, days: 45, status: 'draft' }),
  row(5, '教师年卡', { type: '1', tags: ['educational'], priceFen: 68_000, days: 365, soldCount: 3 }),
];
const LONG = '滨海市青少年信息学奥林匹克联赛集训队专享年卡（含寒暑假集训营）';
const of = officeStories(Memberships, {
  rows,
  opened: year,
  known: { rights: { data: rights } },
  extreme: row(6, LONG, { priceFen: 10_000_000, days: 1_100, soldCount: 128_400, intro: LONG.repeat(4) }),
});

const meta = preview.meta({
  id: 'screens-memberships',
  title: '会员卡管理',

  component: Memberships,
  decorators: [inOffice('bms', 'membership')],
  parameters: of.parameters(
    '**何时用**：/bms/membership，运营人员维护在售的会员卡：价格、天数、权益和各自的次数，上架、推荐，并看到买卡的人看到的样子。**何时不用**：权益本身的规定在 Rights；学生和家长比较、购买用 VipCardList。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Creating = meta.story(of.asking('新建会员卡'));
export const Editing = Opened.extend({
  tags: ['key'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '修改' }));
    await screen.findByRole('dialog', { name: '修改「年卡」' });
  },
});
export const RightsFailed = Creating.extend({
  args: { known: { rights: { error: '服务暂时不可用，请稍后再试。' } } },
});
export const Extreme = meta.story(of.extreme);
export const Phone = Editing.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Editing.extend({ ...of.dark, tags: ['!key'] });

Creating.test('a card is created with its price in yuan and its rights', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建会员卡' }));
  const submit = dialog.getByRole('button', { name: '新建会员卡' });
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '冲刺卡');
  await userEvent.type(dialog.getByRole('textbox', { name: /价格/ }), '19.90');
  await userEvent.click(submit);
  await dialog.findByText('请至少选择一项权益。');
  await userEvent.click(dialog.getByRole('checkbox', { name: '代码提交' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: '模拟考试' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: '模拟考试的限制' }), '整张卡');
  await expect(dialog.queryByRole('checkbox', { name: '打印试卷' })).toBeNull();
  await userEvent.click(submit);
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith({
      name: '冲刺卡',
      type: '0',
      tags: ['student'],
      intro: null,
      priceFen: 1_990,
      originFen: null,
      days: 365,
      sort: 0,
      isDefault: false,
      rights: [{ code: 'code.submit' }, { code: 'exam.mock', quota: 10, period: 'card' }],
    }),
  );
});

Opened.test('the drawer of a sold card shows the preview for buyers but no delete button', async () => {
  const drawer = within(screen.getByRole('dialog', { name: '年卡' }));
  await expect(drawer.getByRole('region', { name: '买卡的人看到的' })).toHaveTextContent('每月 4 次');
  await expect(drawer.queryByRole('button', { name: '删除' })).toBeNull();
});
