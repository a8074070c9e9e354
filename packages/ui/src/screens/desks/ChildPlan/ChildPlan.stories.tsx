import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aPlan } from '@aosai/api/practice/plan/plan.fixtures';
import { expect, fn } from 'storybook/test';
import { ChildPlan } from './ChildPlan.tsx';

const meta = preview.meta({
  id: 'screens-childplan',
  title: '孩子的目标和计划',
  component: ChildPlan,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：家长的首页和一周小结：孩子要考什么、学到哪里。**何时不用**：整个计划用 Plan，孩子自己的首页用 Home。',
      },
    },
  },
  args: { plan: { data: aPlan() }, child: { id: idOf('member', 1), name: '林知远' }, onRetry: fn() },
});

export const Open = meta.story();
export const Late = meta.story({ args: { plan: { data: aPlan({ leftLessons: 6 }) } } });
export const Passed = meta.story({ args: { plan: { data: aPlan({ state: 'passed' }) } } });
export const None = meta.story({ args: { plan: { data: null } } });
export const Loading = meta.story({ args: { plan: {} } });
export const Failed = meta.story({ args: { plan: { error: '服务暂时不可用，请稍后再试' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Open.test('names the goal, the progress, and leads to the whole plan of this child', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: /考 GESP C\+\+ \d 级$/ })).toBeVisible();
  await expect(canvas.getByRole('progressbar', { name: '学完的课' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: '看整个计划' })).toHaveAttribute(
    'href',
    expect.stringContaining(idOf('member', 1)),
  );
});

None.test('without a plan it says how one is made, and links nowhere', async ({ canvas }) => {
  await expect(canvas.getByText(/三个小问题/)).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

Late.test('says how many lessons find no room', async ({ canvas }) => {
  await expect(canvas.getByText(/还有 6 课排不下/)).toBeVisible();
});
