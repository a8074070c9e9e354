import { DEFAULT_APP_ID } from '@aosai/api/kit/constants';
import { type OfficePage, officePagesOf } from './officePages.ts';
import type { Office } from '../../kit/pageTable.ts';
import type { Current } from '@aosai/api/accounts/auth.contract';

type OfficeRole = 'manager' | 'teacher';

/** A person's access to a back office: its name, and the rights they have there. */
export interface OfficeAccess {
  title: string;
  /** File names of the school's logo and the person's avatar. */
  logo: string | null;
  portrait: string | null;
  person: string;
  rights: readonly string[];
  /** Other schools the person manages or teaches at. */
  otherSchools: readonly { id: string; name: string; logo: string | null }[];
}

const isOfficeRole = (role: string): role is OfficeRole => role === 'manager' || role === 'teacher';

const rightsOf = (pages: readonly OfficePage[]): string[] => [...new Set(pages.flatMap(({ right }) => right ?? []))];

/** Rights of roles in a school: managers get all pages, teachers only those for teaching. */
const schoolRights = (roles: readonly OfficeRole[]): string[] =>
  rightsOf(officePagesOf('edms').filter(({ teaches }) => teaches || roles.includes('manager')));

/** A super user gets all pages, those about the whole server only in the first app. */
const superRights = (appId: string): string[] =>
  rightsOf(officePagesOf('bms').filter(({ ofServer }) => !ofServer || appId === DEFAULT_APP_ID));

/** The app whose office it is. */
interface OfficeApp {
  title: string;
  appId: string;
}

/**
 * The person's access to an office: users to the platform's, managers and teachers to their school's. Null for others.
 */
export function officeAccess(office: Office, current: Current, app: OfficeApp): OfficeAccess | null {
  if (current.realm === 'user') {
    if (office !== 'bms') return null;
    const { name, isSuper, permissions } = current.user;
    return {
      title: `${app.title} · 管理`,
      logo: null,
      portrait: null,
      person: name,
      rights: isSuper ? superRights(app.appId) : permissions,
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

/** Where an office begins for somebody: the first entry of the menu that their rights open. */
export const firstPageOf = (office: Office, rights: readonly string[]): OfficePage | undefined =>
  officePagesOf(office).find((page) => !page.isBelow && opensTo(page, rights));

/** Whether rights open a page of an office. */
export const opensTo = ({ right }: OfficePage, rights: readonly string[]): boolean =>
  right === null || rights.includes(right);
