import { MAX_PAGE_SIZE } from '@aosai/api/domain/constants';
import { GradeMembers } from '@aosai/ui/screens/GradeMembers';
import type { Office } from '../pageTable.ts';
import { useSchoolTeachers } from './gradesPage.ts';
import { officePage } from './officePage.tsx';
import { useOfficeCall } from './useOfficeCall.ts';

/** The classes to choose among, with their groups. */
export function useClasses(group: Office) {
  const classes = useOfficeCall(['classes', group], async (calls) => {
    const { content } = await calls.grade.querySimpleList({ size: MAX_PAGE_SIZE }, { group, quiet: true });
    return content;
  });
  return classes.data ?? [];
}

/** The members of an office's classes: the same page at two doors. */
export const gradeMembersPage = (group: Office) => {
  const options = { group, quiet: true };
  return officePage(GradeMembers, 'gradeEnroll', {
    useKnown({ filter: { grade } }) {
      const classes = useClasses(group);
      const { isManager, teachers } = useSchoolTeachers();
      return {
        classes: classes.map(({ id, title }) => ({ value: id, label: title })),
        chosen: classes.find(({ id }) => id === grade) ?? null,
        teachers,
        isManager,
      };
    },
    read: (calls, { grade, group: ofGroup, ...input }) =>
      calls.gradeEnroll.queryEnrollList(
        { ...input, ...(grade && { gradeId: grade }), ...(ofGroup && { groupId: ofGroup }) },
        options,
      ),
    acts: {
      pass: (calls, { id }) => calls.gradeEnroll.passQuit({ id }, options),
      finish: (calls, { id }) => calls.gradeEnroll.finishQuit({ id }, options),
      reject: (calls, { id }, { reason }) => calls.gradeEnroll.rejectQuit({ id, reason }, options),
      takeOut: (calls, { id }, { reason }) => calls.gradeEnroll.passQuit({ id, reason }, options),
      setGroups: (calls, ids, groupIds) => calls.gradeEnroll.setGroups({ ids: [...ids], groupIds }, options),
      bindTeacher: (calls, ids, teacherId) => calls.gradeEnroll.bindTeacher({ ids: [...ids], teacherId }, options),
    },
  });
};
