import preview from '#storybook/preview';
import { at, idOf } from '@aosai/api/kit/ids.fixtures';
import { expect, screen } from 'storybook/test';
import { exampleBatch } from '../../../storybook/exampleBatch.ts';
import { examPlace } from '../../../storybook/exampleOffice.ts';
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
  exams: [],
  classes: [{ value: '高一（3）班', label: '高一（3）班' }],
  isManager: true,
  decidesPaid: false,
  today: '2026-11-23',
  batch: exampleBatch(),
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
export const Adding = meta.story(of.asking('添加学生'));
export const ReadOnly = meta.story({ args: { known: { ...known, batch: null, isManager: false } } });
export const Extreme = meta.story(of.extreme);
export const Phone = Full.extend({ ...of.phone, tags: ['!key'] });
export const Dark = meta.story(of.dark);

ReadOnly.test('a reader who does not run the exam cannot add students', async () => {
  await expect(screen.queryByRole('button', { name: '添加学生' })).toBeNull();
});
