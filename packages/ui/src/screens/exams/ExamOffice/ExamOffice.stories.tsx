import preview from '#storybook/preview';
import { anExam, anExamDetail } from '@aosai/api/exams/exams.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { ExamOffice } from './ExamOffice.tsx';
import type { ExamForm, ExamRow, ExamsKnown } from './exams.ts';

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
  scoreRelease: 'auto' as const,
  keyRelease: 'auto' as const,
  ipRanges: [],
  examPaperIds: [idOf('paper', 1)],
  stopReason: null,
  closesAt: '2026-11-21T09:00:00.000Z',
  extraSec: { least: 0, most: 0 },
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
    { value: idOf('paper', 1), label: 'GESP C++ 四级 模拟卷（三）', durationMin: 90 },
    { value: idOf('paper', 2), label: '校内月考 十一月', durationMin: 60 },
  ],
  today: '2026-11-21',
  now: Date.parse(at(0)),
  classes: [{ id: idOf('grade', 1), title: '信奥一班 · 秋季', studentCount: 18 }],
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

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '新建考试' }));

/** Opened from the page of a class, with its exam and a paper. */
export const Asked = Full.extend({
  args: { known: { ...known, asked: { gradeIds: [idOf('grade', 1)], paperIds: [idOf('paper', 1)] } } },
  play: async () => void (await dialogOf()),
});
export const AskedPhone = Asked.extend(of.phone);
export const AskedDark = Asked.extend(of.dark);

Asked.test('an exam of a class is published with two presses, and the question names who and when', async (story) => {
  const { userEvent, args } = story;
  const form = await dialogOf();
  await expect(form.getByRole('textbox', { name: /标题/ })).toHaveValue('GESP C++ 四级 模拟卷（三）');
  await userEvent.click(form.getByRole('button', { name: '发布考试' }));
  const asked = within(await screen.findByRole('dialog', { name: '发布「GESP C++ 四级 模拟卷（三）」？' }));
  await expect(args.on.create).not.toHaveBeenCalled();
  await asked.findByText(/信奥一班 · 秋季，共 18 人。2026-11-21 \d\d:\d[05] 到 .*学生马上能看到。/);
  await userEvent.click(asked.getByRole('button', { name: '发布' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(
      expect.objectContaining({
        gradeIds: [idOf('grade', 1)],
        examPaperIds: [idOf('paper', 1)],
        publish: true,
        scope: 'grade',
      }),
    ),
  );
  const [form0] = (args.on.create as unknown as { mock: { calls: [ExamForm][] } }).mock.calls[0] ?? [];
  const lengthMin = (Date.parse(form0?.endAt ?? '') - Date.parse(form0?.startAt ?? '')) / 60_000;
  await expect(lengthMin).toBe(90);
});

Full.test('a draft needs only a title, and publishing needs a paper too', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建考试' }));
  const form = await dialogOf();
  await userEvent.click(form.getByRole('button', { name: '存为草稿' }));
  await expect(args.on.create).not.toHaveBeenCalled();
  await userEvent.type(form.getByRole('textbox', { name: /标题/ }), '期末测验');
  await userEvent.click(form.getByRole('button', { name: '发布考试' }));
  await form.findByText('请选择试卷，或先存为草稿');
  await userEvent.click(form.getByRole('button', { name: '存为草稿' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '期末测验',
        maxAttempts: 1,
        examPaperIds: [],
        publish: false,
        accessCode: null,
      }),
    ),
  );
});

Full.test('title and end follow the paper until they are changed by hand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建考试' }));
  const form = await dialogOf();
  await form.findByText(/共 2 小时/);
  await userEvent.click(form.getByRole('combobox', { name: /试卷/ }));
  await userEvent.click(await screen.findByRole('option', { name: '校内月考 十一月' }));
  await form.findByText(/共 1 小时/);
  await expect(form.getByRole('textbox', { name: /标题/ })).toHaveValue('校内月考 十一月');
});

Full.test('times of enrolment are asked only where students enrol by themselves', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新建考试' }));
  const form = await dialogOf();
  await expect(form.queryByRole('group', { name: /报名时间/ })).toBeNull();
  await userEvent.selectOptions(form.getByRole('combobox', { name: /谁能自己报名/ }), 'org');
  await form.findByRole('group', { name: /报名时间/ });
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
