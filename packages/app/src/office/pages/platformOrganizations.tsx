import { Organizations } from '@aosai/ui/screens/Organizations';
import { officePage } from '../officePage.tsx';
import { profileOfRow } from '../organizationInput.ts';

const QUIET = { quiet: true };

/** /bms/organization: the organizations of the platform. */
export const PlatformOrganizations = officePage(Organizations, 'organization', {
  read: (calls, { status, ...input }) =>
    calls.organization.queryList({ ...input, ...(status && { statusList: [status] }) }, QUIET),
  acts: {
    create: (calls, form) => calls.organization.create({ ...form, logo: null }, QUIET),
    update: (calls, { id, version, logo }, form) => calls.organization.update({ id, version, logo, ...form }, QUIET),
    pass: (calls, { id }, { quota }) => calls.organization.pass({ id, quota }, QUIET),
    reject: (calls, { id }, { reason }) => calls.organization.reject({ id, reason }, QUIET),
    disable: (calls, row, { reason }) =>
      calls.organization.update({ ...profileOfRow(row), disabled: { reason } }, QUIET),
    enable: (calls, row) => calls.organization.update({ ...profileOfRow(row), disabled: { reason: null } }, QUIET),
  },
});
