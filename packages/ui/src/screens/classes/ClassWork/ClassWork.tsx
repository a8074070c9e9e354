import { examColumns } from '@aosai/api/exams/examColumns';
import { homeworkColumns } from '@aosai/api/homework/homeworkColumns';
import { HOMEWORK_STATUS } from '@aosai/api/homework/homeworkRules';
import { minute, sorted } from '@aosai/api/kit/column';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import type { HomeworkRow } from '@aosai/api/homework/homework.contract';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { examPageOf, type ExamRow } from '../../exams/ExamOffice/exams.ts';
import { type ClassPlace, classTable } from '../ClassPage/ClassPage.tsx';

export interface ClassWorkKnown {
  place: ClassPlace;
}

/** The next step, above the list. */
const Next = ({ label, href }: { label: string; href: string }) => (
  <div>
    <ButtonLink variant="primary" icon="plus" href={href}>
      {label}
    </ButtonLink>
  </div>
);

// Every row belongs to this class and has its dates.
const columns = [
  ...homeworkColumns.filter(({ id }) => id !== 'grades' && id !== 'dueAt'),
  sorted(minute('dueAt', '截止时间')),
];

/** The homework of a class. */
export const ClassHomework = officeTable<HomeworkRow, ClassWorkKnown>()({
  noun: '作业',
  unit: '份',
  ...classTable<ClassWorkKnown>('homework', '布置给这个班的作业，点开看完成情况。', ({ base, gradeId }) => (
    <Next label="布置作业" href={`${base}/homework?do=create&grade=${gradeId}`} />
  )),
  nameOf: ({ title }) => title,
  emptyTitle: '还没有布置作业',
  emptyHint: '布置以后，全班马上收到；后来加入的学生也会得到还没截止的作业。',
  show: drawn<HomeworkRow>(columns),
  pageOf: ({ id }, { place: { base } }) => `${base}/homework/${id}`,
  filters: { status: views('作业状态', HOMEWORK_STATUS), keyword: search('搜索标题') },
  acts: {},
});

/** The exams of a class. */
export const ClassExams = officeTable<ExamRow, ClassWorkKnown>()({
  noun: '考试',
  unit: '场',
  ...classTable<ClassWorkKnown>('exams', '这个班参加的考试，点开看监考、报名和统计。', ({ base, gradeId }) => (
    <Next label="新建考试" href={`${base}/exam?do=create&grade=${gradeId}`} />
  )),
  nameOf: ({ title }) => title,
  emptyTitle: '还没有考试',
  emptyHint: '在「考试」里新建一场，再用「添加学生」加入这个班；或在「课表与内容」里安排一场已有的。',
  show: drawn<ExamRow>(examColumns),
  pageOf: (row, { place: { base } }) => examPageOf(row, `${base}/exam`),
  filters: { status: views('考试状态', LIFECYCLE), keyword: search('搜索标题') },
  acts: {},
});
