import { anExamDetail } from '@aosai/api/exams/exams.fixtures';
import { idOf } from '@aosai/api/kit/ids.fixtures';
import { fn } from 'storybook/test';
import type { ExamHeadActs } from '../screens/exams/ExamTabs/ExamFrame.tsx';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';

/** An exam as its organisers see it. */
export const anOfficeExam = (changes: Partial<ExamDetail> = {}): ExamDetail =>
  anExamDetail({
    id: idOf('exam', 2),
    title: '期中上机测验',
    status: '5',
    scope: 'org',
    enrollCount: 46,
    staff: {
      version: 3,
      mayWrite: true,
      makerName: '周明澜',
      notes: '请提前十分钟进入机房。\n答题途中电脑出问题，举手示意，答案不会丢。',
      visibility: 'org',
      capacity: 60,
      waitlist: true,
      review: 'code',
      accessCode: 'LAB42',
      scoreRelease: 'auto' as const,
      keyRelease: 'auto' as const,
      ipRanges: ['10.1.2.0/24', '10.1.3.0/24'],
      examPaperIds: [idOf('paper', 1)],
      stopReason: null,
      closesAt: '2026-11-21T09:00:00.000Z',
      extraSec: { least: 0, most: 0 },
      isBegun: true,
      openElsewhere: [],
    },
    ...changes,
  });

/** Links between the pages of an exam in stories. */
export const examPlace = { listHref: '#exam', examId: idOf('exam', 2) };

const done = () => fn(async () => true);
const atRest = { pending: false, error: null };

/** Acts in the head of an exam. */
export const examHead: ExamHeadActs = {
  act: atRest,
  release: done(),
  publish: done(),
  forget: fn(),
  more: {
    known: undefined,
    act: atRest,
    open: null,
    on: { open: fn(), forget: fn(), copy: done(), unpublish: done(), stop: done(), remove: done() },
  },
};
