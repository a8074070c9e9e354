import type { ResourceHandlers } from '../../kit/context.ts';
import { memberBatch } from '../../schools/member/memberBatch.ts';
import { memberCard } from './memberCard.ts';
import { memberDetail } from './memberDetail.ts';
import { memberLists } from './memberLists.ts';
import { memberPasswords } from './memberPasswords.ts';
import { memberPwdReset } from '../../schools/member/memberPwdReset.ts';
import { memberStanding } from '../../practice/mastery/memberStanding.ts';
import { memberStates } from '../../schools/member/memberStates.ts';
import { memberTeachers } from '../../schools/member/memberTeachers.ts';
import { memberUnlock } from './memberUnlock.ts';
import { memberUpdate } from './memberUpdate.ts';
import { memberWeChat } from './memberWeChat.ts';
import { memberSelfOf } from '../sessions/current.ts';
import { memberActor } from '../../kit/actor.ts';

export const member = {
  queryCurrent: (context) => memberSelfOf(context, memberActor(context)),
  ...memberStanding,
  ...memberTeachers,
  ...memberLists,
  ...memberDetail,
  ...memberCard,
  ...memberBatch,
  ...memberStates,
  ...memberUnlock,
  ...memberUpdate,
  ...memberPasswords,
  ...memberPwdReset,
  ...memberWeChat,
} satisfies ResourceHandlers<'member'>;
