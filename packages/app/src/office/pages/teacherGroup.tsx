import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { type GroupFilter, NO_GROUP_FILTER, TeacherGroups, UNGROUPED } from '@aosai/ui/screens/TeacherGroups';
import { useCurrent } from '../../context.ts';
import { loaded } from '../../loaded.ts';
import { useTitle } from '../../useTitle.ts';
import type { TableSpec } from '../tableAddress.ts';
import { useOfficeCall } from '../useOfficeCall.ts';
import { useOfficeTable } from '../useOfficeTable.ts';

const spec: TableSpec<GroupFilter> = { id: 'teacherGroup', filter: NO_GROUP_FILTER, sort: 'no,asc' };
const QUIET = { quiet: true };

/** /edms/teacherGroup: a teacher's students in groups; a manager's view of every teacher's. */
export function Component() {
  useTitle('教师分组');
  const current = useCurrent();
  const self = current?.realm === 'member' ? current.member : null;
  const isManager = self?.organization?.roles.includes('manager') ?? false;
  const { client, view, on, perform, performAtOnce, versionOf } = useOfficeTable(
    spec,
    (calls, { group, teacher, ...input }) =>
      calls.teacherMember.queryList(
        {
          ...input,
          status: 'active',
          ...(teacher && { teacherId: teacher }),
          ...(group === UNGROUPED ? { ungrouped: true } : group && { groupId: group }),
        },
        QUIET,
      ),
  );
  const teacherId = view.filter.teacher || undefined;
  const groups = useOfficeCall(['teacherGroups', teacherId], async (calls) => {
    const filter = { size: MAX_PAGE_SIZE, sort: ['name,asc'], ...(teacherId && { teacherId }) };
    const { content } = await calls.teacherGroup.queryList(filter, QUIET);
    return content;
  });
  const teachers = useOfficeCall(isManager ? ['organizationTeachers'] : null, async (calls) => {
    const filter = { role: 'teacher', status: 'active', size: MAX_PAGE_SIZE } as const;
    const { content } = await calls.organizationMember.queryList(filter, QUIET);
    return content.flatMap(({ memberId, shownName }) => (memberId === null ? [] : { id: memberId, name: shownName }));
  });
  const openedId = view.rows.data?.content.find(({ id }) => id === view.openId)?.memberId;
  const detail = useOfficeCall(openedId === undefined ? null : ['member', openedId], (calls) =>
    calls.member.queryById({ id: openedId ?? '' }, QUIET),
  );
  return (
    <TeacherGroups
      {...view}
      groups={loaded(groups)}
      detail={loaded(detail)}
      teachers={isManager ? (teachers.data ?? []) : null}
      on={{
        ...on,
        createGroup: ({ name, note }) =>
          perform(
            () => client.teacherGroup.create({ name, note, ...(teacherId && { teacherId }) }, QUIET),
            '已新建分组',
          ),
        updateGroup: (row, { name, note }) =>
          perform(() => client.teacherGroup.update({ ...versionOf(row, groups.data), name, note }, QUIET), '已保存'),
        async removeGroup({ id }) {
          const isDone = await perform(() => client.teacherGroup.delete({ id }, QUIET), '已删除分组');
          if (isDone) on.filter({ ...view.filter, group: '' });
          return isDone;
        },
        move: (kind, ids, groupId) =>
          perform(
            () =>
              kind === 'add'
                ? client.teacherMember.addToGroup({ ids: [...ids], groupId }, QUIET)
                : client.teacherMember.setGroups({ ids: [...ids], groupIds: [groupId] }, QUIET),
            kind === 'add' ? `已把 ${ids.length} 人加入分组` : `已把 ${ids.length} 人移到分组`,
          ),
        takeOut: (ids, groupId) =>
          performAtOnce(
            () => client.teacherMember.removeFromGroup({ ids: [...ids], groupId }, QUIET),
            `已把 ${ids.length} 人移出分组`,
          ),
        unlock: (memberIds) =>
          performAtOnce(() => client.member.unlock({ ids: [...memberIds] }, QUIET), '已解除登录锁定'),
        ...(self?.type === 'teacher' && {
          addByCode: (joinCode: string) =>
            perform(() => client.member.addMemberToMine({ joinCode }, QUIET), '已添加学生'),
        }),
      }}
    />
  );
}
