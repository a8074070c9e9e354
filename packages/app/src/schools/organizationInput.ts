import type { OrganizationItem } from '@aosai/api/schools/organization.contract';

/** The profile fields of a row, for an `update` that changes something else. */
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
