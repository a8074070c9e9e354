import preview from '#storybook/preview';
import { at, FIXTURE_NOW, idOf } from '@aosai/api/kit/ids.fixtures';
import { aLatestPractice, aMemberPractice, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { PracticeHome, type PracticeListView } from './PracticeHome.tsx';

const rows = [
  aLatestPractice({ state: aWrongState({ dueAt: at(-600) }) }),
  aLatestPractice({
    question: {
      id: idOf('question', 26),
      type: '5',
      title: '灯塔的间隔',
      difficulty: 'medium',
      points: ['gesp-cpp-3/array1d'],
    },
    state: aWrongState({ bestPercent: 80, dueAt: at(-60) }),
    lastTriedAt: at(-3 * 1_440),
  }),
  aLatestPractice({
    question: { id: idOf('question', 3), type: '3', title: '冒泡排序是稳定的排序', difficulty: 'easy', points: [] },
    state: aSolvedState({ isFavourite: true }),
    lastTriedAt: at(-8 * 1_440),
  }),
];
const pageOf = (content: typeof rows, total = content.length) => ({ data: { content, total, page: 0, size: 20 } });
const none = pageOf([]);

const meta = preview.meta({
  id: 'screens-practicehome',
  title: '练习',
  component: PracticeHome,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：练习的首页：待复习、连续天数、薄弱知识点，错题本、收藏和最近做过的题。**何时不用**：做一道题用 PracticeQuestion，连着做十题用 PracticeRun。',
      },
    },
    density: {
      empty: {
        practice: {
          data: aMemberPractice({
            streak: 0,
            days: 0,
            due: 0,
            wrong: 0,
            todayPoints: 0,
            weakPoints: [],
            readiness: null,
          }),
        },
        list: none,
      },
      extreme: {
        list: pageOf(
          Array.from({ length: 20 }, (_, place) =>
            aLatestPractice({
              question: {
                id: idOf('question', place + 1),
                type: '5',
                title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用和证明过程',
                difficulty: 'veryHard',
                points: [],
              },
            }),
          ),
          345,
        ),
      },
    },
  },
  args: {
    practice: { data: aMemberPractice() },
    view: 'due' as PracticeListView,
    list: pageOf(rows),
    tags: [],
    tag: '',
    now: Date.parse(FIXTURE_NOW),
    on: { view: fn(), page: fn(), tag: fn(), level: fn(), retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const NothingYet = meta.story({ globals: { density: 'empty' } });
export const NothingDue = meta.story({
  args: { practice: { data: aMemberPractice({ due: 0 }) }, view: 'wrong', list: none },
});
export const Favourites = meta.story({
  args: { view: 'favourite', list: pageOf(rows.slice(2)), tags: ['排序', '循环', '二分'] },
});
export const ForTeachers = meta.story({
  args: { practice: { data: aMemberPractice({ readiness: { band: 'hopeful', expected: 65.25, chance: 67 } }) } },
});
export const Loading = meta.story({ args: { practice: {}, list: {} } });
export const Failed = meta.story({
  args: { practice: { error: '服务暂时不可用' }, list: { error: '服务暂时不可用' } },
});
export const Offline = meta.story(offline({ list: unreached }));
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

Full.test('due reviews come first, with a link to start', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '开始复习' })).toHaveAttribute('href', '/web/play/run?mode=due');
  await expect(canvas.getByRole('link', { name: '弱项十题' })).toHaveAttribute(
    'href',
    '/web/play/run?mode=weak&level=gesp-cpp-4',
  );
});
Full.test('each mastery shows the number of answers it is based on', async ({ canvas }) => {
  await expect(canvas.getByText('依据 14 题')).toBeVisible();
  await expect(canvas.getByText('依据 5 题，初步')).toBeVisible();
  await expect(canvas.getByText('依据 9 题，两个月没有练了')).toBeVisible();
  await expect(canvas.getByText('数据不足')).toBeVisible();
  await expect(canvas.queryByText(/%/)).toBeNull();
});
ForTeachers.test('readers who teach see figures', async ({ canvas }) => {
  await expect(canvas.getByText(/预计 65.25 分，通过的可能 67%/)).toBeVisible();
  await expect(canvas.getByText('薄弱 48%')).toBeVisible();
});
Full.test('tabs choose the list, and a select chooses the level', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: /错题本/ }));
  await expect(args.on.view).toHaveBeenCalledWith('wrong');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '级别' }), 'gesp-cpp-2');
  await expect(args.on.level).toHaveBeenCalledWith('gesp-cpp-2');
});
Extreme.test('many questions are paged', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '2' }));
  await expect(args.on.page).toHaveBeenCalledWith(2);
});
Favourites.test('favourites can be filtered by tag', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '标签' }), '循环');
  await expect(args.on.tag).toHaveBeenCalledWith('循环');
});
