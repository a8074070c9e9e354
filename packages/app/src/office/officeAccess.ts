import type { Current } from '@aosai/api/contract/types';
import { officeGroups, type OfficeRole, type OfficeWays, schoolRights } from '@aosai/ui/screens/OfficeLayout';

/** Somebody at their desk: whose back office it is, and which ways are open to them. */
export interface OfficeAccess {
  title: string;
  /** File names of the school's and the person's pictures. */
  logo: string | null;
  portrait: string | null;
  person: string;
  rights: readonly string[];
  /** Other schools that the person manages or teaches at. */
  otherSchools: readonly { id: string; name: string; logo: string | null }[];
}

const isOfficeRole = (role: string): role is OfficeRole => role === 'manager' || role === 'teacher';

const everyRight = (office: OfficeWays): string[] =>
  officeGroups(office).flatMap(({ items }) => items.flatMap(({ right }) => right ?? []));

/** Who may work in an office: users in the platform's, managers and teachers in their school's. Null for anybody else. */
export function officeAccess(office: OfficeWays, current: Current, siteTitle: string): OfficeAccess | null {
  if (current.realm === 'user') {
    if (office !== 'bms') return null;
    const { name, isSuper, permissions } = current.user;
    return {
      title: `${siteTitle} · 后台`,
      logo: null,
      portrait: null,
      person: name,
      rights: isSuper ? everyRight(office) : permissions,
      otherSchools: [],
    };
  }
  const { organization, organizations, name, avatar } = current.member;
  const roles = organization?.roles.filter(isOfficeRole) ?? [];
  if (office !== 'edms' || !organization || roles.length === 0) return null;
  const otherSchools = organizations.filter(({ id, roles: held }) => id !== organization.id && held.some(isOfficeRole));
  return {
    title: organization.name,
    logo: organization.logo,
    portrait: avatar,
    person: name,
    rights: schoolRights(roles),
    otherSchools,
  };
}

/** Ids of the ways of an office that have a page and that these rights open. */
export const offeredWays = (office: OfficeWays, pages: readonly string[], rights: readonly string[]): string[] =>
  officeGroups(office, pages).flatMap(({ items }) =>
    items.filter(({ right }) => right === undefined || rights.includes(right)).map(({ id }) => id),
  );
