import preview from '#storybook/preview';
import { aTermReport } from '@aosai/api/classes/grades.fixtures';
import { expect, fn } from 'storybook/test';
import { Certificate } from './Certificate.tsx';
import type { TermReport } from '@aosai/api/classes/memberGradeSettlement.contract';

const meta = preview.meta({
  id: 'screens-certificate',
  title: '证书',
  component: Certificate,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/grade/certificate：把一个学期的证书打印在 A4 上，或由浏览器存为 PDF。**何时不用**：看各部分得分和评语用 GradeDetail 的成绩单。',
      },
    },
  },
  args: { report: { data: aTermReport() as TermReport | null }, on: { print: fn(), retry: fn() } },
});

export const Good = meta.story({ tags: ['key'] });
export const Excellent = meta.story({ args: { report: { data: aTermReport({ level: 'excellent', score: 9_650 }) } } });
export const LongNames = meta.story({
  args: {
    report: {
      data: aTermReport({
        shownName: '阿卜杜热合曼·买买提伊明江',
        gradeTitle: '滨海市青少年信息学奥林匹克联赛选拔集训队周末提高班',
        orgName: '滨海市青少年信息学教育研究与实践中心',
        teacherNames: ['周明澜', '何清', '方远'],
      }),
    },
  },
});
export const NothingYet = meta.story({ args: { report: { data: null } } });
export const Loading = meta.story({ args: { report: {} } });
export const Failed = meta.story({ args: { report: { error: '服务暂时不可用，请稍后再试' } } });
export const Phone = Good.extend({ globals: { viewport: { value: 'phone' } } });
export const Dark = Good.extend({ globals: { theme: 'dark' }, tags: ['!key'] });

Good.test('bears the seal of the brand', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '奥赛的印' })).toBeVisible();
});

Good.test(
  'the certificate names the student and its number, and can be printed',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/20261121-7KQ3MXPA/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打印或存为 PDF' }));
    await expect(args.on.print).toHaveBeenCalledOnce();
  },
);
