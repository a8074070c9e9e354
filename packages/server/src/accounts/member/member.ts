import type { ResourceHandlers } from '../../kit/context.ts';
import { memberCard } from './memberCard.ts';
import { memberDetail } from './memberDetail.ts';
import { memberLists } from './memberLists.ts';
import { memberPasswords } from './memberPasswords.ts';
import { memberUpdate } from './memberUpdate.ts';
import { memberWeChat } from './memberWeChat.ts';
import { memberSelfOf } from '../sessions/current.ts';
import { memberActor } from '../../kit/actor.ts';
import { lockMembers } from './memberScope.ts';
import { forgetPersonTries } from '../signIn/personTries.ts';
import { audited } from '../../kit/rows/audited.ts';

const memberUnlock = {
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

/** Calls on accounts; `handlers.ts` adds those of schools, rights and practice. */
export const member = {
  queryCurrent: (context) => memberSelfOf(context, memberActor(context)),
  ...memberLists,
  ...memberDetail,
  ...memberCard,
  ...memberUnlock,
  ...memberUpdate,
  ...memberPasswords,
  ...memberWeChat,
} satisfies Partial<ResourceHandlers<'member'>>;
