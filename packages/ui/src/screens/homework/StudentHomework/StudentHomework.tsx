import { HOMEWORK_FILTER } from '@aosai/api/homework/homeworkFilter';
import { PROGRESS } from '@aosai/api/homework/homeworkStanding';
import { homeworkPlaceColumns } from '@aosai/api/homework/homeworkPlaceColumns';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';
import { links } from '../../../patterns/links/links.ts';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import type { HomeworkPlace } from '@aosai/api/homework/homeworkEnroll.contract';

export interface StudentHomeworkKnown {
  /** Homework to choose from. */
  homework: readonly SelectOption[];
  classes: readonly SelectOption[];
  /** Groups of the chosen class. */
  groups: readonly SelectOption[];
  /** The current day in Beijing. */
  today: string;
}

const isOpen = ({ progress }: HomeworkPlace): boolean => progress === PROGRESS.notBegun || progress === PROGRESS.doing;

/** Students with their homework and progress; the numbers on the desk of a teacher or school link here. */
export const StudentHomework = officeTable<HomeworkPlace, StudentHomeworkKnown>()({
  noun: '学生作业',
  unit: '份',
  lead: '每个学生的每份作业：没开始的、没交的、逾期的，选中后可以一起提醒。',
  nameOf: ({ memberName }) => memberName,
  ofPeople: true,
  rowName: ({ memberName, no, homeworkTitle }) => [memberName, no, homeworkTitle].filter(Boolean).join(' '),
  emptyHint: '把作业布置给班级或学生后，会列在这里。',
  narrowTitle: '没有符合条件的作业',
  show: [
    ...drawn<HomeworkPlace>(homeworkPlaceColumns),
    column('report', '作答', ({ id }) => <Link href={links.homeworkReport(id)}>查看作答和得分</Link>, {
      only: 'drawer',
    }),
    column(
      'practice',
      '练习',
      ({ gradeId, memberId }) =>
        gradeId === null ? '—' : <Link href={practiceLinks.studentUnits(gradeId, memberId)}>查看练习</Link>,
      { only: 'drawer' },
    ),
    column('quitReason', '免做原因', ({ quitReason }) => quitReason ?? '—', { only: 'drawer' }),
  ],
  filters: {
    state: views('状态', HOMEWORK_FILTER),
    homework: among('作业', ({ homework }: StudentHomeworkKnown) => homework),
    grade: among('班级', ({ classes }: StudentHomeworkKnown) => classes),
    group: among('分组', ({ groups }: StudentHomeworkKnown) => groups),
    ...days<StudentHomeworkKnown>('截止'),
    keyword: search('搜索姓名、作业'),
  },
  acts: {
    remind: {
      at: 'selection',
      label: '提醒',
      done: (ids) => `已提醒 ${ids.length} 份作业的学生`,
      fits: isOpen,
      refusal: '已经交了的不用提醒',
      single: true,
      ask: {
        title: (whom) => `提醒${whom}？`,
        confirm: '还没有交的学生会收到消息，写着作业和截止时间。',
        submitLabel: '发出提醒',
      },
    },
  },
});
