import { Resources } from '@aosai/ui/screens/accounts/Resources';
import { officePage } from '../kit/office/officePage.tsx';

const QUIET = { quiet: true };

/** /bms/resource: the resources and operations that permissions refer to. */
export const Component = officePage(Resources, 'resource', {
  parts: (_, rows) => rows.flatMap(({ operations }) => operations),
  read: (calls, { isGone, ...input }) =>
    calls.resource.queryList({ ...input, ...(isGone && { isGone: isGone === 'true' }) }, QUIET),
  acts: {
    update: (calls, { id, version }, form) => calls.resource.update({ id, version, ...form }, QUIET),
    remove: (calls, { id }) => calls.resource.delete({ id }, QUIET),
    updateOperation: (calls, { id, version }, form) => calls.resourceOperation.update({ id, version, ...form }, QUIET),
    removeOperation: (calls, { id }) => calls.resourceOperation.delete({ id }, QUIET),
  },
});
