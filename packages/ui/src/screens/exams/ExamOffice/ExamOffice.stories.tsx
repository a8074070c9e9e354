import preview from '#storybook/preview';
import { anExam } from '@aosai/api/exams/exams.fixtures';
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

const known: ExamsKnown = {
  isOffice: false,
  base: '#exam',
  isReady: true,
  given: { gradeIds: [], paperIds: [] },
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
    '**何时用**：/edms/exam 和 /bms/exam，组织考试：考试列表和新建。**何时不用**：发布、修改、终止用 ExamSettings，看学生的实时情况用「监考」。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Full.extend(of.dark);

Full.test('a row opens the page where one goes on: settings, live board, students or scores', async ({ canvas }) => {
  const href = (row: ExamRow | undefined) => canvas.getByRole('link', { name: row?.title ?? '' }).getAttribute('href');
  await expect(rows.map((row) => href(row)?.replace(`#exam/${row.id}`, ''))).toEqual([
    '/settings',
    '',
    '/enroll',
    '/scores',
  ]);
});

const dialogOf = async () => within(await screen.findByRole('dialog', { name: '新建考试' }));

/** Opened from the page of a class, with its exam and a paper. */
export const Asked = Full.extend({
  args: {
    begins: 'create',
    known: { ...known, given: { gradeIds: [idOf('grade', 1)], paperIds: [idOf('paper', 1)] } },
  },
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
        // The only class is chosen already.
        gradeIds: [idOf('grade', 1)],
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
