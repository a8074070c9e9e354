import type { Actor } from './actor.ts';

/** The id to store as a row's creator; null for an anonymous caller. */
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
