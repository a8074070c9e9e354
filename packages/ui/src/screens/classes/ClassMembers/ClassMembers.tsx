import { HELD_BY } from '@aosai/api/enrolment/heldBy';
import { reasonFields } from '@aosai/api/kit/reasons';
import { classPlaceColumns } from '@aosai/api/classes/classPlaceColumns';
import { batchAct, type Batch } from '../../enrolment/BatchEnroll/BatchEnroll.tsx';
import type { OfficeActs, SelectionDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { days } from '../../../patterns/OfficeTable/daysFilter.tsx';
import { column, drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, pick, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { practiceLinks } from '../../../patterns/links/practiceLinks.ts';
import { decidedBy, decidesQuit } from '../../orders/decidesQuit.ts';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { type ClassPlace, classTable } from '../ClassPage/ClassPage.tsx';
import { PickOne, PickSome } from '../GradeMembers/parts/PickDialog.tsx';
import type { GradePlaceRow } from '@aosai/api/classes/gradeEnroll.contract';
import { ENROLMENT } from '@aosai/api/enrolment/enrolments';
import type { SelectOption } from '../../../primitives/Select/Select.tsx';

export interface GradeMembersKnown {
  /** Classes to filter by, or, for one class, those that its members can move to. */
  classes: readonly SelectOption[];
  /** The chosen class with its groups; null for all classes. */
  chosen: { id: string; title: string; groups: readonly { id: string; name: string }[] } | null;
  teachers: readonly { id: string; name: string }[];
  /** Managers decide on quits and assign teachers; a teacher may not. */
  isManager: boolean;
  /** Whether the reader decides on quits of paid places, as only the platform may. */
  decidesPaid: boolean;
  /** Whether the page links to the practice of members. */
  seesPractice: boolean;
  /** Adds students to the chosen class; null if none is chosen. */
  batch: Batch | null;
  /** The current day in Beijing. */
  today: string;
}

export type ClassMembersKnown = GradeMembersKnown & { place: ClassPlace };

const waits = ({ status }: GradePlaceRow): boolean => status === '4';

const isMember = ({ status }: GradePlaceRow): boolean => status === '2';

const MOVE_HINT =
  '新班已经安排的作业和考试马上给到，成员名单里的班级也一起改。这个班没开始做的作业收回，做过的作业和成绩保留；已经报上名的考试仍然可以参加。名额不够时一个也不转。';

const acts = {
  batch: batchAct('添加学生'),
  pass: {
    at: 'row',
    label: '同意退出',
    done: '已同意退出',
    main: true,
    when: (row, known) => waits(row) && decidesQuit(row, known),
    ask: { confirm: '同意以后还要办结，名额才空出来。', title: ({ shownName }) => `同意${shownName}退出班级？` },
  },
  finish: {
    at: 'row',
    label: '办结退出',
    done: '已办结',
    main: true,
    when: (row, known) => row.status === '5' && decidesQuit(row, known),
    ask: {
      confirm: '名额空出来，排在最前的候补自动补上。没有开始的作业不再要交。',
      title: ({ shownName }) => `办结${shownName}的退出？`,
    },
  },
  reject: {
    at: 'row',
    label: '不同意',
    main: true,
    done: '已回复，仍在班级里',
    when: (row, known) => waits(row) && decidesQuit(row, known),
    ask: {
      form: reasonFields('原因', '学生会看到，仍留在班级里。'),
      title: ({ shownName }) => `不同意${shownName}退出`,
    },
  },
  takeOut: {
    at: 'row',
    label: '清退',
    done: '已清退，请办结',
    when: (row, known) => isMember(row) && decidesQuit(row, known),
    ask: {
      form: reasonFields('原因', '学生会看到。'),
      title: ({ shownName }) => `把${shownName}清退出班级？`,
      submitLabel: '清退',
    },
  },
  setGroups: {
    at: 'selection',
    label: '设置分组',
    done: (ids) => `已设置 ${ids.length} 人的分组`,
    when: ({ chosen }) => chosen !== null && chosen.groups.length > 0,
    ask: ({ known, act, submit, close, whom }: SelectionDialogProps<GradeMembersKnown, string[]>) => (
      <PickSome
        title={`设置分组：${whom}`}
        label="分组"
        hint="替换原来的全部分组；不选就离开所有分组。作业的时间随分组变化。"
        options={known.chosen?.groups ?? []}
        submitLabel="设置分组"
        {...{ act, submit, close }}
      />
    ),
  },
  moveToClass: {
    at: 'selection',
    label: '转班',
    single: true,
    done: (_ids, _moved, whom) => `已转班：${whom}`,
    when: ({ isManager, chosen, classes }) => isManager && chosen !== null && classes.length > 0,
    fits: isMember,
    refusal: '只能转在班的学生。',
    ask: ({ known, act, submit, close, whom }: SelectionDialogProps<GradeMembersKnown, string>) => (
      <PickOne
        title={`转班：${whom}`}
        label="转到"
        hint={MOVE_HINT}
        options={known.classes.map(({ value, label }) => ({ id: value, name: label }))}
        submitLabel="转班"
        {...{ act, submit, close }}
      />
    ),
  },
  bindTeacher: {
    at: 'selection',
    label: '指定老师',
    done: (ids) => `已为 ${ids.length} 人指定老师`,
    when: ({ isManager }) => isManager,
    ask: ({ known, act, submit, close, whom }: SelectionDialogProps<GradeMembersKnown, string>) => (
      <PickOne
        title={`指定老师：${whom}`}
        label="老师"
        hint="这位老师会看到他们的作答；不是班级助教的，也成为班级的老师。"
        options={known.teachers}
        submitLabel="指定老师"
        {...{ act, submit, close }}
      />
    ),
  },
  unbindTeacher: {
    at: 'selection',
    label: '取消老师',
    done: (ids) => `已取消 ${ids.length} 人的老师`,
    when: ({ isManager }) => isManager,
    fits: ({ teacherId }) => teacherId !== null,
    refusal: '选中的人里，有的没有单独指定老师，由班级的老师教，没有可取消的。',
  },
} as const satisfies OfficeActs<GradePlaceRow, GradeMembersKnown>;

const show = [
  ...drawn<GradePlaceRow>(classPlaceColumns),
  column<GradePlaceRow>('position', '候补', ({ position }) => (position === null ? '—' : `第 ${position} 位`), {
    only: 'drawer',
  }),
  column<GradePlaceRow>('decidedBy', '退出处理', decidedBy, { only: 'drawer' }),
  column<GradePlaceRow>('rejectReason', '上次没有同意', ({ rejectReason }) => rejectReason ?? '—', { only: 'drawer' }),
];

const Practice = ({ row, known }: { row: GradePlaceRow; known: GradeMembersKnown }) =>
  known.seesPractice && (isMember(row) || waits(row)) ? (
    <div>
      <ButtonLink size="s" href={practiceLinks.studentUnits(row.gradeId, row.memberId)}>
        查看练习
      </ButtonLink>
    </div>
  ) : null;

const ofGroup = among('分组', ({ chosen }: GradeMembersKnown) =>
  (chosen?.groups ?? []).map(({ id, name }) => ({ value: id, label: name })),
);

/** Members of one class, its waiting list, and requests to quit. Decisions of the school are hidden from teachers. */
export const ClassMembers = officeTable<GradePlaceRow, ClassMembersKnown>()({
  noun: '成员',
  unit: '人',
  ...classTable<ClassMembersKnown>('members', '在班的、候补的和申请退出的学生。'),
  nameOf: ({ shownName }) => shownName,
  ofPeople: true,
  rowName: ({ shownName, no }) => [shownName, no].filter(Boolean).join(' '),
  emptyTitle: '这个班还没有学生',
  emptyHint: '从名单的班级一次加入，或把班级码告诉学生。',
  emptyAct: 'batch',
  narrowTitle: '没有这样的成员',
  show: show.filter(({ id }) => id !== 'gradeTitle'),
  detail: Practice,
  filters: {
    status: pick('状态', ENROLMENT),
    group: ofGroup,
    ...days<ClassMembersKnown>('加入'),
    keyword: search('搜索姓名、学号'),
  },
  acts,
});

/** Members of all classes, for managers: who waits, and who wants to leave. */
export const SchoolPlaces = officeTable<GradePlaceRow, GradeMembersKnown>()({
  noun: '成员',
  unit: '人',
  title: '班级成员',
  lead: '各班在班的、候补的和申请退出的学生。添加学生、分组在班级自己的页面。',
  nameOf: ({ shownName }) => shownName,
  ofPeople: true,
  rowName: ({ shownName, no, gradeTitle }) => [shownName, no, gradeTitle].filter(Boolean).join(' '),
  emptyHint: '在「班级」里打开一个班，再添加学生。',
  narrowTitle: '没有这样的成员',
  show,
  detail: Practice,
  filters: {
    status: pick('状态', ENROLMENT),
    grade: among('班级', ({ classes }: GradeMembersKnown) => classes),
    heldBy: pick('归属', HELD_BY, ({ decidesPaid }: GradeMembersKnown) => decidesPaid),
    ...days<GradeMembersKnown>('加入'),
    keyword: search('搜索姓名、学号'),
  },
  acts,
});
