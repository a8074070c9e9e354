import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { homeworkColumns } from '@aosai/api/homework/homeworkColumns';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';
import { HOMEWORK_STATUS } from '@aosai/api/homework/homeworkRules';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';

/** Data of the page in addition to its rows. */
export interface HomeworkKnown {
  /** Address of homework: /web/edms/homework. */
  base: string;
  /** Whether this is the platform's office, which sees the homework of every school. */
  isOffice: boolean;
  /** The current day in Beijing. */
  today: string;
  /** Classes to filter by. */
  classes: readonly { id: string; title: string }[];
}

/** Homework of an office; each has a page where it is assigned, followed and settled. */
export const HomeworkOffice = officeTable<HomeworkRow, HomeworkKnown>()({
  noun: '作业',
  unit: '份',
  lead: '布置给班级和学生的作业。边做边存，过了截止按天扣分，按时得的分不会少。',
  nameOf: (row) => row.title,
  pageOf: ({ id, questionCount }, { base }) => `${base}/${id}${questionCount === 0 ? '?tab=settings' : ''}`,
  emptyHint: '新建一份，选好题目和截止时间，再发布。',
  emptyAct: 'create',
  show: drawn<HomeworkRow>(homeworkColumns),
  filters: {
    status: views('作业状态', HOMEWORK_STATUS),
    grade: among('班级', ({ classes }: HomeworkKnown) => classes.map(({ id, title }) => ({ value: id, label: title }))),
    heldBy: pick('归属', HELD_BY, ({ isOffice }: HomeworkKnown) => isOffice),
    ...days<HomeworkKnown>('截止'),
    keyword: search('搜索标题'),
  },
  acts: {
    quiz: { at: 'head', label: '随堂测验', icon: 'clock', href: 'homework?do=quiz' },
    create: {
      at: 'head',
      label: '新建作业',
      icon: 'plus',
      main: true,
      href: 'homework?do=create',
    },
  },
});
