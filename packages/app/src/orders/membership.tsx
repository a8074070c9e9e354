import { Memberships } from '@aosai/ui/screens/orders/Memberships';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

const BMS = { quiet: true, group: 'bms' } as const;

/** /bms/membership: the cards on sale. */
export const Component = officePage(Memberships, 'membership', {
  useKnown() {
    const rights = useOfficeCall(['rights'], async (calls) => (await calls.right.queryList({}, BMS)).content);
    return { rights: loaded(rights) };
  },
  read: (calls, input) => calls.membership.queryList(input, BMS),
  acts: {
    create: (calls, card) => calls.membership.create(card, BMS),
    update: (calls, { id, version }, card) => calls.membership.update({ id, version, ...card }, BMS),
    publish: (calls, { id }) => calls.membership.publish({ id }, BMS),
    unpublish: (calls, { id }) => calls.membership.unpublish({ id }, BMS),
    remove: (calls, { id }) => calls.membership.delete({ id }, BMS),
  },
});
