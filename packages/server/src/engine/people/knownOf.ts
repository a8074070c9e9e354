import type { KnownPerson, member } from '../../db/schema/people.ts';

/** What an organization keeps of someone who leaves it: later changes of the account are not its business. */
export const knownOf = ({
  name,
  mobileEnc,
  mobileHash,
}: Pick<typeof member.$inferSelect, 'name' | 'mobileEnc' | 'mobileHash'>): KnownPerson => ({
  name,
  mobileEnc,
  mobileHash,
});
