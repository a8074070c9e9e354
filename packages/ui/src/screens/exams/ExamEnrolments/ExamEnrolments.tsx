import { ENROLMENT_SOURCE, ENROLMENT } from '@aosai/api/enrolment/enrolments';
import type { ExamDetail } from '@aosai/api/exams/exam.contract';
import { reasonFields } from '@aosai/api/kit/reasons';
import { enrolmentColumns } from '@aosai/api/exams/enrolmentColumns';
import { batchAct } from '../../enrolment/BatchEnroll/BatchEnroll.tsx';
import { type AbsentActsProps, AbsentCard } from '../AbsentActs/AbsentActs.tsx';
import { ExamTabs } from '../ExamTabs/ExamTabs.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { among, pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import { type EnrolmentRow, type EnrolmentsKnown, MORE_FACTS, quitActs } from '../Enrolments/Enrolments.tsx';

export interface ExamEnrolmentsKnown extends EnrolmentsKnown {
  /** Address of the list of exams: /web/edms/exam. */
  listHref: string;
  /** Empty until the title is loaded. */
  examTitle: string;
  /** The exam, once it is loaded. */
  exam: ExamDetail | undefined;
  /** Classes of the enrolled students. */
  classes: readonly SelectOption[];
  /** Students who did not come, for those who run the exam; null before it is over for anybody. */
  absent: AbsentActsProps | null;
}

const SHOWN = new Set(['no', 'className', 'source']);

// All rows belong to this exam, so its column is replaced by details of the student and the source.
const columns = enrolmentColumns
  .filter(({ id }) => id !== 'examTitle')
  .map((one) => ({
    ...one,
    ...(SHOWN.has(one.id) && { hidden: false }),
    ...(one.id === 'shownName' && { minWidth: 112 }),
  }));

/** Enrolments in one exam: filtered by state, class and source, added in batches, quits decided. */
export const ExamEnrolments = officeTable<EnrolmentRow, ExamEnrolmentsKnown>()({
  noun: '报名',
  unit: '人',
  title: ({ examTitle }) => examTitle || '报名',
  trail: ({ listHref, examTitle }) => [{ label: '考试', href: listHref }, { label: examTitle || '报名' }],
  lead: '报名时间外也可以添加学生。学生申请退出的，由管理员同意或不同意。',
  nameOf: ({ shownName }) => shownName,
  rowName: ({ shownName, member }) => `${shownName} ${member.account}`,
  emptyHint: '用「添加学生」一次加入整个班级，或等学生报名。',
  emptyAct: 'batch',
  narrowTitle: '没有这样的报名',
  show: [...drawn<EnrolmentRow>(columns), ...MORE_FACTS],
  filters: {
    status: pick('状态', ENROLMENT),
    className: among('班级', ({ classes }: ExamEnrolmentsKnown) => classes),
    source: pick('来源', ENROLMENT_SOURCE),
    ...days<ExamEnrolmentsKnown>('报名'),
    keyword: search('搜索姓名'),
  },
  frame: ({ known: { listHref, examId, exam, absent }, children }) => (
    <>
      <ExamTabs base={`${listHref}/${examId}`} active="enroll" exam={exam} />
      {absent && absent.absent.length > 0 && <AbsentCard {...absent} />}
      {children}
    </>
  ),
  acts: {
    batch: batchAct('添加学生'),
    ...quitActs,
    takeOut: {
      at: 'row',
      label: '移出考试',
      done: '已移出，学生会收到消息',
      when: ({ status, orderFen }, { exam }) =>
        exam?.staff?.mayWrite === true && status === ENROLMENT.enrolled && orderFen === null,
      ask: {
        form: reasonFields('原因', '学生和家长会看到。'),
        title: ({ shownName }) => `把 ${shownName} 移出这场考试？`,
        description: '加错了人、不用参加的。已经开始作答的不能移出。',
        submitLabel: '移出考试',
      },
    },
  },
});
