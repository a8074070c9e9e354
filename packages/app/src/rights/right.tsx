import { Rights } from '@aosai/ui/screens/rights/Rights';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const BMS = { quiet: true, group: 'bms' } as const;

/** /bms/right: rights included in cards, and quotas that are free for everyone. */
export const Component = officePage(Rights, 'right', {
  useKnown() {
    const free = useOfficeCall(['freeQuotas'], (calls) => calls.right.queryFreeQuotas({}, BMS));
    return { free: loaded(free) };
  },
  read: (calls, input) => calls.right.queryList(input, BMS),
  acts: {
    create: (calls, form) => calls.right.create(form, BMS),
    update: (calls, { id, version }, form) => calls.right.update({ id, version, ...form }, BMS),
    publish: (calls, { id }) => calls.right.publish({ id }, BMS),
    unpublish: (calls, { id }) => calls.right.unpublish({ id }, BMS),
    remove: (calls, { id }) => calls.right.delete({ id }, BMS),
    setFree: (calls, quotas) => calls.right.setFreeQuotas(quotas, BMS),
  },
});
