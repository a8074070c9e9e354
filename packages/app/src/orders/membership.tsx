import { Memberships } from '@aosai/ui/screens/orders/Memberships';
import { loaded } from '../kit/loaded.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/membership: the cards on sale. */
export const Component = officePage(Memberships, 'membership', {
  useKnown() {
    const rights = useOfficeCall(['rights'], async (calls) => (await calls.right.queryList({})).content);
    return { rights: loaded(rights) };
  },
  read: (calls, input) => calls.membership.queryList(input),
  acts: {
    create: (calls, card) => calls.membership.create(card),
    update: (calls, { id, version }, card) => calls.membership.update({ id, version, ...card }),
    publish: (calls, { id }) => calls.membership.publish({ id }),
    unpublish: (calls, { id }) => calls.membership.unpublish({ id }),
    remove: (calls, { id }) => calls.membership.delete({ id }),
  },
});
