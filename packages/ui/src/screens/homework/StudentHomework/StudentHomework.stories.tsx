import preview from '#storybook/preview';
import { aHomeworkPlace } from '@aosai/api/homework/homework.fixtures';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { StudentHomework, type StudentHomeworkKnown } from './StudentHomework.tsx';

const NAMES = ['林知远', '陈一诺', '王子墨', '赵安然', '孙亦凡'];
const PROGRESSES = ['0', '1', '0', '2', '3'] as const;
const rows = NAMES.map((memberName, no) =>
  aHomeworkPlace({
    id: idOf('enroll', no + 1),
    memberName,
    no: `202600${no + 1}`,
    gradeTitle: '信奥一班 · 秋季',
    progress: PROGRESSES[no] ?? '0',
    answeredCount: no * 2,
    isLate: no === 4,
    totalPoints: no === 4 ? 7_200 : null,
    isOverdue: no === 2,
    dueAt: at(no === 2 ? -600 : 300),
    lastSavedAt: no % 2 === 1 ? at(-90) : null,
  }),
);
const known: StudentHomeworkKnown = {
  today: '2026-11-23',
  homework: [{ value: idOf('homework'), label: '循环与数组 第十二次作业' }],
  classes: [{ value: idOf('grade'), label: '信奥一班 · 秋季' }],
  groups: [{ value: idOf('group'), label: '提高组' }],
};
const of = officeStories(StudentHomework, {
  rows,
  known,
  extreme: aHomeworkPlace({
    memberName: '阿卜杜热合曼·买买提伊明江',
    homeworkTitle: '面向全州中小学的信息学奥林匹克 C++ 组寒假集训第十二次分层作业（含选做题和附加题）',
  }),
});

const meta = preview.meta({
  id: 'screens-studenthomework',
  title: '一名学生的作业',

  component: StudentHomework,
  decorators: [inOffice('edms', 'homeworkEnroll')],
  parameters: of.parameters(
    '**何时用**：/edms/homeworkEnroll：跨作业看每个学生交没交，按状态、作业、班级筛选，选中后提醒；概览上的数字都通到这里。**何时不用**：看一份作业的每道题用 HomeworkDetail；学生自己的作业用 UserHomework。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const Chosen = meta.story({ args: { selectedIds: [idOf('enroll', 1), idOf('enroll', 2)] } });
export const ChosenMixed = meta.story({ args: { selectedIds: [idOf('enroll', 1), idOf('enroll', 4)] } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Opened.extend(of.dark);

Chosen.test('the selected students are reminded together', async ({ canvas, userEvent, args }) => {
  await userEvent.click(await canvas.findByRole('button', { name: '提醒' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^提醒.+、.+？$/ }));
  await userEvent.click(dialog.getByRole('button', { name: '发出提醒' }));
  await expect(args.on.remind).toHaveBeenCalledWith([idOf('enroll', 1), idOf('enroll', 2)]);
});

ChosenMixed.test('a student who has handed in cannot be reminded', async ({ canvas }) => {
  await expect(await canvas.findByText('已经交了的不用提醒')).toBeVisible();
});
