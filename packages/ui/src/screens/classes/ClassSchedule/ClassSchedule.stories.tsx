import preview from '#storybook/preview';
import { aGradeControl } from '@aosai/api/classes/grades.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import { aClassPlace } from '../../../storybook/exampleClass.ts';
import { ClassSchedule, type GradeControlsKnown } from './ClassSchedule.tsx';

const group = { id: idOf('group'), name: '提高组' };
const rows = [
  aGradeControl(6, { targetTitle: '第 6 次作业：二分查找' }),
  aGradeControl(7, { targetTitle: '第 7 次作业：递推', groupId: group.id, groupName: group.name, visible: false }),
  aGradeControl(8, { targetType: 'exam', targetTitle: 'GESP C++ 四级 模拟考试（一）', openAt: null, dueAt: null }),
];
const known: GradeControlsKnown = {
  place: aClassPlace(),
  chosen: { id: idOf('grade'), title: '信奥一班 · 秋季', groups: [group] },
  targets: {
    course: [{ id: idOf('course', 1), title: 'C++ 入门' }],
    chapter: [{ id: idOf('chapter', 1), title: '第一个程序' }],
    homework: [{ id: idOf('homework', 9), title: '第 8 次作业：栈与队列' }],
    exam: [{ id: idOf('exam', 2), title: 'CSP-J 第一轮 模拟考试' }],
  },
  units: {
    courses: [
      { id: idOf('course', 1), title: 'C++ 入门' },
      { id: idOf('course', 2), title: '训练营 · 一级' },
    ],
    courseId: idOf('course', 1),
    list: {
      data: [
        { id: idOf('chapter', 1), title: '第 1 讲 · 第一个程序' },
        { id: idOf('chapter', 2), title: '第 2 讲 · 变量' },
      ],
    },
    choose: fn(),
    retry: fn(),
  },
  today: '2026-11-21',
};
const of = officeStories(ClassSchedule, {
  rows,
  known,
  extreme: aGradeControl(1, {
    targetTitle: '滨海市青少年信息学奥林匹克联赛选拔集训队第三次阶段性模拟考试（C++ 提高组）',
  }),
});

const meta = preview.meta({
  id: 'screens-gradecontrols',
  title: '课表与内容',

  component: ClassSchedule,
  decorators: [inOffice('edms', 'grade')],
  parameters: of.parameters(
    '**何时用**：/edms/grade/:id/schedule 和 /bms/grade/:id/schedule：一个班级什么时候看到什么。**何时不用**：学生看到的安排在 GradeDetail。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const NoClass = meta.story({ args: { known: { ...known, chosen: null } } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = Opened.extend(of.dark);

Full.test('a homework is scheduled for a class in three steps', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新的安排' }));
  const form = within(await screen.findByRole('dialog', { name: '新的安排' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /内容/ }), '第 8 次作业：栈与队列');
  await userEvent.click(form.getByRole('button', { name: '安排到班级' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith({
      targetType: 'homework',
      targetId: idOf('homework', 9),
      groupId: null,
      openAt: null,
      dueAt: null,
      lateUntilAt: null,
    }),
  );
});

Full.test('a unit is chosen within its course, first that of the class', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新的安排' }));
  const form = within(await screen.findByRole('dialog', { name: '新的安排' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: '类别' }), '单元');
  const courses = form.getByRole('combobox', { name: '课程' });
  await expect(
    within(courses)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['C++ 入门', '训练营 · 一级', '不按课程，从全部单元里找']);
  await userEvent.selectOptions(courses, '训练营 · 一级');
  await expect(known.units.choose).toHaveBeenCalledWith(idOf('course', 2));
  await expect(form.getByRole('button', { name: '安排到班级' })).toBeDisabled();
  await userEvent.type(form.getByRole('combobox', { name: /单元/ }), '变量');
  await userEvent.click(await screen.findByRole('option', { name: '第 2 讲 · 变量' }));
  await userEvent.click(form.getByRole('button', { name: '安排到班级' }));
  await waitFor(() =>
    expect(args.on.create).toHaveBeenCalledWith(
      expect.objectContaining({ targetType: 'chapter', targetId: idOf('chapter', 2) }),
    ),
  );
});

Full.test(
  'the solution of a homework is shown early only if the box is ticked',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '新的安排' }));
    const form = within(await screen.findByRole('dialog', { name: '新的安排' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: '类别' }), '答案解析');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /内容/ }), '第 8 次作业：栈与队列');
    await userEvent.click(form.getByRole('checkbox', { name: /班外还有人在做也公布/ }));
    await userEvent.click(form.getByRole('button', { name: '安排到班级' }));
    await waitFor(() =>
      expect(args.on.create).toHaveBeenCalledWith(
        expect.objectContaining({ targetType: 'solution', targetId: idOf('homework', 9), evenEarly: true }),
      ),
    );
  },
);

Full.test('a date that was not typed to its end is not taken for an empty one', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: '新的安排' }));
  const form = within(await screen.findByRole('dialog', { name: '新的安排' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /内容/ }), '第 8 次作业：栈与队列');
  await userEvent.type(form.getByRole('textbox', { name: '结束日期' }), '2026-1');
  await userEvent.click(form.getByRole('button', { name: '安排到班级' }));
  await expect(await form.findByText('请把结束的日期和时间都填上，或者都清空')).toBeVisible();
  await expect(args.on.create).not.toHaveBeenCalled();
});

Full.test('a schedule that was begun is not discarded without asking', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '新的安排' }));
  const form = within(await screen.findByRole('dialog', { name: '新的安排' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: /内容/ }), '第 8 次作业：栈与队列');
  await userEvent.keyboard('{Escape}');
  await form.findByText('有内容还没有保存。');
  await userEvent.click(form.getByRole('button', { name: '放弃修改' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
