import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { examEnroll } from '@aosai/api/exams/examEnroll.contract';
import { ENROLMENT_SOURCE, ENROLMENT } from '@aosai/api/enrolment/enrolments';
import { reasonFields } from '@aosai/api/kit/reasons';
import { enrolmentColumns } from '@aosai/api/exams/enrolmentColumns';
import { type Batch, batchAct } from '../../enrolment/BatchEnroll/BatchEnroll.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import type { OfficeActs } from '../../../patterns/OfficeTable/officeActs.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { decidedBy, decidesQuit } from '../../orders/decidesQuit.ts';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import { dateText } from '@aosai/api/kit/beijing';

export type EnrolmentRow = OutputOf<(typeof examEnroll)['calls']['queryEnrollList']>['content'][number];

export interface EnrolmentsKnown {
  /** Exams to choose from. */
  exams: readonly SelectOption[];
  /** The chosen exam. */
  examId: string;
  /** Managers and the platform's office decide on quits; a teacher only reads. */
  isManager: boolean;
  /** Whether the reader decides on quits of paid places, as only the platform may. */
  decidesPaid: boolean;
  /** Adds students to the chosen exam; null while no exam is chosen. */
  batch: Batch | null;
  /** The current day in Beijing. */
  today: string;
}

const waits = ({ status }: EnrolmentRow): boolean => status === '4';

/** Facts of an enrolment shown in the drawer in addition to the columns. */
export const MORE_FACTS = [
  column<EnrolmentRow>('rejectReason', '上次没有同意', ({ rejectReason }) => rejectReason ?? '—', { only: 'drawer' }),
  column<EnrolmentRow>('decidedBy', '退出处理', decidedBy, { only: 'drawer' }),
  column<EnrolmentRow>('createdAt', '报名日期', ({ createdAt }) => dateText(createdAt), { only: 'drawer' }),
];

/** Actions on requests to quit. */
export const quitActs = {
  pass: {
    at: 'row',
    label: '同意退出',
    done: '已同意退出',
    main: true,
    when: (row, known) => waits(row) && decidesQuit(row, known),
    ask: {
      confirm: '同意后学生不能再进入这场考试；办结后可以重新报名。',
      title: ({ shownName }) => `同意 ${shownName} 退出？`,
    },
  },
  finish: {
    at: 'row',
    label: '办结退出',
    done: '已办结',
    main: true,
    when: (row, known) => row.status === '5' && decidesQuit(row, known),
    ask: {
      confirm: '办结后这个报名结束，学生可以重新报名。',
      title: ({ shownName }) => `办结 ${shownName} 的退出？`,
    },
  },
  reject: {
    at: 'row',
    label: '不同意',
    main: true,
    done: '已回复，报名恢复',
    when: (row, known) => waits(row) && decidesQuit(row, known),
    ask: {
      form: reasonFields('原因', '学生会看到，报名恢复。'),
      title: ({ shownName }) => `不同意 ${shownName} 退出`,
    },
  },
} satisfies OfficeActs<EnrolmentRow, EnrolmentsKnown>;

/** Enrolments in exams: adding students, and deciding on requests to quit. */
export const Enrolments = officeTable<EnrolmentRow, EnrolmentsKnown>()({
  noun: '报名',
  title: '考试报名',
  lead: '选一场考试，批量添加学生。学生申请退出的报名在这里处理；自己报的免费考试，学生可以直接退出。',
  nameOf: ({ shownName, examTitle }) => `${shownName}：${examTitle}`,
  rowName: ({ shownName, member, examTitle }) => `${shownName} ${member.account} ${examTitle}`,
  emptyTitle: '还没有报名',
  emptyHint: '选一场考试，可以添加学生；学生自己报名的也在这里。',
  narrowTitle: '没有这样的报名',
  show: [...drawn<EnrolmentRow>(enrolmentColumns), ...MORE_FACTS],
  filters: {
    status: pick('状态', ENROLMENT),
    exam: among('考试', ({ exams }: EnrolmentsKnown) => exams),
    heldBy: pick('归属', HELD_BY, ({ decidesPaid }: EnrolmentsKnown) => decidesPaid),
    source: pick('来源', ENROLMENT_SOURCE),
    ...days<EnrolmentsKnown>('报名'),
    keyword: search('搜索考试名称'),
  },
  acts: {
    batch: batchAct('添加学生'),
    ...quitActs,
  },
});
