import { dateText } from '@aosai/api/kit/beijing';
import { ClassMembers } from '@aosai/ui/screens/classes/ClassMembers';
import { useNow } from '../kit/useNow.ts';
import { sendBatch } from '../enrolment/sendBatch.ts';
import { useBatchEnroll } from '../enrolment/useBatchEnroll.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { saveFile } from '../kit/office/saveFile.ts';
import { useClasses } from '../enrolment/useClasses.ts';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useTeachersOf, useSchoolTeachers } from '../schools/useTeachersOf.ts';

/** Adding students to a class. */
const useClassBatch = (grade: { id: string; title: string } | null) =>
  useBatchEnroll(
    grade && {
      name: grade.title,
      send: (calls, order, how) => sendBatch(calls.gradeEnroll, { gradeId: grade.id }, order, how),
    },
  );

/** /bms|edms/gradeEnroll: the members of classes. */
export const Component = officePage(ClassMembers, 'gradeEnroll', {
  useKnown({ filter: { grade }, office: group }) {
    const classes = useClasses();
    const { isManager, isOffice, teachers } = useSchoolTeachers();
    const chosen = classes.find(({ id }) => id === grade) ?? null;
    const ofClass = useOfficeCall(isOffice && grade ? ['grade', grade] : null, (calls) =>
      calls.grade.queryById({ id: grade }),
    );
    const officeTeachers = useTeachersOf(ofClass.data?.staff?.orgId);
    return {
      classes: classes.map(({ id, title }) => ({ value: id, label: title })),
      chosen,
      teachers: isOffice ? officeTeachers : teachers,
      isManager,
      decidesPaid: group === 'bms',
      seesPractice: group === 'edms',
      today: dateText(useNow()),
      batch: useClassBatch(chosen),
    };
  },
  read: (calls, { grade, group: ofGroup, ...input }) =>
    calls.gradeEnroll.queryEnrollList({
      ...input,
      ...(grade && { gradeId: grade }),
      ...(ofGroup && { groupId: ofGroup }),
    }),
  acts: ({ filter: { grade } }) => ({
    download: async (calls) => saveFile(await calls.gradeEnroll.downloadEnrollList({ gradeId: grade })),
    pass: (calls, { id }) => calls.gradeEnroll.passQuit({ id }),
    finish: (calls, { id }) => calls.gradeEnroll.finishQuit({ id }),
    reject: (calls, { id }, { reason }) => calls.gradeEnroll.rejectQuit({ id, reason }),
    takeOut: (calls, { id }, { reason }) => calls.gradeEnroll.passQuit({ id, reason }),
    setGroups: (calls, ids, groupIds) => calls.gradeEnroll.setGroups({ ids: [...ids], groupIds }),
    bindTeacher: (calls, ids, teacherId) => calls.gradeEnroll.bindTeacher({ ids: [...ids], teacherId }),
    unbindTeacher: (calls, ids) => calls.gradeEnroll.unbindTeacher({ ids: [...ids] }),
  }),
});
