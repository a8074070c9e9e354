import { PROGRAMMING, MULTIPLE, FILL } from '@aosai/api/questions/kinds';
import preview from '#storybook/preview';
import { aFill, aMultipleChoice, aProgramming } from '@aosai/api/questions/questions.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aView, dark, phone, Playable, programmingView, question, roomArgs } from '../../../storybook/exampleRoom.tsx';
import { ExamRoom, type OpenRoom } from './ExamRoom.tsx';

const longest = {
  examTitle: '全国青少年软件编程等级考试 C++ 编程四级 2026 年 12 月模拟考试（二）　海淀区第三实验中学考点专场',
  currentId: question(26),
  sections: [
    {
      name: '编程题',
      type: PROGRAMMING,
      points: 5_000,
      questions: [
        aProgramming({
          title: '在一座有很多很多灯塔的漫长海岸线上统计所有相邻灯塔之间的最大间隔以及它出现的次数',
          stemHtml: `${aProgramming().stemHtml}<h2>样例</h2><p>输入样例 1</p><pre><code>5\n1 4 7 9 12\n</code></pre><p>输出样例 1</p><pre><code>3 3\n</code></pre><h2>数据范围</h2><p>${'对于全部测试点，灯塔的位置都是绝对值不超过十亿的整数，并且严格递增；'.repeat(12)}</p><table><thead><tr><th>测试点</th><th>n</th><th>特殊性质</th></tr></thead><tbody><tr><td>1–3</td><td>≤ 10</td><td>间隔都相等</td></tr><tr><td>4–10</td><td>≤ 100000</td><td>没有</td></tr></tbody></table>`,
        }),
        aProgramming({ id: question(27), no: 27, title: '整理书架', points: 2_500 }),
      ],
    },
  ],
} satisfies Partial<OpenRoom>;
const meta = preview.meta({
  id: 'screens-examroom',
  title: '考场',

  component: ExamRoom,
  parameters: {
    density: { empty: { view: aView({ answers: {} }) }, extreme: { view: programmingView(longest) } },
    docs: {
      description: {
        component:
          '**何时用**：正式考试的作答画面：题号面板、题目、代码与提交，含离线、接管、延时、强制结束和回执各状态。**何时不用**：平时练习和作业不使用它的时间约束；查看结果用 ExamReportPaper。',
      },
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Playable {...args} />,
  args: roomArgs,
});

export const SingleChoice = meta.story({ tags: ['key'] });
export const SingleChoiceDark = meta.story(dark);
export const NotReopened = meta.story({ args: { view: aView({ currentId: question(7), lockedIds: [question(7)] }) } });
export const SingleChoicePhone = meta.story(phone);
export const SingleChoiceSmallest = meta.story({ ...phone, globals: { viewport: { value: 'small' } } });
export const SingleChoiceTablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const TrueFalse = meta.story({ args: { view: aView({ currentId: question(19) }) } });
export const TrueFalsePhone = meta.story({
  ...phone,
  args: { ...phone.args, view: aView({ currentId: question(19) }) },
});
export const MultipleAndFill = meta.story({
  args: {
    view: aView({
      currentId: aMultipleChoice().id,
      sections: [
        { name: '多选题', type: MULTIPLE, points: 400, questions: [aMultipleChoice({ no: 1 })] },
        { name: '填空题', type: FILL, points: 400, questions: [aFill({ no: 2 })] },
      ],
      answers: {},
    }),
  },
});
export const LongestText = meta.story({ args: { view: programmingView(longest) } });
export const LongestTextPhone = meta.story({ ...phone, args: { ...phone.args, view: programmingView(longest) } });

SingleChoice.test('the answer sheet is one Tab stop, and focus follows the page turn', async (story) => {
  const { canvas, userEvent } = story;
  const sheet = within(canvas.getByRole('navigation', { name: '答题卡' }));
  const stops = sheet.getAllByRole('button').filter((cell) => cell.tabIndex === 0);
  await expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await waitFor(() => expect(stops[0]).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(sheet.getByRole('button', { name: /^第 8 题/ })).toHaveFocus());
});

SingleChoice.test('letters choose by position, and the answer holds option ids', async ({ userEvent, args }) => {
  await userEvent.keyboard('d');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['D'] });
  await expect(screen.getByRole('radio', { name: /5 3/ })).toBeChecked();
});

