import preview from '#storybook/preview';
import { aPracticeState, aSolvedState, aWrongState } from '@aosai/api/practice/practice.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn } from 'storybook/test';
import { PracticeList, type PracticeListProps } from './PracticeList.tsx';

const STATES = [
  aSolvedState(),
  aWrongState({ bestPercent: 60 }),
  aWrongState(),
  aPracticeState({ tries: 1, status: '1' }),
];
const items = ['函数的引用参数', '灯塔的间隔', '稳定的排序', '数位之和', '还没有做过的题'].map((title, place) => ({
  id: idOf('question', place + 1),
  name: `第 ${place + 1} 题`,
  title,
  state: STATES[place] ?? aPracticeState(),
}));

const meta = preview.meta({
  id: 'patterns-practice-practicelist',
  title: '题目与作答/练习列表 PracticeList',
  component: PracticeList,
  parameters: {
    density: {
      empty: { items: [] },
      extreme: {
        items: Array.from({ length: 200 }, (_, place) => ({
          id: idOf('question', place + 1),
          name: `第 ${place + 1} 题`,
          title: '最短路径与次短路径的多种求法以及在竞赛题目中的综合运用',
          state: null,
        })),
      },
    },
    docs: {
      description: {
        component:
          '**何时用**：单元或一组练习的题目，圆圈表示每题做到了哪里。**何时不用**：考试和作业的答题卡用 AnswerSheet；错题本等列表在练习首页。',
      },
    },
  },
  args: {
    label: '单元的内容',
    items,
    currentId: items[1]?.id ?? null,
    first: { id: 'notes', name: '讲义' },
    onGo: fn(),
  } as PracticeListProps,
});

export const Unit = meta.story();
export const Guest = meta.story({ args: { items: items.map((one) => ({ ...one, state: null })) } });
export const Run = meta.story({ args: { first: undefined as never, last: { id: 'summary', name: '小结' } } });
export const Empty = meta.story({ globals: { density: 'empty' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Unit.test('each question shows its progress and opens on click', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: /第 2 题/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(canvas.getByRole('button', { name: /第 1 题/ }));
  await expect(args.onGo).toHaveBeenCalledWith(idOf('question', 1));
  await userEvent.click(canvas.getByRole('button', { name: '讲义' }));
  await expect(args.onGo).toHaveBeenLastCalledWith('notes');
});
