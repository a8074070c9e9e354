import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { Papers, type PapersKnown } from './Papers.tsx';
import type { PaperListRow } from '@aosai/api/papers/paper.contract';

const row = (no: number, title: string, changes: Partial<PaperListRow> = {}): PaperListRow => ({
  id: idOf('paper', no),
  title,
  template: 'gesp-4',
  questionCount: 27,
  totalPoints: 10_000,
  durationMin: 120,
  status: '1',
  bank: 'org',
  ownerName: '星海编程',
  isShared: false,
  isFrozen: false,
  usedCount: 0,
  version: 2,
  updatedAt: at(-no * 1_500),
  ...changes,
});
const draft = row(1, 'GESP C++ 四级 模拟试卷（三）', { status: '0', questionCount: 12, totalPoints: 4_600 });
const rows = [
  draft,
  row(2, 'GESP C++ 四级 模拟试卷（二）', { isFrozen: true, usedCount: 2 }),
  row(3, 'CSP-J 初赛 模拟', { template: 'csp-j1', bank: 'own', ownerName: '周明澜', status: '3', questionCount: 20 }),
  row(4, '校内月考 十一月', { template: 'free', questionCount: 8, totalPoints: 5_000, durationMin: 45, status: '2' }),
  row(5, 'GESP C++ 五级 样卷', {
    template: 'gesp-5',
    bank: 'platform',
    ownerName: null,
    isShared: true,
    durationMin: 180,
  }),
];
const known: PapersKnown = { base: '#examPaper', own: ['org'], template: 'gesp-2' };
const of = officeStories(Papers, {
  rows,
  known,
  extreme: row(
    6,
    '滨海市青少年信息学奥林匹克联赛集训队暑期集训营第二阶段结业选拔模拟考试卷（修订版）'.repeat(2).slice(0, 60),
    {
      usedCount: 1_284,
      ownerName: '阿卜杜热西提·买买提伊敏',
    },
  ),
});

const meta = preview.meta({
  id: 'screens-papers',
  title: '试卷',

  component: Papers,
  decorators: [inOffice('edms', 'examPaper')],
  parameters: of.parameters(
    '**何时用**：/bms 与 /edms 的试卷列表：新建、共享，进入试卷。**何时不用**：改题目和分值、设为可用、停用、复制用 PaperEditor；看学生成绩用 SchoolResults。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Creating = meta.story(of.asking('新建试卷'));
export const Extreme = meta.story(of.extreme);
const lenders: PapersKnown = { base: '#examPaper', own: ['platform'], template: 'gesp-2' };
const lendable = [
  row(7, 'GESP C++ 一级 样卷', { bank: 'platform', ownerName: null }),
  row(8, 'GESP C++ 二级 样卷', { bank: 'platform', ownerName: null }),
  row(9, 'GESP C++ 三级 样卷', { bank: 'platform', ownerName: null, status: '0' }),
];
/** As the platform sees it. */
export const Lending = meta.story({
  tags: ['no-visual'],
  args: {
    known: lenders,
    rows: { data: { content: lendable, total: 3, page: 0, size: 20 } },
    selectedIds: lendable.slice(0, 2).map(({ id }) => id),
  },
});
export const Sharing = Lending.extend({
  args: { act: { pending: true, error: null, progress: { done: 1, total: 2 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '共享给机构' }));
    await screen.findByRole('dialog', { name: '共享选中的 2 份？' });
  },
});
export const Phone = Full.extend(of.phone);
export const Dark = Full.extend(of.dark);

Creating.test('a new paper has a title and the likely template', async ({ userEvent, args }) => {
  const dialog = within(screen.getByRole('dialog', { name: '新建试卷' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /标题/ }), '期末模拟');
  await userEvent.click(dialog.getByRole('button', { name: '新建试卷' }));
  await waitFor(() => expect(args.on.create).toHaveBeenCalledWith({ title: '期末模拟', template: 'gesp-2' }));
});

Full.test('a row opens the page of the paper', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: draft.title })).toHaveAttribute('href', `#examPaper/${draft.id}`);
});

Empty.test('an empty list says that nothing is lent and who may add papers', async ({ canvas }) => {
  await expect(canvas.getByText('还没有试卷')).toBeVisible();
  await expect(canvas.getByText(/平台还没有给机构共享试卷.*机构管理员和老师也可以自己新建一份/)).toBeVisible();
});

Lending.test('selected papers are shared with one confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '共享给机构' }));
  const dialog = within(await screen.findByRole('dialog', { name: '共享选中的 2 份？' }));
  await userEvent.click(dialog.getByRole('button', { name: '共享试卷' }));
  await expect(args.on.share).toHaveBeenCalledWith(args.selectedIds);
});

Lending.test('all papers that no formal exam blocks are shared with one confirmation', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '共享全部' }));
  const dialog = within(await screen.findByRole('dialog', { name: '把平台的试卷都共享给机构？' }));
  await userEvent.click(dialog.getByRole('button', { name: '共享全部' }));
  await expect(args.on.shareAll).toHaveBeenCalledTimes(1);
});

Lending.test(
  'a selected draft cannot be shared, and the reason is shown',
  { args: { selectedIds: lendable.map(({ id }) => id) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('只有可用的试卷能共享')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '共享给机构' })).toBeDisabled();
  },
);

Sharing.test('the dialog shows how many papers it has gone through', async () => {
  const bar = await screen.findByRole('progressbar', { name: '处理进度' });
  await expect(bar).toHaveAttribute('aria-valuetext', '已处理 1 / 2 条');
});

Full.test('a school cannot select papers, as it shares none', async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: '共享全部' })).toBeNull();
});
