import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';
import { useCurrent } from '../kit/context.ts';

/**
 * Teachers for the platform's office to choose from: of a school, or for null of the whole platform, where the account
 * distinguishes masked names. Fetches nothing for `undefined`.
 */
export function useTeachersOf(orgId: string | null | undefined): readonly { id: string; name: string }[] {
  const found = useOfficeCall(orgId === undefined ? null : ['teachersOf', orgId], async (calls) => {
    if (orgId) {
      const filter = { orgId, role: 'teacher', status: 'active', size: MAX_PAGE_SIZE } as const;
      const { content } = await calls.organizationMember.queryList(filter);
      return content.flatMap(({ memberId, shownName }) => (memberId === null ? [] : { id: memberId, name: shownName }));
    }
    const { content } = await calls.member.queryList({ type: 'teacher', status: '1', size: MAX_PAGE_SIZE });
    return content.map(({ id, shownName, account }) => ({ id, name: `${shownName} · ${account}` }));
  });
  return found.data ?? [];
}

/** The teachers of the current school, if the person manages it. */
export function useSchoolTeachers() {
  const current = useCurrent();
  const self = current?.realm === 'member' ? current.member : null;
  const isManager = current?.realm === 'user' || (self?.organization?.roles.includes('manager') ?? false);
  const teachers = useOfficeCall(self && isManager ? ['organizationTeachers'] : null, async (calls) => {
    const filter = { role: 'teacher', status: 'active', size: MAX_PAGE_SIZE } as const;
    const { content } = await calls.organizationMember.queryList(filter);
    return content.flatMap(({ memberId, shownName }) => (memberId === null ? [] : { id: memberId, name: shownName }));
  });
  return {
    isManager,
    isOffice: current?.realm === 'user',
    selfId: self?.id ?? null,
    orgId: self?.organization?.id,
    teachers: teachers.data ?? [],
  };
}