SingleChoice.test(
  'arrow keys turn pages, F flags, and the answer sheet shows both',
  async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '第 8 题' })).toBeVisible());
    await userEvent.keyboard('f');
    await expect(args.on.flag).toHaveBeenLastCalledWith(question(8), true);
    const cell = await canvas.findByRole('button', { name: '第 8 题，未答，已标记' });
    await expect(cell).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: '第 3 题，已答，已标记' })).toBeVisible();
    await expect(canvas.getByText('第 8 题，未答')).toBeInTheDocument();
  },
);

SingleChoice.test(
  'the submit dialog lists open and flagged questions, and their numbers lead there',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
    const dialog = await screen.findByRole('dialog', { name: '现在交卷吗？' });
    const numbersIn = (name: string) =>
      within(within(dialog).getByRole('region', { name }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    await expect(numbersIn('未答 5 题')).toEqual(['8', '13', '19', '22', '27']);
    await expect(numbersIn('标记 2 题')).toEqual(['3', '13']);
    await userEvent.click(within(dialog).getByRole('button', { name: '去第 19 题' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(19));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.on.complete).not.toHaveBeenCalled();
  },
);

SingleChoice.test('confirming the hand-in twice completes only once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '交卷' }));
  await userEvent.dblClick(await screen.findByRole('button', { name: '确认交卷' }));
  await expect(args.on.complete).toHaveBeenCalledTimes(1);
});

SingleChoice.test(
  'clicking an option answers, and turning the page shows the next question',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('8 3'));
    await expect(args.on.answer).toHaveBeenLastCalledWith(question(7), { kind: 'choice', optionIds: ['C'] });
    await userEvent.click(canvas.getByRole('button', { name: '下一题' }));
    await expect(args.on.go).toHaveBeenLastCalledWith(question(8));
  },
);

TrueFalse.test('in a true/false question, key A answers 正确 and key B 错误', async ({ userEvent, args }) => {
  await userEvent.keyboard('b');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(19), { kind: 'choice', optionIds: ['F'] });
  await userEvent.keyboard('a');
  await expect(args.on.answer).toHaveBeenLastCalledWith(question(19), { kind: 'choice', optionIds: ['T'] });
});

MultipleAndFill.test(
  'letters choose options of a multiple choice but are text in a blank',
  async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('da');
    await expect(args.on.answer).toHaveBeenLastCalledWith(aMultipleChoice().id, {
      kind: 'choice',
      optionIds: ['A', 'D'],
    });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.type(await canvas.findByRole('textbox', { name: '第 2 空' }), '2d');
    await expect(args.on.answer).toHaveBeenLastCalledWith(aFill().id, { kind: 'text', texts: ['', '2d'] });
    await expect(args.on.flag).not.toHaveBeenCalled();
  },
);

SingleChoiceSmallest.test('at the smallest size, nothing is wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

LongestTextPhone.test('the longest text is not wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

LongestText.test('headings inside a statement are smaller than its title', async ({ canvas }) => {
  const sizeOf = (name: string | RegExp) =>
    Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level: 2, name })).fontSize);
  await expect(sizeOf('数据范围')).toBeLessThan(sizeOf(/^第 26 题/));
});

NotReopened.test('a question that was not reopened can be read but not changed', async ({ canvas }) => {
  await expect(canvas.getByText(/这一题的答案不变，只能看/)).toBeVisible();
  for (const option of canvas.getAllByRole('radio')) await expect(option).toBeDisabled();
  await expect(canvas.getByRole('button', { name: '交卷' })).toBeEnabled();
});
