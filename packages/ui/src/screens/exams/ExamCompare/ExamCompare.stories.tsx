import preview from '#storybook/preview';
import { someExamScores } from '@aosai/api/exams/examScores.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { ExamCompare, type ExamCompareProps } from './ExamCompare.tsx';

const later = someExamScores();
const [paper] = later.papers;
const earlier = someExamScores(8, {
  rows: (paper?.rows ?? []).map((row, no) => ({
    ...row,
    totalPoints: row.totalPoints === null ? null : row.totalPoints - (no % 3) * 500,
  })),
});

const meta = preview.meta({
  id: 'screens-examcompare',
  title: '两场考试比较',
  component: ExamCompare,
  decorators: [inOffice('edms', 'exam')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：同一批学生的两场考试，看平均、每大题和每个学生的变化。**何时不用**：一场考试自己的成绩用「成绩」。',
      },
    },
  },
  args: {
    ...examPlace,
    exam: { data: anOfficeExam() },
    others: [{ value: idOf('exam', 3), label: '十月月考' }],
    chosenId: idOf('exam', 3) as ExamCompareProps['chosenId'],
    scores: { data: [earlier, later] } as ExamCompareProps['scores'],
    on: { choose: fn(), retry: fn() },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const NotChosen = meta.story({ args: { chosenId: null, scores: null } });
export const Loading = meta.story({ args: { scores: {} } });
export const Failed = meta.story({ args: { scores: { error: '服务暂时不可用，请稍后再试。' } } });
export const NoneInBoth = meta.story({ args: { scores: { data: [someExamScores(0), later] } } });
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test('changes have their sign, and who was absent has none', async () => {
  const table = within(screen.getByRole('table', { name: '每个学生的得分率' }));
  const rows = table.getAllByRole('row').slice(1);
  await expect(rows[0]).toHaveTextContent(/\+10$/);
  await expect(rows.at(-1)).toHaveTextContent('阿卜杜热西提·买买提伊敏');
  await expect(rows.at(-1)).toHaveTextContent(/———$/);
});

Full.test('the figures name both exams, and a change agrees with the percents beside it', async ({ canvas }) => {
  await expect(canvas.getByText(/以前是「十月月考」，这次是「/)).toBeVisible();
  const rows = within(canvas.getByRole('table', { name: '每个学生的得分率' }))
    .getAllByRole('row')
    .slice(1);
  for (const row of rows) {
    const [before, after, change] = within(row)
      .getAllByRole('cell')
      .slice(-3)
      .map(({ textContent }) => textContent.replace('%', ''));
    if (before === '—' || after === '—') continue;
    await expect(Number(change)).toBe(Number(after) - Number(before));
  }
});
