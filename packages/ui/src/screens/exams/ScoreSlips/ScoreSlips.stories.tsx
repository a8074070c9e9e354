import preview from '#storybook/preview';
import { someExamScores } from '@aosai/api/exams/examScores.fixtures';
import { expect, fn, screen, within } from 'storybook/test';
import { ScoreSlips } from './ScoreSlips.tsx';

const meta = preview.meta({
  id: 'screens-scoreslips',
  title: '打印成绩单',
  component: ScoreSlips,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：一场考试给家长的成绩单，每个学生一张 A4。**何时不用**：全班一张表用「下载成绩表」，学生自己在网上查看报告。',
      },
    },
  },
  args: {
    scores: { data: someExamScores() },
    title: '期中上机测验',
    day: '2026-11-21',
    backHref: '#scores',
    on: { print: fn(), retry: fn() },
  },
});

export const Full = meta.story();
export const One = meta.story({ args: { scores: { data: someExamScores(1) } } });
export const Loading = meta.story({ args: { scores: {} } });
export const Empty = meta.story({ args: { scores: { data: someExamScores(0) } } });
export const Phone = One.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = One.extend({ globals: { theme: 'dark' } });

Full.test(
  'every student with a result has a page, the absent one has none, and ranks are printed only on wish',
  async (story) => {
    const slips = screen.getAllByRole('region', { name: /的成绩单$/ });
    await expect(slips).toHaveLength(7);
    const first = within(screen.getByRole('region', { name: '陈一诺的成绩单' }));
    await expect(first.queryByText('名次')).toBeNull();
    await story.userEvent.click(screen.getByRole('checkbox', { name: '印上名次' }));
    await first.findByText('1 / 7');
  },
);

Full.test('one class can be printed alone', async ({ userEvent }) => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '班级' }), '五年级1班');
  await expect(screen.getAllByRole('region', { name: /的成绩单$/ })).toHaveLength(4);
});
