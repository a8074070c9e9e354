import { Rights } from '@aosai/ui/screens/rights/Rights';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/right: rights included in cards, and quotas that are free for everyone. */
export const Component = officePage(Rights, 'right', {
  useKnown() {
    const free = useOfficeCall(['freeQuotas'], (calls) => calls.right.queryFreeQuotas({}));
    return { free: loaded(free) };
  },
  read: (calls, input) => calls.right.queryList(input),
  acts: {
    create: (calls, form) => calls.right.create({ ...form, code: null }),
    update: (calls, { id, version }, form) => calls.right.update({ id, version, ...form }),
    publish: (calls, { id }) => calls.right.publish({ id }),
    unpublish: (calls, { id }) => calls.right.unpublish({ id }),
    remove: (calls, { id }) => calls.right.delete({ id }),
    setFree: (calls, quotas) => calls.right.setFreeQuotas(quotas),
  },
});
