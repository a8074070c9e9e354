import { and, ilike, type SQL } from 'drizzle-orm';
import { memberMembership as held } from '../../db/schema/cards.ts';
import { heldState, isInState } from './heldCards.ts';
import type { CallContext, ResourceHandlers } from '../../kit/context.ts';
import { datesAsText } from '../../kit/rows/datesAsText.ts';
import { crud } from '../../kit/rows/crud.ts';
import { containing } from '../../kit/rows/listOrder.ts';
import { maskedMembers, memberKeyword } from '../../accounts/member/maskedMembers.ts';
import { memberRowScope } from '../../kit/scope.ts';

const heldCards = crud(held, {
  log: 'memberMembership',
  logged: ['memberId', 'membershipId', 'name'],
  visible: (context) =>
    memberRowScope(context, { appId: held.appId, memberId: held.memberId }, ['own', 'child', 'office']),
  more: maskedMembers,
  view: (row, { services }, memberOf) => ({
    ...datesAsText(row),
    member: memberOf(row.memberId),
    state: heldState(row, services.now()),
  }),
});

/** The office searches for people; everybody else for a card, because a search would reveal masked names. */
function foundBy(context: CallContext, keyword: string | undefined): SQL | undefined {
  if (context.actor.kind === 'user') return memberKeyword(context, held.memberId, keyword);
  return keyword ? ilike(held.name, containing(keyword)) : undefined;
}

export const memberMembership = {
  queryList: heldCards.list({
    equal: ['memberId', 'membershipId', 'type'],
    where: ({ state, keyword }, context) =>
      and(state && isInState(state, context.services.now()), foundBy(context, keyword)),
    sort: ['startDate', 'expireDate'],
    order: ['expireDate,desc', 'id,desc'],
  }),
} satisfies ResourceHandlers<'memberMembership'>;
