import { Rights } from '@aosai/ui/screens/Rights';
import { officePage } from '../officePage.tsx';

const BMS = { quiet: true, group: 'bms' } as const;

/** /bms/right: what membership cards bring. */
export const Component = officePage(Rights, 'right', {
  read: (calls, input) => calls.right.queryList(input, BMS),
  acts: {
    create: (calls, form) => calls.right.create(form, BMS),
    update: (calls, { id, version }, form) => calls.right.update({ id, version, ...form }, BMS),
    publish: (calls, { id }) => calls.right.publish({ id }, BMS),
    unpublish: (calls, { id }) => calls.right.unpublish({ id }, BMS),
    remove: (calls, { id }) => calls.right.delete({ id }, BMS),
  },
});
