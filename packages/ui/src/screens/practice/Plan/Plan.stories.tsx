import preview from '#storybook/preview';
import { aCampStep, aPlan, aPlanStep } from '@aosai/api/practice/plan/plan.fixtures';
import { expect, fn, within } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { Plan } from './Plan.tsx';

const moved = aPlan({
  missedWeeks: 3,
  readiness: 'hopeful',
  weeks: aPlan().weeks.map((week, at) =>
    at > 1
      ? week
      : {
          ...week,
          steps: week.steps.map((step) => (step.kind === 'lesson' && !step.isDone ? { ...step, isMoved: true } : step)),
        },
  ),
});
const long = aPlan({
  weeks: Array.from({ length: 14 }, (_, at) => {
    const day = String(at + 1).padStart(2, '0');
    return {
      start: `2027-01-${day}`,
      end: `2027-02-${day}`,
      minutes: 80,
      steps: [aPlanStep(at), aPlanStep(at + 1)].map((step, no) => ({ ...step, key: `${at}/${no}` })),
    };
  }),
});

const meta = preview.meta({
  id: 'screens-plan',
  title: '学习计划',
  component: Plan,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/play/plan，从今天到认证的每一周：课、复习、两次模拟考试；家长看孩子的也用它。**何时不用**：今天做什么在首页，掌握程度在练习页。',
      },
    },
  },
  args: {
    plan: { data: aPlan() },
    child: null,
    isBusy: false,
    on: { replan: fn(), later: fn(), retry: fn() },
  },
});

export const Own = meta.story();
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Moved = meta.story({ args: { plan: { data: moved } } });
export const OutOfReach = meta.story({
  args: { plan: { data: aPlan({ leftLessons: 3, laterSitting: '2027-06' }) } },
});
export const NothingWritten = meta.story({
  args: {
    plan: {
      data: aPlan({
        level: 5,
        weeks: aPlan().weeks.map((week) => ({ ...week, steps: week.steps.filter(({ kind }) => kind === 'review') })),
        next: null,
        instead: aCampStep(0).unit,
        allLessons: 0,
        doneLessons: 0,
        missing: [
          {
            level: 5,
            names: ['素数、约数、同余、奇偶', '辗转相除', '埃氏、线性筛', '唯一分解', '高精度四则', '链表', '二分'],
          },
        ],
      }),
    },
  },
});
export const AllDone = meta.story({
  args: { plan: { data: aPlan({ weeks: [], next: null, allLessons: 0, doneLessons: 0 }) } },
});
export const ManyWeeks = meta.story({ args: { plan: { data: long } } });
export const LastDays = meta.story({ args: { plan: { data: aPlan({ weeks: [], next: null }) } } });
export const Passed = meta.story({ args: { plan: { data: aPlan({ state: 'passed', weeks: [], next: null }) } } });
export const NoPlan = meta.story({ args: { plan: { data: null } } });
export const OfChild = meta.story({ args: { child: '林知远' } });
export const ChildWithoutPlan = meta.story({ args: { child: '林知远', plan: { data: null } } });
export const ParentWithoutChild = meta.story({ args: { isChildless: true, plan: { data: null } } });
export const Loading = meta.story({ args: { plan: {} } });
export const Offline = meta.story(offline({ plan: unreached }));
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { plan: { data: moved } } });

Own.test('leads to the next lesson, and says that a mock is still being prepared', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '开始' })).toHaveAttribute(
    'href',
    expect.stringContaining('chapter/detail'),
  );
  const [last] = canvas.getAllByRole('listitem').filter((item) => item.textContent.startsWith('第 2 次模拟考试'));
  await expect(last).toHaveTextContent('资料准备中');
});

Own.test('names a camp unit by its own words, after the review', async ({ canvas }) => {
  const [week] = canvas.getAllByRole('listitem').filter((item) => item.textContent.startsWith('这一周'));
  const words = [...(week?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  await expect(words[2]).toMatch(/^复习：到期的 6 道错题/);
  await expect(words[3]).toMatch(/^考点闯关：/);
});

NothingWritten.test('says what is missing and offers what exists, without a count of nothing', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: /5 级的课还没有写好/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^考点闯关：/ })).toHaveAttribute(
    'href',
    expect.stringContaining('chapter'),
  );
  await expect(canvas.queryByText(/0 \/ 0/)).toBeNull();
});

ParentWithoutChild.test('a parent without a child is led to link one, not to a goal', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '关联孩子' })).toHaveAttribute('href', '/web/user/accout');
  await expect(canvas.queryByRole('link', { name: '定一个目标' })).toBeNull();
});

AllDone.test('does not call a finished level unwritten', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: /你都过了$/ })).toBeVisible();
  await expect(canvas.queryByText('资料准备中', { selector: 'span' })).toBeNull();
});

Moved.test('marks moved lessons and takes the new weeks on a click', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByText('挪到这周')).toHaveLength(5);
  await userEvent.click(canvas.getByRole('button', { name: '就按新的来' }));
  await expect(args.on.replan).toHaveBeenCalled();
});

OutOfReach.test('offers a later sitting', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '改到 2027 年 6 月' }));
  await expect(args.on.later).toHaveBeenCalledWith('2027-06');
});

OfChild.test('shows a parent the steps without starting them', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '开始' })).toBeNull();
  await expect(within(canvas.getByRole('heading', { level: 1 })).getByText('林知远的计划')).toBeVisible();
});
