import { useCurrent } from '../kit/context.ts';
import { PlatformOrganizations } from './platformOrganizations.tsx';
import { SchoolProfile } from './schoolProfile.tsx';

/** /bms|edms/organization: the platform's list of organizations, or a school's profile. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <PlatformOrganizations /> : <SchoolProfile />;
}
