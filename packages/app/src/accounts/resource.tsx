import { Resources } from '@aosai/ui/screens/accounts/Resources';
import { officePage } from '../kit/office/officePage.tsx';

/** /bms/resource: the resources and operations that permissions refer to. */
export const Component = officePage(Resources, 'resource', {
  parts: (_, rows) => rows.flatMap(({ operations }) => operations),
  read: (calls, { isGone, ...input }) =>
    calls.resource.queryList({ ...input, ...(isGone && { isGone: isGone === 'true' }) }),
  acts: {
    update: (calls, { id, version }, form) => calls.resource.update({ id, version, ...form }),
    remove: (calls, { id }) => calls.resource.delete({ id }),
    updateOperation: (calls, { id, version }, form) => calls.resourceOperation.update({ id, version, ...form }),
    removeOperation: (calls, { id }) => calls.resourceOperation.delete({ id }),
  },
});
