import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { aReport } from '@aosai/api/exams/reports.fixtures';
import { expect, fn } from 'storybook/test';
import { Questions } from './Questions.tsx';

const { questions } = aReport();

const meta = preview.meta({
  id: 'patterns-reportquestions-questions',
  title: '部件/逐题成绩 Questions',
  component: Questions,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: '**何时用**：成绩报告和作业报告里的逐题结果。**何时不用**：作答中的题目用 QuestionBody。',
      },
    },
  },
  args: {
    questions,
    viewer: 'self' as const,
    tag: null as string | null,
    onTag: fn(),
    submissions: {},
    onSubmissions: fn(),
  },
});

export const All = meta.story();
export const Dark = All.extend({ globals: { theme: 'dark' } });
export const Phone = All.extend({ globals: { viewport: { value: 'phone' } } });

/** Questions that are open for practice link to their practice page. */
export const Practisable = meta.story({
  args: {
    questions: questions.map((question, at) =>
      at === 0 ? { ...question, practiceId: idOf('question', 1) } : question,
    ),
  },
});

Practisable.test('a question links to practice and to its solution', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { expanded: false });
  if (!first) throw new Error('the report has questions');
  await userEvent.click(first);
  const id = idOf('question', 1);
  await expect(canvas.getByRole('link', { name: '练这道题' })).toHaveAttribute('href', `/web/question/detail?id=${id}`);
  await expect(canvas.getByRole('link', { name: '看题解' })).toHaveAttribute('href', `/web/camp/answer/detail/${id}`);
});

All.test('each question is a row that opens its answer', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('button', { expanded: false });
  if (!first) throw new Error('the report has questions');
  await userEvent.click(first);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
});
