import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { type ClassSchools, type GradeForm, Classes, groupsOf } from '@aosai/ui/screens/classes/Classes';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useNow } from '../kit/useNow.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useTeachersOf, useSchoolTeachers } from '../schools/useTeachersOf.ts';

interface KnownGroups {
  groups: readonly { id: string; name: string }[];
}

/** Schools of the platform, and the one chosen for a new class. */
function useClassSchools(isOffice: boolean): ClassSchools | null {
  const [chosenId, choose] = useState<string | null>(null);
  const schools = useOfficeCall(isOffice ? ['schools'] : null, async (calls) => {
    const all = { size: MAX_PAGE_SIZE, sort: ['name,asc'] };
    return (await calls.organization.querySimpleList(all)).content;
  });
  return isOffice ? { schools: schools.data ?? [], chosenId, choose } : null;
}

const settingsOf = ({ groups, intro, notes, orgId: _orgId, ...form }: GradeForm, known: KnownGroups) => ({
  ...form,
  intro: intro ?? '',
  notes: notes ?? '',
  groups: groupsOf(groups, known.groups),
});

/** Leaves out what the person may not set: only managers can make a class public, and prices need permission. */
const givenBy = (
  { teacherIds, isPublic, priceFen, ...form }: ReturnType<typeof settingsOf>,
  { isManager, maySetPrice }: { isManager: boolean; maySetPrice: boolean },
) => ({
  ...form,
  ...(teacherIds.length > 0 && { teacherIds }),
  ...(isManager && { isPublic }),
  ...(maySetPrice && { priceFen }),
});

const detailOf = async (calls: Client, id: string) => {
  const [grade, { notes }] = await Promise.all([calls.grade.queryById({ id }), calls.grade.queryNotesById({ id })]);
  return { ...grade, notes: notes ?? '' };
};
/** /bms|edms/grade: the classes of every school, or those of a school and its teachers. */
export const Component = officePage(Classes, 'grade', {
  useKnown({ openId, office: group }) {
    const { isManager, isOffice, selfId, orgId, teachers } = useSchoolTeachers();
    const school = useOfficeCall(isManager && orgId !== undefined ? ['organization', orgId] : null, (calls) =>
      calls.organization.queryById({ id: orgId ?? '' }),
    );
    const schools = useClassSchools(isOffice);
    const opened = useOfficeCall(openId === null ? null : ['grade', openId], (calls) => detailOf(calls, openId ?? ''));
    const ofSchool = openId === null ? schools?.chosenId : opened.data?.staff?.orgId;
    const officeTeachers = useTeachersOf(isOffice ? ofSchool : undefined);
    const courses = useOfficeCall(
      ['courses', 'names'],
      async (calls) => (await calls.course.querySimpleList({ size: MAX_PAGE_SIZE, kind: 'course' })).content,
    );
    return {
      base: `/web/${group}`,
      courses: courses.data ?? [],
      today: dateText(useNow()),
      teachers: schools ? officeTeachers : isManager ? teachers : null,
      schools,
      selfId,
      isManager,
      maySetPrice: isOffice || school.data?.maySetPrice === true,
      opened: loaded(opened),
    };
  },
  read: (calls, { status, ...input }) => calls.grade.queryList({ ...input, ...(status && { statusList: [status] }) }),
  acts: ({ known: { opened, schools, ...may } }) => ({
    create: (calls, form) => {
      const settings = givenBy(settingsOf(form, { groups: [] }), may);
      return calls.grade.create({ ...settings, ...(schools && { orgId: form.orgId }) });
    },
    update: (calls, { id, staff }, form) => {
      const settings = givenBy(settingsOf(form, { groups: opened.data?.groups ?? [] }), may);
      return calls.grade.update({ id, version: staff?.version ?? 0, ...settings });
    },
    publish: (calls, { id }) => calls.grade.publish({ id }),
    unpublish: (calls, { id }) => calls.grade.unpublish({ id }),
    stop: (calls, { id }, { reason }) => calls.grade.stop({ id, reason }),
    copy: (calls, { id }) => calls.grade.create({ copyOf: id }),
    pin: (calls, { id }) => calls.grade.addGradeToMine({ id, pinned: true }),
    unpin: (calls, { id }) => calls.grade.addGradeToMine({ id, pinned: false }),
    remove: (calls, { id }) => calls.grade.delete({ id }),
  }),
});
