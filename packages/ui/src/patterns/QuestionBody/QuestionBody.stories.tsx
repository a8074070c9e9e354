import preview from '#storybook/preview';
import type { Answer } from '@aosai/api/questions/answers';
import {
  aCompletion,
  aFill,
  aMultipleChoice,
  aProgramming,
  aReading,
  aSingleChoice,
  aTrueFalse,
} from '@aosai/api/questions/questions.fixtures';
import { aSavedAnswer } from '@aosai/api/exams/attempts.fixtures';
import { aReportQuestion } from '@aosai/api/exams/reports.fixtures';
import { aSubmittedCode } from '@aosai/api/judging/submissions.fixtures';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { QuestionBody, type QuestionBodyProps } from './QuestionBody.tsx';
import { ReviewedQuestion } from './ReviewedQuestion.tsx';

type AnsweringProps = Extract<QuestionBodyProps, { onAnswer: unknown }>;

const Controlled = (props: AnsweringProps) => {
  const [answer, setAnswer] = useState(props.answer);
  return (
    <QuestionBody
      {...props}
      answer={answer}
      onAnswer={(next) => {
        setAnswer(next);
        props.onAnswer(next);
      }}
    />
  );
};

const meta = preview.meta({
  id: 'patterns-questionbody',
  title: '题目与作答/题目 QuestionBody',
  component: Controlled,
  parameters: {
    docs: {
      description: {
        component:
          '**何时用**：显示一道题的题面和作答区，七种题型都用它：单选、多选、判断、填空、编程、程序阅读、程序完善。`read` 只读题，用于题库预览和打印；`answer` 作答；`review` 在公布后对照答案，`readOnly` 是已锁定的作答。**何时不用**：编程题的编辑器另放在旁边（CodePane）；列表里只认一道题用题目的前几十个字。',
      },
    },
  },
  render: (args) => <Controlled {...args} />,
  args: { question: aSingleChoice(), answer: null, onAnswer: fn() } as AnsweringProps,
});

const chosen = (...optionIds: string[]): Answer => ({ kind: 'choice', optionIds });

export const Single = meta.story({ tags: ['key'] });
export const SingleChosen = meta.story({ args: { answer: chosen('B') } });
export const Multiple = meta.story({ args: { question: aMultipleChoice(), answer: chosen('A', 'B') } });
export const TrueFalse = meta.story({ args: { question: aTrueFalse(), answer: chosen('T') } });
export const Fill = meta.story({ args: { question: aFill(), answer: { kind: 'text', texts: ['45', ''] } } });
export const Programming = meta.story({ args: { question: aProgramming() } });
export const ReadOnly = meta.story({ args: { answer: chosen('C'), readOnly: true } });
export const LongOptions = meta.story({
  args: {
    question: aSingleChoice({
      options: ['甲', '乙', '丙', '丁'].map((name) => ({
        id: name,
        html: `<p>${`${name}说：先把所有灯塔按位置从小到大排序，再从左到右扫一遍，记录相邻两座的间隔，`.repeat(3)}最后输出最大值。</p><pre><code>for (int i = 1; i &lt; n; i++) best = max(best, x[i] - x[i - 1]);</code></pre>`,
      })),
    }),
  },
});

const reading = aReading();
const completion = aCompletion();

export const ProgramReading = meta.story({
  args: { question: reading, answer: { kind: 'text', texts: ['T', '', 'B'] } },
});
export const ProgramCompletion = meta.story({ args: { question: completion } });
export const Read = meta.story({ render: () => <QuestionBody mode="read" question={aSingleChoice()} /> });
const { options: four, ...rest } = aSingleChoice();
export const ReadTwo = meta.story({
  render: () => <QuestionBody mode="read" question={{ ...rest, options: four.slice(0, 2) }} />,
});
export const ReadTrueFalse = meta.story({
  tags: ['no-visual'],
  render: () => <QuestionBody mode="read" question={aTrueFalse()} />,
});
export const ReadGroup = meta.story({ render: () => <QuestionBody mode="read" question={completion} /> });

const reviewed = (changes: Parameters<typeof aReportQuestion>[0]) => aReportQuestion(changes);

