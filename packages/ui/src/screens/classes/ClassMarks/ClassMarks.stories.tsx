import preview from '#storybook/preview';
import { someMarks } from '@aosai/api/classes/classMarks.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, within } from 'storybook/test';
import { aClassPlace } from '../../../storybook/exampleClass.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { offline, unreached } from '../../../storybook/offline.tsx';
import { ClassMarks } from './ClassMarks.tsx';

const meta = preview.meta({
  id: 'screens-classmarks',
  title: '班级成绩',
  component: ClassMarks,
  decorators: [inOffice('edms', 'grade')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/grade/:id/marks 和 /bms/grade/:id/marks：班里每个人在每场考试、每份作业里的得分率和状态。**何时不用**：期末的总评和评语用 TermSettlements；一场考试的每道题用 ExamScores。',
      },
    },
  },
  args: {
    place: aClassPlace(),
    marks: { data: someMarks() },
    downloading: false,
    on: { download: fn(), retry: fn() },
  },
});

export const Full = meta.story();
export const Empty = meta.story({
  args: { marks: { data: someMarks({ works: [], students: someMarks().students }) } },
});
export const NoStudents = meta.story({ args: { marks: { data: someMarks({ works: [], students: [] }) } } });
export const Loading = meta.story({ args: { marks: {} } });
export const Offline = meta.story(offline({ marks: unreached }));
export const InOffice = meta.story({ args: { place: aClassPlace({ base: '/web/bms' }) } });
export const Phone = Full.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ globals: { theme: 'dark' } });

const cellsOf = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

Full.test('each row has the mean, what was missed, and a mark or its state for each work', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row');
  await expect(rows).toHaveLength(10);
  await expect(cellsOf(rows[2])).toEqual(['20260102', '85%', '', '未开始', '93%', '97%迟']);
  await expect(cellsOf(rows[3])).toEqual(['20260103', '82%', '1', '未开始', '86%', '逾期未交']);
  await expect(cellsOf(rows[9])).toEqual(['全班平均', '—', '76%', '81%']);
});

Full.test('a mark leads to its answers, and a head to its exam or homework', async ({ canvas }) => {
  const href = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
  await expect(canvas.getByRole('link', { name: '86%' })).toHaveAttribute(
    'href',
    `/web/exam/report/paper?id=${idOf('attempt', 3)}`,
  );
  await expect(canvas.getByRole('link', { name: '97%' })).toHaveAttribute(
    'href',
    `/web/homework/report/enroll?enrollId=${idOf('place', 21)}`,
  );
  await expect(href('期中考试')).toBe(`/web/edms/exam/${idOf('exam', 2)}/scores`);
  await expect(href('二分查找')).toBe(`/web/edms/homework/${idOf('exam', 1)}`);
});

Full.test('exams and homework are shown apart, and students sorted by their mean', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '考试' }));
  await expect(canvas.queryByRole('link', { name: '二分查找' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '平均' }));
  await expect(cellsOf(canvas.getAllByRole('row')[1])[0]).toBe('20260101');
  await userEvent.click(canvas.getByRole('button', { name: /^平均/ }));
  await expect(cellsOf(canvas.getAllByRole('row')[1])[1]).toBe('65%');
});

Full.test('the sheet is exported, and term reports are one step away', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
  await expect(args.on.download).toHaveBeenCalledOnce();
  const { base, gradeId } = args.place;
  await expect(canvas.getByRole('link', { name: '期末成绩单' })).toHaveAttribute(
    'href',
    `${base}/grade/${gradeId}/results`,
  );
});

InOffice.test('the platform has no term reports of a class', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: '期末成绩单' })).toBeNull();
});
