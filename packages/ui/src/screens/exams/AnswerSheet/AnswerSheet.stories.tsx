import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { expectMarks } from '../../../storybook/forcedColors.ts';
import { AnswerSheet, type SheetSection } from './AnswerSheet.tsx';

const cells = (from: number, count: number, state: Partial<SheetSection['cells'][number]> = {}) =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${from + index}`,
    no: from + index,
    answered: false,
    flagged: false,
    unsaved: false,
    ...state,
  }));

const paper: SheetSection[] = [
  {
    name: '单选',
    note: '15 × 2 分',
    cells: cells(1, 15, { answered: true }).map((cell) => ({
      ...cell,
      answered: cell.no !== 8 && cell.no !== 13,
      flagged: cell.no === 3 || cell.no === 13,
      unsaved: cell.no === 10 || cell.no === 8,
    })),
  },
  { name: '判断', note: '10 × 2 分', cells: cells(16, 10, { answered: true }) },
  { name: '编程', note: '2 × 25 分', cells: cells(26, 2) },
];

const longest: SheetSection[] = [{ name: '单选', note: '120 × 1 分', cells: cells(1, 120, { answered: true }) }];

const meta = preview.meta({
  id: 'patterns-answersheet',
  title: '部件/答题卡 AnswerSheet',
  component: AnswerSheet,
  parameters: {
    density: { empty: { sections: [] }, extreme: { sections: longest } },
    docs: {
      description: {
        component:
          '**何时用**：一份试卷有五题以上时，让人一眼看到每题的状态并直接跳过去：未答、已答、标记、未保存、当前，形状和颜色都不同。**何时不用**：交卷以后看逐题得分用报告的逐题结果；少于五题时上一题、下一题就够了。',
      },
    },
  },
  args: { sections: paper, currentId: 'q26', onGo: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 232 }}>
        <Story />
      </div>
    ),
  ],
});

const groups: SheetSection[] = [
  { name: '单选', note: '15 × 2 分', cells: cells(1, 15, { answered: true }) },
  {
    name: '程序阅读',
    note: '3 题，共 40 分',
    cells: [
      ...cells(16, 1, { answered: true, parts: [true, true, true, true, true, true] }),
      ...cells(17, 1, { flagged: true, parts: [true, true, false, true, false, false] }),
      ...cells(18, 1, { parts: Array.from({ length: 7 }, () => false) }),
    ],
  },
];

export const Default = meta.story({ tags: ['key'] });
export const Untouched = meta.story({
  args: { sections: [{ name: '编程', note: '4 × 100 分', cells: cells(1, 4) }], currentId: 'q1' },
});
export const Groups = meta.story({ args: { sections: groups, currentId: 'q17' } });
export const GroupsDark = Groups.extend({ globals: { theme: 'dark' } });
export const Extreme = meta.story({ globals: { density: 'extreme' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Default.test(
  'cells are buttons named by their states, and the current one has aria-current',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 8 题，未答，未保存' }));
    await expect(args.onGo).toHaveBeenLastCalledWith('q8');
    await expect(canvas.getByRole('button', { name: '第 26 题，未答' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('navigation', { name: '答题卡' })).toHaveTextContent('已答 23未答 4标记 2');
  },
);

Groups.test('a part opens its question, and a group counts as answered once all its parts are', async (story) => {
  const { canvas, userEvent, args } = story;
  await expect(canvas.getByRole('navigation', { name: '答题卡' })).toHaveTextContent('已答 16未答 2标记 1');
  await expect(canvas.getByRole('button', { name: '第 17 题，已答 3 / 6 小题，已标记' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '小题 17.3，未答' }));
  await expect(args.onGo).toHaveBeenLastCalledWith('q17', 2);
});

Default.test('every state of a question differs from the others in forced colours', async ({ canvasElement }) => {
  await expectMarks(
    canvasElement,
    [1, 3, 8, 10, 13, 26, 27].map((no) => `button[aria-label^='第 ${no} 题']`),
  );
});
