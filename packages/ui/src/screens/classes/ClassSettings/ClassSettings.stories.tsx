import preview from '#storybook/preview';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aClassPlace, aStaffedClass } from '../../../storybook/exampleClass.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import type { GradesKnown } from '../Grades/classForm.ts';
import { ClassSettings } from './ClassSettings.tsx';

const grade = aStaffedClass();
const ofClass = (data: typeof grade) => aClassPlace({ grade: { data } });

const known: GradesKnown = {
  base: '/web/edms',
  today: '2026-11-21',
  teachers: [
    { id: idOf('member', 9), name: '周明澜' },
    { id: idOf('member', 8), name: '何清' },
  ],
  colleagues: [],
  courses: [{ id: idOf('course'), title: 'C++ 入门' }],
  selfId: idOf('member', 9),
  isManager: true,
  schools: null,
  maySetPrice: false,
  opened: { data: { ...grade, notes: '每周六 14:00 上课。' } },
};

const meta = preview.meta({
  id: 'screens-classsettings',
  title: '班级设置',
  component: ClassSettings,
  decorators: [inOffice('edms', 'grade')],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          '**何时用**：/edms/grade/:id/settings：看和修改一个班级的设置，复制、终止、删除。**何时不用**：新建在班级列表里。',
      },
    },
  },
  args: {
    place: ofClass(grade),
    known,
    act: { pending: false, error: null },
    on: {
      save: fn(async () => true),
      pin: fn(),
      copy: fn(),
      unpublish: fn(async () => true),
      stop: fn(async () => true),
      remove: fn(async () => true),
      forget: fn(),
      retry: fn(),
    },
  },
});

export const Full = meta.story({ tags: ['key'] });
export const Draft = meta.story({ args: { place: ofClass(aStaffedClass({ status: '0', takenCount: 0 })) } });
export const Stopped = meta.story({
  args: {
    place: ofClass(
      aStaffedClass({
        status: '5',
        ...(grade.staff && { staff: { ...grade.staff, stopReason: '老师离职，转到二班。' } }),
      }),
    ),
  },
});
export const AsAssistant = meta.story({
  args: {
    place: ofClass(
      aStaffedClass({
        assistants: [{ id: idOf('member', 8), name: '何清' }],
        ...(grade.staff && { staff: { ...grade.staff, isAssistant: true } }),
      }),
    ),
    known: {
      ...known,
      teachers: null,
      selfId: idOf('member', 8),
      isManager: false,
      opened: { data: { ...grade, ...(grade.staff && { staff: { ...grade.staff, isAssistant: true } }), notes: '' } },
    },
  },
});
export const Loading = meta.story({ args: { place: aClassPlace({ grade: {} }) } });
export const Failed = meta.story({
  args: { place: aClassPlace({ grade: { error: '服务暂时不可用，请稍后再试。' } }) },
});
export const Phone = Full.extend({ tags: ['!key'], globals: { viewport: { value: 'phone' } } });
export const Dark = Full.extend({ tags: ['!key'], globals: { theme: 'dark' } });

Full.test(
  'the form starts with the current values, one group per line, and saves the course',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改班级' }));
    const form = within(await screen.findByRole('dialog', { name: '修改班级' }));
    await expect(form.getByRole('textbox', { name: /分组/ })).toHaveValue('提高组\n基础组');
    await userEvent.selectOptions(form.getByRole('combobox', { name: /课程/ }), 'C++ 入门');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.on.save).toHaveBeenCalledWith(
        expect.objectContaining({
          title: grade.title,
          capacity: 20,
          groups: '提高组\n基础组',
          startAt: grade.startAt,
          courseId: idOf('course'),
        }),
        grade.staff?.version,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
Full.test(
  'an assistant is chosen among the teachers, but not one who teaches the class',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改班级' }));
    const form = within(await screen.findByRole('dialog', { name: '修改班级' }));
    await userEvent.click(form.getByRole('combobox', { name: /助教/ }));
    await expect(screen.queryByRole('option', { name: '周明澜' })).toBeNull();
    await userEvent.click(await screen.findByRole('option', { name: '何清' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.on.save).toHaveBeenCalledWith(
        expect.objectContaining({ teacherIds: [idOf('member', 9)], assistantIds: [idOf('member', 8)] }),
        grade.staff?.version,
      ),
    );
  },
);
AsAssistant.test('an assistant changes settings but decides nothing about the class', async ({ canvas, userEvent }) => {
  for (const name of ['复制一份', '终止', '取消发布', '删除'])
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  await expect(canvas.queryByRole('link', { name: '升班' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: '修改班级' }));
  const form = within(await screen.findByRole('dialog', { name: '修改班级' }));
  await expect(form.queryByText('助教')).toBeNull();
});
const others = {
  edits: [
    { by: '何静', isMine: false, at: '2026-11-21T04:00:00.000Z', action: 'update', fields: ['startAt', 'intro'] },
  ],
  now: Date.parse('2026-11-21T04:00:30.000Z'),
  load: fn(),
};
/** 何静 has changed the class while its settings were open here. */
export const ChangedByOther = Full.extend({
  tags: ['!key', 'no-visual'],
  args: { place: { ...ofClass(grade), edits: others } },
});
ChangedByOther.test('the page says who changed the class, and can load it again', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('何静 刚刚改了：开课时间、简介')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: '载入新的' }));
  await expect(others.load).toHaveBeenCalledOnce();
});
Full.test('seats for fewer than the students are refused at the field', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '修改班级' }));
  const dialog = within(await screen.findByRole('dialog', { name: '修改班级' }));
  const seats = dialog.getByRole('spinbutton', { name: /人数上限/ });
  await userEvent.clear(seats);
  await userEvent.type(seats, '1');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await expect(await dialog.findByText(/人数上限不能少于/)).toBeVisible();
  await expect(seats).toHaveAttribute('aria-invalid', 'true');
  await waitFor(() => expect(seats).toHaveFocus());
  await expect(args.on.save).not.toHaveBeenCalled();
});
Full.test('a class is stopped with a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '终止' }));
  const form = within(await screen.findByRole('dialog', { name: /终止/ }));
  await userEvent.type(form.getByRole('textbox', { name: /终止原因/ }), '合班');
  await userEvent.click(form.getByRole('button', { name: '终止班级' }));
  await waitFor(() => expect(args.on.stop).toHaveBeenCalledWith('合班'));
});
Full.test('a class links to its student page if the reader may open it', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '学生看到的' })).toHaveAttribute(
    'href',
    expect.stringContaining('/grade/detail?id='),
  );
});
Full.test(
  'an operator gets no link to a page that only members may open',
  { args: { place: ofClass(aStaffedClass({ isPublic: false })), known: { ...known, selfId: null } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: '学生看到的' })).toBeNull();
  },
);
Stopped.test('a class that is over is read only', async ({ canvas }) => {
  await expect(canvas.getByText('老师离职，转到二班。')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: '修改班级' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: '终止' })).toBeNull();
});
