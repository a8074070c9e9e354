import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { examColumns } from '@aosai/api/exams/examColumns';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { type ExamForm, examPageOf, type ExamRow, type ExamsKnown } from './exams.ts';
import { ExamDialog } from './parts/ExamDialog.tsx';
export type { ExamForm, ExamRow, ExamsKnown } from './exams.ts';

/** Exams of a school, a teacher or the platform; each has pages where it is set up, watched and read. */
export const ExamOffice = officeTable<ExamRow, ExamsKnown>()({
  noun: '考试',
  unit: '场',
  lead: '用试卷组织考试：设好时间，添加学生或让学生报名，发布以后可以监考。',
  nameOf: (row) => row.title,
  pageOf: (row, { base }) => examPageOf(row, base),
  emptyHint: '新建一场，选好试卷、班级和时间，一次发布。',
  emptyAct: 'create',
  show: drawn<ExamRow>(examColumns),
  filters: {
    status: views('考试状态', LIFECYCLE),
    grade: among('班级', ({ classes }: ExamsKnown) => classes.map(({ id, title }) => ({ value: id, label: title }))),
    heldBy: pick('归属', HELD_BY, ({ isOffice }: ExamsKnown) => isOffice),
    ...days<ExamsKnown>('开始'),
    keyword: search('搜索标题'),
  },
  acts: {
    create: {
      at: 'head',
      label: '新建考试',
      icon: 'plus',
      main: true,
      // The dialog begins with titles and lengths, so it opens when the choices are there.
      ready: ({ isReady }) => isReady,
      done: ({ publish }: ExamForm) => (publish ? '已发布' : '已存为草稿'),
      ask: ExamDialog,
    },
  },
});
