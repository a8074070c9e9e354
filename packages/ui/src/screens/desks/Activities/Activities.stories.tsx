import preview from '#storybook/preview';
import { anExam } from '@aosai/api/exams/exams.fixtures';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { Activities } from './Activities.tsx';

const activity = (no: number, changes: Parameters<typeof anExam>[0]) =>
  anExam({ id: idOf('exam', no), template: 'csp-j1', ...changes });
const some = [
  activity(1, { title: '秋季编程挑战赛', summary: '四道题三个小时，边做边出分。', status: '3', endAt: at(180) }),
  activity(2, {
    title: 'CSP-J 初赛全真模拟',
    summary: '按今年的题型命题，考后讲解。',
    status: '1',
    startAt: at(3 * 1_440),
    endAt: at(3 * 1_440 + 120),
  }),
  activity(3, { title: '暑期趣味赛', summary: '小学组。', status: '5', startAt: at(-9_000), endAt: at(-8_800) }),
];

const meta = preview.meta({
  id: 'screens-activities',
  title: '竞赛活动',
  component: Activities,
  parameters: {
    docs: {
      description: {
        component: '**何时用**：/activity，面向所有人的比赛。**何时不用**：全部考试按状态筛选用 ExamList。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { activities: { data: [] } },
      extreme: {
        activities: {
          data: Array.from({ length: 24 }, (_, no) =>
            activity(no + 1, {
              title: '全国青少年信息学奥林匹克联赛提高组赛前集中训练营第二阶段模拟赛',
              summary: '每天三道例题、一场四题的测试和补题。'.repeat(6),
              enrollCount: 123_456,
            }),
          ),
        },
      },
    },
  },
  args: { activities: { data: some }, now: Date.parse(FIXTURE_NOW), canPlan: true, on: { retry: fn() } },
});

export const Some = meta.story({ tags: ['key'] });
export const Loading = meta.story({ args: { activities: {} } });
export const Failed = meta.story({ args: { activities: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ activities: unreached }));
export const None = meta.story({ globals: { density: 'empty' } });
export const Parent = meta.story({ args: { activities: { data: [] }, canPlan: false } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Some.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Some.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Some.test('activities that are over are listed apart from those that are open', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    '活动列表',
    '正在进行和即将开始',
    '已结束',
    '接下来的 GESP 认证',
  ]);
  await expect(canvas.getByRole('link', { name: 'CSP-J 初赛全真模拟' })).toHaveAttribute(
    'href',
    `/web/exam/detail?id=${idOf('exam', 2)}`,
  );
});
None.test('activities: without any, the next sittings of GESP and the way to a goal are shown', async ({ canvas }) => {
  const months = within(canvas.getByRole('list', { name: '接下来的 GESP 认证' })).getAllByRole('listitem');
  await expect(months.map(({ textContent }) => textContent)).toEqual([
    '12 月2026 年',
    '3 月2027 年',
    '6 月2027 年',
    '9 月2027 年',
  ]);
  await expect(canvas.getByRole('link', { name: '定一个目标' })).toHaveAttribute('href', '/web/play/goal');
});
Parent.test('activities: to whom sets no goals none is offered', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: '接下来的 GESP 认证' })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: '定一个目标' })).toBeNull();
});
