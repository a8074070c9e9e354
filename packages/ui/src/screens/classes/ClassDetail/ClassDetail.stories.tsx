import preview from '#storybook/preview';
import { aGradeControl, aGradeDetail, aGradePlace, aTermReport, mineInGrade } from '@aosai/api/classes/grades.fixtures';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { ClassDetail, type GradeTab } from './ClassDetail.tsx';
import type { GradePlace } from '@aosai/api/classes/gradeEnroll.contract';

const inside = aGradeDetail({ mine: [mineInGrade()] });
const controls = [
  aGradeControl(6, { targetTitle: '第 6 次作业：二分查找', dueAt: at(1_513) }),
  aGradeControl(5, { targetTitle: '第 5 次作业：前缀和与差分', lateUntilAt: at(4_000) }),
  aGradeControl(7, {
    targetTitle: '第 7 次作业：递推',
    groupId: idOf('group'),
    groupName: '提高组',
    openAt: at(2_880),
  }),
  aGradeControl(9, {
    targetType: 'exam',
    targetId: idOf('exam'),
    targetTitle: 'GESP C++ 四级 模拟考试（一）',
    openAt: null,
    dueAt: null,
    endAt: at(2_000),
  }),
  aGradeControl(3, {
    targetType: 'exam',
    targetId: idOf('exam', 3),
    targetTitle: 'GESP C++ 三级 模拟考试（一）',
    openAt: null,
    dueAt: null,
    endAt: at(-2_000),
  }),
  aGradeControl(4, { targetType: 'solution', targetTitle: '第 4 次作业的解析', openAt: at(-600), dueAt: null }),
];
const own = [
  aHomeworkPlace({ homeworkId: idOf('homework', 6), homeworkTitle: '第 6 次作业：二分查找', dueAt: at(1_513) }),
  aHomeworkPlace({
    id: idOf('enroll', 26),
    homeworkTitle: '第 5 次作业：前缀和与差分',
    progress: '3',
    totalPoints: 8_600,
    isLate: true,
    isOpen: false,
    dueAt: at(-6_000),
  }),
];
const ranked = ['王子墨', '林知远', '陈一诺', '赵安然', '孙亦凡'].map((name, place) => ({
  id: idOf('member', place === 1 ? 1 : place + 20),
  rank: [1, 1, 3, 4, 5][place] ?? 1,
  name,
  points: 10_000 - place * 700,
  usedMs: null,
}));
const works = [
  { id: idOf('homework', 5), title: '第 5 次作业：前缀和与差分' },
  { id: idOf('homework', 4), title: '第 4 次作业：排序' },
];

const staff = {
  version: 3,
  orgId: idOf('org'),
  enrolledCount: 17,
  waitingCount: 0,
  quitCount: 0,
  joinCode: 'XHBC2345',
  isPinned: false,
  isAssistant: false,
  stopReason: null,
  createdAt: at(-50_000),
  updatedAt: at(-900),
};

const meta = preview.meta({
  id: 'screens-gradedetail',
  title: '班级',
  component: ClassDetail,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一个班级：介绍、安排、作业、考试、排行、成绩单、须知，以及报名和退出。**何时不用**：自己的全部班级用 MyClasses；管理一个班级用 GradeOffice。',
      },
    },
  },
  args: {
    grade: { data: inside },
    notesHtml: { data: '<h2>上课时间</h2><p>每周六 14:00 到 16:00。</p><ol><li>作业在下一次课之前完成。</li></ol>' },
    controls: { data: controls },
    place: aGradePlace() as ReturnType<typeof aGradePlace> | null,
    homework: { data: own },
    reports: { data: [aTermReport()] },
    ranking: {
      works,
      chosenId: works[0]?.id ?? null,
      members: { data: ranked },
      selfId: idOf('member', 1),
      onChoose: fn(),
      onRetry: fn(),
    },
    person: 'student' as const,
    tab: 'overview' as GradeTab,
    now: Date.parse(FIXTURE_NOW),
    busy: null,
    error: null as string | null,
    on: {
      signIn: fn(),
      enroll: fn(),
      cancel: fn(),
      applyQuit: fn(),
      withdrawQuit: fn(),
      tab: fn(),
      retry: fn(),
    },
  },
});

const open = { place: null, grade: { data: aGradeDetail() } };
const full = aGradeDetail({ takenCount: 20 });

