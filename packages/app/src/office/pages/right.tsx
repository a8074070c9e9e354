import { freeFieldOf } from '@aosai/api/domain/freeQuotaForm';
import { FREE_QUOTAS } from '@aosai/api/domain/freeQuotas';
import { Rights } from '@aosai/ui/screens/Rights';
import { loaded } from '../../loaded.ts';
import { officePage } from '../officePage.tsx';
import { useOfficeCall } from '../useOfficeCall.ts';

const BMS = { quiet: true, group: 'bms' } as const;
const QUIET = { quiet: true };
const MANY = 50;

/** /bms/right: what membership cards bring, and what everybody has without one. */
export const Component = officePage(Rights, 'right', {
  useKnown() {
    const free = useOfficeCall(
      ['freeQuotas'],
      async (calls) => (await calls.config.queryList({ keyword: 'free.', size: MANY }, QUIET)).content,
    );
    return { free: loaded(free) };
  },
  read: (calls, input) => calls.right.queryList(input, BMS),
  acts: ({ known }) => ({
    create: (calls, form) => calls.right.create(form, BMS),
    update: (calls, { id, version }, form) => calls.right.update({ id, version, ...form }, BMS),
    publish: (calls, { id }) => calls.right.publish({ id }, BMS),
    unpublish: (calls, { id }) => calls.right.unpublish({ id }, BMS),
    remove: (calls, { id }) => calls.right.delete({ id }, BMS),
    async setFree(calls, quotas) {
      for (const { configKey } of Object.values(FREE_QUOTAS)) {
        const row = known.free.data?.find(({ key }) => key === configKey);
        const value = String(quotas[freeFieldOf(configKey)]);
        if (!row) await calls.config.create({ key: configKey, value, isPublic: true }, QUIET);
        else if (row.excerpt !== value) {
          const { id, version, isPublic } = row;
          await calls.config.update({ id, version, value, isPublic }, QUIET);
        }
      }
    },
  }),
});
