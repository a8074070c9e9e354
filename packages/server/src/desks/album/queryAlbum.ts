import { findMember } from '../../accounts/member/memberScope.ts';
import { memberActor } from '../../kit/actor.ts';
import type { ResourceHandlers } from '../../kit/context.ts';
import { engineOf } from '../../kit/engineOf.ts';
import { albumOf, pointSeals } from './albumOf.ts';

/** The seals of the caller, or of a guardian's child. Throws NOT_FOUND. */
export const queryAlbum: ResourceHandlers<'desk'>['queryAlbum'] = async (context, { memberId }) => {
  const wanted = memberId ?? memberActor(context).memberId;
  const { id, name } = await findMember(context, ['own', 'child'], wanted);
  const call = engineOf(context);
  return { memberId: id, memberName: name, ...(await albumOf(call, id)), points: await pointSeals(call, id) };
};
