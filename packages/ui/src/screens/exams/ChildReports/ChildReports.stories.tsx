import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { ChildReports } from './ChildReports.tsx';
import type { Attempt } from '@aosai/api/exams/attempt.contract';

const DAY = 1_440;
const attempts = [
  anAttempt({ id: idOf('attempt', 1), examTitle: 'GESP C++ 四级 模拟考试（二）' }),
  aSettledAttempt({ id: idOf('attempt', 2), startedAt: at(-2 * DAY), completedAt: at(-2 * DAY + 96.2) }),
  aSettledAttempt({
    id: idOf('attempt', 3),
    examTitle: '初赛知识周测（十一）',
    totalPoints: 5_450,
    submitReason: 'timeout',
    startedAt: at(-9 * DAY),
    completedAt: at(-9 * DAY + 45),
  }),
  aSettledAttempt({
    id: idOf('attempt', 4),
    examTitle: 'CSP-J 第二轮 模拟测试（一）',
    totalPoints: null,
    startedAt: at(-16 * DAY),
    completedAt: at(-16 * DAY + 210),
  }),
];
const pageOf = (content: Attempt[], total = content.length, page = 0) => ({
  data: { content, total, page, size: 20 },
});

const ada = { id: idOf('member', 1), name: '林知远' };
const children = [ada, { id: idOf('member', 2), name: '林知夏' }];
const nothing = { enrolledCount: 0, completedCount: 0, passedCount: 0, averagePercent: null };

const meta = preview.meta({
  id: 'screens-childreports',
  title: '孩子的成绩',
  component: ChildReports,
  // `children` are data here, not React nodes, so the page that prints stories as JSX would fail.
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：家长查看孩子的考试与成绩，可在多个孩子之间切换。**何时不用**：学生看自己的记录用 ExamReportList；老师看班级用 TeacherAttempts。',
      },
      source: { type: 'code' },
    },
  },
  args: {
    children,
    childId: ada.id,
    attempts: pageOf(attempts),
    statistics: { data: { enrolledCount: 8, completedCount: 5, passedCount: 4, averagePercent: 74 } },
    now: Date.parse(FIXTURE_NOW),
    on: { child: fn(), page: fn(), retry: fn() },
  },
});

export const TwoChildren = meta.story();
export const OneChild = meta.story({ tags: ['key'], args: { children: [ada] } });
export const ManyChildren = meta.story({
  args: {
    children: [...children, { id: idOf('member', 3), name: '林知秋' }, { id: idOf('member', 4), name: '林知冬' }],
  },
});
export const NoRecords = meta.story({ args: { attempts: pageOf([]), statistics: { data: nothing } } });
export const NoChild = meta.story({ args: { children: [], childId: null, attempts: {}, statistics: {} } });
export const Loading = meta.story({ args: { attempts: {}, statistics: {} } });
export const Failed = meta.story({
  args: { attempts: { error: '服务暂时不可用，请稍后再试' }, statistics: { error: '服务暂时不可用，请稍后再试' } },
});
export const SecondPage = meta.story({
  args: {
    attempts: pageOf(
      Array.from({ length: 20 }, (_, i) =>
        aSettledAttempt({
          id: idOf('attempt', i + 1),
          examTitle: `初赛知识周测（${i + 21}）`,
          totalPoints: 5_000 + i * 200,
          startedAt: at(-(i + 1) * 7 * DAY),
          completedAt: at(-(i + 1) * 7 * DAY + 45),
        }),
      ),
      57,
      1,
    ),
  },
});
export const LongNames = meta.story({
  args: {
    children: [
      { id: ada.id, name: '阿卜杜热合曼·买买提伊明江' },
      { id: idOf('member', 2), name: '迪丽努尔·阿卜杜热合曼' },
    ],
    attempts: pageOf([
      aSettledAttempt({
        examTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
      }),
    ]),
  },
});
export const Phone = TwoChildren.extend({ globals: { viewport: { value: 'phone' } } });
export const LongNamesPhone = LongNames.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = TwoChildren.extend({ globals: { theme: 'dark' } });

TwoChildren.test('a parent can switch to another child', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '林知夏' }));
  await expect(args.on.child).toHaveBeenCalledWith(idOf('member', 2));
});

TwoChildren.test('finished attempts link to their report, a running one does not', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link', { name: /查看报告/ })).toHaveLength(3);
  await expect(canvas.queryByRole('link', { name: /继续作答/ })).toBeNull();
});

OneChild.test('with one child, no child picker is shown', async ({ canvas }) => {
  await expect(canvas.queryByRole('radiogroup')).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('林知远的成绩');
});

ManyChildren.test('more than three children are picked from a list', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '选择孩子' }), '林知冬');
  await expect(args.on.child).toHaveBeenCalledWith(idOf('member', 4));
});

LongNamesPhone.test('long names do not push the page wider than the phone', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: '选择孩子' })).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

NoRecords.test('without records, the page suggests what to do next', async ({ canvas }) => {
  await expect(canvas.getByText(/请林知远用自己的账号登录/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '看看有哪些考试' })).toHaveAttribute('href', '/web/exam/list');
});

NoChild.test('without a child, the page says who can help', async ({ canvas }) => {
  await expect(canvas.getByText(/请联系孩子的老师/)).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
});

SecondPage.test('pages are numbered from 1 on screen and from 0 on the wire', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  await userEvent.click(canvas.getByRole('button', { name: '3' }));
  await expect(args.on.page).toHaveBeenCalledWith(2);
});

Failed.test('a failed list can be retried', async ({ canvas, userEvent, args }) => {
  const [first] = canvas.getAllByRole('button', { name: '重试' });
  if (first) await userEvent.click(first);
  await expect(args.on.retry).toHaveBeenCalledTimes(1);
});
