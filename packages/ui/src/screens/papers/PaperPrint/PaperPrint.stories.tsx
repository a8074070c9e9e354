import preview from '#storybook/preview';
import { COMPLETION, FILL, MULTIPLE, PROGRAMMING, READING, SINGLE, TRUE_FALSE } from '@aosai/api/questions/kinds';
import { expect, fn } from 'storybook/test';
import { exampleDrafts } from '../../questions/QuestionBank/exampleDrafts.ts';
import { PaperPrint, type PrintChoice, type PrintPaper } from './PaperPrint.tsx';
import { examplePreview } from '../../questions/QuestionEditor/exampleEditor.tsx';

const of = (type: keyof typeof exampleDrafts, count: number, points: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...examplePreview(exampleDrafts[type], `${type}-${place}`),
    points,
  }));

const paper: PrintPaper = {
  title: 'GESP C++ 四级 模拟试卷（一）',
  totalPoints: 10_000,
  durationMin: 120,
  sections: [
    { name: '单选题', type: SINGLE, points: 3_000, questions: of(SINGLE, 6, 200) },
    { name: '多选题', type: MULTIPLE, points: 600, questions: of(MULTIPLE, 3, 200) },
    { name: '判断题', type: TRUE_FALSE, points: 1_000, questions: of(TRUE_FALSE, 5, 200) },
    { name: '填空题', type: FILL, points: 400, questions: of(FILL, 2, 200) },
    { name: '阅读程序', type: READING, points: 450, questions: of(READING, 1, 450) },
    { name: '完善程序', type: COMPLETION, points: 600, questions: of(COMPLETION, 1, 600) },
    { name: '编程题', type: PROGRAMMING, points: 5_000, questions: of(PROGRAMMING, 2, 2_500) },
  ],
};
const choice: PrintChoice = { as: 'paper', version: 'A', size: 'A4' };

const meta = preview.meta({
  id: 'screens-paperprint',
  title: '打印试卷',

  component: PaperPrint,
  parameters: {
    layout: 'fullscreen',
    density: { empty: { paper: { data: { ...paper, sections: [] } } } },
    docs: {
      description: {
        component:
          '**何时用**：/bms 与 /edms 的 examPaper/:id/print，把一份试卷、它的答案或答题卡印在 A4 或 B4 上，分 A、B 卷；存为 PDF 由浏览器完成。**何时不用**：在屏幕上改试卷用 PaperEditor；学生看自己的成绩用成绩报告。',
      },
    },
  },
  args: { paper: { data: paper }, choice, backHref: '#paper', on: { choose: fn(), print: fn(), retry: fn() } },
});

export const Paper = meta.story();
export const VersionB = meta.story({ args: { choice: { ...choice, version: 'B' } } });
export const Key = meta.story({ args: { choice: { ...choice, as: 'key' } } });
export const Sheet = meta.story({ args: { choice: { ...choice, as: 'sheet' } } });
export const B4 = meta.story({ args: { choice: { ...choice, size: 'B4' } } });
export const Loading = meta.story({ args: { paper: {} } });
export const Failed = meta.story({ args: { paper: { error: '这份试卷已被删除。请返回试卷列表刷新。' } } });
export const Phone = Paper.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Paper.extend({ globals: { theme: 'dark' } });

Paper.test('content, version and page size are chosen above the sheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '答案' }));
  await expect(args.on.choose).toHaveBeenLastCalledWith({ ...choice, as: 'key' });
  await userEvent.click(canvas.getByRole('radio', { name: 'B 卷' }));
  await expect(args.on.choose).toHaveBeenLastCalledWith({ ...choice, version: 'B' });
  await userEvent.click(canvas.getByRole('radio', { name: 'B4' }));
  await expect(args.on.choose).toHaveBeenLastCalledWith({ ...choice, size: 'B4' });
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.print).toHaveBeenCalledTimes(1);
});

Paper.test(
  'samples are printed once, below the statement unless the statement contains them',
  async ({ canvas, args, mount }) => {
    const [task] = of(PROGRAMMING, 1, 2_500);
    if (!task) throw new Error('no example of a task');
    const written = {
      ...task,
      id: 'written',
      stemHtml: `${task.stemHtml}<h2>样例</h2><p>输入样例 1</p><pre>1 2</pre>`,
    };
    const section = { name: '编程题', type: PROGRAMMING, points: 5_000, questions: [task, written] };
    await mount(<PaperPrint {...args} paper={{ data: { ...paper, sections: [section] } }} />);
    const shown = task.programming?.samples.length ?? 0;
    await expect(shown).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('heading', { name: /^样例输入/ })).toHaveLength(shown);
  },
);

Key.test('the key lists answers and explanations, without a line for the name', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('GESP C++ 四级 模拟试卷（一） 参考答案');
  await expect(canvas.getAllByText('ABD')).toHaveLength(3);
  await expect(canvas.queryByText('姓名')).toBeNull();
});

Paper.test(
  'nothing that a page may cut is a grid, whose rows would print over each other',
  async ({ canvasElement }) => {
    const cut = canvasElement.querySelectorAll(
      '[data-part="body"] > section > ol, li[data-body="task"], li[data-body="parts"], [data-part="stem"], li[data-body="parts"] > ol',
    );
    await expect(cut.length).toBeGreaterThan(20);
    const displays = [...cut].map((element) => getComputedStyle(element).display);
    await expect(new Set(displays)).toEqual(new Set(['block', 'list-item']));
  },
);

Paper.test('the brackets of a true/false question stand on the line of its last words', async ({ canvasElement }) => {
  for (const stem of canvasElement.querySelectorAll('li[data-body="judgement"] > [data-part="stem"]')) {
    const words = stem.querySelector('p')?.getClientRects();
    const brackets = stem.querySelector('span:last-child')?.getBoundingClientRect();
    await expect(brackets?.bottom).toBeCloseTo([...(words ?? [])].at(-1)?.bottom ?? 0, -1);
  }
});

Paper.test('limits stand below the title of a task, and fields for name and numbers in the head', async (story) => {
  const { canvas, canvasElement } = story;
  const [task] = canvasElement.querySelectorAll('li[data-body="task"]');
  await expect(task?.querySelector('h3')?.nextElementSibling).toHaveTextContent(/^时间限制/);
  for (const field of ['姓名', '班级', '学号', '考号']) await expect(canvas.getByText(field)).toBeVisible();
  await expect(canvas.getByRole('heading', { name: '一、单选题（共 6 题，每题 2 分，满分 30 分）' })).toBeVisible();
});

Paper.test('a section of unequal questions gives the points of each', async ({ canvas, args, mount }) => {
  const questions = [...of(SINGLE, 1, 200), ...of(TRUE_FALSE, 1, 100), ...of(PROGRAMMING, 1, 2_500)];
  const section = { name: '试题', type: null, points: 2_800, questions };
  await mount(<PaperPrint {...args} paper={{ data: { ...paper, sections: [section] } }} />);
  await expect(canvas.getByRole('heading', { name: '一、试题（共 3 题，满分 28 分）' })).toBeVisible();
  await expect(canvas.getAllByText(/^（[\d.]+ 分）$/).map((one) => one.textContent)).toEqual(['（2 分）', '（1 分）']);
  await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('（25 分）');
});

Paper.test('the options of a row stand on one line', async ({ canvasElement }) => {
  const options = canvasElement.querySelectorAll('li[data-body="options"] > [data-columns="4"]');
  await expect(options.length).toBeGreaterThan(0);
  for (const row of options)
    await expect(new Set([...row.children].map((one) => one.getBoundingClientRect().top)).size).toBe(1);
});
