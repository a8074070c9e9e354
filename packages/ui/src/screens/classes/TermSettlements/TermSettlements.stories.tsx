import preview from '#storybook/preview';
import { aTermReport } from '@aosai/api/classes/grades.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { aClassPlace, aStaffedClass } from '../../../storybook/exampleClass.ts';
import { TermSettlements, type TermSettlementsKnown } from './TermSettlements.tsx';

const draft = { status: 'draft', certificateNo: null, settledAt: null } as const;
const rows = [
  aTermReport({ ...draft, rank: 1, score: 9_320, level: 'excellent', homeworkPct: 9_800, examPct: 8_936 }),
  aTermReport({ id: idOf('settlement', 2), memberId: idOf('member', 2), shownName: '陈一诺', no: '2026002', rank: 2 }),
  aTermReport({
    ...draft,
    id: idOf('settlement', 3),
    memberId: idOf('member', 3),
    shownName: '王子墨',
    no: '2026003',
    rank: 3,
    score: 5_556,
    level: 'improve',
    homeworkPct: 0,
    examPct: 10_000,
    comment: '',
  }),
];
const known: TermSettlementsKnown = {
  place: aClassPlace(),
  isManager: true,
};
const of = officeStories(TermSettlements, {
  rows,
  known,
  extreme: aTermReport({
    ...draft,
    shownName: '阿卜杜热合曼·买买提伊明江',
    comment: '思路清楚，代码规范。'.repeat(40),
  }),
});

const meta = preview.meta({
  id: 'screens-termsettlements',
  title: '班级成绩',

  component: TermSettlements,
  decorators: [inOffice('edms', 'grade')],
  parameters: of.parameters(
    '**何时用**：/edms/grade/:id/results：计算、评语、发布和撤回一个班级的成绩单。**何时不用**：学生看自己的成绩单在 GradeDetail。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Teacher = meta.story({ args: { known: { ...known, isManager: false } } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Opened.extend(of.dark);

Opened.test('a comment can be written and saved', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: '写评语' }));
  const form = within(await screen.findByRole('dialog', { name: '林知远的评语' }));
  await userEvent.type(form.getByRole('textbox', { name: /评语/ }), '继续努力');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(args.on.comment).toHaveBeenCalledOnce());
});

/** Without students there is nothing to compute or to print. */
export const NoStudents = meta.story({
  ...of.empty,
  tags: ['no-visual'],
  args: {
    ...of.empty.args,
    known: { ...known, place: aClassPlace({ grade: { data: aStaffedClass({ takenCount: 0 }) } }) },
  },
});
NoStudents.test('a class without students leads to adding them', async ({ canvas }) => {
  await expect(canvas.getByText('这个班还没有学生')).toBeVisible();
  await expect(canvas.getByRole('link', { name: '添加学生' })).toHaveAttribute(
    'href',
    `/web/edms/grade/${idOf('grade')}/members?do=batch`,
  );
  await expect(canvas.queryByRole('link', { name: '打印成绩表' })).toBeNull();
});
