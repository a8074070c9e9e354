import preview from '#storybook/preview';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { UserHomework } from './UserHomework.tsx';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

const pageOf = (content: HomeworkPlace[], total = content.length) => ({ data: { content, total, page: 0, size: 20 } });

const todo = [
  aHomeworkPlace(),
  aHomeworkPlace({
    id: idOf('enroll', 22),
    homeworkTitle: '第 7 讲 · 递推',
    progress: '0',
    answeredCount: 0,
    dueFrom: 'own',
    dueAt: at(4 * 1_440),
  }),
  aHomeworkPlace({
    id: idOf('enroll', 23),
    homeworkTitle: '期中复习：四级真题选做',
    progress: '0',
    answeredCount: 0,
    questionCount: 27,
    openAt: at(1_440),
    dueAt: at(9 * 1_440),
    isOpen: false,
    gradeTitle: null,
    dueFrom: 'homework',
  }),
];
const overdue = [
  aHomeworkPlace({ isOverdue: true, dueAt: at(-1_500), lateUntilAt: at(1_440), penaltyPct: 20 }),
  aHomeworkPlace({
    id: idOf('enroll', 24),
    homeworkTitle: '第 4 讲 · 结构体排序',
    progress: '0',
    answeredCount: 0,
    isOverdue: true,
    isOpen: false,
    dueAt: at(-9_000),
    lateUntilAt: null,
  }),
];
const settled = [
  aHomeworkPlace({ progress: '3', totalPoints: 9_200, answeredCount: 9, dueAt: at(-2_000) }),
  aHomeworkPlace({
    id: idOf('enroll', 25),
    homeworkTitle: '第 3 讲 · 函数',
    progress: '3',
    totalPoints: 6_150,
    isLate: true,
    dueAt: at(-12_000),
  }),
];

const meta = preview.meta({
  id: 'screens-userhomework',
  title: '我的作业',
  component: UserHomework,
  parameters: {
    density: {
      empty: { places: pageOf([]) },
      extreme: {
        places: pageOf(
          Array.from({ length: 20 }, (_, index) =>
            aHomeworkPlace({
              id: idOf('enroll', index + 1),
              homeworkTitle: '第二阶段图论与动态规划专题：最短路径与次短路径的多种求法以及综合运用',
              gradeTitle: '2026 年秋季学期滨海市青少年信息学奥林匹克联赛选拔集训队周末提高班',
            }),
          ),
          320,
        ),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：学生看自己的全部作业，家长看孩子的。**何时不用**：一份作业的得分和评语用 HomeworkReport。',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    places: pageOf(todo),
    tab: 'todo' as const,
    page: 0,
    now: Date.parse(FIXTURE_NOW),
    families: null,
    on: { tab: fn(), page: fn(), child: fn(), retry: fn() },
  },
});

export const Todo = meta.story();
export const Overdue = meta.story({ args: { tab: 'overdue', places: pageOf(overdue) } });
export const Settled = meta.story({ args: { tab: 'settled', places: pageOf(settled, 64) } });
export const None = meta.story({ args: { places: pageOf([]) } });
export const Loading = meta.story({ args: { places: {} } });
export const Failed = meta.story({ args: { places: { error: '服务暂时不可用，请稍后再试' } } });
const children = [
  { id: idOf('member', 1), name: '林知远' },
  { id: idOf('member', 2), name: '林知微' },
];
export const Offline = meta.story(offline({ places: unreached }));
export const Parent = meta.story({ args: { families: { childId: idOf('member', 1), list: children } } });
export const ParentWithoutChild = meta.story({ args: { families: { childId: null, list: [] } } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Todo.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Overdue.extend({ globals: { theme: 'dark' } });

Todo.test('a row says who set its due date, and links to the room', async ({ canvas }) => {
  await expect(canvas.getByText(/老师给你延到/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: '继续作答：第 6 讲 · 二分与前缀和' })).toHaveAttribute(
    'href',
    `/web/homework/room?id=${idOf('enroll', 21)}`,
  );
  await expect(canvas.queryByRole('link', { name: /：期中复习/ })).toBeNull();
});

Todo.test('choosing a tab reports its id', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: '逾期' }));
  await expect(args.on.tab).toHaveBeenCalledWith('overdue');
});

Parent.test('a parent can read homework but not answer', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /作答/ })).toBeNull();
});
