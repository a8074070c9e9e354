import { EXAM_STATUS } from '@aosai/api/exams/examForm';
import { examColumns } from '@aosai/api/exams/examColumns';
import { addBy, atOnce, confirmed, dialog, reasoned, removal } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { among, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { type ExamForm, type ExamRow, type ExamsKnown, writable } from './exams.ts';
import { ExamDialog } from './parts/ExamDialog.tsx';
import { PublishDialog } from './parts/PublishDialog.tsx';
import { ExamLinks } from './parts/ExamLinks.tsx';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

export type { ExamForm, ExamRow, ExamsKnown } from './exams.ts';

const isMine = (row: ExamRow, known: ExamsKnown): boolean => writable(row, known) !== null;
const isDraft = ({ status }: ExamRow): boolean => status === LIFECYCLE.draft;
const isOpen = ({ status }: ExamRow): boolean => status !== LIFECYCLE.draft && status !== LIFECYCLE.ended;

/** Exams of a school, a teacher or the platform: built from papers, published, watched, stopped. */
export const ExamOffice = officeTable<ExamRow, ExamsKnown>()({
  noun: '考试',
  unit: '场',
  lead: '用试卷组织考试：设好时间，添加学生或让学生报名，发布以后可以监考。',
  nameOf: (row) => row.title,
  emptyHint: '新建一场，选好试卷和时间，再发布。',
  emptyAct: 'create',
  show: drawn<ExamRow>(examColumns),
  above: ExamLinks,
  filters: {
    status: views('考试状态', EXAM_STATUS),
    grade: among('班级', ({ classes }: ExamsKnown) => classes.map(({ id, title }) => ({ value: id, label: title }))),
    ...days<ExamsKnown>('开始'),
    keyword: search('搜索标题'),
  },
  acts: {
    create: addBy<ExamsKnown, ExamForm>('新建考试', ExamDialog, { done: '已新建，先是草稿' }),
    publish: dialog<ExamRow, ExamsKnown, null>('发布', PublishDialog, {
      main: true,
      when: (row: ExamRow, known: ExamsKnown) => isDraft(row) && isMine(row, known),
    }),
    update: dialog<ExamRow, ExamsKnown, ExamForm>('修改设置', ExamDialog, {
      done: '已保存',
      when: (row, known) => row.status !== LIFECYCLE.ended && isMine(row, known),
    }),
    unpublish: confirmed('取消发布', '学生看不到这场考试了。已经有人报名的不能取消，可以终止。', {
      when: (row: ExamRow, known: ExamsKnown) => isOpen(row) && isMine(row, known),
    }),
    stop: reasoned('终止', ['原因', '参加的学生会看到。正在作答的马上收卷，终止以后不能恢复。'], {
      done: '已终止，正在收卷',
      when: (row: ExamRow, known: ExamsKnown) => isOpen(row) && isMine(row, known),
      title: (row: ExamRow) => `终止「${row.title}」？`,
      submitLabel: '终止考试',
    }),
    copy: atOnce('复制一份', { done: '已复制，先是草稿，没有学生' }),
    remove: removal('删除后不能恢复。', {
      when: (row: ExamRow, known: ExamsKnown) => isDraft(row) && isMine(row, known),
    }),
  },
});
