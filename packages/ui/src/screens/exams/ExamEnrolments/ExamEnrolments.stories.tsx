import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleBatch } from '../../../storybook/exampleBatch.ts';
import { anOfficeExam, examPlace } from '../../../storybook/exampleOffice.ts';
import { inOffice } from '../../../storybook/inOffice.tsx';
import { officeStories } from '../../../storybook/officeStories.ts';
import type { EnrolmentRow } from '../Enrolments/Enrolments.tsx';
import { ExamEnrolments, type ExamEnrolmentsKnown } from './ExamEnrolments.tsx';

const PEOPLE = [
  ['林知夏', '2', 'group'],
  ['欧阳明远', '4', 'group'],
  ['陈一诺', '2', 'self'],
  ['古丽米热', '0', 'self'],
] as const;

const rows = PEOPLE.map(([shownName, status, source], no): EnrolmentRow => ({
  id: idOf('examEnroll', no + 1),
  examId: examPlace.examId,
  examTitle: '期中上机测验',
  memberId: idOf('member', no + 1),
  member: { nameMasked: '林*', account: `star00${no + 1}` },
  shownName,
  no: `202600${no + 1}`,
  className: '高一（3）班',
  source,
  teacherName: '周明澜',
  status,
  quitReason: status === '4' ? '和学校的期中考试时间冲突' : null,
  rejectReason: null,
  orderFen: null,
  createdAt: at(-no * 3_000 - 900),
  updatedAt: at(-no * 3_000),
}));
const known: ExamEnrolmentsKnown = {
  ...examPlace,
  examTitle: '期中上机测验',
  exam: anOfficeExam({ status: '3' }),
  exams: [],
  classes: [{ value: '高一（3）班', label: '高一（3）班' }],
  isManager: true,
  decidesPaid: false,
  today: '2026-11-23',
  batch: exampleBatch(),
  absent: null,
};
const [first, waiting] = rows;
if (!first || !waiting) throw new TypeError('no rows');
const of = officeStories(ExamEnrolments, {
  rows,
  known,
  opened: waiting,
  extreme: { ...first, shownName: '阿卜杜热西提·买买提伊敏', className: '信息学竞赛集训队（暑期第二阶段）一班' },
});

const meta = preview.meta({
  id: 'screens-examenrolments',
  title: '一场考试的报名',

  component: ExamEnrolments,
  decorators: [inOffice('edms', 'exam')],
  parameters: of.parameters(
    '**何时用**：/edms/exam/:id/enroll，一场考试的报名：批量添加、筛选、下载、处理退出。**何时不用**：所有考试的退出申请用「考试报名」。',
  ),
  args: of.args,
});

export const Full = meta.story({ tags: ['key'] });
export const Loading = meta.story(of.loading);
export const Empty = meta.story(of.empty);
export const Failed = meta.story(of.failed);
export const Opened = meta.story(of.opened);
/** A place that was given to the wrong student. */
export const OpenedEnrolled = meta.story({ args: { openId: first.id } });
export const Adding = meta.story(of.asking('添加学生'));
export const ReadOnly = meta.story({ args: { known: { ...known, batch: null, isManager: false } } });
/** The exam is over, and two students did not come. */
export const Absent = meta.story({
  args: {
    known: {
      ...known,
      absent: {
        exam: anOfficeExam(),
        absent: [
          { memberId: idOf('member', 1), name: '林知夏', no: '2026001' },
          { memberId: idOf('member', 3), name: '陈一诺', no: null },
        ],
        now: Date.parse(at(600)),
        act: { pending: false, error: null },
        on: { forget: fn(), makeUp: fn(async () => true), tell: fn(async () => true) },
      },
    },
  },
});
export const AbsentPhone = Absent.extend({ globals: { viewport: { value: 'phone' } } });
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = meta.story(of.dark);

Full.test('the states of places are one choice, below the tabs of the exam', async ({ canvas }) => {
  await expect(canvas.queryByRole('tablist')).toBeNull();
  const states = within(canvas.getByRole('combobox', { name: '状态' })).getAllByRole('option');
  await expect(states.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    '全部状态',
    '候补中',
    '待支付',
    '已报名',
  ]);
});

OpenedEnrolled.test('a student added by mistake is taken out with a reason', async ({ userEvent, args }) => {
  const drawer = within(await screen.findByRole('dialog', { name: '林知夏' }));
  await userEvent.click(drawer.getByRole('button', { name: '移出考试' }));
  const dialog = within(await screen.findByRole('dialog', { name: '把 林知夏 移出这场考试？' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '加错了人');
  await userEvent.click(dialog.getByRole('button', { name: '移出考试' }));
  await waitFor(() => expect(args.on.takeOut).toHaveBeenCalledWith(first, { reason: '加错了人' }));
});

Absent.test('one of the absent students gets a make-up', async ({ userEvent, args }) => {
  await screen.findByText('林知夏（2026001）、陈一诺');
  await userEvent.click(screen.getByRole('button', { name: '安排补考（2 人）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '安排补考' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /学生/ }));
  await userEvent.click(await screen.findByRole('option', { name: '陈一诺' }));
  await userEvent.click(dialog.getByRole('button', { name: '安排补考' }));
  const sent = expect.objectContaining({ memberIds: [idOf('member', 1)] });
  await waitFor(() => expect(args.known.absent?.on.makeUp).toHaveBeenCalledWith(sent));
});

Absent.test('a message goes to all who did not come', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: '发消息（2 人）' }));
  const dialog = within(await screen.findByRole('dialog', { name: '给缺考的学生发消息' }));
  await userEvent.click(dialog.getByRole('button', { name: '发送' }));
  await waitFor(() =>
    expect(args.known.absent?.on.tell).toHaveBeenCalledWith({
      memberIds: [idOf('member', 1), idOf('member', 3)],
      text: '「期中上机测验」你没有参加。请告诉老师原因，老师会安排补考。',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

ReadOnly.test('a reader who does not run the exam cannot add students', async () => {
  await expect(screen.queryByRole('button', { name: '添加学生' })).toBeNull();
});
