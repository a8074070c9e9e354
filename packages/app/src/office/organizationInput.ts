import type { OrganizationItem } from '@aosai/api/contract/types';

/** A row as `update` takes it, when something else than its profile changes. */
export const profileOfRow = ({ id, version, name, creditCode, contact, logo, intro }: OrganizationItem) => ({
  id,
  version,
  name,
  creditCode,
  contact,
  contactMobile: null,
  logo,
  intro,
});
