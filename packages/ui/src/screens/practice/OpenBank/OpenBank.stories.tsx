import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aPracticeState, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { WHOLE_BANK } from '@aosai/api/practice/openBank';
import { PROGRAMMING, SINGLE } from '@aosai/api/questions/kinds';
import type { BankRow } from '@aosai/api/questions/questionViews.contract';
import { expect, fn } from 'storybook/test';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { OpenBank } from './OpenBank.tsx';

const aRow = (no: number, changes: Partial<BankRow> = {}): BankRow => ({
  id: idOf('question', no),
  type: SINGLE,
  title: '循环执行了几次',
  difficulty: 'easy',
  points: ['gesp-cpp-1/loop'],
  tags: [],
  stage: 'gesp-1',
  pricePoints: 0,
  isOpen: true,
  version: null,
  bank: null,
  ownerName: null,
  status: null,
  isShared: null,
  usedCount: null,
  passPercent: null,
  measured: null,
  check: null,
  reportCount: null,
  second: null,
  createdAt: null,
  updatedAt: null,
  mine: null,
  ...changes,
});
const ROWS = [
  aRow(1),
  aRow(2, { title: '整除与求余的优先级', points: ['gesp-cpp-1/arith', 'gesp-cpp-1/types'] }),
  aRow(3, { title: '循环赛日程', type: PROGRAMMING, difficulty: 'medium', points: [] }),
  aRow(4, { title: '题目正在考试里，考完以后显示', isHeld: true }),
];
const pageOf = (content: BankRow[], total = content.length) => ({
  data: { content, total, page: 0, size: 20, totalIsLeast: false },
});

const meta = preview.meta({
  id: 'screens-open-bank',
  title: '学生的题库',
  component: OpenBank,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：/play/bank，按级别、考点、题型、难度、进度找可以自由练习的题，一按就练十道。**何时不用**：做过的题在练习首页；出题人的题库在管理页面。',
      },
    },
    layout: 'fullscreen',
    density: {
      empty: { questions: pageOf([]) },
      extreme: {
        questions: pageOf(
          Array.from({ length: 20 }, (_, no) =>
            aRow(no + 1, { title: '给定带权有向图，求从起点到终点的次短路径长度并输出方案，保证方案唯一' }),
          ),
          1_204,
        ),
      },
    },
  },
  args: {
    questions: pageOf(ROWS, 46),
    states: {
      [idOf('question', 1)]: aSolvedState(),
      [idOf('question', 2)]: aWrongState(),
      [idOf('question', 3)]: aPracticeState(),
    },
    filter: WHOLE_BANK,
    on: { filter: fn(), retry: fn() },
  },
});

const NARROW = { ...WHOLE_BANK, level: 'gesp-cpp-1', point: 'gesp-cpp-1/loop', standing: 'new' } as const;

export const Everything = meta.story();
export const Narrowed = meta.story({ args: { filter: NARROW, questions: pageOf(ROWS.slice(0, 3)) } });
export const NoneFound = meta.story({ args: { filter: NARROW, questions: pageOf([]) } });
export const NothingYet = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { questions: {} } });
export const Failed = meta.story({ args: { questions: { error: '服务暂时不可用，请稍后再试' } } });
export const Offline = meta.story(offline({ questions: unreached }));
export const Parent = meta.story({ args: { states: null } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = Narrowed.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Everything.test('open bank: leads to a question, but not to one that an exam holds', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /循环赛日程/ })).toHaveAttribute(
    'href',
    `/web/question/detail?id=${idOf('question', 3)}`,
  );
  await expect(canvas.queryByRole('link', { name: /正在考试里/ })).toBeNull();
});
Narrowed.test('open bank: starts a run of what is listed', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '练这 3 题' })).toHaveAttribute(
    'href',
    '/web/play/run?mode=bank&level=gesp-cpp-1&point=gesp-cpp-1%2Floop&standing=new',
  );
});
Narrowed.test('open bank: forgets the point when the level changes', async ({ canvas, userEvent, args }) => {
  const more = canvas.queryByRole('button', { name: /筛选/, expanded: false });
  if (more) await userEvent.click(more);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '级别' }), 'GESP Python 1 级');
  await expect(args.on.filter).toHaveBeenLastCalledWith({ ...NARROW, level: 'gesp-py-1', point: '' });
});
NoneFound.test('open bank: shows everything again in one press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '看全部题目' }));
  await expect(args.on.filter).toHaveBeenCalledWith(WHOLE_BANK);
});
Parent.test('open bank: starts no run for readers who do not practise', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: /练/ })).toBeNull();
});
