import preview from '#storybook/preview';
import { aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { type DeskCount, OfficeDesk, type OfficeDeskProps } from './OfficeDesk.tsx';
import type { DueHomework, ExamToday } from '@aosai/api/desks/desk.contract';

const NAMES = ['林知远', '欧阳思远', '陈可欣', '许嘉树', '王一诺'];
const results = NAMES.map((memberName, place) =>
  aSettledAttempt({ id: idOf('attempt', place + 20), memberName, totalPoints: 9_400 - place * 900 }),
);
const EDMS = '/web/edms';
const exams: ExamToday[] = [
  {
    id: idOf('exam', 1),
    title: 'GESP C++ 四级 模拟考试（一）',
    startAt: at(-40),
    endAt: at(80),
    mayWatch: true,
    places: 42,
    running: 38,
    away: 2,
  },
  {
    id: idOf('exam', 2),
    title: 'CSP-J 第一轮 模拟考试',
    startAt: at(240),
    endAt: at(360),
    mayWatch: true,
    places: 36,
    running: 0,
    away: 0,
  },
  {
    id: idOf('exam', 3),
    title: '平台周测（十一）',
    startAt: at(-600),
    endAt: at(60),
    mayWatch: false,
    places: 4,
    running: 4,
    away: 0,
  },
];
const aHomework = (no: number, changes: Partial<DueHomework>): DueHomework => ({
  id: idOf('homework', no),
  title: '循环与数组 第十二次作业',
  classes: ['信奥一班 · 秋季'],
  dueAt: at(300),
  notBegun: 12,
  dueSoon: 15,
  overdue: 0,
  exemptions: 0,
  ...changes,
});
const homework = [
  aHomework(1, { title: '递推入门', dueAt: at(-1_500), notBegun: 0, dueSoon: 0, overdue: 3, exemptions: 1 }),
  aHomework(2, {}),
  aHomework(3, { title: '二分查找练习', dueAt: at(4_000), notBegun: 31, dueSoon: 0 }),
];
const count = (
  id: string,
  label: string,
  value: number | null,
  unit = '人',
  more: Partial<DeskCount> = {},
): DeskCount => ({
  id,
  label,
  count: value,
  unit,
  href: `${EDMS}/${id}`,
  ...more,
});

const meta = preview.meta({
  id: 'screens-officedesk',
  title: '概览',

  component: OfficeDesk,
  decorators: [inOffice('edms', 'desk')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/desk 和 /bms/desk，老师、管理员和运营人员打开工作台先看到它：今天的数字、等答复的事、谁还没交作业、今天的考试，每个数字都通向它数的列表。**何时不用**：学生和家长的一天在首页；系统状况用 Health。',
      },
    },
  },
  args: {
    name: '星海编程',
    firstSteps: [],
    waiting: null,
    counts: {
      data: [
        {
          title: '我教的',
          counts: [
            count('review', '待批阅', 17, '份', { note: '新 5 · 最早\u00A011\u201119' }),
            count('soon', '24 小时内到期', 15, '份'),
            count('notBegun', '未开始', 43, '份'),
            count('overdue', '逾期未交', 3, '份', { isBad: true }),
            count('away', '断线', 2, '人', { isBad: true }),
            count('exempt', '免做申请', 1, '条'),
            count('joined', '新成员', 0, '人', { note: '近 24 小时' }),
          ],
        },
      ],
    },
    homework: { data: homework },
    exams: { data: exams },
    results: { data: results },
    shortcuts: [
      { label: '学生作答', href: '/web/exam/students', icon: 'clock' },
      { label: '学生分组', href: `${EDMS}/teacherGroup`, icon: 'user' },
    ],
    places: {
      exam: ({ id }) => `${EDMS}/exam/${id}`,
      homework: (id, state) => `${EDMS}/homeworkEnroll?homework=${id}&state=${state}`,
      results: `${EDMS}/examPaperEnroll`,
    },
    reminding: null,
    now: Date.parse(FIXTURE_NOW),
    on: { retry: fn(), hideSteps: fn(), remind: fn() },
  } as OfficeDeskProps,
});