export const ReviewChoice = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="我的答案"
      question={reviewed({
        ...aMultipleChoice(),
        mine: aSavedAnswer({ answer: chosen('A', 'C') }),
        rightAnswer: chosen('A', 'B', 'D'),
        correct: false,
        analysisHtml: '<p>选择排序会交换不相邻的元素，相等元素的先后可能改变。</p>',
      })}
    />
  ),
});
export const ReviewFill = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="我的答案"
      question={reviewed({
        ...aFill(),
        mine: aSavedAnswer({ answer: { kind: 'text', texts: ['45', '2C'] } }),
        rightAnswer: null,
        acceptedTexts: [['45'], ['2D', '0x2D']],
        correct: false,
        analysisHtml: null,
      })}
    />
  ),
});
export const ReviewGroup = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="学生的答案"
      question={reviewed({
        ...reading,
        mine: aSavedAnswer({ answer: { kind: 'text', texts: ['T', 'T', 'B'] } }),
        rightAnswer: null,
        acceptedTexts: [['T'], ['F'], ['B']],
        partScores: [150, 0, 300],
        score: 450,
        correct: false,
        analysisHtml: null,
      })}
    />
  ),
});
export const ReviewProgramming = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="我的答案"
      question={reviewed({
        ...aProgramming(),
        mine: aSavedAnswer({ answer: { kind: 'code', language: 71, code: 'n = int(input())\nprint(n)\n' } }),
        submission: aSubmittedCode(),
        submissionCount: 2,
        rightAnswer: null,
        acceptedTexts: null,
        analysisHtml: '<p>先求相邻差，再统计最大值出现的次数。</p>',
      })}
    />
  ),
});
const marked = { comment: '思路对，边界再想想。', lineNotes: [{ line: 2, text: '这里会溢出。' }], isByHand: true };

export const ReviewMarked = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="我的答案"
      question={aReportQuestion({
        ...aProgramming(),
        mine: null,
        rightAnswer: null,
        submission: aSubmittedCode(),
        submissionNo: 1,
        submissionCount: 1,
        review: marked,
      })}
    />
  ),
});
export const ReviewKeyAhead = meta.story({
  render: () => (
    <ReviewedQuestion
      mineWord="我的答案"
      question={reviewed({
        mine: aSavedAnswer({ answer: chosen('B') }),
        rightAnswer: null,
        correct: null,
        analysisHtml: null,
      })}
    />
  ),
});
export const ProgramReadingPhone = ProgramReading.extend({ globals: { viewport: { value: 'phone' } } });
export const ReviewDark = ReviewChoice.extend({ globals: { theme: 'dark' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { answer: chosen('B') } });
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { answer: chosen('B') } });

Single.test('options are native radios, so the keyboard chooses', async ({ canvas, userEvent, args }) => {
  const first = canvas.getByRole('radio', { name: /3 5/ });
  first.focus();
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard(' {ArrowDown}');
  await expect(args.onAnswer).toHaveBeenLastCalledWith(chosen('B'));
  await expect(canvas.getByRole('radio', { name: /3 3/ })).toBeChecked();
});

SingleChosen.test('a single choice can be cleared, which removes the clear button', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByRole('button', { name: '取消选择' })).toBeNull();
  await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
});

Multiple.test('clicking a chosen option again removes it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('插入排序'));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(chosen('A'));
  await userEvent.click(canvas.getByText('冒泡排序'));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
});

Fill.test('clearing all blanks removes the answer', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: '第 1 空' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
});

ReadOnly.test('a read-only question cannot be changed', async ({ canvas, args }) => {
  canvas.getByText('3 5').click();
  await expect(args.onAnswer).not.toHaveBeenCalled();
});

ProgramReading.test('each part is answered separately', async ({ canvas, userEvent, args }) => {
  const second = within(canvas.getByRole('group', { name: '第 16.2 题的选项' }));
  await userEvent.click(second.getByRole('radio', { name: '错误' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'text', texts: ['T', 'F', 'B'] });
  const first = within(canvas.getByRole('group', { name: '第 16.1 题的选项' }));
  await userEvent.click(first.getByRole('button', { name: '取消选择' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith({ kind: 'text', texts: ['', 'F', 'B'] });
});

Read.test('a question in read mode has nothing to choose', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  await expect(canvas.queryByRole('radio')).toBeNull();
});

ReadTrueFalse.test('the options of a true/false question have no letter and no mark', async ({ canvas }) => {
  const words = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(words).toEqual(['正确', '错误']);
});

ReviewChoice.test('a review names the right and the chosen options in words', async ({ canvas }) => {
  const words = canvas.getAllByRole('listitem').map((item) => item.textContent);
  await expect(words).toEqual([
    'A冒泡排序正确答案 · 我的答案',
    'B插入排序正确答案',
    'C选择排序我的答案',
    'D归并排序正确答案',
  ]);
});

ReviewFill.test('each blank is marked, and a wrong one shows the right text', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '正确' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: '错误' })).toBeVisible();
  await expect(canvas.getByText('正确答案 2D 或 0x2D')).toBeVisible();
});

ReviewMarked.test("a teacher's notes are shown at their lines and the comment below the answer", async ({ canvas }) => {
  await expect(canvas.getByRole('note', { name: '第 2 行的批注' })).toHaveTextContent('这里会溢出。');
  await expect(canvas.getByText('思路对，边界再想想。')).toBeVisible();
});

ReadTwo.test('two options of a choice have letters, unlike true or false', async ({ canvas }) => {
  const letters = canvas.getAllByRole('listitem').map((item) => item.textContent.slice(0, 1));
  await expect(letters).toEqual(['A', 'B']);
});
