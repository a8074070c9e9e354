import { groupFields } from '@aosai/api/accounts/memberForms';
import { teacherMemberColumns } from '@aosai/api/schools/teacherMemberColumns';
import { JoinCodeDialog } from '../JoinCodeDialog/JoinCodeDialog.tsx';
import type { HeadDialogProps } from '../../../patterns/OfficeTable/officeActs.ts';
import { drawn } from '../../../patterns/OfficeTable/officeColumn.tsx';
import { among, own, search } from '../../../patterns/OfficeTable/officeFilters.ts';
import { officeTable, type OfficeTableProps } from '../../../patterns/OfficeTable/OfficeTable.tsx';
import { resetAsk } from '../../accounts/PasswordSlips/resetAsk.ts';
import { intoGroup } from './parts/MoveDialog.tsx';
import { type GroupFilter, hasTeacher, type Known, UNGROUPED } from './teacherGroup.ts';
import type { TeacherGroup } from '@aosai/api/schools/teacherGroup.contract';
import type { TeacherMember } from '@aosai/api/schools/teacherMember.contract';
import { guardianWords } from '../../accounts/guardianWords.ts';
import { Load } from '../../../patterns/Load/Load.tsx';
import type { DetailProps, FrameProps } from '../../../patterns/OfficeTable/officeSpec.ts';
import { RowFacts } from '../../../patterns/RowFacts/RowFacts.tsx';
import { SignInLock } from '../../accounts/SignInLock/SignInLock.tsx';
import { styled } from 'styled-components';
import { PasswordSlips } from '../../accounts/PasswordSlips/PasswordSlips.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { media } from '../../../tokens/media.ts';
import { theme } from '../../../tokens/theme.ts';
import { GroupList } from './parts/GroupList.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[20]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Shows the groups next to their students. */
const Beside = ({ known, filter, onFilter, retry, begin, children }: FrameProps<GroupFilter, Known>) => (
  <Columns>
    <Card title="分组">
      <Load of={known.groups} name="分组" onRetry={retry}>
        {(groups) => (
          <GroupList
            groups={groups}
            chosen={filter.group}
            namesTeachers={!hasTeacher(known)}
            on={{
              choose: (group) => onFilter({ ...filter, group }),
              edit: (group) => begin('updateGroup', group),
              remove: (group) => begin('removeGroup', group),
            }}
          />
        )}
      </Load>
    </Card>
    <div>{children}</div>
    <PasswordSlips of={known.slips} />
  </Columns>
);

type Props = DetailProps<TeacherMember, Known>;

/** Unlocks a student who was locked out by failed sign-ins. */
const StudentLock = ({ known: { detail }, pending, begin }: Props) => (
  <SignInLock until={detail.data?.lockedUntil ?? null} pending={pending} onUnlock={() => begin('unlock')} />
);

/** Facts that are loaded only for the open student: the guardians. */
const StudentMore = ({ known: { detail }, retry }: Props) => (
  <Load of={detail} name="学生资料" onRetry={retry}>
    {({ guardians }) => <RowFacts facts={[['监护人', guardianWords(guardians)]]} />}
  </Load>
);

export { UNGROUPED } from './teacherGroup.ts';

const inGroup = ({ chosen: { group } }: Known) => group !== '' && group !== UNGROUPED;

const tableFor = (reader: 'teacher' | 'manager') =>
  officeTable<TeacherMember, Known>()({
    noun: '学生',
    unit: '人',
    title: '学生分组',
    lead: reader === 'teacher' ? '我的学生，按组布置作业和考试。' : '各位老师的学生和分组，先选老师，再分组。',
    nameOf: ({ shownName }) => shownName,
    ofPeople: true,
    rowName: (row) => `${row.shownName} ${row.no ?? ''}`.trim(),
    emptyHint:
      reader === 'teacher' ? '请管理员把学生分给您，或用学生的邀请码添加。' : '在「成员」里选中学生，分给老师。',
    show: drawn<TeacherMember>(teacherMemberColumns, {
      ...(reader === 'teacher' && { teacherName: { only: 'drawer' } }),
    }),
    frame: Beside,
    above: StudentLock,
    detail: StudentMore,
    filters: {
      group: own(),
      teacher:
        reader === 'teacher'
          ? own()
          : among('老师', ({ teachers }: Known) =>
              (teachers ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ),
      keyword: search('搜索姓名、学号'),
    },
    acts: {
      addByCode: {
        at: 'head',
        label: '用邀请码添加学生',
        icon: 'plus',
        done: '已添加学生',
        when: ({ mayAdd }) => mayAdd,
        ask: ({ act, submit, close }: HeadDialogProps<Known, string>) => (
          <JoinCodeDialog act={act} on={{ add: submit, close }} />
        ),
      },
      createGroup: {
        at: 'head',
        label: '新建分组',
        icon: 'plus',
        main: true,
        ready: hasTeacher,
        ask: { form: groupFields },
      },
      updateGroup: {
        at: 'part',
        label: '修改分组',
        done: '已保存',
        ask: { form: groupFields, title: ({ name }: TeacherGroup) => `修改分组「${name}」` },
      },
      removeGroup: {
        at: 'part',
        label: '删除分组',
        ask: {
          confirm: ({ studentCount }: TeacherGroup) =>
            studentCount === 0
              ? '组里没有学生。分组不能恢复。'
              : `组里的 ${studentCount} 人仍是这位老师的学生，只是不在这个分组里。分组不能恢复。`,
          title: ({ name }: TeacherGroup) => `删除分组「${name}」？`,
          submitLabel: '删除分组',
          danger: true,
        },
      },
      move: intoGroup('移到分组', '他们离开原来的全部分组，只在这个分组里。'),
      add: intoGroup('加入分组', '他们原来的分组不变。'),
      resetPwd: { at: 'selection', label: '重置密码', single: true, ask: resetAsk },
      unlock: { at: 'selection', label: '解除登录锁定' },
      end: {
        at: 'row',
        label: '结束师生关系',
        done: '已结束师生关系',
        removes: true,
        ask: {
          confirm: '这位学生不再是这位老师的学生，也离开老师的分组；账号、班级和成绩都不变，需要时可以再添加。',
          title: ({ shownName, teacherName }) =>
            reader === 'teacher' ? `${shownName}不再是我的学生？` : `${shownName}不再是${teacherName}的学生？`,
          submitLabel: '结束师生关系',
          danger: true,
        },
      },
      takeOut: { at: 'selection', label: '移出本组', done: (ids) => `已把 ${ids.length} 人移出分组`, when: inGroup },
    },
  });

const Own = tableFor('teacher');
const OfSchool = tableFor('manager');

export type TeacherGroupsProps = OfficeTableProps<TeacherMember, typeof Own.spec.filters, typeof Own.spec.acts, Known>;

const Screen = (props: TeacherGroupsProps) => {
  const { filter, known, on } = props;
  const Table = known.teachers === null ? Own : OfSchool;
  // Groups belong to a teacher, so another teacher clears the chosen group.
  const narrow = (next: GroupFilter) => on.filter(next.teacher === filter.teacher ? next : { ...next, group: '' });
  return <Table {...props} on={{ ...on, filter: narrow }} />;
};

/** A teacher's students and groups; a manager sees those of every teacher. */
export const TeacherGroups = Object.assign(Screen, { spec: Own.spec, noFilter: Own.noFilter });
