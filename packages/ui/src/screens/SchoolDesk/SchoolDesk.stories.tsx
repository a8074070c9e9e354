import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/fixtures/attempts';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/fixtures/ids';
import { expect, fn } from 'storybook/test';
import { inOffice } from '../../storybook/inOffice.tsx';
import { SchoolDesk, type SchoolDeskProps } from './SchoolDesk.tsx';

const NAMES = ['林知远', '欧阳思远', '陈可欣', '许嘉树', '王一诺', '赵子墨'];
const writing = NAMES.map((memberName, place) =>
  anAttempt({
    id: idOf('attempt', place + 1),
    memberName,
    ...(place > 3 && { examId: idOf('exam', 2), examTitle: 'CSP-J 第一轮 模拟考试', deadlineAt: at(24) }),
  }),
);
const results = NAMES.slice(0, 5).map((memberName, place) =>
  aSettledAttempt({ id: idOf('attempt', place + 20), memberName, totalPoints: 9_400 - place * 900 }),
);
const EDMS = '/web/edms';
const pageOf = (content: SchoolDeskProps['running']['data']) => ({ data: content });
const running = (content: typeof writing) => pageOf({ content, total: content.length, page: 0, size: 100 });

const meta = preview.meta({
  title: 'SchoolDesk',
  component: SchoolDesk,
  decorators: [inOffice('edms', 'desk')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/desk，管理员和老师打开工作台先看到它：等答复的申请、正在考试的人、本校人数和最近的成绩，每个数字都通向它数的列表。**何时不用**：平台的管理页没有这一页；系统状况用 Health。',
      },
    },
  },
  args: {
    school: '星海编程',
    waiting: {
      data: [
        { id: 'quit', label: '退出考试的申请', count: 3, unit: '条', href: `${EDMS}/examEnroll` },
        { id: 'granted', label: '已同意、待办结的退出', count: 1, unit: '条', href: `${EDMS}/examEnroll?status=5` },
      ],
    },
    counts: {
      data: [
        { id: 'students', label: '在校学生', count: 286, unit: '人', href: `${EDMS}/organizationMember?role=student` },
        { id: 'teachers', label: '老师', count: 12, unit: '人', href: `${EDMS}/organizationMember?role=teacher` },
        { id: 'writing', label: '正在作答', count: 6, unit: '人', href: `${EDMS}/examPaperEnroll?status=1` },
        { id: 'asked', label: '加入邀请', count: 4, unit: '人', href: `${EDMS}/organizationMember?status=asked` },
      ],
    },
    running: running(writing),
    results: { data: results },
    shortcuts: [
      { label: '导入学生', href: `${EDMS}/organizationMember`, icon: 'upload' },
      { label: '导出成绩', href: `${EDMS}/examPaperEnroll`, icon: 'download' },
      { label: '学生分组', href: `${EDMS}/teacherGroup`, icon: 'user' },
    ],
    places: {
      running: (keyword?: string) => `${EDMS}/examPaperEnroll?status=1${keyword ? `&keyword=${keyword}` : ''}`,
      results: `${EDMS}/examPaperEnroll`,
    },
    now: Date.parse(FIXTURE_NOW),
    on: { retry: fn() },
  } as SchoolDeskProps,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { waiting: {}, counts: {}, running: {}, results: {} } });
export const FirstDay = meta.story({
  args: {
    waiting: { data: [] },
    counts: { data: [{ id: 'students', label: '在校学生', count: 0, unit: '人', href: EDMS }] },
    running: running([]),
    results: { data: [] },
  },
});
const error = '服务暂时不可用，请稍后再试。';
export const Failed = meta.story({
  args: { waiting: { error }, counts: { error }, running: { error }, results: { error } },
});
export const Teacher = meta.story({
  args: {
    waiting: null,
    counts: { data: [{ id: 'students', label: '我的学生', count: 38, unit: '人', href: `${EDMS}/teacherGroup` }] },
  },
});
export const Long = meta.story({
  args: {
    school: '新疆维吾尔自治区巴音郭楞蒙古自治州青少年信息学奥林匹克联合培训中心（第三校区）',
    running: running(
      writing.map((one) => ({
        ...one,
        examTitle: '面向全州中小学的信息学奥林匹克 C++ 组第十二次联合模拟考试（提高班）',
      })),
    ),
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Full.test('every count leads to the list that it counts', async ({ canvas }) => {
  const hrefOf = (name: RegExp) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect([hrefOf(/退出考试的申请\s*3 条/), hrefOf(/在校学生\s*286\s*人/), hrefOf(/全部 6 人/)]).toEqual([
    `${EDMS}/examEnroll`,
    `${EDMS}/organizationMember?role=student`,
    `${EDMS}/examPaperEnroll?status=1`,
  ]);
  await expect(canvas.getByRole('link', { name: /CSP-J 第一轮 模拟考试.*2 人作答中/ })).toHaveAttribute(
    'href',
    `${EDMS}/examPaperEnroll?status=1&keyword=CSP-J 第一轮 模拟考试`,
  );
});

FirstDay.test('a school without anything to answer is told so', async ({ canvas }) => {
  await expect(canvas.getByText('没有等您处理的事')).toBeVisible();
  await expect(canvas.getByText('现在没有人在考试')).toBeVisible();
});

Failed.test('what did not come can be asked for again', async ({ canvas, userEvent, args }) => {
  const [retry] = canvas.getAllByRole('button', { name: '重试' });
  if (retry) await userEvent.click(retry);
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
