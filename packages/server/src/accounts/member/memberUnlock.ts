import type { ResourceHandlers } from '../../kit/context.ts';
import { lockMembers } from './memberScope.ts';
import { forgetPersonTries } from '../signIn/personTries.ts';
import { audited } from '../../kit/rows/audited.ts';

export const memberUnlock = {
  /** Unlocks all of them or none; members who are not locked stay unchanged, and each unlocking is logged. */
  async unlock(context, { ids }) {
    const { appId } = context;
    return audited(context, 'member:unlock', async (tx) => {
      const rows = await lockMembers(tx, context, ['student', 'organization', 'office'], ids);
      const personIds = rows.map(({ id }) => id);
      await forgetPersonTries(tx, { appId, realm: 'member', personIds });
      return { answer: { ids: [...new Set(ids)] }, told: personIds.map((target) => ({ target })) };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'unlock'>;
