import type { FormOf } from '@aosai/api/kit/fields';
import type { firstManagerFields } from '@aosai/api/schools/organizations';
import type { NewAccount } from '@aosai/ui/screens/accounts/MadeAccount';
import { type OrganizationContact, Organizations } from '@aosai/ui/screens/schools/Organizations';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useAosai } from '../kit/context.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { profileOfRow } from './organizationInput.ts';

/** The first manager in the shape of the call. */
const managerOf = ({ manager, managerName, managerMobile, managerAccount }: FormOf<typeof firstManagerFields>) =>
  manager === 'fresh'
    ? { kind: 'fresh' as const, name: managerName ?? '', mobile: managerMobile }
    : { kind: 'known' as const, account: managerAccount ?? '' };

/** The list without filters, so that the new one is in it, with its drawer open. */
const organizationPage = (id: string): string => `?open=${id}`;

/** Where members sign in; the operator's own door is another. */
const learnersDoor = (): string => `${location.origin}/web/`;

/** /bms/organization: the organizations of the platform. */
export const PlatformOrganizations = officePage(Organizations, 'organization', {
  read: (calls, { status, ...input }) =>
    calls.organization.queryList({ ...input, ...(status && { statusList: [status] }) }),
  useKnown({ openId }) {
    const { client } = useAosai();
    const [made, setMade] = useState<(NewAccount & { organizationId: string }) | null>(null);
    const [asking, setAsking] = useState(false);
    const [contact, setContact] = useState<({ id: string } & OrganizationContact) | null>(null);
    // Closing the row hides the contact; showing it again is logged again.
    if (contact !== null && contact.id !== openId) setContact(null);
    return {
      made,
      show: setMade,
      noted: () => setMade(null),
      openMade: () => {
        if (made) navigate(organizationPage(made.organizationId));
        setMade(null);
      },
      contact,
      asking,
      // Repeated presses during a request must not create several log entries.
      showContact: (id: string) => {
        if (asking) return;
        setAsking(true);
        void client.organization
          .showContact({ id })
          .then(
            (found) => setContact({ id, ...found }),
            // The client has shown the failure already.
            () => null,
          )
          .finally(() => setAsking(false));
      },
    };
  },
  acts: ({ known: { show } }) => ({
    async create(calls, { manager, managerName, managerMobile, managerAccount, ...profile }) {
      const first = managerOf({ manager, managerName, managerMobile, managerAccount });
      const made = await calls.organization.create({ ...profile, logo: null, manager: first });
      const { name, account, password } = made.manager ?? { name: '', account: '', password: null };
      if (password === null) navigate(organizationPage(made.id));
      else show({ name, account, initialPassword: password, address: learnersDoor(), organizationId: made.id });
    },
    update: (calls, { id, version, logo }, form) => calls.organization.update({ id, version, logo, ...form }),
    pass: (calls, { id }, { quota }) => calls.organization.pass({ id, quota }),
    reject: (calls, { id }, { reason }) => calls.organization.reject({ id, reason }),
    disable: (calls, row, { reason }) => calls.organization.update({ ...profileOfRow(row), disabled: { reason } }),
    enable: (calls, row) => calls.organization.update({ ...profileOfRow(row), disabled: { reason: null } }),
  }),
});
