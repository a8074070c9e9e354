import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { TeacherGroups, UNGROUPED } from '@aosai/ui/screens/schools/TeacherGroups';
import { useCurrent } from '../kit/context.ts';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { resetPasswords, usePasswordSlips } from '../accounts/usePasswordSlips.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** Ids of the students in the selected links, without duplicates, as a student may have several teachers. */
const membersOf = (rows: readonly { id: string; memberId: string }[], ids: readonly string[]) => [
  ...new Set(rows.flatMap(({ id, memberId }) => (ids.includes(id) ? [memberId] : []))),
];

/** /edms/teacherGroup: a teacher's students in groups; for a manager, those of every teacher. */
export const Component = officePage(TeacherGroups, 'teacherGroup', {
  sort: 'no,asc',
  useKnown({ rows, openId, filter: { group, teacher } }) {
    const current = useCurrent();
    const slips = usePasswordSlips();
    const self = current?.realm === 'member' ? current.member : null;
    const isManager = self?.organization?.roles.includes('manager') ?? false;
    const groups = useOfficeCall(['teacherGroups', teacher], async (calls) => {
      const filter = { size: MAX_PAGE_SIZE, sort: ['name,asc'], ...(teacher && { teacherId: teacher }) };
      const { content } = await calls.teacherGroup.queryList(filter);
      return content;
    });
    const teachers = useOfficeCall(isManager ? ['organizationTeachers'] : null, async (calls) => {
      const filter = { role: 'teacher', status: 'active', size: MAX_PAGE_SIZE } as const;
      const { content } = await calls.organizationMember.queryList(filter);
      return content.flatMap(({ memberId, shownName }) => (memberId === null ? [] : { id: memberId, name: shownName }));
    });
    const openedId = rows.data?.content.find(({ id }) => id === openId)?.memberId;
    const detail = useOfficeCall(openedId === undefined ? null : ['member', openedId], (calls) =>
      calls.member.queryById({ id: openedId ?? '' }),
    );
    return {
      groups: loaded(groups),
      detail: loaded(detail),
      teachers: isManager ? (teachers.data ?? []) : null,
      chosen: { group, teacher },
      mayAdd: self?.type === 'teacher',
      slips,
    };
  },
  read: (calls, { group, teacher, ...input }) =>
    calls.teacherMember.queryList({
      ...input,
      status: 'active',
      ...(teacher && { teacherId: teacher }),
      ...(group === UNGROUPED ? { ungrouped: true } : group && { groupId: group }),
    }),
  parts: ({ groups }) => groups.data ?? [],
  acts: ({ known: { chosen, slips }, rows, filter, onFilter }) => ({
    addByCode: (calls, joinCode) => calls.member.addMemberToMine({ joinCode }),
    createGroup: (calls, form) =>
      calls.teacherGroup.create({ ...form, ...(chosen.teacher && { teacherId: chosen.teacher }) }),
    updateGroup: (calls, { id, version }, form) => calls.teacherGroup.update({ id, version, ...form }),
    async removeGroup(calls, { id }) {
      await calls.teacherGroup.delete({ id });
      onFilter({ ...filter, group: '' });
    },
    move: (calls, ids, groupId) => calls.teacherMember.setGroups({ ids: [...ids], groupIds: [groupId] }),
    add: (calls, ids, groupId) => calls.teacherMember.addToGroup({ ids: [...ids], groupId }),
    resetPwd: (calls, ids) => resetPasswords(calls, slips, membersOf(rows, ids)),
    unlock: (calls, ids) => calls.member.unlock({ ids: membersOf(rows, ids) }),
    end: (calls, { id, version }) => calls.teacherMember.update({ id, version, status: 'ended' }),
    async takeOut(calls, ids) {
      const moved = { ids: [...ids], groupId: chosen.group };
      await calls.teacherMember.removeFromGroup(moved);
      return { undo: () => calls.teacherMember.addToGroup(moved) };
    },
  }),
});