export const Member = meta.story({ tags: ['key'] });
export const Schedule = meta.story({ args: { tab: 'schedule' } });
export const Homework = meta.story({ args: { tab: 'homework' } });
/** As seen by a teacher of the class. */
export const StaffHomework = Homework.extend({
  args: { person: 'viewer', place: null, grade: { data: aGradeDetail({ staff }) } },
  tags: ['no-visual'],
});
export const NoHomework = Homework.extend({ args: { homework: { data: [] }, controls: { data: [] } } });
export const HomeworkOfChild = Homework.extend({ args: { person: 'parent' } });
export const HomeworkPhone = Homework.extend({ globals: { viewport: { value: 'phone' } } });
export const Exams = meta.story({ args: { tab: 'exam' } });
export const RankingTab = meta.story({ args: { tab: 'ranking' } });
export const Report = meta.story({ args: { tab: 'report' } });
export const Notes = meta.story({ args: { tab: 'notes' } });
export const NothingPlanned = meta.story({ args: { tab: 'schedule', controls: { data: [] } } });
export const NoReport = meta.story({ args: { tab: 'report', reports: { data: [] } } });
export const NotIn = meta.story({ args: open });
export const SignedOut = meta.story({ args: { ...open, person: 'guest' } });
export const Full = meta.story({ args: { ...open, grade: { data: full } } });
export const Waiting = meta.story({
  args: { grade: { data: full }, place: aGradePlace({ status: '0', position: 3, teacherName: null }) },
});
export const QuitApplied = meta.story({ args: { place: aGradePlace({ status: '4', quitReason: '周六有别的课' }) } });
export const QuitRejected = meta.story({
  args: { place: aGradePlace({ rejectReason: '已经安排了考试，请先联系老师。' }) },
});
export const Parent = meta.story({ args: { person: 'parent', tab: 'report' } });
const family = {
  children: [
    { id: idOf('member', 1), name: '林知远' },
    { id: idOf('member', 2), name: '林知夏' },
  ],
  childId: idOf('member', 1),
  onChoose: fn(),
};
export const OpenToChildren = meta.story({ args: { ...open, person: 'parent', family } });
export const ParentWithoutChild = meta.story({
  args: { ...open, person: 'parent', family: { ...family, children: [], childId: null } },
});
export const Ended = meta.story({
  args: { grade: { data: aGradeDetail({ status: '5', isEnrolling: false }) }, place: null },
});
export const EnrollFailed = meta.story({ args: { ...open, error: '名额已满（20 人）' } });
export const Loading = meta.story({
  args: { grade: {}, notesHtml: {}, controls: {}, homework: {}, reports: {}, place: null },
});
export const Failed = meta.story({ args: { grade: { error: '没有找到这项内容，可能已被删除或无权查看' } } });
export const Offline = meta.story(offline({ notesHtml: unreached, controls: unreached, homework: unreached }));
export const Phone = Member.extend({ globals: { viewport: { value: 'phone' } } });
export const SchedulePhone = Schedule.extend({ globals: { viewport: { value: 'phone' } } });
export const ReportPhone = Report.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Report.extend({ globals: { theme: 'dark' } });

Member.test('a member asks to leave with a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请退出班级' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '周六有别的课');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await waitFor(() => expect(args.on.applyQuit).toHaveBeenCalledWith('周六有别的课'));
});

Member.test('the next-up list names exams that are not over, with their end', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'GESP C++ 四级 模拟考试（一）' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'GESP C++ 三级 模拟考试（一）' })).toBeNull();
});

NotIn.test(
  'a visitor who is not in the class sees its overview, and may enrol',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['概览', '须知']);
    await userEvent.click(canvas.getByRole('button', { name: '免费报名' }));
    await expect(args.on.enroll).toHaveBeenCalledOnce();
  },
);

OpenToChildren.test('a parent of several children chooses one, and enrols it by name', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(await canvas.findByRole('radio', { name: '林知夏' }));
  await expect(args.family?.onChoose).toHaveBeenCalledWith(idOf('member', 2));
  await userEvent.click(canvas.getByRole('button', { name: /^为林知远/ }));
  await expect(args.on.enroll).toHaveBeenCalledTimes(1);
});

ParentWithoutChild.test('a parent without a child is shown how to link one', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '关联孩子' })).toHaveAttribute('href', '/web/user/accout');
  await expect(canvas.queryByRole('button', { name: /报名/ })).toBeNull();
});

Homework.test('a member sees the state of each homework, and can resume it', async ({ canvas }) => {
  await expect(canvas.getByText('已出分 · 迟交')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '继续作答：第 6 次作业：二分查找' })).toHaveAttribute(
    'href',
    `/web/homework/room?id=${idOf('enroll', 21)}`,
  );
  await expect(canvas.getByRole('link', { name: '第 7 次作业：递推' })).toBeVisible();
});

StaffHomework.test('a teacher of the class is linked to its homework in the office', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '第 6 次作业：二分查找' })).toHaveAttribute(
    'href',
    `/web/edms/homework/${controls[0]?.targetId}`,
  );
});

HomeworkOfChild.test('a parent sees whose homework it is, and cannot answer', async ({ canvas }) => {
  await expect(canvas.getAllByText(/林知远/).length).toBeGreaterThan(0);
  await expect(canvas.queryByRole('link', { name: /作答/ })).toBeNull();
});

// No screenshot: it looks like a member's page before and after the test.
export const Withdrawing = QuitApplied.extend({
  tags: ['no-visual'],
  render: function Page(args) {
    const [status, setStatus] = useState<GradePlace['status']>('2');
    const on = { ...args.on, applyQuit: () => setStatus('4'), withdrawQuit: () => setStatus('2') };
    return <ClassDetail {...args} place={aGradePlace({ status })} on={on} />;
  },
});

Withdrawing.test('after a request was withdrawn its form does not reopen', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '申请退出' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '周六有别的课');
  await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
  await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
  await expect(await canvas.findByRole('button', { name: '申请退出' })).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
});
