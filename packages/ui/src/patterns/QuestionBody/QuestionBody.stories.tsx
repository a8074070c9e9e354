import preview from '#storybook/preview';
import type { Answer } from '@aosai/api/domain/answers';
import { aFill, aMultipleChoice, aProgramming, aSingleChoice, aTrueFalse } from '@aosai/api/fixtures/questions';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { QuestionBody, type QuestionBodyProps } from './QuestionBody.tsx';

const Controlled = (props: QuestionBodyProps) => {
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
  component: QuestionBody,
  render: (args) => <Controlled {...args} />,
  args: { question: aSingleChoice(), answer: null as Answer | null, onAnswer: fn() },
});

const chosen = (...optionIds: string[]): Answer => ({ kind: 'choice', optionIds });

export const Single = meta.story();
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
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { answer: chosen('B') } });
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { answer: chosen('B') } });

Single.test('options are native radios: the keyboard chooses', async ({ canvas, userEvent, args }) => {
  const first = canvas.getByRole('radio', { name: /3 5/ });
  first.focus();
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.keyboard(' {ArrowDown}');
  await expect(args.onAnswer).toHaveBeenLastCalledWith(chosen('B'));
  await expect(canvas.getByRole('radio', { name: /3 3/ })).toBeChecked();
});

SingleChosen.test('a single choice can be taken back, and then there is nothing to take back', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '取消选择' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByRole('button', { name: '取消选择' })).toBeNull();
  await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
});

Multiple.test('a second pick of an option takes it back', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('插入排序'));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(chosen('A'));
  await userEvent.click(canvas.getByText('冒泡排序'));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
});

Fill.test('emptied blanks are no answer', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByRole('textbox', { name: '第 1 空' }));
  await expect(args.onAnswer).toHaveBeenLastCalledWith(null);
});

ReadOnly.test('a read-only question changes nothing', async ({ canvas, args }) => {
  canvas.getByText('3 5').click();
  await expect(args.onAnswer).not.toHaveBeenCalled();
});
