import preview from '#storybook/preview';
import { anExam, anExamDetail } from '@aosai/api/exams/exams.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { ExamOffice } from './ExamOffice.tsx';
import type { ExamRow, ExamsKnown } from './exams.ts';

const row = (no: number, title: string, changes: Partial<ExamRow> = {}): ExamRow =>
  anExam({ id: idOf('exam', no), title, startAt: at(no * 1_440), endAt: at(no * 1_440 + 180), ...changes });

const draft = row(1, 'GESP C++ 四级 模拟考试（三）', { status: '0', enrollCount: 0 });
const rows = [
  draft,
  row(2, '期中上机测验', { status: '3', startAt: at(-60), enrollCount: 46 }),
  row(3, 'CSP-J 第一轮 模拟考试', { status: '1', enrollCount: 128, paperCount: 2, durationMin: 240 }),
  row(4, '十一月月考', { status: '5', startAt: at(-9_000), endAt: at(-8_820), enrollCount: 210 }),
];

const staff = {
  version: 3,
  mayWrite: true,
  makerName: '周明澜',
  notes: '请提前十分钟进入机房。',
  visibility: 'org' as const,
  capacity: 60,
  waitlist: true,
  review: 'code' as const,
  accessCode: 'LAB42',
  ipRanges: [],
  examPaperIds: [idOf('paper', 1)],
  stopReason: null,
  isBegun: false,
  openElsewhere: [
    { title: '冒泡排序的交换次数', where: 'practice' as const, name: null },
    { title: '冒泡排序的交换次数', where: 'homework' as const, name: '第 4 讲 · 循环与数组' },
    { title: '质数筛', where: 'exam' as const, name: null },
  ],
};
const known: ExamsKnown = {
  isOffice: false,
  base: '#exam',
  detail: anExamDetail({ ...draft, scope: 'grade', staff }),
  papers: [
    { value: idOf('paper', 1), label: 'GESP C++ 四级 模拟卷（三）' },
    { value: idOf('paper', 2), label: '校内月考 十一月' },
  ],
  today: '2026-11-21',
  classes: [{ id: idOf('grade', 1), title: '信奥一班 · 秋季' }],
};
const of = officeStories(ExamOffice, {
  rows,
  known,
  opened: draft,
  extreme: row(9, '滨海市青少年信息学奥林匹克联赛集训队暑期集训营第二阶段结业选拔模拟考试（补考场次）'.slice(0, 60), {
    enrollCount: 12_845,
  }),
});

const meta = preview.meta({
  id: 'screens-examoffice',
  title: '考试管理',

  component: ExamOffice,
  decorators: [inOffice('edms', 'exam')],
  parameters: of.parameters(
    '**何时用**：/edms/exam 和 /bms/exam，组织考试：新建、发布、修改、终止。**何时不用**：看学生的实时情况用「监考」。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Editing = Opened.extend(of.asking('修改设置'));
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);
export const EditingPhone = Editing.extend(of.phone);
export const Dark = Full.extend(of.dark);

Opened.test('a draft links to its pages, which do not include a live board yet', async () => {
  await expect(await screen.findByRole('link', { name: '报名' })).toHaveAttribute('href', `#exam/${draft.id}/enroll`);
  await expect(screen.queryByRole('link', { name: '监考' })).toBeNull();
});

Full.test('a new exam needs only a title', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建考试' }));
  const form = within(await screen.findByRole('dialog', { name: '新建考试' }));
  await userEvent.click(form.getByRole('button', { name: '新建考试' }));
  await expect(args.on.create).not.toHaveBeenCalled();
  await userEvent.type(form.getByRole('textbox', { name: /标题/ }), '期末测验');
  await userEvent.click(form.getByRole('button', { name: '新建考试' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '期末测验',
        maxAttempts: 1,
        examPaperIds: [],
        startAt: null,
        accessCode: null,
      }),
    ),
  );
});

export const Publishing = Opened.extend(of.asking('发布', `发布「${draft.title}」？`));
Publishing.test('publishing shows where its questions are already in use elsewhere', async ({ args, userEvent }) => {
  const dialog = within(await screen.findByRole('dialog', { name: `发布「${draft.title}」？` }));
  await expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '冒泡排序的交换次数：公开练习',
    '冒泡排序的交换次数：作业「第 4 讲 · 循环与数组」',
    '质数筛：其他机构的考试',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: '仍然发布' }));
  await waitFor(() => expect(args.on.publish).toHaveBeenCalled());
});
