import preview from '#storybook/preview';
import { idOf, at, FIXTURE_NOW } from '@aosai/api/kit/ids.fixtures';
import { anExam } from '@aosai/api/exams/exams.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { someAnnouncements } from '../../../storybook/exampleAnnouncements.ts';
import { exampleBatch } from '../../../storybook/exampleBatch.ts';
import { aClassPlace, aStaffedClass } from '../../../storybook/exampleClass.ts';
import { homework as aHomework } from '../../../storybook/exampleHomework.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ClassOverview, type ClassNews } from './ClassOverview.tsx';

const DAY = 1_440;
const homework = {
  ...aHomework,
  counts: { total: 17, notBegun: 5, doing: 2, handedIn: 6, settled: 4, toReview: 3 },
};
const joined = {
  id: idOf('enroll', 3),
  gradeId: idOf('grade'),
  gradeTitle: '信奥一班 · 秋季',
  memberId: idOf('member', 3),
  shownName: '王子墨',
  no: '2026003',
  mobile: null,
  groups: [],
  source: 'batch' as const,
  status: '2' as const,
  position: null,
  teacherId: null,
  teacherName: null,
  quitReason: null,
  rejectReason: null,
  orderFen: null,
  createdAt: at(-DAY),
  updatedAt: at(-DAY),
};
const news: ClassNews = {
  homework: [homework],
  exams: [anExam({ title: '期中上机测验', status: '1', startAt: at(3 * DAY), endAt: at(3 * DAY + 120) })],
  newcomers: [joined],
};
const report = {
  level: 'gesp-cpp-2',
  levels: ['gesp-cpp-2', 'gesp-cpp-1'],
  weak: [{ pointId: 'gesp-cpp-2/nested-loop' }, { pointId: 'gesp-cpp-1/loop' }],
};
const empty = aStaffedClass({ takenCount: 0, status: '0' });

const meta = preview.meta({
  id: 'screens-classoverview',
  title: '班级概况',
  component: ClassOverview,
  decorators: [inOffice('edms', 'grade')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/grade/:id 和 /bms/grade/:id：一个班级这一周的作业、考试、新成员和薄弱点，空的班级告诉下一步。**何时不用**：学生看班级用 ClassDetail。',
      },
    },
  },
  args: {
    place: aClassPlace(),
    news: { data: news },
    report: { data: report },
    announcements: someAnnouncements(),
    batch: exampleBatch({ targetName: '信奥一班 · 秋季' }),
    now: Date.parse(FIXTURE_NOW),
    on: { level: fn(), retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const NoStudents = meta.story({ args: { place: aClassPlace({ grade: { data: empty } }) } });
export const QuietWeek = meta.story({
  args: {
    news: { data: { homework: [], exams: [], newcomers: [] } },
    report: { data: { level: 'gesp-cpp-1', levels: [], weak: [] } },
  },
});
export const Loading = meta.story({ args: { place: aClassPlace({ grade: {} }), news: {} } });
export const Failed = meta.story({ args: { news: { error: '服务暂时不可用，请稍后再试。' } } });
export const Extreme = meta.story({
  args: {
    place: aClassPlace({
      grade: {
        data: aStaffedClass({
          title: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队周末提高班（C++）',
          teachers: ['周明澜', '何清', '阿卜杜热合曼·买买提伊明江'].map((name, no) => ({
            id: idOf('member', no + 7),
            name,
          })),
        }),
      },
    }),
  },
});
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test('the week links to homework, exams, members and weak points', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: homework.title })).toHaveAttribute(
    'href',
    `/web/edms/homework/${homework.id}`,
  );
  await expect(canvas.getByRole('link', { name: '1 人申请退出' })).toHaveAttribute(
    'href',
    `/web/edms/grade/${idOf('grade')}/members?status=4`,
  );
  await expect(canvas.getByText('这一周新加入 1 人：王子墨')).toBeVisible();
});
Full.test('weak points switch between the levels of the class', async ({ canvas, userEvent, args }) => {
  const levels = canvas.getByRole('combobox', { name: '级别' });
  await expect(
    within(levels)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['GESP C++ 2 级', 'GESP C++ 1 级']);
  await userEvent.selectOptions(levels, 'GESP C++ 1 级');
  await expect(args.on.level).toHaveBeenCalledWith('gesp-cpp-1');
});
// No screenshot: its test reads what differs.
export const NothingKnown = Full.extend({
  tags: ['no-visual'],
  args: { report: { data: { ...report, levels: ['gesp-cpp-2'], weak: [] } } },
});
NothingKnown.test('a class with one level names it, and says when nothing is known yet', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: '级别' })).toBeNull();
  await expect(canvas.getByText('GESP C++ 2 级')).toBeVisible();
  await expect(canvas.getByText('这一级做过的题还不够，看不出薄弱的地方。')).toBeVisible();
});
NoStudents.test('an empty class offers its next steps', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('link', { name: '布置作业' })).toHaveAttribute(
    'href',
    `/web/edms/homework?do=create&grade=${idOf('grade')}`,
  );
  await userEvent.click(canvas.getByRole('button', { name: '添加学生' }));
  await screen.findByRole('dialog', { name: '添加学生' });
});
NoStudents.test('a draft is published after a confirmation', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '发布' }));
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(asked.getByRole('button', { name: '发布班级' }));
  await expect(args.place.publish.run).toHaveBeenCalledOnce();
});
