import type { ResourceHandlers } from '../../kit/context.ts';
import { memberCard } from './memberCard.ts';
import { memberDetail } from './memberDetail.ts';
import { memberLists } from './memberLists.ts';
import { memberPasswords } from './memberPasswords.ts';
import { memberUnlock } from './memberUnlock.ts';
import { memberUpdate } from './memberUpdate.ts';
import { memberWeChat } from './memberWeChat.ts';
import { memberSelfOf } from '../sessions/current.ts';
import { memberActor } from '../../kit/actor.ts';

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