const error = '服务暂时不可用，请稍后再试。';
const waiting = {
  data: [
    count('quit', '退出考试的申请', 3, '条'),
    count('granted', '已同意、待办结的退出', 1, '条'),
    count('applied', '老师申请加入', 0),
  ],
};

export const Teacher = meta.story({ tags: ['key'] });
const firstSteps = [
  { id: 'members', label: '导入成员', hint: '老师和学生放在一张 Excel 表里，先检查，再导入。', isDone: true },
  { id: 'classes', label: '建班级', hint: '把学生编进班，作业和考试按班安排。', isDone: false },
  { id: 'content', label: '准备试卷或课程', hint: '从题库组一份试卷；平台共享的试卷和课程可以直接用。', isDone: true },
  { id: 'homework', label: '布置作业', hint: '选题、选班级、定截止时间，发布后学生马上看到。', isDone: false },
  { id: 'exams', label: '安排考试', hint: '选试卷和时间，把班级加进来，再发布。', isDone: false },
  {
    id: 'parents',
    label: '邀请家长',
    hint: '名单里可以带家长的手机号；家长也可以用孩子的邀请码关联。',
    isDone: false,
  },
].map((step) => ({ ...step, href: `${EDMS}/${step.id}` }));

/** A school on its first day: what to do, and no wall of zeros. */
export const FirstDay = meta.story({
  tags: ['key'],
  args: {
    firstSteps,
    waiting: { data: [] },
    counts: { data: [] },
    homework: null,
    exams: { data: [] },
    results: { data: [] },
    shortcuts: [{ label: '导入学生', href: `${EDMS}/organizationMember`, icon: 'upload' }],
  },
});
export const FirstDayPhone = FirstDay.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const FirstDayDark = FirstDay.extend({ tags: ['!key'], globals: { theme: 'dark' } });

