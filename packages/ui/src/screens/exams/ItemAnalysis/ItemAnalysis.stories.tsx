import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen } from 'storybook/test';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ItemAnalysis } from './ItemAnalysis.tsx';
import type { Item, ItemPaper } from './items.ts';

const item = (no: number, title: string, changes: Partial<Item> = {}): Item => ({
  questionId: idOf('question', no),
  no,
  type: '1',
  title,
  asked: title,
  maxPoints: 200,
  count: 43,
  meanPoints: 149,
  facility: 0.7442,
  sd: 87.4,
  discrimination: 41.2,
  efficiency: 58.9,
  flags: [],
  blankCount: 1,
  meanSpentMs: 64_000,
  options: [
    { id: 'A', count: 5 },
    { id: 'B', count: 32 },
    { id: 'C', count: 3 },
    { id: 'D', count: 2 },
  ],
  verdicts: [],
  ...changes,
});

const items = [
  item(1, '下列关于引用的说法，错误的是'),
  item(2, '二分查找要求序列有序', { type: '3', facility: 0.9767, discrimination: 12.4, flags: ['easy', 'weak'] }),
  item(3, '执行下面的程序后，输出是', {
    facility: 0.3953,
    discrimination: -8.6,
    efficiency: -14.2,
    flags: ['weak', 'wrongKey'],
  }),
  item(4, '灯塔的间隔', {
    type: '5',
    maxPoints: 2_500,
    meanPoints: 1_420,
    facility: 0.568,
    sd: 980.2,
    discrimination: 63.1,
    efficiency: 77.4,
    meanSpentMs: 1_880_000,
    options: [],
    verdicts: [
      { verdict: 'AC', count: 18 },
      { verdict: 'WA', count: 15 },
      { verdict: 'TLE', count: 8 },
    ],
    blankCount: 2,
  }),
];
const paper: ItemPaper = {
  examPaperId: idOf('paper', 1),
  title: 'GESP C++ 四级 模拟卷（一）',
  count: 43,
  meanPoints: 7_140,
  sd: 1_612.4,
  consistency: 78.3,
  items,
};
const few: ItemPaper = {
  ...paper,
  count: 4,
  items: items.map((one) => ({ ...one, count: 4, flags: [] })),
};
const opened = {
  play: async ({ userEvent }: { userEvent: { click: (button: Element) => Promise<void> } }) =>
    userEvent.click(await screen.findByRole('button', { name: '展开第 4 题的作答' })),
};

const meta = preview.meta({
  id: 'screens-itemanalysis',
  title: '题目分析',

  component: ItemAnalysis,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/exam/:id/items，考完以后看每道题难不难、分不分得出高低、选项选了多少。**何时不用**：看一个学生用成绩报告。',
      },
    },
  },
  args: {
    ...examPlace,
    exam: { data: anOfficeExam() },
    report: { data: { papers: [paper] } },
    questionBase: '#question',
    exporting: false,
    on: { retry: fn(), export: fn() },
  },
});

export const Full = meta.story({ ...opened, tags: ['key'] });
export const TwoPapers = meta.story({
  args: {
    report: { data: { papers: [paper, { ...paper, examPaperId: idOf('paper', 2), title: '校内月考 十一月' }] } },
  },
});
export const FewAttempts = meta.story({ args: { report: { data: { papers: [few] } } } });
export const Loading = meta.story({ args: { exam: {}, report: {} } });
export const Failed = meta.story({ args: { report: { error: '服务暂时不可用，请稍后再试。' } } });
export const NoAnswers = meta.story({
  args: { report: { data: { papers: [{ ...few, count: 0, meanPoints: null, items: [] }] } } },
});
export const NoPapers = meta.story({ args: { report: { data: { papers: [] } } } });
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

FewAttempts.test('figures of a few attempts are marked as preliminary', async () => {
  await expect(await screen.findByRole('columnheader', { name: /^区分度\s*初步$/ })).toBeVisible();
});

TwoPapers.test('the exported spreadsheet belongs to the paper that is shown', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('tab', { name: '校内月考 十一月' }));
  await userEvent.click(screen.getByRole('button', { name: '下载 Excel' }));
  await expect(args.on.export).toHaveBeenCalledWith(idOf('paper', 2));
});

Full.test('a programming question shows its verdicts, other questions their options', async ({ userEvent }) => {
  await expect(await screen.findByText('18 人，41.9%')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '展开第 1 题的作答' }));
  await expect(screen.getByText('32 人，74.4%')).toBeVisible();
});
