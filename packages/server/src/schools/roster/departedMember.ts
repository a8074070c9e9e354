import type { KnownPerson, member } from '../../db/schema/people.ts';

/** The data that an organization keeps of a member who leaves; it does not see later changes of the account. */
export const departedMember = ({
  name,
  mobileEnc,
  mobileHash,
}: Pick<typeof member.$inferSelect, 'name' | 'mobileEnc' | 'mobileHash'>): KnownPerson => ({
  name,
  mobileEnc,
  mobileHash,
});