FirstDay.test(
  'the next step that is not done is marked, and the steps can be hidden',
  async ({ canvas, userEvent, args }) => {
    const [next, ...others] = canvas.getAllByRole('listitem').filter((one) => one.ariaCurrent === 'step');
    await expect(others).toEqual([]);
    await expect(next).toHaveTextContent('建班级');
    await expect(canvas.getByRole('link', { name: '去做：建班级' })).toHaveAttribute('href', `${EDMS}/classes`);
    await expect(canvas.getByText('已完成 2 / 6')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不再显示' }));
    await expect(args.on.hideSteps).toHaveBeenCalledTimes(1);
  },
);

export const School = meta.story({
  args: {
    waiting,
    homework: null,
    counts: {
      data: [
        {
          title: '全校',
          counts: [
            count('gradeEnroll', '在读', 286),
            count('waiting', '候补', 4),
            count('quits', '待审退出', 3, '条'),
            count('active', '7 日活跃', 214, '人', { note: '保存过作答的学生' }),
            count('week', '周完成率', 57.14, '%', { note: '近 7 天截止的 4/7' }),
          ],
        },
      ],
    },
    shortcuts: [
      { label: '导入学生', href: `${EDMS}/organizationMember`, icon: 'upload' },
      { label: '导出成绩', href: `${EDMS}/examPaperEnroll`, icon: 'download' },
    ],
  },
});
export const TeacherWhoManages = meta.story({
  args: {
    waiting,
    counts: {
      data: [
        { title: '我教的', counts: [count('review', '待批阅', 17, '份'), count('overdue', '逾期未交', 0)] },
        { title: '全校', counts: [count('gradeEnroll', '在读', 286), count('waiting', '候补', 4)] },
      ],
    },
  },
});
export const Platform = meta.story({
  args: {
    name: '奥赛学堂',
    waiting: { data: [count('feedback', '待处理的意见反馈', 6, '条'), count('schools', '机构申请入驻', 1, '家')] },
    homework: null,
    results: null,
    counts: {
      data: [
        {
          title: '平台',
          counts: [
            count('places', '今天的报名', 128, '人次', { note: '考试 42 · 作业 80 · 班级 6' }),
            count('running', '正在作答', 61),
            count('away', '断线', 2, '人', { isBad: true }),
            count('oldest', '最久的评测任务', 3, '秒', { note: '排队 5 个' }),
            count('errors', '系统错误', 1, '份', { note: '近 24 小时', isBad: true }),
          ],
        },
      ],
    },
    shortcuts: [],
  },
});
export const Loading = meta.story({ args: { waiting: {}, counts: {}, homework: {}, exams: {}, results: {} } });
export const NothingYet = meta.story({
  args: {
    waiting: { data: [] },
    counts: {
      data: [{ title: '全校', counts: [count('gradeEnroll', '在读', 0), count('week', '周完成率', null, '%')] }],
    },
    homework: { data: [] },
    exams: { data: [] },
    results: { data: [] },
  },
});
export const Failed = meta.story({
  args: { waiting: { error }, counts: { error }, homework: { error }, exams: { error }, results: { error } },
});
export const Reminding = meta.story({ args: { reminding: idOf('homework', 2) } });
export const Long = meta.story({
  args: {
    name: '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合培训中心（第三校区）',
    exams: {
      data: exams.map((one) => ({
        ...one,
        title: '面向全州中小学的信息学奥林匹克 C++ 组第十二次联合模拟考试（提高班）',
      })),
    },
    homework: {
      data: homework.map((one) => ({
        ...one,
        title: '面向全州中小学的信息学奥林匹克 C++ 组寒假集训第十二次分层作业（含选做题和附加题）',
        notBegun: 1_280,
        dueSoon: 1_204,
        overdue: 988,
        exemptions: 36,
      })),
    },
  },
});
export const Phone = Teacher.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Teacher.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Teacher.test('every number links to the list it counts', async ({ canvas }) => {
  const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect([
    hrefOf(/待批阅\s*17\s*份/),
    hrefOf(/^逾期未交 3 人/),
    hrefOf(/GESP C\+\+ 四级 模拟考试（一）.*断线 2.*38\/42 人作答中/),
  ]).toEqual([
    `${EDMS}/review`,
    `${EDMS}/homeworkEnroll?homework=${idOf('homework', 1)}&state=overdue`,
    `${EDMS}/exam/${idOf('exam', 1)}`,
  ]);
});

TeacherWhoManages.test('a teacher who also manages sees both groups of numbers, with headings', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: '我教的' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: '全校' })).toBeVisible();
});

Teacher.test("results at the same exam are told apart by the student's name", async ({ canvas }) => {
  const links = within(canvas.getByRole('table', { name: '最近作答' })).getAllByRole('link');
  const names = links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
  await expect(new Set(names).size).toBe(NAMES.length);
  await expect(names[0]).toMatch(/^林知远的/);
});

Teacher.test(
  'one click reminds the students who have not handed in a homework',
  async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: '提醒未交的' });
    if (first) await userEvent.click(first);
    await expect(args.on.remind).toHaveBeenCalledWith(homework[0]);
  },
);

School.test('counts of zero are left out of the list of open requests', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /退出考试的申请\s*3 条/ })).toBeVisible();
  await expect(canvas.queryByText('老师申请加入')).toBeNull();
});

NothingYet.test('a school without open requests is told so', async ({ canvas }) => {
  await expect(canvas.getByText('没有等您处理的事')).toBeVisible();
  await expect(canvas.getByText('今天没有考试')).toBeVisible();
  await expect(canvas.getByText('没有要催的作业')).toBeVisible();
});

Failed.test('failed parts can be retried', async ({ canvas, userEvent, args }) => {
  const [retry] = canvas.getAllByRole('button', { name: '重试' });
  if (retry) await userEvent.click(retry);
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
