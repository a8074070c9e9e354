import preview from '#storybook/preview';
import { KNOWLEDGE_POINTS } from '@aosai/api/questions/knowledgePoints';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aClassPracticeRow, aClassReport, aPointMastery, aWeakPoint } from '@aosai/api/practice/practice.fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { aClassPlace } from '../../../storybook/exampleClass.ts';
import { ClassPractice } from './ClassPractice.tsx';

const LEVEL = 'gesp-cpp-1';
const POINTS = KNOWLEDGE_POINTS.filter(({ id }) => id.startsWith(`${LEVEL}/`));
const NAMES = ['林知远', '周子涵', '王若曦', '陈一鸣', '赵安然', '孙亦凡', '李书瑶', '吴承宇'];

/** Percentages that vary by student, some based on too few answers. */
const masteryOf = (student: number) =>
  POINTS.map(({ id: pointId }, place) => {
    const percent = 35 + ((student * 17 + place * 23) % 61);
    if ((student + place) % 7 === 0) return aPointMastery({ pointId, percent: null, band: 'none', answers: 2 });
    const band = percent < 60 ? ('weak' as const) : percent < 80 ? ('fair' as const) : ('strong' as const);
    return aPointMastery({ pointId, percent, band, isEarly: place % 5 === 0, answers: 4 + place });
  });

const students = NAMES.map((memberName, no) =>
  aClassPracticeRow({
    memberId: idOf('member', no + 1),
    memberName,
    mastery: masteryOf(no + 1),
    readiness: no === 4 ? null : { expected: 48.5 + no * 5, chance: 30 + no * 8 },
    stuck:
      no === 1
        ? [{ questionId: idOf('question', 2), title: '灯塔的间隔', chapterId: idOf('chapter', 1), tries: 7 }]
        : [],
  }),
);
const weak = [
  aWeakPoint(),
  aWeakPoint({
    ...aPointMastery({ pointId: `${LEVEL}/branch`, percent: 51, band: 'weak', answers: 48 }),
    wrongOption: {
      questionId: idOf('question', 5),
      title: '下面的程序输入 15 时输出什么',
      optionId: 'C',
      part: 3,
      optionHtml: '先判断 <code>x % 3 == 0</code>，再判断 <code>x % 5 == 0</code>',
      optionText: '先判断 x % 3 == 0，再判断 x % 5 == 0',
      students: 4,
    },
    program: null,
  }),
  aWeakPoint({ ...aPointMastery({ pointId: `${LEVEL}/io`, percent: 63, answers: 35 }), wrongOption: null }),
  aWeakPoint({
    ...aPointMastery({ pointId: `${LEVEL}/arith`, percent: 66, answers: 21 }),
    wrongOption: null,
    program: null,
  }),
];
const report = aClassReport({ students, weak });
const nothing = students.map((one) => ({
  ...one,
  readiness: null,
  stuck: [],
  mastery: one.mastery.map((each) => ({ ...each, percent: null, band: 'none' as const, answers: 0 })),
}));

