import preview from '#storybook/preview';
import { aFill, aProgramming, aSingleChoice } from '@aosai/api/questions/questions.fixtures';
import { expect, fn } from 'storybook/test';
import { PracticePrint } from './PracticePrint.tsx';
import type { PrintSheet } from '@aosai/api/practice/practiceReads.contract';

const choiceOf = (no: number, isTwin: boolean) => ({
  ...aSingleChoice({ no }),
  rightAnswer: { kind: 'choice' as const, optionIds: ['B'] },
  acceptedTexts: null,
  isTwin,
});
const sheet: PrintSheet = {
  sections: [
    { name: '函数、形参实参', questions: [choiceOf(1, false), choiceOf(2, true), choiceOf(3, true)] },
    {
      name: '进制转换',
      questions: [
        { ...aFill({ no: 4 }), rightAnswer: null, acceptedTexts: [['45'], ['2D', '2d']], isTwin: false },
        { ...aProgramming({ no: 5 }), rightAnswer: null, acceptedTexts: null, isTwin: false },
      ],
    },
  ],
  left: 3,
};

const meta = preview.meta({
  id: 'screens-practiceprint',
  title: '打印练习',
  component: PracticePrint,
  parameters: {
    layout: 'fullscreen',
    density: { empty: { sheet: { data: { sections: [], left: 0 } } } },
    docs: {
      description: {
        component:
          '**何时用**：把错题本或一组练习印在 A4 上，按知识点排，每道错题配同类题，答案在最后一页。**何时不用**：老师印试卷用 PaperPrint。',
      },
    },
  },
  args: {
    sheet: { data: sheet },
    of: 'book' as const,
    name: '林知远',
    day: '2026-11-27',
    on: { print: fn(), retry: fn() },
  },
});

export const Book = meta.story();
export const PracticeSet = meta.story({ args: { of: 'set' } });
export const EmptyBook = meta.story({ globals: { density: 'empty' } });
export const Loading = meta.story({ args: { sheet: {} } });
export const Failed = meta.story({ args: { sheet: { error: '服务暂时不可用' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });

Book.test('the answers come after the questions, and the page can be printed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: '错题本 答案' })).toBeVisible();
  await expect(canvas.getAllByText('同类题')).toHaveLength(2);
  await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
  await expect(args.on.print).toHaveBeenCalledOnce();
});
EmptyBook.test('an empty book cannot be printed', async ({ canvas }) => {
  await expect(canvas.getByText('错题本是空的')).toBeVisible();
  await expect(canvas.getByRole('button', { name: '打印或存为 PDF' })).toBeDisabled();
});
