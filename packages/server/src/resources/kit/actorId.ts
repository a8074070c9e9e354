import type { Actor } from '../../sessions/actor.ts';

/** Who a row was made by. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'member':
      return actor.memberId;
    case 'user':
      return actor.userId;
    case 'anonymous':
      return null;
    default:
      return actor satisfies never;
  }
}
