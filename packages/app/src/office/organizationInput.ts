import type { OrganizationItem } from '@aosai/api/contract/types';
import type { OfficeForm } from '@aosai/ui/screens/Organizations';

type Profile = Omit<OfficeForm, 'quota'>;

/** A form of an organization as the calls take it: what is empty is nothing. */
export const profileInput = ({ name, creditCode, contact, contactMobile, intro }: Profile, logo: string | null) => ({
  name,
  contact,
  logo,
  creditCode: creditCode || null,
  contactMobile: contactMobile || null,
  intro: intro || null,
});

/** A quota as it was typed; null without limit. */
export const quotaInput = (text: string | number): number | null => (String(text) === '' ? null : Number(text));

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
