import preview from '#storybook/preview';
import { anAttempt, aSettledAttempt } from '@aosai/api/exams/attempts.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, waitFor } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type ResultRow, SchoolResults } from './SchoolResults.tsx';

const NAMES = ['林知远', '欧阳思远', '陈可欣', '许嘉树', '王一诺', '赵子墨'];
const row = (place: number): ResultRow => {
  const of = { id: idOf('attempt', place + 1), memberName: NAMES[place] ?? '何沐阳' };
  const attempt = place === 2 ? anAttempt(of) : aSettledAttempt({ ...of, totalPoints: 9_650 - place * 800 });
  return {
    ...attempt,
    ...(place === 1 && { status: '2', totalPoints: null }),
    no: `20260${10 + place}`,
    className: place % 2 === 0 ? '信奥一班' : '信奥二班',
  };
};
const rows = NAMES.map((_name, place) => row(place));
const of = officeStories(SchoolResults, {
  rows,
  extreme: {
    ...row(0),
    memberName: '阿卜杜热西提·买买提伊敏',
    examTitle: '滨海市中小学信息学奥林匹克竞赛 C++ 组模拟考试（第十二次，面向全体提高班学生）',
    className: '信息学奥林匹克提高班（周六上午）',
  },
  known: { classNames: ['信奥一班', '信奥二班'], today: '2026-11-23' },
});

const meta = preview.meta({
  id: 'screens-schoolresults',
  title: '学生成绩',

  component: SchoolResults,
  decorators: [inOffice('edms', 'examPaperEnroll')],
  parameters: of.parameters(
    '**何时用**：/edms/examPaperEnroll，管理员查看本校学生的作答和成绩，筛选后导出 Excel。**何时不用**：老师看自己的学生、延长时间用 TeacherAttempts。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Extreme = meta.story(of.extreme);
export const Phone = meta.story(of.phone);
export const Dark = meta.story(of.dark);

Full.test('the name links to the report once the paper was handed in', async ({ canvas }) => {
  const report = canvas.getByRole('link', { name: '林知远' });
  await expect(report).toHaveAttribute('href', `/web/exam/report/paper?id=${rows[0]?.id ?? ''}`);
  await expect(canvas.queryByRole('link', { name: '陈可欣' })).toBeNull();
});

Full.test('unpublished results show no points, and the list can be filtered by class', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('row', { name: /欧阳思远.*已交卷 — 100/ })).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '班级' }), '信奥二班');
  await waitFor(() =>
    expect(args.on.filter).toHaveBeenCalledWith({ status: '', keyword: '', className: '信奥二班', from: '', to: '' }),
  );
});
