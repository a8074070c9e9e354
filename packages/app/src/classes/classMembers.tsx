import { LIFECYCLE } from '@aosai/api/enrolment/lifecycle';
import { dateText } from '@aosai/api/kit/beijing';
import { ClassMembers } from '@aosai/ui/screens/classes/ClassMembers';
import { useClasses } from '../enrolment/useClasses.ts';
import { useOfficePage } from '../kit/office/officePage.tsx';
import { useNow } from '../kit/useNow.ts';
import { useSchoolTeachers, useTeachersOf } from '../schools/useTeachersOf.ts';
import { classPage } from './classPage.tsx';
import { useClassPlace } from './classPlace.ts';
import { placeActs } from './placeActs.ts';
import { useClassBatch } from './useClassBatch.ts';

/** /bms|edms/grade/:id/members: the members of a class. */
export const Component = classPage(function Members({ office, gradeId }) {
  return useOfficePage(ClassMembers, `classMembers/${office}/${gradeId}`, {
    useKnown() {
      const place = useClassPlace(gradeId);
      const { isManager, isOffice, teachers } = useSchoolTeachers();
      const grade = place.grade.data;
      const classes = useClasses(isOffice ? (grade?.staff?.orgId ?? null) : undefined);
      const officeTeachers = useTeachersOf(isOffice ? grade?.staff?.orgId : undefined);
      const chosen = grade ? { id: gradeId, title: grade.title, groups: grade.groups } : null;
      return {
        place,
        classes: classes.flatMap(({ id, title, status }) =>
          id === gradeId || status === LIFECYCLE.ended ? [] : [{ value: id, label: title }],
        ),
        chosen,
        teachers: isOffice ? officeTeachers : teachers,
        isManager,
        decidesPaid: office === 'bms',
        seesPractice: office === 'edms',
        today: dateText(useNow()),
        batch: useClassBatch(chosen),
      };
    },
    read: (calls, { group, ...input }) =>
      calls.gradeEnroll.queryEnrollList({ ...input, gradeId, ...(group && { groupId: group }) }),
    acts: placeActs,
  });
});
