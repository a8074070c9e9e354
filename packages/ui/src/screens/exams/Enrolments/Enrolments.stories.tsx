import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { exampleBatch } from '../../../storybook/exampleBatch.ts';
import { officeStories } from '../../../storybook/officeStories.ts';
import { type EnrolmentRow, Enrolments, type EnrolmentsKnown } from './Enrolments.tsx';

const STATUSES = ['4', '4', '5', '2'] as const;
const row = (no: number): EnrolmentRow => {
  const status = STATUSES[no] ?? '2';
  return {
    id: idOf('examEnroll', no + 1),
    examId: idOf('exam', no + 1),
    examTitle: ['GESP C++ 四级 模拟考试（一）', 'CSP-J 第一轮 模拟考试'][no % 2] ?? '',
    memberId: idOf('member', no + 1),
    member: { nameMasked: ['林*', '欧阳*', '陈*', '赵*'][no] ?? '', account: `star00${no + 1}` },
    shownName: ['林*', '欧阳*', '陈*', '赵*'][no] ?? '',
    no: null,
    className: null,
    source: 'batch',
    teacherName: null,
    status,
    quitReason: status === '2' ? null : '和学校的期中考试时间冲突',
    rejectReason: null,
    orderFen: null,
    createdAt: at(-no * 3_000 - 900),
    updatedAt: at(-no * 3_000),
  };
};
const rows = Array.from({ length: 4 }, (_, no) => row(no));
const known: EnrolmentsKnown = {
  today: '2026-11-23',
  exams: [
    { value: idOf('exam', 1), label: 'GESP C++ 四级 模拟考试（一）' },
    { value: idOf('exam', 2), label: 'CSP-J 第一轮 模拟考试' },
  ],
  examId: '',
  isManager: true,
  decidesPaid: false,
  batch: null,
};
const chosen = {
  ...known,
  examId: idOf('exam', 1),
  batch: exampleBatch({ targetName: 'GESP C++ 四级 模拟考试（一）' }),
};
const of = officeStories(Enrolments, {
  rows,
  known,
  extreme: { ...row(0), quitReason: '和学校的期中考试时间冲突。'.repeat(20) },
});

const meta = preview.meta({
  id: 'screens-enrolments',
  title: '考试报名',

  component: Enrolments,
  decorators: [inOffice('bms', 'examEnroll')],
  parameters: of.parameters(
    '**何时用**：/bms/examEnroll 和 /edms/examEnroll，处理学生的退出申请，查看谁报了名。**何时不用**：学生自己的报名在考试详情里。',
  ),
  args: of.args,
});

export const Full = meta.story();
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
export const OfOneExam = meta.story({
  args: { known: chosen, filter: { ...of.args.filter, status: '', exam: chosen.examId } },
});
export const Adding = OfOneExam.extend(of.asking('添加学生'));
export const ByTeacher = Opened.extend({ args: { known: { ...known, isManager: false } } });
export const Extreme = Opened.extend(of.extreme);
export const Phone = Full.extend(of.phone);
export const Dark = Opened.extend(of.dark);

Opened.test(
  'a request to quit is granted after a confirmation, or refused with a reason',
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '同意退出' }));
    const asked = within(await screen.findByRole('dialog', { name: '同意 林* 退出？' }));
    await userEvent.click(asked.getByRole('button', { name: /同意退出/ }));
    await waitFor(() => expect(args.on.pass).toHaveBeenCalledWith(rows[0]));
  },
);

ByTeacher.test('a teacher, who may not decide, gets no buttons', async () => {
  await expect(screen.queryByRole('button', { name: '同意退出' })).toBeNull();
});

Empty.test('an empty list says how students come into it', async ({ canvas }) => {
  await expect(canvas.getByText('还没有报名')).toBeVisible();
  await expect(canvas.getByText(/选一场考试，可以添加学生/)).toBeVisible();
});
