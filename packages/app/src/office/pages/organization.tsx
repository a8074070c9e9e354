import { useCurrent } from '../../context.ts';
import { PlatformOrganizations } from './platformOrganizations.tsx';
import { SchoolProfile } from './schoolProfile.tsx';

/** The platform has a list of organizations, a school its own entry. */
export function Component() {
  return useCurrent()?.realm === 'user' ? <PlatformOrganizations /> : <SchoolProfile />;
}
