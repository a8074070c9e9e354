import { CONTROL_TARGET } from '@aosai/api/classes/classMembers';
import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { controlColumns } from '@aosai/api/classes/controlColumns';
import type { HeadDialogProps, RowDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { classTable } from '../ClassPage/ClassPage.tsx';
import type { ControlForm, GradeControlsKnown } from '../GradeControls/controlForm.ts';
import { ControlDialog } from '../GradeControls/parts/ControlDialog.tsx';
import type { GradeControl } from '@aosai/api/classes/gradeControls.contract';

export type { ControlForm, GradeControlsKnown } from '../GradeControls/controlForm.ts';

/** Schedule of one class: exams, homework and solutions, with dates and groups. */
export const ClassSchedule = officeTable<GradeControl, GradeControlsKnown>()({
  noun: '安排',
  unit: '条',
  ...classTable<GradeControlsKnown>(
    'schedule',
    '给全班或小组开放课程、布置作业、安排考试、公布解析。小组的安排优先于全班的。',
  ),
  nameOf: ({ targetTitle }) => targetTitle ?? '已删除的内容',
  emptyHint: '课程的单元、作业、考试和解析，在这里按时间对班级开放。',
  emptyAct: 'create',
  narrowTitle: '没有这样的安排',
  show: drawn<GradeControl>(controlColumns),
  filters: {
    targetType: pick('类别', CONTROL_TARGET),
    keyword: search('搜索内容'),
  },
  acts: {
    copy: {
      at: 'head',
      label: '从别的班复制',
      // Relative to the page of the class in the address.
      href: 'schedule?copy',
      when: ({ place }) => place.grade.data?.status !== LIFECYCLE.ended,
    },
    create: {
      at: 'head',
      label: '新的安排',
      icon: 'plus',
      main: true,
      done: '已安排到班级',
      ready: ({ chosen }) => chosen !== null,
      ask: (props: HeadDialogProps<GradeControlsKnown, ControlForm>) => <ControlDialog {...props} />,
    },
    update: {
      at: 'row',
      label: '修改时间',
      done: '已保存',
      ask: (props: RowDialogProps<GradeControl, GradeControlsKnown, ControlForm>) => <ControlDialog {...props} />,
    },
    show: {
      at: 'row',
      label: '显示',
      done: '已显示',
      when: ({ visible, targetType }) => !visible && targetType !== 'solution',
      ask: {
        title: ({ targetTitle }) => `显示「${targetTitle ?? ''}」？`,
        confirm: '成员到开放时间就能看到并开始；没有开放时间的马上看到。',
        submitLabel: '显示',
      },
    },
    publish: {
      at: 'row',
      label: '公布解析',
      done: '已公布解析',
      when: ({ visible, targetType }) => !visible && targetType === 'solution',
      ask: (props: RowDialogProps<GradeControl, GradeControlsKnown, ControlForm>) => (
        <ControlDialog {...props} submitLabel="公布" />
      ),
    },
    hide: {
      at: 'row',
      label: '不显示',
      done: '已不显示',
      when: ({ visible }) => visible,
      ask: {
        confirm: '成员不再看到。已有人开始的作业不能收回。',
        title: ({ targetTitle }) => `不再显示「${targetTitle ?? ''}」？`,
      },
    },
    remove: {
      at: 'row',
      label: '删除',
      removes: true,
      ask: { confirm: '这条安排没有了，内容按它自己的设置。已有人开始的作业不能收回。', danger: true },
    },
  },
});
