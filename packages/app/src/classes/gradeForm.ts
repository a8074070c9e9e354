import { dateText } from '@aosai/api/kit/beijing';
import type { Client } from '@aosai/api/client/client';
import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { type ClassSchools, type GradeForm, type GradesKnown, groupsOf } from '@aosai/ui/screens/classes/Classes';
import { useState } from 'react';
import { loaded } from '../kit/loaded.ts';
import { useCall } from '../kit/useCall.ts';
import { useNow } from '../kit/useNow.ts';
import type { Office } from '../kit/pageTable.ts';
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

/** The settings of a form; groups that keep their names keep their members. */
export const settingsOf = (
  { groups, intro, notes, enrollStartAt, enrollEndAt, orgId: _orgId, ...form }: GradeForm,
  known: KnownGroups,
) => ({
  ...form,
  ...(enrollStartAt !== null && { enrollStartAt }),
  ...(enrollEndAt !== null && { enrollEndAt }),
  intro: intro ?? '',
  notes: notes ?? '',
  groups: groupsOf(groups, known.groups),
});

/** Leaves out what the person may not set: only managers can make a class public, and prices need permission. */
export const givenBy = (
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

/** What the form of a class needs to know; `openId` is the class to change, null for a new one. */
export function useGradesKnown(office: Office, openId: string | null): GradesKnown {
  const { isManager, isOffice, selfId, orgId, teachers } = useSchoolTeachers();
  const school = useOfficeCall(isManager && orgId !== undefined ? ['organization', orgId] : null, (calls) =>
    calls.organization.queryById({ id: orgId ?? '' }),
  );
  const schools = useClassSchools(isOffice);
  const opened = useOfficeCall(openId === null ? null : ['gradeForm', openId], (calls) =>
    detailOf(calls, openId ?? ''),
  );
  const ofSchool = openId === null ? schools?.chosenId : opened.data?.staff?.orgId;
  const officeTeachers = useTeachersOf(isOffice ? ofSchool : undefined);
  const isTeacher = !isOffice && !isManager;
  const colleagues = useCall(isTeacher ? ['teachers', selfId] : null, (calls) => calls.member.queryMineTeacherList({}));
  const courses = useOfficeCall(
    ['courses', 'names'],
    async (calls) => (await calls.course.querySimpleList({ size: MAX_PAGE_SIZE, kind: 'course' })).content,
  );
  return {
    base: `/web/${office}`,
    courses: courses.data ?? [],
    today: dateText(useNow()),
    teachers: schools ? officeTeachers : isManager ? teachers : null,
    colleagues: colleagues.data?.teacherList ?? [],
    schools,
    selfId,
    isManager,
    maySetPrice: isOffice || school.data?.maySetPrice === true,
    opened: loaded(opened),
  };
}