const meta = preview.meta({
  id: 'screens-classpractice',
  title: '班级学情',
  component: ClassPractice,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：老师和机构看一个班在一个级别上哪些知识点弱、错在哪里、谁卡住了、谁有把握通过，近八周怎样。**何时不用**：看一次考试的题目用 ItemAnalysis，看一个学生的单元用 StudentUnit。',
      },
    },
    density: {
      empty: { report: { data: aClassReport({ students: [], weak: [] }) } },
      extreme: {
        report: {
          data: aClassReport({
            weak,
            students: Array.from({ length: 60 }, (_, no) =>
              aClassPracticeRow({
                memberId: idOf('member', no + 1),
                memberName: no % 5 === 0 ? '欧阳慕容若兰' : (NAMES[no % NAMES.length] ?? ''),
                mastery: masteryOf(no),
              }),
            ),
          }),
        },
      },
    },
  },
  args: {
    place: aClassPlace(),
    level: LEVEL,
    report: { data: report },
    opensStudents: true,
    printHref: '#print',
    downloading: false,
    on: { level: fn(), download: fn(), retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const NothingKnown = meta.story({
  args: {
    report: {
      data: aClassReport({
        students: nothing,
        weak: [],
        weeks: report.weeks.map((week) => ({ ...week, answers: 0 })),
      }),
    },
  },
});
export const NoStudents = meta.story({ globals: { density: 'empty' } });
// No screenshot: without links to students it looks like the other stories.
export const PlatformReads = meta.story({ tags: ['no-visual'], args: { opensStudents: false } });
export const Loading = meta.story({ args: { place: aClassPlace({ grade: {} }), report: {} } });
export const Failed = meta.story({ args: { report: { error: '没有找到这个班级' } } });
export const Offline = meta.story(offline({ report: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Full.test('a stuck student links to their programs in the unit', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '周子涵 · 灯塔的间隔' });
  await expect(link).toHaveAttribute('href', expect.stringContaining('chapter/student'));
  await expect(link).toHaveAttribute('href', expect.stringContaining(`questionId=${idOf('question', 2)}`));
});
Full.test("each name links to the student's units", async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: '知识点掌握' }));
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  await expect(links).toHaveLength(report.students.length);
  await expect(links[0]).toContain(`chapter/student?gradeId=${report.gradeId}&memberId=${idOf('member', 1)}`);
});
PlatformReads.test("readers who may not open students' work get no links", async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /周子涵|作答记录/ })).toBeNull();
  await expect(canvas.getByText('周子涵 · 灯塔的间隔')).toBeVisible();
});
Full.test('another level can be chosen', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '级别' }), 'gesp-py-1');
  await expect(args.on.level).toHaveBeenCalledWith('gesp-py-1');
});
NoStudents.test('a class without students leads to adding them', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '添加学生' })).toHaveAttribute(
    'href',
    `/web/edms/grade/${idOf('grade')}/members?do=batch`,
  );
});
NothingKnown.test('without answers, no figures are shown', async ({ canvas }) => {
  await expect(canvas.getByText(/还没有人做过足够的题/)).toBeVisible();
  await expect(canvas.getByText('这两天没有人卡在一道题上。')).toBeVisible();
  await expect(canvas.getByText('近八周还没有人练习这一级。')).toBeVisible();
});
Failed.test('a failed report can be retried', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /重试|重新/ }));
  await expect(args.on.retry).toHaveBeenCalledOnce();
});
Full.test(
  'a weak point names its most frequent mistake, and can show a failing program',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/7 人选，循环结束后 i 的值/)).toBeVisible();
    await expect(canvas.getByText(/4 人选，下面的程序输入 15 时输出什么 第 3 小题/)).toBeVisible();
    const [opener] = canvas.getAllByText('灯塔的间隔', { selector: 'summary' });
    if (!opener) throw new Error('no program');
    await userEvent.click(opener);
    const [link] = canvas.getAllByRole('link', { name: '看这份程序的作答记录' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('chapter/student'));
  },
);
Full.test('the report can be downloaded as a spreadsheet, or printed', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '下载 Excel' }));
  await expect(args.on.download).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('link', { name: '打印' })).toHaveAttribute('href', '#print');
});
Full.test('eight weeks are shown as a chart and as a table', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/本周 7 人练习，作答 161 次/)).toBeVisible();
  await userEvent.click(canvas.getByText('以表格查看'));
  const table = canvas.getByRole('table', { name: '近八周' });
  await expect(within(table).getByRole('rowheader', { name: '11/23' })).toBeVisible();
});
Full.test('a cut edge of the table of points shows that it goes on', async ({ canvas }) => {
  const scroller = canvas.getByRole('table', { name: '知识点掌握' }).parentElement;
  const edges = scroller?.parentElement;
  await waitFor(() => expect(edges).toHaveAttribute('data-more', 'right'));
  if (scroller) scroller.scrollLeft = scroller.scrollWidth;
  await waitFor(() => expect(edges).toHaveAttribute('data-more', 'left'));
});
