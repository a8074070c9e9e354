import { classColumns } from '@aosai/api/classes/classColumns';
import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import type { HeadDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search, views } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { classHref } from '../ClassPage/ClassPage.tsx';
import type { GradeForm, GradesKnown } from '../Grades/classForm.ts';
import { GradeDialog } from '../Grades/parts/GradeDialog.tsx';
import type { GradeRow } from '@aosai/api/classes/grade.contract';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';

export type { ClassSchools, GradeForm, GradesKnown } from '../Grades/classForm.ts';
export { groupsOf } from '../Grades/classForm.ts';

/** The choice of the filter by teacher for classes that nobody teaches. */
export const NO_TEACHER = 'none';

/** Classes of a teacher, a school or the platform. */
export const Classes = officeTable<GradeRow, GradesKnown>()({
  noun: '班级',
  unit: '个',
  lead: '成员、安排、作业和成绩单都按班级管理。',
  nameOf: ({ title }) => title,
  emptyHint: '新建一个，再从名单添加学生；导入成员时也可以按名单的班级建好。',
  emptyAct: 'create',
  show: drawn<GradeRow>(classColumns),
  // A class without students opens where they are added.
  pageOf: ({ id, takenCount, staff }, { base }) =>
    classHref(base, id, takenCount + (staff?.waitingCount ?? 0) === 0 ? 'members' : 'overview'),
  filters: {
    status: views('状态', LIFECYCLE),
    heldBy: pick('归属', HELD_BY, ({ schools }: GradesKnown) => schools !== null),
    teacher: among('老师', ({ teachers, schools }: GradesKnown) =>
      teachers === null
        ? []
        : [
            { value: NO_TEACHER, label: '没有老师的' },
            ...(schools ? [] : teachers.map(({ id, name }) => ({ value: id, label: name }))),
          ],
    ),
    keyword: search('搜索班级名称'),
  },
  acts: {
    create: {
      at: 'head',
      label: '新建班级',
      icon: 'plus',
      main: true,
      done: '已新建班级，先是草稿',
      ask: (props: HeadDialogProps<GradesKnown, GradeForm>) => (
        <GradeDialog {...props} submit={(form) => props.submit(form)} />
      ),
    },
  },
});
