import type { OutputOf } from '@aosai/api/kit/contract/call';
import type { examPaperEnroll } from '@aosai/api/exams/examPaperEnroll.contract';
import { ATTEMPT } from '@aosai/api/papers/attemptStatus';
import { resultColumns } from '@aosai/api/exams/resultColumns';
import { links } from '../../../patterns/links/links.ts';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';

export type ResultRow = OutputOf<(typeof examPaperEnroll)['calls']['queryListByOrganization']>['content'][number];

interface Known {
  /** Names of the school's classes. */
  classNames: readonly string[];
  /** The current day in Beijing. */
  today: string;
}

/** There is no report before the paper is handed in. */
const hasReport = ({ status }: ResultRow): boolean => status === ATTEMPT.completed || status === ATTEMPT.settled;

/** Exam results of a school's students, with links to their reports. */
export const SchoolResults = officeTable<ResultRow, Known>()({
  noun: '成绩',
  title: '学生成绩',
  lead: '本校学生的每次作答。点姓名查看报告；一场考试每道题的得分、名次和缺考，在考试的「成绩」里看和下载。',
  nameOf: ({ memberName, examTitle }) => `${memberName}：${examTitle}`,
  pageOf: (row) => (hasReport(row) ? links.reportPaper(row.id) : null),
  emptyHint: '学生开始考试后，进度和成绩会出现在这里。',
  narrowTitle: '没有符合条件的作答',
  show: drawn<ResultRow>(resultColumns),
  filters: {
    status: views('状态', ATTEMPT),
    className: among('班级', ({ classNames }: Known) => classNames.map((name) => ({ value: name, label: name }))),
    ...days<Known>('交卷'),
    keyword: search('搜索姓名、学号、考试'),
  },
  acts: {},
});
