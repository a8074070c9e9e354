import type { ResourceHandlers } from '../../context.ts';
import { lockMembers } from './memberScope.ts';
import { forgetPersonTries } from '../personTries.ts';
import { act } from '../../kit/act.ts';

export const memberUnlock = {
  /** All of them or none; who is not locked stays as it is, and every opening is written down. */
  async unlock(context, { ids }) {
    const { appId } = context;
    return act(context, 'member:unlock', async (tx) => {
      const rows = await lockMembers(tx, context, ['student', 'organization', 'office'], ids);
      const personIds = rows.map(({ id }) => id);
      await forgetPersonTries(tx, { appId, realm: 'member', personIds });
      return { answer: { ids: [...new Set(ids)] }, told: personIds.map((target) => ({ target })) };
    });
  },
} satisfies Pick<ResourceHandlers<'member'>, 'unlock'>;
